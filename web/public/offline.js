// Leaves this page as soon as there is a network: at the browser's word, and by trying now and then.

const back = async () => {
  try {
    if ((await fetch("/healthz", { cache: "no-store" })).ok) location.reload();
  } catch {
    // Still nothing.
  }
};

addEventListener("online", back);
setInterval(back, 5000);
