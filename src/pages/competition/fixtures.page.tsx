import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { CompetitionGames } from './competition-games.tsx';
import { useCompetition } from './use-competition.ts';

export { fixturesLoader as loader } from './games.data.ts';

/** The games to come, the next matchday first; those that are on stand before them (RT-42, CMP-01). */
export function Component() {
  const t = useT('competition');
  const { id, phase } = useCompetition();
  const isOver = phase === 'finished' || phase === 'cancelled';
  return (
    <CompetitionGames
      which="fixtures"
      empty={
        <EmptyState
          drawing="calendar"
          hint={isOver ? undefined : t('fixtures.noneHint')}
          action={isOver && <LinkButton to={paths.competitionResults(id)}>{t('fixtures.seeResults')}</LinkButton>}
        >
          {t(phase === 'finished' ? 'fixtures.noneOver' : 'fixtures.none')}
        </EmptyState>
      }
    />
  );
}
