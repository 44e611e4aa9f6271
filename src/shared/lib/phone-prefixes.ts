/** Countries whose numbers are offered: Albania first, then neighbours and where many Albanians live. */
export const PHONE_PREFIXES = [
  { country: 'al', prefix: '+355' },
  { country: 'xk', prefix: '+383' },
  { country: 'mk', prefix: '+389' },
  { country: 'me', prefix: '+382' },
  { country: 'gr', prefix: '+30' },
  { country: 'it', prefix: '+39' },
  { country: 'de', prefix: '+49' },
  { country: 'ch', prefix: '+41' },
  { country: 'at', prefix: '+43' },
  { country: 'gb', prefix: '+44' },
  { country: 'us', prefix: '+1' },
] as const;
