import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { CompetitionGames } from './competition-games.tsx';
import { useCompetition } from './use-competition.ts';

export { resultsLoader as loader } from './games.data.ts';

/** The games that are over, the last one first (RT-43, CMP-01). */
export function Component() {
  const t = useT('competition');
  const { id } = useCompetition();
  return (
    <CompetitionGames
      which="results"
      empty={
        <EmptyState
          drawing="calendar"
          hint={t('results.noneHint')}
          action={<LinkButton to={paths.competitionFixtures(id)}>{t('results.seeFixtures')}</LinkButton>}
        >
          {t('results.none')}
        </EmptyState>
      }
    />
  );
}
