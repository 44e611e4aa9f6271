import { CalendarClock, CalendarHeart, CalendarPlus, CalendarX, Phone, RotateCw, Repeat2 } from 'lucide-react';
import type { Booking } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import type { MenuItem } from '../../shared/ui/overflow-menu.tsx';
import { useAddToCalendar } from '../../entities/booking/add-to-calendar.ts';
import { phoneLineLink } from '../../shared/lib/phone-number.ts';
import { cancelObstacle } from '../../entities/booking/cancel-obstacle.ts';
import { useHandoverActions } from './handover/use-handover-actions.tsx';
import { useIsOwn } from './use-is-own.ts';
import type { BookingDialogNavigation } from './use-booking-dialog.ts';

/** Cancelled or in the past. */
export const isOver = ({ status, ends_at }: Pick<Booking, 'status' | 'ends_at'>): boolean =>
  status === 'Unbooked' || Date.parse(ends_at) <= now();

/**
 * What can be done with a booking, for the menu of its row and the buttons of its details. What is impossible is absent; the venue's
 * telephone takes the place of cancelling once it is too late (design §5).
 */
export function useBookingActions(
  booking: Booking,
  { open, bookAgain }: Pick<BookingDialogNavigation, 'open' | 'bookAgain'>,
): MenuItem[] {
  const t = useT('bookings');
  const addToCalendar = useAddToCalendar();
  const handover = useHandoverActions(booking, open);
  const isOwn = useIsOwn(booking);
  if (!isOwn) return [];
  if (isOver(booking)) {
    return [{ label: t('bookAgain'), icon: <RotateCw size={20} />, href: bookAgain(booking) }];
  }
  const { id, weekly, permissions, venue } = booking;
  const calendar: MenuItem = {
    label: t('common:actions.addToCalendar'),
    icon: <CalendarPlus size={20} />,
    onSelect: () => addToCalendar(booking),
  };
  const event: MenuItem[] =
    booking.event_id !== null
      ? [{ label: t('event.see'), icon: <CalendarHeart size={20} />, href: paths.event(booking.event_id) }]
      : permissions['make_event']
        ? [{ label: t('event.make'), icon: <CalendarHeart size={20} />, href: paths.newEvent('booking', id) }]
        : [];
  // moving and cancelling are among the choices, whatever the deadline for cancelling
  const choose: MenuItem = {
    label: t('closure.choose'),
    icon: <CalendarClock size={20} />,
    onSelect: () => open(id, 'details'),
  };
  const changes: MenuItem[] = permissions['answer_closure']
    ? [choose]
    : cancelObstacle(booking, now()) === null
      ? [
          { label: t('move.action'), icon: <CalendarClock size={20} />, onSelect: () => open(id, 'move') },
          {
            label: t('cancel.action'),
            icon: <CalendarX size={20} />,
            danger: true,
            onSelect: () => open(id, 'cancel'),
          },
        ]
      : [{ label: t('cancel.callAction'), icon: <Phone size={20} />, href: phoneLineLink(venue.phone) }];
  if (weekly && permissions['end_series']) {
    changes.push({
      label: t('cancel.series'),
      icon: <Repeat2 size={20} />,
      danger: true,
      onSelect: () => open(id, 'end'),
    });
  }
  return [calendar, ...event, ...handover, ...changes];
}
