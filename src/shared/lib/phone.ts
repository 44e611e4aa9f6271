/** International (optional +, 2 to 15 digits) or local (digits and spaces). Source: VEN-11, VEN-22 … VEN-25. */
const FORMAT = /^(\+?\d{2,15}|[\d ]*\d[\d ]*)$/;
const FEWEST_DIGITS = 9;

export type PhoneProblem = 'required' | 'invalid' | 'tooShort';

/** What is wrong with a phone number, format before length (ledger C-16, C-17: digits count, spaces do not); null when nothing is. */
export function phoneProblem(number: string): PhoneProblem | null {
  const trimmed = number.trim();
  if (trimmed === '') return 'required';
  if (!FORMAT.test(trimmed)) return 'invalid';
  return trimmed.replaceAll(/\D/g, '').length < FEWEST_DIGITS ? 'tooShort' : null;
}
