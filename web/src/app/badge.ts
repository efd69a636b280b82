// The mark on the app's icon, where the device has one.

interface Badged {
  setAppBadge?(count?: number): Promise<void>;
  clearAppBadge?(): Promise<void>;
}

export function showBadge(on: boolean): void {
  const device: Badged = navigator;
  // A device without badges, or one that does not let us, is no fault.
  (on ? device.setAppBadge?.() : device.clearAppBadge?.())?.catch(() => undefined);
}
