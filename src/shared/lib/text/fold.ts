/** Text as searching compares it: lower case, no accents, so that "cela" finds "Çela" and "tirane" finds "Tiranë". */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
