import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router';
import { PhaseBadge } from '../../entities/competition/phase-badge.tsx';
import type { Competition } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { UnknownPage } from '../../shared/ui/unknown-page.tsx';
import { competitionQuery, pipelineQuery, readCompetitionId } from './pipeline.data.ts';
import { Stages } from './stages.tsx';

export { loader } from './pipeline.data.ts';

/** The stages of a competition, from the draw to the champion, for who runs it (RT-46, CMP-05, design §9). */
export function Component() {
  const t = useT('pipeline');
  const words = useT('competitions');
  const id = readCompetitionId(useParams()['competitionId']);
  const query = useQuery(skipUnless(id > 0, competitionQuery(id)));
  if (id === 0 || (!query.data && query.error?.status === 404))
    return <UnknownPage next={{ to: paths.competitions(), label: words('title') }}>{t('notFound')}</UnknownPage>;
  return (
    <QueryView
      query={query}
      failure="page"
      errorTitle={t('notLoaded')}
      skeleton={<Skeleton shape="box" height="360px" />}
    >
      {({ competition }) => (
        <Stack gap={5}>
          <PipelineHeader competition={competition} />
          {competition.permissions['read_applications'] ? (
            <Loaded competition={competition} />
          ) : (
            <EmptyState drawing="people">{t('noPermission')}</EmptyState>
          )}
        </Stack>
      )}
    </QueryView>
  );
}

function PipelineHeader({ competition: { id, name, phase } }: { competition: Competition }) {
  const t = useT('pipeline');
  return (
    <>
      <title>{`${t('title')} · ${name} · Fusha`}</title>
      <div>
        <LinkButton to={paths.competition(id)} variant="ghost" size="sm" icon={<ArrowLeft size={18} />}>
          {name}
        </LinkButton>
      </div>
      <PageHeader title={t('title')} meta={<PhaseBadge phase={phase} />} />
    </>
  );
}

function Loaded({ competition }: { competition: Competition }) {
  const t = useT('pipeline');
  const query = useQuery(pipelineQuery(competition.id));
  return (
    <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<Skeleton shape="box" height="360px" />}>
      {(pipeline) => <Stages competition={competition} pipeline={pipeline} />}
    </QueryView>
  );
}
