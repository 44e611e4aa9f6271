import { CalendarClock } from 'lucide-react';
import { CourtFacts } from '../../entities/court/court-facts.tsx';
import { SlotButton } from '../../entities/slot/slot-button.tsx';
import { grid } from '../../entities/slot/slot-button.css.ts';
import type { Selection } from '../../features/book-court/selection.ts';
import type { CourtAvailability, GetVenueAvailabilityData, Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { QueryView, type ViewedQuery } from '../../shared/ui/query-view.tsx';
import { TimesSkeleton } from './venue-skeleton.tsx';
import * as css from './venue.css.ts';

interface CourtTimesProps {
  venue: Venue;
  day: string;
  times: ViewedQuery<GetVenueAvailabilityData>;
  /** Why this day has no times to show. */
  problem: string | null;
  selection: Selection | null;
  /** Gets the button of the first selected slot. */
  slotRef: (button: HTMLElement | null) => void;
  onPress: (courtId: number, slotId: number) => void;
  onChooseDay: (date: string) => void;
}

/** The times of one day, court by court. */
export function CourtTimes({ venue, day, times, problem, selection, slotRef, onPress, onChooseDay }: CourtTimesProps) {
  const t = useT('venue');
  if (problem !== null) {
    return (
      <p role="alert" className={css.problem}>
        {problem}
      </p>
    );
  }
  return (
    <QueryView query={times} errorTitle={t('times.error')} skeleton={<TimesSkeleton />}>
      {({ courts }) => (
        <>
          {courts.every(({ slots }) => slots.every(({ state }) => state !== 'available')) && (
            <NothingFree venue={venue} day={day} onChooseDay={onChooseDay} />
          )}
          <ul className={css.courts} aria-label={t('times.courts')}>
            {courts.map((available) => (
              <CourtRow
                key={available.court.id}
                venue={venue}
                available={available}
                selection={selection}
                slotRef={slotRef}
                onPress={onPress}
              />
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}

type CourtRowProps = Pick<CourtTimesProps, 'venue' | 'selection' | 'slotRef' | 'onPress'> & {
  available: CourtAvailability;
};

function CourtRow({ venue, available: { court, slots }, selection, slotRef, onPress }: CourtRowProps) {
  const t = useT('venue');
  const known = venue.courts.find(({ id }) => id === court.id);
  const isSelected = (slotId: number) =>
    selection?.slots.some((slot) => slot.court_id === court.id && slot.time_slot_id === slotId) ?? false;
  return (
    <li className={css.court}>
      <div>
        <h3>{court.name}</h3>
        {known && <CourtFacts court={known} />}
      </div>
      {slots.length === 0 && <p className={css.closed}>{t('times.closed')}</p>}
      <div role="group" aria-label={court.name} className={grid} hidden={slots.length === 0}>
        {slots.map((slot) => (
          <SlotButton
            key={slot.time_slot_id}
            slot={slot}
            ref={isSelected(slot.time_slot_id) && slot.time_slot_id === selection?.slotId ? slotRef : undefined}
            selected={isSelected(slot.time_slot_id)}
            onPress={() => onPress(court.id, slot.time_slot_id)}
          />
        ))}
      </div>
    </li>
  );
}

/** A full day leads to the next one with something free. */
function NothingFree({ venue, day, onChooseDay }: Pick<CourtTimesProps, 'venue' | 'day' | 'onChooseDay'>) {
  const t = useT('venue');
  const format = useFormat();
  const next = venue.next_free;
  return (
    <div className={css.full}>
      <p>{t('times.nothingFree')}</p>
      {next && next.date !== day && (
        <Button variant="secondary" size="sm" icon={<CalendarClock size={18} />} onClick={() => onChooseDay(next.date)}>
          {t('times.nextFree', {
            when: [format.dateMedium(next.date), next.slots[0]?.start].filter(Boolean).join(', '),
          })}
        </Button>
      )}
    </div>
  );
}
