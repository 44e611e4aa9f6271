// A week of 12 courts × 7 days × 18 slots in the app's grid (`?grid=app`) or in the bare one. The measuring side calls `window.bench`.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import {
  type CalendarCell,
  calendarCells,
  type CalendarCells,
} from '../../../src/entities/venue-calendar/calendar-cells.ts';
import { CalendarGrid } from '../../../src/pages/admin-venue-calendar/calendar-grid.tsx';
import { createI18n } from '../../../src/shared/i18n/i18n.ts';
import { I18nProvider } from '../../../src/shared/i18n/i18n-react.tsx';
import { bindClock } from '../../../src/shared/platform/clock.ts';
import '../../../src/shared/ui/global.ts';
import { BareGrid, type BareWeek } from './bare-grid.tsx';
import './bare.css';
import type { Moments } from '../calendar.ts';
import { week } from './weeks.ts';

/** Wednesday of the first week, 14:00: as most weeks that are opened, it is the present one. */
const NOW = Date.parse('2026-11-25T13:00:00Z');
/** The same as row and column. */
const PRESENT = { row: 8, column: 24 };
bindClock(() => NOW);
const MONDAYS = ['2026-11-23', '2026-11-30'] as const;
const weeks = MONDAYS.map(week);
const COLUMNS = 12 * 7;
const isApp = new URLSearchParams(location.search).get('grid') === 'app';
const cellsOf = (index: number): CalendarCells => calendarCells(weeks[index]!, { courtId: null, sportId: null }, NOW);
// the bare grid gets its texts for nothing
const bareWeeks = MONDAYS.map((monday, index): BareWeek => {
  const { rows, columns } = cellsOf(index);
  const days = [...new Set(columns.map(({ date }) => date))];
  const courts = columns.slice(0, COLUMNS / days.length).map(({ court }) => court.name);
  const textOf = (cell: CalendarCell | null) => (cell?.kind === 'booking' ? (cell.booking.booked_by?.name ?? '') : '');
  const now = index === 0 ? PRESENT : null;
  return {
    monday,
    days,
    courts,
    now,
    rows: rows.map(({ slotId, cells }) => ({ slot: slotId, texts: cells.map(textOf) })),
  };
});
const i18n = await createI18n('en', { namespaces: ['calendar'] });

const nothing = () => {};

/**
 * Milliseconds until the cells in sight are painted, and until all of them are: the first frame that has them. What is out of sight is
 * drawn together.
 */
const moments = async (work: () => void): Promise<Moments> => {
  const started = performance.now();
  const before = lastCell();
  work();
  let frame = await nextFrame(before);
  const inSight = frame.paintedAt - started;
  while (!frame.hasAll) frame = await nextFrame(before);
  return { inSight, all: frame.paintedAt - started };
};

/** Resolves when the frame is painted, ahead of React's waiting tasks: what those draw belongs to the next frame. */
const nextFrame = (before: string | null): Promise<{ paintedAt: number; hasAll: boolean }> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => {
      const hasAll = lastCell() !== before;
      const onPainted = () => resolve({ paintedAt: performance.now(), hasAll });
      void scheduler.postTask(onPainted, { priority: 'user-blocking' });
    });
  });

/** What the last cell of the last court says, null while it is not drawn. */
const lastCell = (): string | null =>
  document.querySelector(`[data-at="0:${COLUMNS - 1}"]`)?.getAttribute('aria-label') ?? null;

function App({ shown }: { shown: number }) {
  if (!isApp) return <BareGrid week={bareWeeks[shown]!} onOpen={nothing} />;
  return (
    <I18nProvider i18n={i18n}>
      <AppGrid shown={shown} />
    </I18nProvider>
  );
}

/** As the page does it: the cells are made anew of each answer. */
function AppGrid({ shown }: { shown: number }) {
  const [made, setMade] = useState(() => ({ of: shown, cells: cellsOf(shown) }));
  if (made.of !== shown) setMade({ of: shown, cells: cellsOf(shown) });
  return (
    <CalendarGrid
      cells={made.cells}
      canBook
      canBlock
      onBook={nothing}
      onBlock={nothing}
      onBooking={nothing}
      onBlocked={nothing}
      onMove={nothing}
      onTurn={nothing}
    />
  );
}

const root = createRoot(document.getElementById('root')!);
Object.assign(window, {
  bench: {
    render: () => moments(() => flushSync(() => root.render(<App shown={0} />))),
    turn: (index: number) => moments(() => flushSync(() => root.render(<App shown={index} />))),
  },
});
document.documentElement.dataset['ready'] = 'true';
