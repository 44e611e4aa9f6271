import type { BookingHandover } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';

/** Of a booking that is offered to somebody: to whom (decision 036). */
export function OfferedMark({ handover }: { handover: BookingHandover }) {
  const t = useT('bookings');
  const { scope, to } = handover;
  return (
    <Badge tone="info">
      {t(scope === 'series' ? 'handOver.offeredAllTo' : 'handOver.offeredTo', { name: to.name })}
    </Badge>
  );
}
