import type { Fixture } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import * as css from './schedule.css.ts';

interface GameProps {
  game: Pick<Fixture, 'booking'>;
}

const tones = { asked: 'warning', confirmed: 'success', closing: 'danger' } as const;

/** How far the venue is with the court of a game, for who runs its competition (R30). */
export function CourtMark({ game: { booking } }: GameProps) {
  const t = useT('schedule');
  return booking ? <Badge tone={tones[booking.status]}>{t(`booking.${booking.status}`)}</Badge> : null;
}

/** Why the court of a game is closed, and until when the game can be moved (R31). */
export function ClosingCourt({ game: { booking } }: GameProps) {
  const t = useT('schedule');
  const format = useFormat();
  if (booking?.status !== 'closing' || booking.answer_until === null) return null;
  const until = Date.parse(booking.answer_until);
  const day = format.dateBrief(tiraneDate(until), now());
  return (
    <p className={css.closing}>
      {[booking.reason, t('booking.moveBy', { day, time: format.time(until) })].filter(Boolean).join(' ')}
    </p>
  );
}
