import type { BookingStatus } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';

const tones = { Confirmed: 'success', Pending: 'warning', Unbooked: 'danger' } as const satisfies Record<BookingStatus, string>;

/** The status in words (R8); dot and ground repeat it. */
export function BookingStatusBadge({ status }: { status: BookingStatus }) {
  const t = useT();
  return <Badge tone={tones[status]}>{t(`bookingStatus.${status}`)}</Badge>;
}
