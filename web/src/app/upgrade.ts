// After an upgrade of the server the parts that an old page still asks for are gone: the page is fetched anew, once.

const KEY = "penombre.reloaded";
/** Whatever is still missing so soon after a reload is not brought by another one. */
const AGAIN = 60_000;

/** Watch for parts that cannot be fetched. */
export function followUpgrades(reload: () => void = () => location.reload()): () => void {
  const failed = async () => {
    // Without a network nothing is old: a reload would only take away what is on the screen.
    if (!reloadedLately() && (await serverThere()) && remember()) reload();
  };
  addEventListener("vite:preloadError", failed);
  return () => removeEventListener("vite:preloadError", failed);
}

async function serverThere(): Promise<boolean> {
  try {
    return (await fetch("/healthz", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

function reloadedLately(): boolean {
  try {
    return Math.abs(Date.now() - Number(sessionStorage.getItem(KEY))) < AGAIN;
  } catch {
    return true;
  }
}

/** Whether it is remembered: what cannot be must not happen, or it would happen for ever. */
function remember(): boolean {
  if (reloadedLately()) return false;
  try {
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
