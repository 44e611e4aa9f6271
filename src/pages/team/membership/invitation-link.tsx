import { useQuery } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { useLocation, useNavigate } from 'react-router';
import { $complete } from '../../../models/session/session.model.ts';
import type { Team, TeamInvitationOffer } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { paths } from '../../../shared/routing/paths.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { Inline } from '../../../shared/ui/stack.tsx';
import { invitationQuery } from '../team.data.ts';
import { useMembershipWrites } from './use-membership-writes.ts';

interface InvitationLinkProps {
  team: Team;
  invitation: { token: string } | 'broken';
}

/** What a link `?invitation=…` offers: who invites, and a press to accept. It may be used up, too old, or wrong. */
export function InvitationLink({ team, invitation }: InvitationLinkProps) {
  return invitation === 'broken' ? <Wrong /> : <Offered team={team} token={invitation.token} />;
}

function Wrong() {
  const t = useT('team');
  return <Banner tone="warning">{t('link.wrong')}</Banner>;
}

function Offered({ team, token }: { team: Team; token: string }) {
  const query = useQuery(invitationQuery(token));
  const isUnknown = query.error?.status === 404 || query.error?.status === 422;
  // of another team: the address was put together by hand
  if ((!query.data && isUnknown) || (query.data && query.data.invitation.team.id !== team.id)) return <Wrong />;
  return (
    <QueryView query={query} failure="line" skeleton={<Skeleton shape="box" width="100%" height={72} />}>
      {({ invitation }) => <Offer offer={invitation} token={token} />}
    </QueryView>
  );
}

function Offer({ offer: { inviter, state, team }, token }: { offer: TeamInvitationOffer; token: string }) {
  const t = useT('team');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const complete = useUnit($complete);
  const { acceptLink } = useMembershipWrites();
  if (state !== 'open') return <Banner tone="warning">{t(`link.${state}`, { name: inviter.name })}</Banner>;
  const forget = () => void navigate({ search: '' }, { replace: true });
  const back = pathname + search;
  return (
    <Banner
      title={t('link.title', { name: inviter.name, team: team.name })}
      action={
        complete ? (
          <Button size="sm" loading={acceptLink.isPending} onClick={() => acceptLink.mutate({ token, forget })}>
            {t('invited.accept')}
          </Button>
        ) : (
          <Inline>
            <LinkButton size="sm" to={paths.register(back)}>
              {t('common:actions.createAccount')}
            </LinkButton>
            <LinkButton size="sm" variant="secondary" to={paths.login(back)}>
              {t('common:actions.signIn')}
            </LinkButton>
          </Inline>
        )
      }
    >
      {t(complete ? 'link.text' : 'link.guest')}
    </Banner>
  );
}
