import type { Booking } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Banner } from '../../shared/ui/banner.tsx';

/** What came of the venue's question about a closed time, once there is nothing left to answer; nothing for any other booking. */
export function ClosureOutcome({ booking: { closure } }: { booking: Pick<Booking, 'closure'> }) {
  const t = useT('bookings');
  if (!closure || closure.can_answer || closure.state === 'ended') return null;
  return <Banner>{t(`closure.state.${closure.state}`)}</Banner>;
}
