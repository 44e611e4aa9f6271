/** Default handler of an effect whose real one is given to `fork({ handlers })` when the app starts, and by tests. */
export function unbound(): never {
  throw new Error('unbound effect');
}
