/** One row of the table: its value per page, the bare page first; undefined where it was not measured. */
export interface Row {
  label: string;
  unit?: string;
  values: (number | undefined)[];
  digits?: number;
}

/** Columns of plain text: the value, and beside it the ratio to the bare page of the same run. */
export function formatTable(names: string[], rows: Row[]): string {
  const head = ['', ...names.flatMap((name, index) => (index === 0 ? [name] : [name, '×']))];
  const lines = rows.map(({ label, unit, values, digits = 0 }) => [
    unit ? `${label} (${unit})` : label,
    ...values.flatMap((value, index) => {
      const text = value === undefined ? '–' : value.toFixed(digits);
      const floor = values[0];
      const ratio = value === undefined || !floor ? '' : (value / floor).toFixed(2);
      return index === 0 ? [text] : [text, ratio];
    }),
  ]);
  const all = [head, ...lines];
  const widths = head.map((_cell, column) => Math.max(...all.map((line) => line[column]?.length ?? 0)));
  return all
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}
