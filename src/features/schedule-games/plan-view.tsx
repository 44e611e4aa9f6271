import { placeInStage } from '../../entities/competition/round-words.ts';
import type { PlannedGame, SchedulePlan } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Banner } from '../../shared/ui/banner.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import * as css from './schedule.css.ts';

interface PlanViewProps {
  plan: SchedulePlan;
  /** What was shown before some of its times were lost. */
  lostOf: SchedulePlan | null;
}

const nameOf = ({ home, away }: Pick<PlannedGame, 'home' | 'away'>): string => `${home} – ${away}`;

/** The games of a preview under their days, with their courts, and what they cost. */
export function PlanView({ plan, lostOf }: PlanViewProps) {
  const t = useT('schedule');
  const words = useT('competition');
  const format = useFormat();
  const { games, unplaced, bookings } = plan;
  const days = Map.groupBy(games, ({ starts_at }) => tiraneDate(Date.parse(starts_at)));
  const lost = games.filter((game) => game.lost);
  const out = unplaced.filter(({ number }) => lostOf?.games.some((game) => game.number === number));
  return (
    <>
      {lost.length + out.length > 0 && (
        <Banner tone="warning" title={t('plan.lost')}>
          {lost.length > 0 && <p>{t('plan.lostText', { games: lost.map(nameOf).join(', ') })}</p>}
          {out.length > 0 && <p>{t('plan.lostOut', { games: out.map(nameOf).join(', ') })}</p>}
        </Banner>
      )}
      <p role="status">
        {games.length === 0
          ? t(unplaced.length === 0 ? 'plan.allTimed' : 'plan.none')
          : t('plan.games', { count: games.length })}
      </p>
      {bookings.count > 0 && (
        <p>{t('plan.bookings', { count: bookings.count, price: format.price(bookings.price) })}</p>
      )}
      {/* Safari takes the role away from a list without markers. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul role="list" className={css.days} aria-label={t('plan.title')}>
        {[...days].map(([date, ofDay]) => (
          <li key={date} className={css.day}>
            <h4 className={css.dayName}>{format.dateBrief(date, now())}</h4>
            <ListRows label={format.dateBrief(date, now())}>
              {ofDay.map((game) => (
                <ListRow
                  key={game.number}
                  icon={<span className={css.time}>{format.time(Date.parse(game.starts_at))}</span>}
                  title={nameOf(game)}
                  meta={[
                    placeInStage(game, words),
                    game.court ? `${game.court.name}, ${game.court.venue.name}` : t('plan.noCourt'),
                  ].join(' · ')}
                  value={game.lost ? <Badge tone="accent">{t('plan.newTime')}</Badge> : undefined}
                />
              ))}
            </ListRows>
          </li>
        ))}
      </ul>
    </>
  );
}
