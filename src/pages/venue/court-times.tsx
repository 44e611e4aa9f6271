import { CalendarClock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useClosedText } from '../../entities/court/closed-text.ts';
import { CourtFacts } from '../../entities/court/court-facts.tsx';
import { CourtSlots } from '../../entities/slot/court-slots.tsx';
import { type DayPart, dayPartOf, dayParts } from '../../entities/slot/slot.ts';
import { TimesSkeleton } from '../../entities/slot/times-skeleton.tsx';
import type { Selection } from '../../features/book-court/selection.ts';
import type { CourtAvailability, CourtSlot, GetVenueAvailabilityData, Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { QueryView, type ViewedQuery } from '../../shared/ui/query-view.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import * as css from './venue.css.ts';

interface CourtTimesProps {
  venue: Venue;
  day: string;
  times: ViewedQuery<GetVenueAvailabilityData>;
  /** Why this day has no times to show. */
  problem: string | null;
  selection: Selection | null;
  /** There is room for the whole day as courts × hours. */
  isWide: boolean;
  /** The part of the day that is shown; null shows all of it. */
  part: DayPart | null;
  onlyFree: boolean;
  /** Gets the button of the first selected slot. */
  slotRef: (button: HTMLElement | null) => void;
  onPress: (courtId: number, slotId: number) => void;
  takenSlot: ComponentProps<typeof CourtSlots>['takenSlot'];
  onChooseDay: (date: string) => void;
  onPart: (part: DayPart) => void;
}

/** The times of one day, court by court. */
export function CourtTimes({ problem, times, isWide, ...rest }: CourtTimesProps) {
  const t = useT('venue');
  if (problem !== null) {
    return (
      <p role="alert" className={css.problem}>
        {problem}
      </p>
    );
  }
  return (
    <QueryView query={times} errorTitle={t('times.error')} skeleton={<TimesSkeleton isWide={isWide} />}>
      {({ courts }) => <Times courts={courts} isWide={isWide} {...rest} />}
    </QueryView>
  );
}

type TimesProps = Omit<CourtTimesProps, 'times' | 'problem'> & { courts: readonly CourtAvailability[] };

function Times({ venue, day, courts, selection, isWide, part, onlyFree, ...on }: TimesProps) {
  const t = useT('venue');
  const closedText = useClosedText();
  const slots = courts.flatMap((court) => court.slots);
  const shownPart = isWide ? null : part;
  const courtOf = (courtId: number) => venue.courts.find(({ id }) => id === courtId);
  // what has passed keeps its place in the matrix alone
  const isOffered = (slot: CourtSlot) => isWide || slot.state !== 'past' || slot.is_mine === true;
  const shows = (slot: CourtSlot) =>
    isOffered(slot) &&
    (shownPart === null || dayPartOf(slot) === shownPart) &&
    (!onlyFree || slot.state === 'available' || slot.is_mine === true);
  return (
    <>
      {shownPart && slots.length > 0 && (
        <SegmentedControl
          label={t('times.part')}
          segments={dayParts.map((value) => ({
            value,
            label: t(`times.${value}`),
            disabled: value !== shownPart && !slots.some((slot) => isOffered(slot) && dayPartOf(slot) === value),
          }))}
          value={shownPart}
          onChange={on.onPart}
          block
        />
      )}
      {slots.every(({ state }) => state !== 'available') && (
        <NothingFree venue={venue} day={day} onChooseDay={on.onChooseDay} />
      )}
      <CourtSlots
        courts={courts}
        layout={isWide ? 'matrix' : 'list'}
        shows={shows}
        noneShown={t(onlyFree ? 'times.noneFreeInPart' : 'times.noneInPart')}
        closed={(courtId) => closedText(courtOf(courtId), day)}
        renderFacts={(courtId) => {
          const court = courtOf(courtId);
          return court && <CourtFacts court={court} brief />;
        }}
        usualPrice={(courtId) => courtOf(courtId)?.price ?? null}
        isSelected={(courtId, slotId) =>
          selection?.slots.some((slot) => slot.court_id === courtId && slot.time_slot_id === slotId) ?? false
        }
        slotRef={on.slotRef}
        onPress={on.onPress}
        takenSlot={on.takenSlot}
      />
    </>
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
            when: [format.dateBrief(next.date, now()), next.slots[0]?.start].filter(Boolean).join(', '),
          })}
        </Button>
      )}
    </div>
  );
}
