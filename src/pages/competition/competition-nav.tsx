import type { Competition } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { NavLinks } from '../../shared/ui/tab-links.tsx';

/** The pages of a competition. */
export function CompetitionNav({ competition: { id } }: { competition: Competition }) {
  const t = useT('competition');
  return (
    <NavLinks
      label={t('nav.label')}
      links={[
        { to: paths.competition(id), label: t('nav.about') },
        { to: paths.competitionTeams(id), label: t('nav.teams') },
        { to: paths.competitionFixtures(id), label: t('nav.fixtures') },
        { to: paths.competitionResults(id), label: t('nav.results') },
        { to: paths.competitionStandings(id), label: t('nav.standings') },
      ]}
    />
  );
}
