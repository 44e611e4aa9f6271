import { useQuery } from '@tanstack/react-query';
import { Outlet, useParams } from 'react-router';
import { useRoom } from '../../entities/room/use-room.ts';
import type { Community, Id } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { UnknownPage } from '../../shared/ui/unknown-page.tsx';
import { CommunityHeader } from './community-header.tsx';
import { CommunityNav } from './community-nav.tsx';
import { CommunitySkeleton } from './community-skeleton.tsx';
import * as css from './community.css.ts';
import { communityQuery, readId } from './community.data.ts';

export { loader } from './community.data.ts';

/** The frame of `/community/{id}/…`: who they are, how one joins, and the way to their pages (RT-32 … RT-35, COM-07, design §7). */
export function Component() {
  const t = useT('community');
  const id = readId(useParams());
  const query = useQuery(skipUnless(id !== null, communityQuery(id ?? 0)));
  const { status } = query.error ?? {};
  // whoever is removed from a private one must not go on reading what is in the cache
  if (id === null || status === 404 || status === 422)
    return <UnknownPage next={{ to: paths.explore(), label: t('unknown.explore') }}>{t('unknown.text')}</UnknownPage>;
  return (
    <QueryView query={query} failure="page" errorTitle={t('common:states.errorTitle')} skeleton={<CommunitySkeleton />}>
      {({ community }) => <Frame key={community.id} community={community} />}
    </QueryView>
  );
}

function Frame({ community }: { community: Community }) {
  return (
    <div className={css.page}>
      <title>{`${community.name} · Fusha`}</title>
      <CommunityHeader community={community} />
      {community.permissions['read'] ? (
        <>
          <Live id={community.id} />
          <CommunityNav community={community} />
          <Outlet context={community} />
        </>
      ) : (
        <Closed community={community} />
      )}
    </div>
  );
}

/** Only who may read it is let into its room. */
function Live({ id }: { id: Id }) {
  useRoom('community', id);
  return null;
}

/** Why there is no more to see than the name card: a ban, or an invitation that is not answered yet. */
function Closed({ community: { name, is_banned: isBanned } }: { community: Community }) {
  const t = useT('community');
  return <EmptyState drawing="people">{t(isBanned ? 'closed.banned' : 'closed.invited', { name })}</EmptyState>;
}
