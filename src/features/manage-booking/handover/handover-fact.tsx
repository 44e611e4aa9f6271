import { useUnit } from 'effector-react';
import { instantText } from '../../../entities/booking/booking-times.ts';
import { $user } from '../../../models/session/session.model.ts';
import type { Booking } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { Fact } from '../../../shared/ui/facts.tsx';
import { handoverSide } from './handover-side.ts';

const given = {
  offered: 'handOver.given.offered',
  offeredSeries: 'handOver.given.offeredSeries',
  declined: 'handOver.given.declined',
  expired: 'handOver.given.expired',
  withdrawn: 'handOver.given.withdrawn',
  // who gave it does not read it any more
  accepted: null,
} as const;
const received = {
  offered: 'handOver.received.offered',
  offeredSeries: 'handOver.received.offeredSeries',
  accepted: 'handOver.received.accepted',
  declined: 'handOver.received.declined',
  expired: 'handOver.received.expired',
  withdrawn: 'handOver.received.withdrawn',
} as const;

/** To or from whom a booking is offered, and what came of it; nothing for others. */
export function HandoverFact({ booking }: { booking: Booking }) {
  const t = useT('bookings');
  const format = useFormat();
  const side = handoverSide(booking, useUnit($user)?.id);
  if (side === null || !booking.handover) return null;
  const { state, scope, from, to, expires_at } = booking.handover;
  const texts = side === 'given' ? given : received;
  const key = texts[state === 'offered' && scope === 'series' ? 'offeredSeries' : state];
  if (key === null) return null;
  const name = side === 'given' ? to.name : from.name;
  return <Fact term={t('handOver.term')}>{t(key, { name, when: instantText(expires_at, format) })}</Fact>;
}
