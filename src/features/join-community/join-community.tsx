import { useUnit } from 'effector-react';
import { UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { $complete, $undecided } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../shared/routing/search-dialogs.ts';
import { Banner } from '../../shared/ui/banner.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Inline } from '../../shared/ui/stack.tsx';
import * as css from './join-community.css.ts';
import { InvitationAnswers } from './invitation-answers.tsx';
import { useJoinWrites } from './use-join-writes.ts';

// the form and its schema are loaded when the dialog opens
const AskDialog = lazy(async () => ({ default: (await import('./ask-dialog.tsx')).AskDialog }));

/** How somebody gets in: joins, asks and takes the request back, or answers an invitation. Nothing for members (COM-03, design §7). */
export function JoinCommunity({ community }: { community: Community }) {
  const tList = useT('communities');
  const { my_role, my_inviter: inviter, my_application_id: applicationId, is_banned, join_policy } = community;
  if (my_role !== null || is_banned) return null;
  if (inviter) return <Invited community={community} inviter={inviter.name} />;
  if (applicationId !== null) return <Applicant applicationId={applicationId} />;
  return join_policy === 'invite' ? <p>{tList('policy.invite')}</p> : <Outsider community={community} />;
}

const dialogs = searchDialogs({ do: ['join'] });

function Outsider({ community }: { community: Community }) {
  const t = useT('community');
  const { pathname } = useLocation();
  const { complete, undecided, askToSignIn } = useUnit({
    complete: $complete,
    undecided: $undecided,
    askToSignIn: signInRequested,
  });
  const { id, name, join_policy, join_question } = community;
  const { join } = useJoinWrites();
  /** A question is answered in a dialog; without one, one press is enough. */
  const asks = join_policy === 'request' && join_question !== null;
  const { shown, open, close } = useSearchDialogs(dialogs, { mayOpen: () => complete && asks });
  const press = () => {
    const returnTo = asks ? `${pathname}?do=join` : pathname;
    if (!complete) askToSignIn({ returnTo, reason: { key: 'community:join.guest', params: { name } } });
    else if (asks) open('join');
    else join.mutate(community);
  };
  return (
    <Inline>
      <Button icon={<UserPlus size={20} />} onClick={press} disabled={undecided} loading={join.isPending}>
        {t('join.action')}
      </Button>
      <Suspense>
        {shown && join_question !== null && (
          <AskDialog key={id} community={community} question={join_question} onClose={close} />
        )}
      </Suspense>
    </Inline>
  );
}

function Applicant({ applicationId }: { applicationId: number }) {
  const t = useT('community');
  const { withdraw } = useJoinWrites();
  return (
    <Banner
      tone="success"
      title={t('join.sent')}
      action={
        <Button variant="ghost" size="sm" loading={withdraw.isPending} onClick={() => withdraw.mutate(applicationId)}>
          {t('join.withdraw')}
        </Button>
      }
    >
      {t('join.sentHint')}
    </Banner>
  );
}

function Invited({ community, inviter }: { community: Community; inviter: string }) {
  const t = useT('community');
  return (
    <Banner
      title={t('invited.title', { name: inviter })}
      action={
        <Inline className={css.answers}>
          <InvitationAnswers community={community} />
        </Inline>
      }
    >
      {t('invited.text')}
    </Banner>
  );
}
