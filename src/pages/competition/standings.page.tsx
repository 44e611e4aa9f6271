import { useQuery } from '@tanstack/react-query';
import { Bracket } from '../../features/bracket/bracket.tsx';
import type { Competition, Stage } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { areAnswered, QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { CompetitionScorers } from './competition-scorers.tsx';
import { Tables } from './standings-tables.tsx';
import { partsOf, pipelineQuery, standingsQuery } from './standings.data.ts';
import { useCompetition } from './use-competition.ts';

export { loader } from './standings.data.ts';

/** The tables of a competition and its brackets, by its stages; those that are on first. Then who has scored (RT-44, CMP-02, CMP-04). */
export function Component() {
  const t = useT('standings');
  const competition = useCompetition();
  const pipeline = useQuery(pipelineQuery(competition.id));
  const has = partsOf(competition.format, pipeline.data?.stages);
  const standings = useQuery(skipUnless(has.tables, standingsQuery(competition.id)));
  const shared = {
    errorTitle: t('common:states.errorTitle'),
    skeleton: <Skeleton shape="box" width="100%" height={440} />,
  };
  // which stands first is known when both are answered
  if (!areAnswered(standings, pipeline))
    return (
      <QueryView query={{ ...standings, data: undefined, error: null }} {...shared}>
        {() => null}
      </QueryView>
    );
  const brackets = pipeline.data?.stages.filter(({ bracket }) => bracket.length > 0) ?? [];
  const tables = has.tables && (
    <QueryView query={standings} {...shared}>
      {({ tables: all }) => {
        if (all.length > 0) return <Tables competition={competition} tables={all} />;
        return brackets.length === 0 && <NothingYet title={t('noneYet')} hint={t('noneYetHint')} />;
      }}
    </QueryView>
  );
  const knockouts = has.brackets && (
    <QueryView query={pipeline} failure={has.tables ? 'line' : 'box'} {...shared}>
      {({ stages }) =>
        brackets.length > 0 ? (
          <Brackets competition={competition} brackets={brackets} last={stages.at(-1)} />
        ) : (
          !has.tables && <NothingYet title={t('bracket.none')} hint={t('bracket.noneHint')} />
        )
      }
    </QueryView>
  );
  const isOn = brackets.some(({ status }) => status === 'active' || status === 'finished');
  return (
    <Stack gap={6}>
      {isOn && knockouts}
      {tables}
      {!isOn && knockouts}
      <CompetitionScorers competition={competition} />
    </Stack>
  );
}

interface BracketsProps {
  competition: Competition;
  brackets: readonly Stage[];
  /** Of all stages. */
  last: Stage | undefined;
}

function Brackets({ competition: { my_team: mine }, brackets, last }: BracketsProps) {
  return brackets.map((stage) => (
    <Bracket key={stage.id} stage={stage} myTeam={mine?.id} isLast={stage.id === last?.id} />
  ));
}

/** Before the games are drawn. */
function NothingYet({ title, hint }: { title: string; hint: string }) {
  return (
    <EmptyState drawing="court" hint={hint}>
      {title}
    </EmptyState>
  );
}
