import { useId } from 'react';
import { deadlinesOf, isOffered } from '../../../entities/booking/open-matters.ts';
import { OfferedRow } from '../../../entities/booking/offered-row.tsx';
import type { Booking, BookingHandover, ListHandoversData } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { useDeadlines } from '../../../shared/platform/use-deadlines.ts';
import { cx } from '../../../shared/ui/cx.ts';
import { QueryView, type ViewedQuery } from '../../../shared/ui/query-view.tsx';
import { stack } from '../../../shared/ui/stack.css.ts';
import { Stack } from '../../../shared/ui/stack.tsx';
import { groupTitle, past } from '../booking-list.css.ts';
import type { BookingDialogNavigation } from '../use-booking-dialog.ts';
import { OfferAnswers } from './offer-answers.tsx';

interface OffersProps {
  query: ViewedQuery<ListHandoversData>;
  /** The list below says already that it could not be read again. */
  isToldBelow: boolean;
  dialog: BookingDialogNavigation;
}

/** Bookings that others offer to the user, above their own; nothing where there are none (decision 036). */
export function Offers({ query, isToldBelow, dialog }: OffersProps) {
  const t = useT('bookings');
  const { data, refetch } = query;
  useDeadlines(deadlinesOf(data?.bookings ?? []), refetch);
  return (
    <QueryView query={query} failure={data && isToldBelow ? 'words' : 'line'} skeleton={null}>
      {({ bookings }) =>
        bookings.some(isOffered) && (
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

function Offer({
  booking,
  dialog,
}: {
  booking: Booking & { handover: BookingHandover };
  dialog: BookingDialogNavigation;
}) {
  const id = useId();
  return (
    <OfferedRow booking={booking} id={id} onPress={() => dialog.open(booking.id, 'details')}>
      <OfferAnswers booking={booking} describedBy={id} onDone={dialog.closeAfterChange} />
    </OfferedRow>
  );
}
