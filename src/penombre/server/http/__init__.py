"""What people reach from outside: endpoints, the sockets of rooms, the web client, and the guard before them."""
