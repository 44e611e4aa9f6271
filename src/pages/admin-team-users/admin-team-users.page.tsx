import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { TeamRequests } from '../../features/people/requests/team-requests.tsx';
import { membersSearch } from '../../features/people/team/members-address.ts';
import type { ShareButton } from '../../features/people/team/members-of-team.ts';
import { AddMemberButton, MemberFilters, TeamPeople, TeamReaders } from '../../features/people/team/team-people.tsx';
import { ShareLink } from '../../features/share-link/share-link.tsx';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import type { GetManagedTeamData } from '../../shared/api/generated/model';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useFilters } from '../../shared/routing/use-filters.ts';
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
      <QueryView query={query} errorTitle={t('notLoaded')} skeleton={<Skeleton shape="box" height="320px" />}>
        {(managed) =>
          managed.team.permissions['manage_members'] ? <Managed managed={managed} /> : <ReadOnly managed={managed} />
        }
      </QueryView>
    </Stack>
  );
}

/** Of an invitation link. */
const shareButton: ShareButton = (link) => <ShareLink {...link} look="button" />;

/** For admins and managers: everybody, by status and by profile. */
function Managed({ managed: { team } }: { managed: GetManagedTeamData }) {
  const { filters } = useFilters(membersSearch);
  const query = useQuery(membersQuery(team.id, filters));
  return (
    <>
      <TeamRequests teamId={team.id} />
      <MemberFilters />
      <TeamPeople team={team} query={query} leaveAddress={paths.team(team.slug)} share={shareButton} />
    </>
  );
}

/** For coaches and captains: who is in the team. */
function ReadOnly({ managed: { team, members } }: { managed: GetManagedTeamData }) {
  const t = useT('members');
  return (
    <>
      <Banner>{t('readOnly')}</Banner>
      <TeamReaders team={{ id: team.id, members }} leaveAddress={paths.team(team.slug)} />
    </>
  );
}
