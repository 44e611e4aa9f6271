import { memo, type MouseEvent, type PointerEvent, useState } from 'react';

/** The text of each cell, empty for a free one. */
export type BareRows = readonly { slot: number; texts: readonly string[] }[];

interface BareGridProps {
  rows: BareRows;
  onOpen: (at: string) => void;
}

const atOf = (target: EventTarget | null): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-at]')?.dataset['at'] ?? null) : null;

/** The least that a grid of this size takes in React: memoised rows, delegated events, a mark for the chosen, the dragged and the hovered cell. */
export function BareGrid({ rows, onOpen }: BareGridProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  const onClick = ({ target }: MouseEvent) => {
    const at = atOf(target);
    setChosen(at);
    if (at) onOpen(at);
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (isDragging) setOver(atOf(document.elementFromPoint(clientX, clientY)));
  };
  const rowOf = (at: string | null, row: number) => (at?.startsWith(`${row}:`) ? at : null);
  return (
    <div className="scroller">
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- as the calendar
        role="grid"
        aria-label="Calendar"
        {...{ onClick, onPointerMove }}
        onPointerDown={() => setIsDragging(true)}
        onPointerUp={() => setIsDragging(false)}
      >
        <tbody>
          {rows.map(({ slot, texts }, row) => (
            <BareRow key={slot} row={row} texts={texts} chosen={rowOf(chosen, row)} over={rowOf(over, row)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BareRowProps {
  row: number;
  texts: readonly string[];
  chosen: string | null;
  over: string | null;
}

const BareRow = memo(function BareRow({ row, texts, chosen, over }: BareRowProps) {
  return (
    <tr>
      <th scope="row">{row}</th>
      {texts.map((text, column) => {
        const at = `${row}:${column}`;
        return (
          <td
            key={at}
            // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as the calendar
            role="gridcell"
            data-at={at}
            data-over={at === over || undefined}
            tabIndex={at === chosen ? 0 : -1}
            aria-label={`${at}, ${text}`}
          >
            {text && (
              <button type="button" tabIndex={-1}>
                {text}
              </button>
            )}
          </td>
        );
      })}
    </tr>
  );
});
