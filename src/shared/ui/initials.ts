/** Up to two capital letters for a crest: first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s\-–_.]+/u).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const letters = [first, last].map((word) => (word === undefined ? '' : (Array.from(word)[0] ?? '')));
  return letters.join('').toUpperCase() || '?';
}
