// Copying to the clipboard. Pages on plain http have no clipboard API; there the old command still works on a selection.

export async function copyText(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (field === null) return false;
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
