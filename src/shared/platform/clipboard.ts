/** Puts text on the clipboard; false when the browser has none or refuses (ledger ERR-10, ERR-11). */
export async function copyText(
  text: string,
  clipboard: Pick<Clipboard, 'writeText'> | null = browserClipboard(),
): Promise<boolean> {
  if (!clipboard) return false;
  try {
    await clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Pages that do not come over https have none, whatever the DOM's types say. */
const browserClipboard = (): Clipboard | null => ('clipboard' in navigator ? navigator.clipboard : null);
