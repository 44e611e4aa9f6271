/** What a model says to a person: words that came finished (a server's message), or a key that the view translates. */
export type Wording<Key extends string = string> = { text: string } | { key: Key; params?: Readonly<Record<string, string | number>> };

/** True when both would always be shown as the same words. */
export const sameWording = (a: Wording | undefined, b: Wording | undefined): boolean => fingerprint(a) === fingerprint(b);

function fingerprint(wording: Wording | undefined): string {
  if (!wording) return '';
  if ('text' in wording) return JSON.stringify(['text', wording.text]);
  const params = Object.entries(wording.params ?? {}).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(['key', wording.key, params]);
}
