import { useState } from 'react';
import { useUnit } from 'effector-react';
import { useLocation, useNavigate } from 'react-router';
import { planWeeks, type WeekChoices } from '../../../entities/booking/weeks.ts';
import { useApiForm } from '../../../entities/form/use-api-form.ts';
import { snackbarRequested } from '../../../models/snackbars/snackbar-requests.model.ts';
import { createVenueBooking } from '../../../shared/api/generated/endpoints/venue-bookings/venue-bookings.ts';
import type { Booking, BookingPreview, Id } from '../../../shared/api/generated/model';
import { settleLostAnswer } from '../../../shared/api/lost-answer.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import { now } from '../../../shared/platform/clock.ts';
import { bookerText } from '../booker.ts';
import { deskAddress, type DeskPlace, withDesk } from '../desk-address.ts';
import type { Desk } from '../use-desk.ts';
import { type Booker, bookBody, bookSchemas, type BookValues } from './book-schema.ts';
import { findMade } from './find-made.ts';

/** The weeks of a refused weekly booking, and the time they were asked for. */
interface Conflict {
  of: string;
  preview: BookingPreview;
}

/** Another time has other weeks. */
const timeOf = ({ court_id, date, time_slot_id, slot_count, ends_on }: Partial<BookValues>): string =>
  [court_id, date, time_slot_id, slot_count, ends_on].join(' ');

/** The form that books for somebody: confirmed at once, all weeks or none (design §4, §5). */
export function useBookForm(venueId: Id, place: DeskPlace | null, desk: Desk) {
  const t = useT('desk');
  const say = useUnit(snackbarRequested);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [booker, setBooker] = useState<Booker>('guest');
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [choices, setChoices] = useState<WeekChoices>({});
  const planFor = (values: Partial<BookValues>) =>
    values.weekly && conflict?.of === timeOf(values) ? planWeeks(conflict.preview, choices) : null;
  const seeBooking = ({ id }: Booking) =>
    void navigate({ pathname, search: withDesk(search, deskAddress.booking(id)) }, { preventScrollReset: true });
  const form = useApiForm({
    operation: 'createVenueBooking',
    schema: bookSchemas[booker],
    defaults: {
      guest_name: '',
      guest_phone: '',
      user_id: undefined,
      date: place?.date ?? tiraneDate(now()),
      court_id: place?.courtId,
      time_slot_id: place?.slotId,
      slot_count: 1,
      weekly: false,
      ends_on: '',
      note: '',
    },
    send: (values) => {
      const overrides = planFor(values)?.overrides ?? [];
      const body = { ...bookBody(values, booker), ...(overrides.length > 0 && { overrides }) };
      return settleLostAnswer(
        () => createVenueBooking(venueId, body),
        () => findMade(venueId, body),
      );
    },
    onDone: ({ booking }) => {
      say({
        message: { key: 'desk:book.done', params: { who: bookerText(booking, t) } },
        color: 'success',
        actions: [{ label: { key: 'desk:book.see' }, onClick: () => seeBooking(booking) }],
      });
      desk.close();
    },
    onRefused: ({ data }, values) => {
      const preview = data as BookingPreview | null; // what a 409 of this operation carries
      if (values.weekly && preview) setConflict({ of: timeOf(values), preview });
    },
  });
  return { form, booker, setBooker, planFor, choices, setChoices };
}
