/** Gives the next number from 0 up to 1. */
export type Random = () => number;

/** Random numbers that are the same for the same seed, on every machine (mulberry32). */
export function random(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The list in random order; every order is as likely (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], next: Random): T[] {
  const rest = [...list];
  return list.flatMap(() => rest.splice(Math.floor(next() * rest.length), 1));
}
