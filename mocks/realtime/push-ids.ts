const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';

/** Keys of 20 characters that sort by time, and within one millisecond by order of creation. */
export function createPushIds(): (now: number) => string {
  let count = 0;
  return (now) => digits(now, 8) + digits((count += 1), 12);
}

function digits(value: number, length: number): string {
  let text = '';
  for (let rest = value; text.length < length; rest = Math.floor(rest / 64)) text = (DIGITS[rest % 64] ?? '-') + text;
  return text;
}
