import { phoneLineLink } from '../../shared/lib/phone-number.ts';

/** Where a public contact leads: a phone number dials, an email address writes; anything else is only read. */
export function contactLink(contact: string): string | null {
  const digits = contact.replaceAll(/[\s().-]/g, '');
  if (/^\+?\d{8,15}$/.test(digits)) return phoneLineLink(digits);
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(contact) ? `mailto:${contact}` : null;
}
