/** The Albanian alphabet: nine pairs of characters are one letter each, and ç and ë follow c and e (design §18). */

const ALPHABET = 'a b c ç d dh e ë f g gj h i j k l ll m n nj o p q r rr s sh t th u v w x xh y z zh'.split(' ');
const RANK = new Map(ALPHABET.map((letter, index) => [letter, index]));
const LETTERS = /\d+|dh|gj|ll|nj|rr|sh|th|xh|zh|./gsu;

/** Marks, then numbers by value, then letters. */
function weight(token: string): [kind: number, rank: number] {
  if (/^\d/.test(token)) return [1, Number(token)];
  const rank = RANK.get(token) ?? RANK.get(token.normalize('NFD').charAt(0));
  return rank === undefined ? [0, token.codePointAt(0) ?? 0] : [2, rank];
}

const letters = (text: string): string[] => text.normalize('NFC').toLowerCase().match(LETTERS) ?? [];

/** Order of two names; upper and lower case and foreign accents are equal, "Fusha 2" stands before "Fusha 10". */
export function compareAlbanian(a: string, b: string): number {
  const [left, right] = [letters(a), letters(b)];
  for (const [index, token] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    const [kind, rank] = weight(token);
    const [otherKind, otherRank] = weight(other);
    const difference = kind - otherKind || rank - otherRank;
    if (difference !== 0) return Math.sign(difference);
  }
  return left.length === right.length ? 0 : -1;
}
