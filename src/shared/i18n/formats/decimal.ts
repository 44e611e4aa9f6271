/** Digits of a number, without `Intl`: its first number format delays the first page by up to 30 ms on a phone. */

/** Integer digits (with the minus sign) and fraction digits of a number, rounded to at most so many decimals. */
export function decimalParts(n: number, maxDecimals: number): [whole: string, fraction: string] {
  if (Number.isSafeInteger(n)) return [String(n), '']; // most numbers
  // by decimal digits, as ICU rounds: the binary value of 1.0005 lies a little below it
  const shifted = Math.round(Number(`${Math.abs(n)}e${maxDecimals}`));
  const rounded = Number.isNaN(shifted) ? n : (Math.sign(n) * shifted) / 10 ** maxDecimals; // '1e-7' has an exponent
  const [whole = '', fraction = ''] = rounded.toFixed(maxDecimals).split('.');
  return [whole, fraction.replace(/0+$/, '')];
}

/** '1234567' with ',' is '1,234,567'. */
export const groupThousands = (digits: string, separator: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, separator);
