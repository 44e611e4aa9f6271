const ALBANIA = '355';

/** The address that opens a chat with this number: digits with the country, Albania's where the number names none. `text` stands in its field already. */
export function whatsApp(phone: string, text?: string): string {
  const address = `https://wa.me/${withCountry(phone)}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}

function withCountry(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '');
  if (phone.trim().startsWith('+')) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  return `${ALBANIA}${digits.replace(/^0/, '')}`;
}
