import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useSearchParams } from 'react-router';
import { TeamRequests } from '../../features/decide-application/team-requests.tsx';
import { AddMemberButton } from '../../features/manage-members/add-member-button.tsx';
import { MemberFilters } from '../../features/manage-members/member-filters.tsx';
import { MemberList } from '../../features/manage-members/member-list.tsx';
import { membersFilter } from '../../features/manage-members/members-address.ts';
import type { ShareButton } from '../../features/manage-members/members-of-team.ts';
import { ShareLink } from '../../features/share-link/share-link.tsx';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import type { GetManagedTeamData } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { managedTeamQuery, membersQuery } from './admin-team-users.data.ts';
import * as css from './admin-team-users.css.ts';

export { loader } from './admin-team-users.data.ts';

const TITLE_GAP = '\u00a0';

/** The members of one's own team, the invitations, and who asks to join (RT-57, NAV-09, TEAM-10). */
export function Component() {
  const t = useT('members');
  const { type, entity_id: id } = useUnit($activeProfile);
  const query = useQuery(skipUnless(type === 'team', managedTeamQuery(id ?? 0)));
  const { data } = query;
  const count = data?.team.members_count;
  return (
    <Stack gap={5} className={css.page}>
      <PageHeader
        title={t('title')}
        meta={count == null ? TITLE_GAP : t('count', { count })}
        action={data?.team.permissions['manage_members'] && <AddMemberButton />}
      />
      <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<ListSkeleton />}>
        {(managed) =>
          managed.team.permissions['manage_members'] ? <Managed managed={managed} /> : <ReadOnly managed={managed} />
        }
      </QueryView>
    </Stack>
  );
}

/** Of an invitation link. */
const shareButton: ShareButton = (link) => <ShareLink {...link} look="button" />;

const ListSkeleton = () => <Skeleton shape="box" height="320px" />;

/** For admins and managers: everybody, by status and by profile. */
function Managed({ managed: { team } }: { managed: GetManagedTeamData }) {
  const t = useT('members');
  const [search] = useSearchParams();
  const filter = membersFilter.read(search);
  const query = useQuery(membersQuery(team.id, filter));
  return (
    <>
      <TeamRequests teamId={team.id} />
      <MemberFilters />
      <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<ListSkeleton />}>
        {(answer) => (
          <MemberList
            team={{ id: team.id, name: team.name, ...answer }}
            leaveAddress={paths.team(team.slug)}
            isFiltered={filter.status !== null || filter.profile !== null}
            share={shareButton}
          />
        )}
      </QueryView>
    </>
  );
}

/** For coaches and captains: who is in the team. */
function ReadOnly({ managed: { team, members } }: { managed: GetManagedTeamData }) {
  const t = useT('members');
  return (
    <>
      <Banner>{t('readOnly')}</Banner>
      <MemberList
        team={{ id: team.id, name: team.name, members, invitations: [], permissions: {} }}
        leaveAddress={paths.team(team.slug)}
        isFiltered={false}
        share={shareButton}
      />
    </>
  );
}
