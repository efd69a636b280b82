// Copying a text: a page without a clipboard (a home network without encryption) selects it in a field nobody sees.

/** Copy this; whether it was done. */
export const copy = async (text: string): Promise<boolean> => (await written(text)) || selected(text);

async function written(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function selected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  return copied;
}
