import { CommunityPeople } from '../../features/people/community/community-people.tsx';
import { InviteToCommunity } from '../../features/people/community/invite-button.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Section } from '../../shared/ui/section.tsx';
import * as css from './people.css.ts';
import { useCommunity } from './use-community.ts';

export { loader } from './members.data.ts';

/** Who is in the community; its owner and admins look after them and invite others (COM-07, design §7). */
export function Component() {
  const t = useT('communitypeople');
  const community = useCommunity();
  return (
    <Section title={t('title')} gap={4} className={css.column} action={<InviteToCommunity community={community} />}>
      <CommunityPeople community={community} />
    </Section>
  );
}
