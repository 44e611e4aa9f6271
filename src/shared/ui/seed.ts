/** FNV-1a: the same id gives the same picture on every device. */
export function seedOf(id: string | number): number {
  let hash = 0x811c9dc5;
  for (const letter of String(id)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  // FNV leaves neighbouring ids close in the low bits, which are the ones `pick` uses.
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** One of the choices, decided by the seed; `turn` gives independent decisions from one seed. */
export function pick<const A extends readonly [unknown, ...unknown[]]>(choices: A, seed: number, turn = 0): A[number] {
  const index = Math.floor(seed / 13 ** turn) % choices.length;
  return choices[index] ?? choices[0];
}
