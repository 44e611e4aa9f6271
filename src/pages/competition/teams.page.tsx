import { useQuery } from '@tanstack/react-query';
import { AddTeamButton } from '../../features/manage-entries/add-team-button.tsx';
import { EntryMenu } from '../../features/manage-entries/entry-menu.tsx';
import type { CompetitionTeam, Id } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { CrestCard, CrestCardGrid, CrestCardGridSkeleton, CrestCardLine } from '../../shared/ui/crest-card.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './teams.css.ts';
import { teamsQuery } from './teams.data.ts';
import { useCompetition } from './use-competition.ts';

export { loader } from './teams.data.ts';

/** The teams that take part, and those that are out (RT-41, CMP-02). */
export function Component() {
  const t = useT('competition');
  const competition = useCompetition();
  const { id } = competition;
  const query = useQuery(teamsQuery(id));
  return (
    <QueryView query={query} errorTitle={t('common:states.errorTitle')} skeleton={<CrestCardGridSkeleton count={8} />}>
      {({ teams }) =>
        teams.length === 0 ? (
          <EmptyState drawing="people" hint={t('teams.noneHint')} action={<AddTeamButton competition={competition} />}>
            {t('teams.none')}
          </EmptyState>
        ) : (
          <Stack>
            <div className={css.actions}>
              <AddTeamButton competition={competition} />
            </div>
            <CrestCardGrid label={t('nav.teams')}>
              {teams.map((entry) => (
                <li key={entry.team.id}>
                  <Entry competitionId={id} entry={entry} />
                </li>
              ))}
            </CrestCardGrid>
          </Stack>
        )
      }
    </QueryView>
  );
}

function Entry({ competitionId, entry }: { competitionId: Id; entry: CompetitionTeam }) {
  const t = useT('competition');
  const { team, seed, roster_count: players, status, deductions, is_mine: isMine } = entry;
  const facts = [
    seed !== null && t('teams.seed', { seed }),
    players > 0 && t('teams.players', { count: players }),
  ].filter((fact) => fact !== false);
  return (
    <CrestCard of={team} to={paths.team(team.slug)} action={<EntryMenu competitionId={competitionId} entry={entry} />}>
      {facts.length > 0 && <CrestCardLine>{facts.join(' · ')}</CrestCardLine>}
      {deductions.map(({ points, reason }) => (
        <CrestCardLine key={`${points} ${reason}`}>{t('teams.deducted', { count: points, reason })}</CrestCardLine>
      ))}
      {(isMine || status !== 'active') && (
        <p className={css.marks}>
          {isMine && <Badge tone="info">{t('myTeam')}</Badge>}
          {status !== 'active' && <Badge tone="danger">{t(`teams.${status}`)}</Badge>}
        </p>
      )}
    </CrestCard>
  );
}
