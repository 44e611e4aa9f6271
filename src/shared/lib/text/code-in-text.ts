/**
 * The code of `length` digits in pasted text, e.g. "Fusha: 123 456"; null without one. A longer number holds no code.
 */
export const codeInText = (text: string, length: number): string | null =>
  [...text.replaceAll(/(?<=\d)[\s-](?=\d)/g, '').matchAll(/\d+/g)].find(([digits]) => digits.length === length)?.[0] ??
  null;

/** True for exactly `length` digits. */
export const isCode = (text: string, length: number): boolean => text.length === length && /^\d+$/.test(text);
