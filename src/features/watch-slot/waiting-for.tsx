import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff, BellRing, CalendarSearch } from 'lucide-react';
import type { Id, SlotWatch } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneTime } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { paths } from '../../shared/routing/paths.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { OverflowMenu } from '../../shared/ui/overflow-menu.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { useDeleteWatch } from './use-watch-writes.ts';
import * as css from './waiting-for.css.ts';
import { watchesQuery } from './watches-query.ts';
import { watchState } from './watch-state.ts';

/** The taken times that the user waits for; nothing when there are none. A failure is nothing that a list of bookings stops at. */
export function WaitingFor() {
  const t = useT('venue');
  const watches = useQuery(watchesQuery()).data?.watches ?? [];
  const removal = useDeleteWatch();
  if (watches.length === 0) return null;
  return (
    <Stack gap={2}>
      <h3 className={css.title}>{t('watch.list')}</h3>
      <ListRows label={t('watch.list')}>
        {watches.map((watch) => (
          <WatchRow key={watch.id} watch={watch} onRemove={removal.mutate} />
        ))}
      </ListRows>
    </Stack>
  );
}

/** What can be booked now comes with the way to it. */
function WatchRow({ watch, onRemove }: { watch: SlotWatch; onRemove: (id: Id) => void }) {
  const t = useT('venue');
  const format = useFormat();
  const { id, venue, court, sport, date, starts_at, free, state } = watch;
  const when = `${format.dateBrief(date, now())}, ${tiraneTime(Date.parse(starts_at))}`;
  const place = court?.name ?? t('watch.anyCourt', { sport: t(`common:sports.${sport.key}`) });
  const [first] = free;
  const Icon = state === 'waiting' ? Bell : BellRing;
  return (
    <ListRow
      icon={<Icon className={state === 'waiting' ? undefined : css.free} size={22} />}
      title={<span className={css.when}>{when}</span>}
      meta={
        <>
          <span className={css.line}>
            {place} · {venue.name}
          </span>
          <span className={state === 'waiting' ? css.line : css.state}>{watchState(watch, t, format)}</span>
        </>
      }
      value={
        <span className={css.actions}>
          {first && (
            <LinkButton
              size="sm"
              to={paths.bookSlot(venue.slug, { date, courtId: first.court_id, slotId: first.time_slot_id })}
            >
              {t('common:actions.book')}
              <VisuallyHidden>{` ${first.court_name}, ${when}`}</VisuallyHidden>
            </LinkButton>
          )}
          <OverflowMenu
            items={[
              { label: t('watch.see'), icon: <CalendarSearch size={20} />, href: paths.venueOn(venue.slug, date) },
              { label: t('watch.stop'), icon: <BellOff size={20} />, danger: true, onSelect: () => onRemove(id) },
            ]}
          />
        </span>
      }
    />
  );
}
