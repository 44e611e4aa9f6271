import { Check } from 'lucide-react';
import { cx } from './cx.ts';
import * as css from './paint-grid.css.ts';
import { useRovingFocus } from './roving-focus.ts';
import { type Painting, usePainting } from './use-painting.ts';

export interface PaintStripProps extends Painting {
  label: string;
  /** Of the first cell, for links to the field. */
  id?: string;
  /** One for each cell, e.g. "18:00", with what a screen reader says. */
  cells: readonly { label: string; name: string }[];
  /** Id of the error below. */
  errorId?: string | undefined;
}

/** Cells in one line that wraps, painted by press, drag and keys; one stop for Tab. */
export function PaintStrip({ label, id, cells, errorId, ...painting }: PaintStripProps) {
  const handlers = usePainting(painting, cells.length);
  const roving = useRovingFocus([...cells.keys()], undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons have the focus
    <div role="group" aria-label={label} aria-describedby={errorId} className={css.strip} {...handlers}>
      {cells.map(({ label: text, name }, index) => (
        <button
          key={name}
          {...roving(index)}
          type="button"
          id={index === 0 ? id : undefined}
          data-cell={index}
          aria-label={name}
          aria-pressed={painting.painted.has(index)}
          className={css.stripCell}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

export interface PaintGridProps extends Painting {
  label: string;
  /** `action` is what a press on the head paints, and contains the label; `marked` tells it from the others. */
  columns: readonly { label: string; action: string; marked: boolean }[];
  rows: readonly string[];
  /** What a screen reader says of a cell. */
  cellName: (row: number, column: number) => string;
}

/** Cells in rows and columns, painted by press, drag and keys; one stop for Tab. The head of a column paints all of it. */
export function PaintGrid({ label, columns, rows, cellName, ...painting }: PaintGridProps) {
  const { painted, onPaint } = painting;
  const width = columns.length;
  const handlers = usePainting(painting, width);
  const roving = useRovingFocus([...columns.keys()].map(headId).concat(cellIds(rows.length * width)), 'cell-0');
  const paintColumn = (column: number) => {
    const cells = rows.map((_, row) => row * width + column);
    const isFull = cells.every((cell) => painted.has(cell));
    onPaint(new Set(isFull ? [...painted].filter((cell) => !cells.includes(cell)) : [...painted, ...cells]));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA practice for grids of controls
    <table role="grid" aria-label={label} className={css.table} {...handlers}>
      <thead>
        <tr>
          {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the corner above the row heads */}
          <td className={css.corner} />
          {columns.map(({ label: text, action, marked }, column) => (
            <th key={action} scope="col" className={css.columnHead}>
              <button
                {...roving(headId(column))}
                type="button"
                aria-label={action}
                className={cx(css.columnButton, marked && css.marked)}
                onClick={() => paintColumn(column)}
              >
                {text}
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((text, row) => (
          <tr key={text}>
            <th scope="row" className={css.rowHead}>
              {text}
            </th>
            {columns.map(({ action }, column) => {
              const index = row * width + column;
              const isOn = painted.has(index);
              return (
                // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- older screen readers take every td for a plain cell
                <td key={action} role="gridcell" className={css.cell}>
                  <button
                    {...roving(cellId(index))}
                    type="button"
                    data-cell={index}
                    aria-label={cellName(row, column)}
                    aria-pressed={isOn}
                    className={css.gridCell}
                  >
                    {isOn && <Check size={16} strokeWidth={3} />}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const headId = (column: number): string => `head-${column}`;
const cellId = (index: number): string => `cell-${index}`;
const cellIds = (count: number): string[] => Array.from({ length: count }, (_, index) => cellId(index));
