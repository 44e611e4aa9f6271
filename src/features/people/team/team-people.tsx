import type { ViewedQuery } from '../../../shared/ui/query-view.tsx';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { useSearchDialogs } from '../../../shared/routing/search-dialogs.ts';
import { useFilters } from '../../../shared/routing/use-filters.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import type { ListTeamMembersData } from '../../../shared/api/generated/model';
import { AddButton } from '../kit/add-button.tsx';
import { PeopleFilters } from '../kit/people-filters.tsx';
import { PeopleList } from '../kit/people-list.tsx';
import { PeopleRows } from '../kit/people-rows.tsx';
import { AddMemberDialog } from './add-member-dialog.tsx';
import { EditMemberDialog } from './edit-member-dialog.tsx';
import { InvitationDialog } from './invitation-dialog.tsx';
import { membersDialogs, membersSearch, PROFILE_FILTERS, STATUS_FILTERS } from './members-address.ts';
import type { MembersOfTeam, ShareButton } from './members-of-team.ts';
import { useTeamOwner } from './use-team-owner.tsx';

/** Opens the dialog of `TeamPeople` that adds a member. */
export function AddMemberButton() {
  const t = useT('members');
  const { open } = useSearchDialogs(membersDialogs);
  return <AddButton onClick={() => open('add')}>{t('add.title')}</AddButton>;
}

/** Which members the list shows, by status and by profile (ENT-215, TEAM-10). */
export function MemberFilters() {
  const t = useT('members');
  const { filters, change } = useFilters(membersSearch);
  const options = <T extends string>(values: readonly T[], textOf: (value: T | 'all') => string) =>
    [undefined, ...values].map((value) => ({ value, label: textOf(value ?? 'all') }));
  return (
    <PeopleFilters
      filters={filters}
      change={change}
      choices={[
        { field: 'status', label: t('show'), options: options(STATUS_FILTERS, (value) => t(`status.${value}`)) },
        {
          field: 'profile',
          label: t('profileFilter'),
          options: options(PROFILE_FILTERS, (value) => t(`profile.${value}`)),
        },
      ]}
    />
  );
}

interface TeamPeopleProps {
  team: Pick<MembersOfTeam, 'id' | 'name'>;
  query: ViewedQuery<ListTeamMembersData>;
  leaveAddress: string;
  share: ShareButton;
}

/** The people of a team and the open invitations, with what the viewer may do about them (TEAM-10, design §3). */
export function TeamPeople({ team, query, leaveAddress, share }: TeamPeopleProps) {
  const t = useT('members');
  const { filters } = useFilters(membersSearch);
  const people: MembersOfTeam = {
    members: [],
    invitations: [],
    permissions: {},
    ...query.data,
    id: team.id,
    name: team.name,
  };
  const owner = useTeamOwner(people, leaveAddress);
  const mayAdd = people.permissions['add'] === true;
  return (
    <>
      <PeopleList
        owner={owner}
        query={query}
        peopleOf={({ members, invitations }) => [...members, ...invitations]}
        empty={
          <EmptyState drawing="people" hint={t('noneHint')}>
            {t('none')}
          </EmptyState>
        }
        alone={mayAdd && !membersSearch.isNarrowed(filters) && { title: t('onlyMe'), hint: t('onlyMeHint') }}
      />
      {query.data && <Dialogs team={people} share={share} />}
    </>
  );
}

interface TeamReadersProps {
  team: Pick<MembersOfTeam, 'id' | 'members'>;
  leaveAddress: string;
}

/** Who is in the team, for its coaches and captains. */
export function TeamReaders({ team, leaveAddress }: TeamReadersProps) {
  const owner = useTeamOwner({ id: team.id, permissions: {} }, leaveAddress);
  return <PeopleRows owner={owner} people={team.members} />;
}

/** What the address opens, as far as it is in this list and the viewer may do it. */
function Dialogs({ team, share }: { team: MembersOfTeam; share: ShareButton }) {
  const { id: teamId, members, invitations, permissions } = team;
  const { shown, close } = useSearchDialogs(membersDialogs);
  if (shown === null) return null;
  if (shown.name === 'add')
    return permissions['add'] ? <AddMemberDialog team={team} share={share} onClose={close} /> : null;
  if (shown.name === 'invitation') {
    const invitation = invitations.find(({ id }) => id === shown.id);
    return invitation ? <InvitationDialog team={team} invitation={invitation} share={share} onClose={close} /> : null;
  }
  const member = members.find(({ id, permissions: own }) => id === shown.id && own['change']);
  return member ? (
    <EditMemberDialog
      key={member.id}
      teamId={teamId}
      member={member}
      mayMakeAdmin={permissions['grant_admin'] === true}
      onClose={close}
    />
  ) : null;
}
