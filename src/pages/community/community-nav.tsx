import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { NavLinks } from '../../shared/ui/tab-links.tsx';

/** The pages of a community; that of its requests for those who decide. */
export function CommunityNav({ community: { id, permissions, ...community } }: { community: Community }) {
  const t = useT('community');
  const waiting = community.pending_requests_count + community.open_reports_count;
  return (
    <NavLinks
      label={t('nav.label')}
      links={[
        { to: paths.community(id), label: t('nav.feed') },
        { to: paths.communityEvents(id), label: t('nav.events') },
        { to: paths.communityMembers(id), label: t('nav.members') },
        ...(permissions['decide']
          ? [{ to: paths.communityRequests(id), label: t('nav.requests'), count: waiting }]
          : []),
      ]}
    />
  );
}
