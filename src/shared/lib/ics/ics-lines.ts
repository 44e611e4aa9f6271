/** The text rules of iCalendar (RFC 5545). */

const encoder = new TextEncoder();
const LINE_OCTETS = 75;

/** A TEXT value: backslash, semicolon, comma and line breaks are escaped (RFC 5545 §3.3.11). */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Content lines of at most 75 octets, never cut within a character; a continuation begins with a space (RFC 5545 §3.1). */
export function foldLine(line: string): string {
  const folded: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      folded.push(current);
      current = ' ';
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...folded, current].join('\r\n');
}

/** A whole file: folded lines, each ended by CRLF. */
export const toIcsText = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('');
