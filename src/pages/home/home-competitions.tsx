import { useQuery } from '@tanstack/react-query';
import { CompetitionPhase } from '../../shared/api/generated/model';
import { getListCompetitionsQueryOptions } from '../../shared/api/generated/endpoints/competitions/competitions.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Crest } from '../../shared/ui/crest.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { CompetitionsSkeleton, SHOWN } from './home-competitions-skeleton.tsx';

/** The server lists those that are open first, then those that are on. */
const competitionsQuery = getListCompetitionsQueryOptions({ page: 1, per_page: SHOWN });

/** Their words stand in `home`: the dictionary of competitions would be one file more before the first page is shown. */
const words = {
  [CompetitionPhase.registration]: 'competitions.registration',
  [CompetitionPhase.ready]: 'competitions.ready',
  [CompetitionPhase.ongoing]: 'competitions.ongoing',
} as const;
const isNow = (phase: CompetitionPhase): phase is keyof typeof words => phase in words;

/** The next competitions that a team can enter, and those that are on, for a guest to follow (CMP-01). */
export function HomeCompetitions() {
  const t = useT('home');
  const query = useQuery(competitionsQuery);
  return (
    <QueryView query={query} failure="line" skeleton={<CompetitionsSkeleton />}>
      {({ competitions }) => {
        const rows = competitions.flatMap(({ phase, ...one }) =>
          isNow(phase) ? [{ ...one, state: words[phase] }] : [],
        );
        return (
          <ListRows label={t('competitions.title')}>
            {rows.map(({ state, ...one }) => (
              <ListRow
                key={one.id}
                icon={<Crest of={one} size={40} />}
                title={one.name}
                meta={[t(state), t(`common:sports.${one.sport.key}`), one.city.name].join(' · ')}
                to={paths.competition(one.id)}
              />
            ))}
            {rows.length === 0 ? (
              <ListRow title={t('competitions.none')} meta={t('common:actions.showAll')} to={paths.competitions()} />
            ) : (
              <ListRow title={t('common:actions.showAll')} to={paths.competitions()} />
            )}
          </ListRows>
        );
      }}
    </QueryView>
  );
}
