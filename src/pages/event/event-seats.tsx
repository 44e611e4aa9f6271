import { Users } from 'lucide-react';
import { isFull, seatsText } from '../../entities/event/event-words.ts';
import type { Event } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Link } from '../../shared/routing/link.tsx';
import { link } from '../../shared/ui/text-links.css.ts';
import * as css from './info.css.ts';

/** How many come, wait and think about it; the way to who they are. */
export function EventSeats({ event }: { event: Event }) {
  const t = useT('event');
  const tList = useT('events');
  const { id, maybe_count: maybe, phase, my_participation: mine } = event;
  const isOpen = phase === 'scheduled' && mine?.status !== 'going' && mine?.status !== 'waitlisted';
  return (
    <div className={css.seats}>
      <Users size={20} aria-hidden />
      <p>
        <Link className={link} to={paths.eventParticipants(id)}>
          {seatsText(event, tList)}
        </Link>
        {maybe > 0 && phase !== 'cancelled' && (
          <span className={css.muted}>{` · ${t('maybe', { count: maybe })}`}</span>
        )}
        {isOpen && isFull(event) && <span className={css.line}>{t('full')}</span>}
      </p>
    </div>
  );
}
