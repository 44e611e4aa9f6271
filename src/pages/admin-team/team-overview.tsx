import { CircleCheck, CirclePlus, Users } from 'lucide-react';
import { TeamGames } from '../../entities/game/team-games.tsx';
import { TeamRequests } from '../../features/people/requests/team-requests.tsx';
import type { Team } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './admin-team.css.ts';
import { missingParts, partAddress } from './team-parts.ts';

/** The team at a glance: who asks to join, the people, what its page still lacks, and its games (RT-56, TEAM-02). */
export function TeamOverview({ team }: { team: Team }) {
  const { permissions } = team;
  return (
    <div className={css.columns}>
      <Stack gap={6}>
        {permissions['manage_members'] && <TeamRequests teamId={team.id} showsNone />}
        <People team={team} />
        {permissions['edit'] && <WorthAdding team={team} />}
      </Stack>
      <TeamGames teamId={team.id} />
    </div>
  );
}

function People({ team: { members_count, permissions } }: { team: Team }) {
  const t = useT('ownteam');
  return (
    <Section title={t('people')}>
      <ListRows>
        <ListRow
          icon={<Users size={22} />}
          title={t('members', { count: members_count ?? 0 })}
          meta={t(permissions['manage_members'] ? 'peopleHint' : 'peopleRead')}
          to={paths.teamUsers()}
        />
      </ListRows>
    </Section>
  );
}

/** What people would like to see on the team's page, each line leading to its field. */
function WorthAdding({ team }: { team: Team }) {
  const t = useT('ownteam');
  const parts = missingParts(team);
  if (parts.length === 0)
    return (
      <p className={css.complete}>
        <CircleCheck className={css.completeIcon} size={18} />
        {t('complete')}
      </p>
    );
  return (
    <Section title={t('worth')}>
      <ListRows label={t('worth')}>
        {parts.map((part) => (
          <ListRow
            key={part}
            icon={<CirclePlus size={22} />}
            title={t(`parts.${part}.add`)}
            meta={t(`parts.${part}.why`)}
            to={partAddress(part)}
          />
        ))}
      </ListRows>
    </Section>
  );
}
