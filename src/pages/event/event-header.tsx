import { useQuery } from '@tanstack/react-query';
import { CalendarDays, MapPin, Repeat2 } from 'lucide-react';
import { EventAnswerBadge, EventPhaseBadge } from '../../entities/event/event-badges.tsx';
import { eventWhen } from '../../entities/event/event-times.ts';
import { placeText } from '../../entities/event/event-words.ts';
import { QrCodeButton } from '../../features/share-link/qr-code-button.tsx';
import { ShareLink } from '../../features/share-link/share-link.tsx';
import { shareAddress } from '../../features/share-link/share.ts';
import { paths } from '../../shared/routing/paths.ts';
import type { Event } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { now } from '../../shared/platform/clock.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { EventMenu } from './event-menu.tsx';
import { shareTextQuery } from './event.data.ts';
import * as css from './event.css.ts';

/** What it is, when, where, whether it is still to come and one comes; its link, and what else can be done with it. */
export function EventHeader({ event }: { event: Event }) {
  const t = useT('event');
  const words = useT();
  const tList = useT('events');
  const format = useFormat();
  const { id, title, sport, kind, recurrence } = event;
  const url = shareAddress(paths.event(id));
  const { data, isLoading } = useQuery(shareTextQuery(id, format.language));
  return (
    <header className={css.header}>
      <div className={css.names}>
        <p className={css.kind}>{[words(`sports.${sport.key}`), tList(`kinds.${kind}`)].join(' · ')}</p>
        <h1 className={css.title}>{title}</h1>
        <p className={css.fact}>
          <CalendarDays size={20} aria-hidden />
          <span className={css.when}>{eventWhen(event, now(), words, format)}</span>
        </p>
        <p className={css.fact}>
          <MapPin size={20} aria-hidden />
          <span>{placeText(event, tList)}</span>
        </p>
        <p className={css.marks}>
          <EventPhaseBadge phase={event.phase} />
          {event.phase !== 'cancelled' && <EventAnswerBadge event={event} />}
          {recurrence === 'weekly' && <Badge icon={<Repeat2 size={14} aria-hidden />}>{tList('weekly')}</Badge>}
        </p>
      </div>
      <div className={css.actions}>
        <ShareLink
          look="button"
          label={t('share')}
          title={title}
          text={data?.share.text}
          url={url}
          loading={isLoading}
        />
        <QrCodeButton url={url} label={t('qr.open')} title={t('qr.title', { title })} hint={t('qr.hint')} />
        <EventMenu event={event} />
      </div>
    </header>
  );
}
