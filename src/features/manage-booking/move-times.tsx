import { useState } from 'react';
import { CourtSlots } from '../../entities/slot/court-slots.tsx';
import { type DayPart, dayPartOf, dayParts } from '../../entities/slot/slot.ts';
import { useOpeningPart } from '../../entities/slot/times-view.ts';
import type { CourtAvailability, CourtSlot } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { QueryView, type ViewedQuery } from '../../shared/ui/query-view.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './move.css.ts';

interface MoveTimesProps {
  /** Of the group of times, which has the focus when none is chosen. */
  id: string;
  day: string;
  today: string;
  free: ViewedQuery<unknown>;
  /** The starts that the answer leaves, court by court. */
  courts: readonly CourtAvailability[];
  chosen: CourtSlot | null;
  /** The slot of the booking: a day opens on the part that it is in. */
  usualSlot: number;
  onChoose: (courtId: number, slotId: number) => void;
  /** A time must be chosen. */
  error: string | undefined;
}

/** The free times of one day, court by court, as on the page of the venue. */
export function MoveTimes({ id, free, error, ...times }: MoveTimesProps) {
  const t = useT('bookings');
  const skeleton = <Skeleton shape="box" width="100%" height="240px" />;
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={t('common:fields.time')} className={css.times}>
      {error && (
        // no control here has a description that would be read, as other fields have
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <QueryView query={free} errorTitle={t('move.notLoaded')} skeleton={skeleton}>
        {() => <Times {...times} />}
      </QueryView>
    </div>
  );
}

function Times({ day, today, courts, chosen, usualSlot, onChoose }: Omit<MoveTimesProps, 'id' | 'free' | 'error'>) {
  const t = useT('venue');
  const say = useT('bookings');
  const [asked, setAsked] = useState<DayPart | null>(null);
  const opening = useOpeningPart(day, courts, chosen?.time_slot_id ?? usualSlot, today);
  const part = asked ?? opening;
  const slots = courts.flatMap((court) => court.slots);
  if (slots.length === 0) return <p role="status">{say('move.noneFree')}</p>;
  return (
    <>
      {part && (
        <SegmentedControl
          label={t('times.part')}
          segments={dayParts.map((value) => ({
            value,
            label: t(`times.${value}`),
            disabled: value !== part && !slots.some((slot) => dayPartOf(slot) === value),
          }))}
          value={part}
          onChange={setAsked}
          block
        />
      )}
      <CourtSlots
        courts={courts}
        layout="list"
        priced="session"
        shows={(slot) => part === null || dayPartOf(slot) === part}
        noneShown={t('times.noneFreeInPart')}
        closed={() => say('move.noneFree')}
        usualPrice={() => null}
        isSelected={(courtId, slotId) => chosen?.court_id === courtId && chosen.time_slot_id === slotId}
        slotRef={() => {}}
        onPress={onChoose}
      />
    </>
  );
}
