/** The text of an answer; null when it is longer than so many bytes, is no UTF-8, or breaks off. */
export async function readLimited({ body }: Response, limit: number): Promise<string | null> {
  if (!body) return null;
  const reader = body.getReader();
  // a mark at the beginning stays where it is
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let text = '';
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > limit) {
        void reader.cancel().catch(() => {});
        return null;
      }
      text += decoder.decode(part.value, { stream: true });
    }
    return text + decoder.decode();
  } catch {
    return null;
  }
}
