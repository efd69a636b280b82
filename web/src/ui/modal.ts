// What makes a `<dialog>` a window over the page while it is there: the focus goes back where it was afterwards.

export function modal(dialog: HTMLDialogElement) {
  const before = document.activeElement as HTMLElement | null;
  dialog.showModal();
  return {
    destroy() {
      dialog.close();
      before?.focus?.();
    },
  };
}
