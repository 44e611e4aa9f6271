import { useQuery } from '@tanstack/react-query';
import { Check, Plus } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { bookingWhen } from '../../entities/booking/booking-times.ts';
import { getListBookingsQueryOptions } from '../../shared/api/generated/endpoints/bookings/bookings.ts';
import type { Booking, Id } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './edit-event.css.ts';
import type { EventForm } from './event-form.ts';

/** As many as an answer holds; of a weekly booking its next session. */
const OWN = getListBookingsQueryOptions({ when: 'upcoming', group: 'series', page: 1, per_page: 50 });

interface CourtChoiceProps {
  form: EventForm;
  /** What is chosen, as far as it is known. */
  chosen: Booking | null;
  onChoose: (booking: Booking) => void;
  /** Opens the search for a court; null where none can be booked from here. */
  onBook: (() => void) | null;
  /** Of an event that exists; null: a new one takes the sport of its court. */
  sportId: Id | null;
}

/** One of the user's own coming bookings without an event, or a court that is booked from here. */
export function CourtChoice({ form: { control, field }, chosen, onChoose, onBook, sportId }: CourtChoiceProps) {
  const t = useT('eventform');
  const format = useFormat();
  const chosenId = useWatch({ control, name: 'booking_id' });
  const query = useQuery(OWN);
  const { id, error } = field('booking_id');
  const isOfSport = ({ court }: Booking) => sportId === null || court.sport.id === sportId;
  return (
    <>
      <FieldGroup id={id} label={t('court.own')} hint={t('court.hint')} error={error}>
        {(describedBy) => (
          <QueryView
            query={query}
            failure="line"
            errorTitle={t('court.failed')}
            skeleton={<Skeleton shape="box" width="100%" height={72} />}
          >
            {({ bookings }) => {
              const offered = withChosen(bookings.filter(isOffered).filter(isOfSport), chosen);
              if (offered.length === 0)
                return (
                  <p id={id} tabIndex={-1} className={css.quiet}>
                    {t(onBook ? 'court.empty' : 'court.none')}
                  </p>
                );
              return (
                <ListRows label={t('court.own')}>
                  {offered.map((booking, index) => (
                    <ListRow
                      key={booking.id}
                      acts
                      title={<span className={css.when}>{bookingWhen(booking, format)}</span>}
                      meta={[booking.court.name, booking.venue.name, format.price(booking.price)].join(' · ')}
                      value={booking.id === chosenId && <Check size={20} className={css.check} aria-hidden />}
                      onClick={() => onChoose(booking)}
                      button={{
                        'aria-pressed': booking.id === chosenId,
                        'aria-describedby': describedBy,
                        ...(index === 0 && { id }),
                      }}
                    />
                  ))}
                </ListRows>
              );
            }}
          </QueryView>
        )}
      </FieldGroup>
      {onBook && (
        <Button variant="secondary" icon={<Plus size={20} aria-hidden />} className={css.action} onClick={onBook}>
          {t('court.book')}
        </Button>
      )}
    </>
  );
}

/** Nobody else's, not cancelled, and without an event. */
const isOffered = ({ status, event_id, permissions }: Booking): boolean =>
  status !== 'Unbooked' && event_id === null && permissions['make_event'] === true;

/** A court that was booked a moment ago comes before the list has it, and one that the event stands on has an event. */
const withChosen = (bookings: readonly Booking[], chosen: Booking | null): readonly Booking[] =>
  chosen === null || bookings.some(({ id }) => id === chosen.id) ? bookings : [chosen, ...bookings];
