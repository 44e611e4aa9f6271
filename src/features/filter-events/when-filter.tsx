import type { EventFilters } from '../../entities/event/event-filters.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import type { ChangeFilters } from '../../shared/routing/use-filters.ts';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { FilterChip } from '../../shared/ui/filter-chips.tsx';
import { MonthGrid } from '../../shared/ui/month-grid.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { daysOf, type EventDays, QUICK_DAYS, type QuickDay, quickDayOf } from './event-days.ts';

interface WhenFilterProps {
  filters: EventFilters;
  change: ChangeFilters<EventFilters>;
}

/** When: days that are asked for often, what is over, or one day of the calendar. */
export function WhenFilter({ filters: { when, from, to }, change }: WhenFilterProps) {
  const t = useT('events');
  const format = useFormat();
  const today = tiraneDate(now());
  const quick = quickDayOf({ when, from, to }, today);
  const choose = (days: EventDays, close: () => void) => {
    void change(days);
    close();
  };
  return (
    <FilterChip title={t('filters.when')} chosen={quick === 'upcoming' ? undefined : chosen()}>
      {(close) => (
        <Stack>
          <ChipGroup label={t('filters.when')}>
            {QUICK_DAYS.map((name) => (
              <Chip key={name} pressed={name === quick} onClick={() => choose(daysOf(name, today), close)}>
                {nameOf(name)}
              </Chip>
            ))}
          </ChipGroup>
          <MonthGrid
            value={from !== undefined && from === to ? from : null}
            onChoose={(day) => choose({ when: day < today ? 'past' : undefined, from: day, to: day }, close)}
          />
        </Stack>
      )}
    </FilterChip>
  );

  function nameOf(name: QuickDay): string {
    return name === 'today' || name === 'tomorrow' ? t(`common:time.${name}`) : t(`filters.${name}`);
  }

  /** "This weekend", "Thu, Nov 26", "Nov 24 – Nov 30". */
  function chosen(): string {
    if (quick) return nameOf(quick);
    if (from !== undefined && from === to) return format.dateBrief(from, now());
    const [first, last] = [from, to].map((day) => (day === undefined ? '…' : format.dayMonth(day)));
    return `${first} – ${last}`;
  }
}
