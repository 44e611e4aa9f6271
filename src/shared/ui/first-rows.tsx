import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { ListRows } from './list-row.tsx';
import { Stack } from './stack.tsx';

interface FirstRowsProps<T> {
  /** What the rows are. */
  label: string;
  rows: readonly T[];
  /** How many are shown until all are asked for. */
  first: number;
  /** What the button says: "Show all 12". */
  all: string;
  /** Draws a row, a `ListRow` with its key. */
  children: (row: T) => ReactNode;
}

/** The first rows of a list that is here already, and the others at the press of a button. */
export function FirstRows<T>({ label, rows, first, all, children }: FirstRowsProps<T>) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Stack gap={3}>
      <ListRows label={label}>{rows.slice(0, isWhole ? undefined : first).map(children)}</ListRows>
      {rows.length > first && !isWhole && (
        // several lists of a page may say the same
        <Button variant="secondary" aria-label={`${all}: ${label}`} onClick={() => setWhole(true)}>
          {all}
        </Button>
      )}
    </Stack>
  );
}
