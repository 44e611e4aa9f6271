/** "1.500", "1,500", "1 500", "1.500.000": one mark, before every three digits. */
const GROUPED = /^-?[1-9]\d{0,2}([.,\s])\d{3}(\1\d{3})?$/;

/**
 * Lek as they are typed: a number, '' where nothing is, or the text as it is where it is no whole number, for the schema to
 * refuse (CRT-09). Marks between thousands are left out; "1500,00" or "15.5" must not become another amount (design §1.4).
 */
export function typedLek(text: string): number | string {
  const typed = text.trim();
  const bare = GROUPED.test(typed) ? typed.replaceAll(/[\s.,]/g, '') : typed;
  return /^-?\d{1,9}$/.test(bare) ? Number(bare) : typed;
}
