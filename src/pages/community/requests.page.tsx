import { CommunityRequests } from '../../features/people/requests/community-requests.tsx';
import { Reports } from '../../features/decide-report/reports.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './people.css.ts';
import { useCommunity } from './use-community.ts';

export { loader } from './requests.data.ts';

/** Who wants to join, and what is reported: for the owner and the admins of the community (RT-35, COM-07). */
export function Component() {
  const t = useT('communitypeople');
  const { id, permissions } = useCommunity();
  if (!permissions['decide'])
    return (
      <EmptyState drawing="people" action={<LinkButton to={paths.community(id)}>{t('requests.toFeed')}</LinkButton>}>
        {t('requests.noPermission')}
      </EmptyState>
    );
  return (
    <Stack gap={6} className={css.column}>
      <CommunityRequests communityId={id} />
      <Reports communityId={id} />
    </Stack>
  );
}
