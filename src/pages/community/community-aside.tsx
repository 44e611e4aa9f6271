import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Fact, Facts } from '../../shared/ui/facts.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './community.css.ts';
import { useOnlineMembers } from './use-online-members.ts';

/** What the community is, and who of its people is online now (RTM-01). */
export function CommunityAside({ community }: { community: Community }) {
  return (
    <aside className={css.aside}>
      <About community={community} />
      <OnlineNow community={community} />
    </aside>
  );
}

function About({ community: { description, owner, join_policy } }: { community: Community }) {
  const t = useT('community');
  const tList = useT('communities');
  return (
    <Section title={t('about.title')}>
      <Card padded>
        <Stack gap={3}>
          {description !== '' && <p className={css.description}>{description}</p>}
          <Facts>
            <Fact term={t('about.owner')}>{owner.name}</Fact>
            <Fact term={t('about.joining')}>{tList(`policy.${join_policy}`)}</Fact>
          </Facts>
        </Stack>
      </Card>
    </Section>
  );
}

function OnlineNow({ community }: { community: Community }) {
  const t = useT('community');
  const tList = useT('communities');
  const { members } = useOnlineMembers(community);
  if (members.length === 0) return null;
  return (
    <Section title={t('about.online')}>
      <ListRows label={t('about.online')}>
        {members.map(({ user, role }) => (
          <ListRow
            key={user.id}
            icon={<Avatar id={user.id} name={user.name} image={user.image?.url} size={36} />}
            title={user.name}
            meta={role === 'member' ? undefined : tList(`roles.${role}`)}
          />
        ))}
      </ListRows>
    </Section>
  );
}
