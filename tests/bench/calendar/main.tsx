// A week of 12 courts × 7 days × 18 slots in the app's grid (`?grid=app`) or in the bare one. The measuring side calls `window.bench`.
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { calendarCells, type CalendarCells } from '../../../src/entities/venue-calendar/calendar-cells.ts';
import { CalendarGrid } from '../../../src/pages/admin-venue-calendar/calendar-grid.tsx';
import { createI18n } from '../../../src/shared/i18n/i18n.ts';
import { I18nProvider } from '../../../src/shared/i18n/i18n-react.tsx';
import '../../../src/shared/ui/global.ts';
import { BareGrid, type BareRows } from './bare-grid.tsx';
import './bare.css';
import { week } from './weeks.ts';

/** Before all of the weeks: nothing is past. */
const NOW = Date.parse('2026-10-01T00:00:00Z');
const weeks = [week('2026-11-23'), week('2026-11-30')];
const CELLS = 12 * 7 * 18;
const isApp = new URLSearchParams(location.search).get('grid') === 'app';
const cellsOf = (index: number): CalendarCells => calendarCells(weeks[index]!, { courtId: null, sportId: null }, NOW);
const textsOf = ({ rows }: CalendarCells): BareRows =>
  rows.map(({ slotId, cells }) => ({
    slot: slotId,
    texts: cells.map((cell) => (cell?.kind === 'booking' ? (cell.booking.booked_by?.name ?? '') : '')),
  }));
// the bare grid gets its texts for nothing
const texts = [textsOf(cellsOf(0)), textsOf(cellsOf(1))];
const i18n = await createI18n('en', { namespaces: ['calendar'] });

const nothing = () => {};

/** Milliseconds until the frame after `work` is painted. */
const untilPainted = (work: () => void): Promise<number> => {
  const started = performance.now();
  work();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  });
};

/** Milliseconds until every cell is painted, be it in sight or not. */
const untilWhole = async (work: () => void): Promise<number> => {
  let ms = await untilPainted(work);
  while (document.querySelectorAll('[data-at]').length < CELLS) ms += await untilPainted(nothing);
  return ms;
};

function App({ shown }: { shown: number }) {
  if (!isApp) return <BareGrid rows={texts[shown]!} onOpen={nothing} />;
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
    render: () => untilPainted(() => flushSync(() => root.render(<App shown={0} />))),
    whole: () =>
      untilWhole(() => {
        flushSync(() => root.render(null));
        flushSync(() => root.render(<App shown={0} />));
      }),
    turn: (index: number) => untilPainted(() => flushSync(() => root.render(<App shown={index} />))),
  },
});
document.documentElement.dataset['ready'] = 'true';
