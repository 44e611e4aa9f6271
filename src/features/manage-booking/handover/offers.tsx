import { useId } from 'react';
import { OfferedRow } from '../../../entities/booking/offered-row.tsx';
import type { Booking, BookingHandover, ListHandoversData } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { cx } from '../../../shared/ui/cx.ts';
import { QueryView, type ViewedQuery } from '../../../shared/ui/query-view.tsx';
import { stack } from '../../../shared/ui/stack.css.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import { groupTitle, past } from '../booking-list.css.ts';
import type { BookingDialogNavigation } from '../use-booking-dialog.ts';
import { OfferAnswers } from './offer-answers.tsx';

interface OffersProps {
  query: ViewedQuery<ListHandoversData>;
  dialog: BookingDialogNavigation;
}

/** Bookings that others offer to the user, above their own; nothing where there are none (decision 036). */
export function Offers({ query, dialog }: OffersProps) {
  const t = useT('bookings');
  return (
    <QueryView query={query} failure="line" skeleton={null}>
      {({ bookings }) =>
        bookings.length > 0 && (
          <Stack gap={2}>
            <h3 className={groupTitle}>{t('handOver.offers.title')}</h3>
            <ul className={cx(stack[2], past)} aria-label={t('handOver.offers.title')}>
              {bookings.map(
                (booking) => isOffered(booking) && <Offer key={booking.id} booking={booking} dialog={dialog} />,
              )}
            </ul>
          </Stack>
        )
      }
    </QueryView>
  );
}

type OfferedBooking = Booking & { handover: BookingHandover };
const isOffered = (booking: Booking): booking is OfferedBooking => booking.handover !== null;

function Offer({ booking, dialog }: { booking: OfferedBooking; dialog: BookingDialogNavigation }) {
  const id = useId();
  return (
    <OfferedRow booking={booking} id={id} onPress={() => dialog.open(booking.id, 'details')}>
      <OfferAnswers booking={booking} describedBy={id} onDone={dialog.closeAfterChange} />
    </OfferedRow>
  );
}
