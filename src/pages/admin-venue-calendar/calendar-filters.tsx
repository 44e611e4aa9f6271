import type { CalendarAddress } from '../../entities/venue-calendar/calendar-address.ts';
import { shownCourts } from '../../entities/venue-calendar/calendar-cells.ts';
import type { CourtRef } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import * as css from './admin-venue-calendar.css.ts';

interface CalendarFiltersProps {
  courts: readonly CourtRef[];
  address: CalendarAddress;
  onChange: (part: Partial<CalendarAddress>) => void;
}

/** Which courts are shown: those of one sport, or one alone. A choice of one is no choice, and is not offered. */
export function CalendarFilters({ courts, address: { courtId, sportId }, onChange }: CalendarFiltersProps) {
  const t = useT('calendar');
  const sports = [...new Map(courts.map(({ sport }) => [sport.id, sport])).values()];
  const offered = shownCourts(courts, { courtId: null, sportId });
  if (sports.length < 2 && offered.length < 2) return null;
  return (
    <div className={css.filters}>
      {sports.length > 1 && (
        <ChipGroup label={t('sports')} flow="line">
          {sports.map(({ id, name }) => (
            <Chip
              key={id}
              pressed={id === sportId}
              onClick={() => onChange({ sportId: id === sportId ? null : id, courtId: null })}
            >
              {name}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {offered.length > 1 && (
        <ChipGroup label={t('courts')} flow="line">
          {offered.map(({ id, name }) => (
            <Chip key={id} pressed={id === courtId} onClick={() => onChange({ courtId: id === courtId ? null : id })}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </div>
  );
}
