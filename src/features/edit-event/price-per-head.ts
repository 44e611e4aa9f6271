/** A head pays in whole coins of this value, in lek (decision 041). */
const COIN = 50;

/** What each pays of a total, rounded up so that together they never pay less; null where there is nothing to pay, or no heads. */
export function pricePerHead(total: number, heads: number): number | null {
  if (total <= 0 || !Number.isInteger(heads) || heads < 1) return null;
  return Math.ceil(total / heads / COIN) * COIN;
}
