import { phoneLineDigits } from '../../shared/lib/phone-number.ts';

/** The address that opens a chat with this number. `text` stands in its field already. */
export function whatsApp(phone: string, text?: string): string {
  const address = `https://wa.me/${phoneLineDigits(phone)}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
