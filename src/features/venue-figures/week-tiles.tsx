import type { GetVenueFiguresData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { bookingsOn, changeText, income, occupancy, percentText } from './compare.ts';
import * as css from './venue-figures.css.ts';

interface WeekTilesProps {
  figures: GetVenueFiguresData;
  /** `yyyy-MM-dd` */
  today: string;
}

/** A week in four figures, each against the week before. */
export function WeekTiles({ figures: { days, week, week_before: before }, today }: WeekTilesProps) {
  const t = useT('figures');
  const format = useFormat();
  const change = (kind: Parameters<typeof changeText>[0], now: number | null, then: number | null) =>
    changeText(kind, now, then, { t, format });
  const bookingsToday = bookingsOn(days, today);
  const percent = occupancy(week);
  const { slots_taken: taken, slots_offered: offered } = week;
  return (
    <ul className={css.tiles} aria-label={t('tiles.label')}>
      <Tile
        figure={format.number(bookingsToday ?? week.bookings, 0)}
        name={
          bookingsToday === null
            ? t('tiles.bookings', { count: week.bookings })
            : t('tiles.bookingsToday', { count: bookingsToday })
        }
        details={bookingsToday === null ? undefined : [t('tiles.inWeek', { number: format.number(week.bookings, 0) })]}
        change={change('count', week.bookings, before.bookings)}
      />
      <Tile
        figure={percent === null ? '–' : percentText(percent, format)}
        name={t('tiles.occupancy')}
        meter={percent}
        details={[
          percent === null
            ? t('tiles.noHours')
            : t('tiles.hours', { taken: format.number(taken, 0), offered: format.number(offered, 0) }),
        ]}
        change={change('share', percent, occupancy(before))}
      />
      <Tile
        figure={format.money(income(week))}
        name={t('tiles.income')}
        details={[
          t('tiles.paid', { amount: format.money(week.income_paid) }),
          t('tiles.open', { amount: format.money(week.income_open) }),
        ]}
        change={change('money', income(week), income(before))}
      />
      <Tile
        figure={format.number(week.no_shows, 0)}
        name={t('tiles.noShows', { count: week.no_shows })}
        change={change('count', week.no_shows, before.no_shows)}
      />
    </ul>
  );
}

interface TileProps {
  figure: string;
  name: string;
  /** A bar of this many percent. */
  meter?: number | null;
  details?: readonly string[] | undefined;
  change: string | null;
}

function Tile({ figure, name, meter = null, details, change }: TileProps) {
  return (
    <li className={css.tile}>
      <p className={css.figure}>{figure}</p>
      <p className={css.name}>{name}</p>
      {meter !== null && (
        <span className={css.meter} aria-hidden>
          <span className={css.filled} style={{ width: `${Math.min(100, meter)}%` }} />
        </span>
      )}
      {details && (
        <div className={css.details}>
          {details.map((detail) => (
            <p key={detail}>{detail}</p>
          ))}
        </div>
      )}
      {change && <p className={css.change}>{change}</p>}
    </li>
  );
}
