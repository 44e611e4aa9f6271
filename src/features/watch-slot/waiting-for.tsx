import { useQuery } from '@tanstack/react-query';
import { BellOff } from 'lucide-react';
import * as rowCss from '../../entities/booking/booking-row.css.ts';
import { DateBlock } from '../../entities/booking/date-block.tsx';
import type { Id, SlotWatch } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneTime } from '../../shared/lib/time/tirane.ts';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { Link } from '../../shared/routing/link.tsx';
import { timePaths } from '../../shared/routing/time-paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { useDeleteWatch } from './use-watch-writes.ts';
import * as css from './waiting-for.css.ts';
import { watchState } from './watch-state.ts';
import { watchesQuery } from './watches-query.ts';

/** The taken times that the user waits for; nothing when there are none. Bookings are shown also where these cannot be loaded. */
export function WaitingFor() {
  const t = useT('venue');
  const query = useQuery(watchesQuery());
  const watches = query.data?.watches ?? [];
  const removal = useDeleteWatch();
  useDeadlines(
    watches.map((one) => one.turn_until),
    query.refetch,
  );
  if (watches.length === 0) return null;
  return (
    <Stack gap={2} className={css.part}>
      <h2 className={css.title}>{t('watch.list')}</h2>
      <ul className={css.list} aria-label={t('watch.list')}>
        {watches.map((watch) => (
          <WatchRow key={watch.id} watch={watch} onRemove={removal.mutate} />
        ))}
      </ul>
    </Stack>
  );
}

/** Looks like a booking of the list. What can be booked now comes with the way to it. */
function WatchRow({ watch, onRemove }: { watch: SlotWatch; onRemove: (id: Id) => void }) {
  const t = useT('venue');
  const format = useFormat();
  const { id, venue, court, sport, date, starts_at, free, state } = watch;
  const time = tiraneTime(Date.parse(starts_at));
  const place = court?.name ?? t('watch.anyCourt', { sport: t(`common:sports.${sport.key}`) });
  const tone = ({ waiting: 'neutral', 'your-turn': 'success', open: 'info' } as const)[state];
  // the courts are named where it waits for any of them
  const isAny = court === null && free.length > 0;
  return (
    <li className={rowCss.row}>
      <div className={isAny ? css.faceOfCourts : css.face}>
        <DateBlock date={date} />
        <Link className={rowCss.title} to={timePaths.venueOn(venue.slug, date)}>
          <VisuallyHidden>{`${format.dateLong(date)}, `}</VisuallyHidden>
          {time}
        </Link>
        <p className={rowCss.place}>
          {place} · {venue.name}
        </p>
        {free.length > 0 && (
          <span className={isAny ? css.books : css.book}>
            {free.map(({ court_id: courtId, court_name: name, time_slot_id: slotId }) => (
              <LinkButton key={courtId} size="sm" to={timePaths.bookSlot(venue.slug, { date, courtId, slotId })}>
                {t('common:actions.book')}
                {isAny && ` ${name}`}
                <VisuallyHidden>{`${isAny ? '' : ` ${name},`} ${format.dateLong(date)}, ${time}`}</VisuallyHidden>
              </LinkButton>
            ))}
          </span>
        )}
        <div className={css.marks}>
          <Badge tone={tone}>{watchState(watch, t, format)}</Badge>
        </div>
        <OverflowMenu
          className={rowCss.menu}
          items={[{ label: t('watch.stop'), icon: <BellOff size={20} />, danger: true, onSelect: () => onRemove(id) }]}
        />
      </div>
    </li>
  );
}
