import type { BookingEvent } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../../shared/lib/time/tirane.ts';
import { now } from '../../../shared/platform/clock.ts';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Stack } from '../../../shared/ui/stack.tsx';
import * as css from './details.css.ts';

/** Who did what to the booking, the latest first; null while it loads. */
export function History({ events }: { events: readonly BookingEvent[] | null }) {
  const t = useT('desk');
  return (
    <Stack gap={3}>
      <h3 className={css.partTitle}>{t('history.title')}</h3>
      {events ? (
        <ol className={css.events} aria-label={t('history.title')}>
          {events.map((event) => (
            <Event key={event.id} event={event} />
          ))}
        </ol>
      ) : (
        <div role="status" aria-busy aria-label={t('common:states.loading')}>
          <Skeleton shape="box" width="100%" height="44px" />
        </div>
      )}
    </Stack>
  );
}

function Event({ event: { action, at, by, from, to, reason } }: { event: BookingEvent }) {
  const t = useT('desk');
  const format = useFormat();
  const instant = Date.parse(at);
  const when = `${format.dateBrief(tiraneDate(instant), now())}, ${format.time(instant)}`;
  return (
    <li className={css.event}>
      <span>
        {t(`history.${action}`)}
        {to && `: ${to.name}`}
        {reason && `: ${reason}`}
      </span>
      {from && (
        <span className={css.eventMeta}>
          {t('history.from', { court: from.court_name, day: format.dateBrief(from.date, now()), time: from.start })}
        </span>
      )}
      <span className={css.eventMeta}>
        {by?.name ?? t('history.system')} · {when}
      </span>
    </li>
  );
}
