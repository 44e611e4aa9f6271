import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router';
import { useRoom } from '../../entities/room/use-room.ts';
import { StillMissing } from '../../features/edit-competition/still-missing.tsx';
import type { Competition } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { paths } from '../../shared/routing/paths.ts';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { UnknownPage } from '../../shared/ui/unknown-page.tsx';
import { CompetitionBanners } from './competition-banners.tsx';
import { CompetitionHeader } from './competition-header.tsx';
import { CompetitionNav } from './competition-nav.tsx';
import { CompetitionSkeleton } from './competition-skeleton.tsx';
import * as css from './competition.css.ts';
import { competitionQuery, readCompetitionId } from './competition.data.ts';

export { loader } from './competition.data.ts';

/** The frame of `/competition/{id}/…`: what it is, how far it is, and the way to its pages (RT-40 … RT-45, CMP-02). They follow its room (RTM-02). */
export function Component() {
  const t = useT('competition');
  const id = readCompetitionId(useParams());
  const query = useQuery(skipUnless(id !== null, competitionQuery(id ?? 0)));
  const { status } = query.error ?? {};
  if (id === null || status === 404 || status === 422)
    return <UnknownPage next={{ to: paths.competitions(), label: t('unknown.all') }}>{t('unknown.text')}</UnknownPage>;
  return (
    <QueryView
      query={query}
      failure="page"
      errorTitle={t('common:states.errorTitle')}
      skeleton={<CompetitionSkeleton />}
    >
      {({ competition }) => <Frame key={id} competition={competition} readAgain={query.refetch} />}
    </QueryView>
  );
}

function Frame({ competition, readAgain }: { competition: Competition; readAgain: () => unknown }) {
  const { id, name, registration_opens_at: opens, registration_closes_at: closes, next_game_at: plays } = competition;
  useDeadlines([opens, closes], readAgain);
  useRoom('competition', id, plays);
  return (
    <div className={css.page}>
      <title>{`${name} · Fusha`}</title>
      <CompetitionHeader competition={competition} />
      <CompetitionBanners competition={competition} />
      <StillMissing competition={competition} />
      <CompetitionNav competition={competition} />
      <Outlet context={competition} />
    </div>
  );
}
