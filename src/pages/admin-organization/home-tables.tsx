import type { StandingRow, TopOfTable } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Link } from '../../shared/routing/link.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Card } from '../../shared/ui/card.tsx';
import { Crest } from '../../shared/ui/crest.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './home-tables.css.ts';

/** Who leads in the competitions that are on, each with the way to its whole table; nothing without tables. */
export function HomeTables({ tables }: { tables: readonly TopOfTable[] }) {
  const t = useT('organizing');
  if (tables.length === 0) return null;
  const ofCompetition = Map.groupBy(tables, ({ competition }) => competition.id);
  return (
    <Section title={t('home.tables.title')}>
      {[...ofCompetition].map(([id, groups]) => (
        <Card key={id} padded>
          <h3 className={css.name}>
            <Link to={paths.competitionStandings(id)} className={css.link}>
              {groups[0]?.competition.name}
            </Link>
          </h3>
          <div className={css.tables}>
            {groups.map((table) => (
              <Top key={table.group?.id ?? table.stage_id} table={table} />
            ))}
          </div>
        </Card>
      ))}
    </Section>
  );
}

/** The first of one table. */
function Top({ table: { competition, group, rows } }: { table: TopOfTable }) {
  const t = useT('standings');
  return (
    <table className={css.table}>
      <caption className={css.caption}>
        {/* the heading says the rest to the eye */}
        {group ? t('ofGroup', { name: group.name }) : <VisuallyHidden>{t('title')}</VisuallyHidden>}
        <VisuallyHidden>, {competition.name}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={css.head}>
            <span aria-hidden>#</span>
            <VisuallyHidden>{t('rank')}</VisuallyHidden>
          </th>
          <th scope="col" className={css.head}>
            {t('team')}
          </th>
          <th scope="col" className={css.head}>
            <span aria-hidden>{t('short.played')}</span>
            <VisuallyHidden>{t('columns.played')}</VisuallyHidden>
          </th>
          <th scope="col" className={css.head}>
            <span aria-hidden>{t('short.points')}</span>
            <VisuallyHidden>{t('columns.points')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.team.id} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { rank, team, played, points } }: { row: StandingRow }) {
  const format = useFormat();
  return (
    <tr>
      <td className={css.number}>{rank}</td>
      <th scope="row" className={css.team}>
        <span className={css.who}>
          <Crest of={team} size={24} />
          <span className={css.teamName}>{team.name}</span>
        </span>
      </th>
      <td className={css.number}>{format.number(played)}</td>
      <td className={css.points}>{format.number(points)}</td>
    </tr>
  );
}
