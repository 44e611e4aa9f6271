import type { GetManagedVenueData } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './publish-venue.css.ts';

/** Today and this week, Monday to Sunday, in figures (GET /mod-venue/venue/{id}). */
export function Figures({ stats, users_count: users }: Pick<GetManagedVenueData, 'stats' | 'users_count'>) {
  const t = useT('overview');
  const format = useFormat();
  const rows = [
    { title: t('figures.today'), value: format.number(stats.today_bookings, 0) },
    { title: t('figures.pending'), value: format.number(stats.pending, 0) },
    { title: t('figures.occupancy'), value: `${format.number(stats.occupancy_week_pct, 0)}%` },
    { title: t('figures.income'), value: format.price(stats.income_week) },
  ];
  return (
    <Section title={t('figures.title')}>
      <ListRows label={t('figures.title')}>
        {rows.map(({ title, value }) => (
          <ListRow key={title} title={title} value={<span className={css.figure}>{value}</span>} />
        ))}
        <ListRow
          title={t('figures.users')}
          value={<span className={css.figure}>{format.number(users, 0)}</span>}
          to={paths.venueUsers()}
        />
      </ListRows>
    </Section>
  );
}
