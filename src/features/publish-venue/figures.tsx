import type { GetManagedVenueData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './publish-venue.css.ts';

/** Today and this week, Monday to Sunday, in figures (GET /mod-venue/venue/{id}); what waits for an answer stands out. */
export function Figures({ stats }: Pick<GetManagedVenueData, 'stats'>) {
  const t = useT('overview');
  const format = useFormat();
  const tiles = [
    { name: t('figures.today'), value: format.number(stats.today_bookings, 0) },
    { name: t('figures.pending'), value: format.number(stats.pending, 0), isDue: stats.pending > 0 },
    { name: t('figures.occupancy'), value: `${format.number(stats.occupancy_week_pct, 0)}%` },
    { name: t('figures.income'), value: format.price(stats.income_week) },
  ];
  return (
    <Section title={t('figures.title')} className={css.whole}>
      <ul className={css.tiles} aria-label={t('figures.title')}>
        {tiles.map(({ name, value, isDue }) => (
          <li key={name} className={cx(css.tile, isDue && css.due)}>
            <span className={css.figure}>{value}</span>{' '}
            <span className={cx(css.name, isDue && css.dueName)}>{name}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
