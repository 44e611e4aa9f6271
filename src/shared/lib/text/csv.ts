/** A spreadsheet without the mark reads UTF-8 as the machine's old code page. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Rows as the text of a CSV file for spreadsheets: RFC 4180 (commas, CRLF, doubled quotes) in UTF-8. Numbers stand as they are,
 * null is an empty cell. A text that a spreadsheet would take for a formula gets an apostrophe in front.
 */
export const toCsv = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(cell: string | number | null): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
