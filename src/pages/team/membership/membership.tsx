import { useUnit } from 'effector-react';
import { LogOut, UserPlus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { InvitationAnswers } from '../../../features/answer-invitation/invitation-answers.tsx';
import { $complete, $undecided } from '../../../models/session/session.model.ts';
import { signInRequested } from '../../../models/sign-in-prompt/sign-in-prompt.model.ts';
import type { Team } from '../../../shared/api/generated/model';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { searchDialogs, useSearchDialogs } from '../../../shared/routing/search-dialogs.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Inline } from '../../../shared/ui/stack.tsx';
import { readInvitation } from '../team.data.ts';
import { InvitationLink } from './invitation-link.tsx';
import { useMembershipWrites } from './use-membership-writes.ts';

// forms and their schemas are loaded when a dialog opens
const JoinDialog = lazy(async () => ({ default: (await import('./join-dialog.tsx')).JoinDialog }));
const LeaveDialog = lazy(async () => ({ default: (await import('./leave-dialog.tsx')).LeaveDialog }));

/** The page shows the answer by itself. */
const nothing = () => {};

/** How an outsider gets into the team: asks, takes the request back, answers an invitation (TEAM-01, design §6). */
export function Membership({ team }: { team: Team }) {
  const [search] = useSearchParams();
  const { my_membership: mine, my_application_id: applicationId } = team;
  const invitation = readInvitation(search);
  if (mine?.status === 'active') return null;
  if (mine?.status === 'invited') return <Invited team={team} />;
  if (invitation) return <InvitationLink team={team} invitation={invitation} />;
  return applicationId === null ? <Outsider team={team} /> : <Applicant applicationId={applicationId} />;
}

const joinDialog = searchDialogs({ do: ['join'] });
const leaveDialog = searchDialogs({ do: ['leave'] });

function Outsider({ team }: { team: Team }) {
  const t = useT('team');
  const { pathname } = useLocation();
  const { complete, undecided, askToSignIn } = useUnit({
    complete: $complete,
    undecided: $undecided,
    askToSignIn: signInRequested,
  });
  const { shown, open, close } = useSearchDialogs(joinDialog, { mayOpen: () => complete });
  const press = () => {
    if (complete) open('join');
    else
      askToSignIn({ returnTo: `${pathname}?do=join`, reason: { key: 'team:join.guest', params: { name: team.name } } });
  };
  return (
    <Inline>
      <Button icon={<UserPlus size={20} />} onClick={press} disabled={undecided}>
        {t('join.action')}
      </Button>
      <Suspense>{shown && <JoinDialog team={team} onClose={close} />}</Suspense>
    </Inline>
  );
}

function Applicant({ applicationId }: { applicationId: number }) {
  const t = useT('team');
  const { withdraw } = useMembershipWrites();
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

function Invited({ team }: { team: Team }) {
  const t = useT('team');
  return (
    <Banner
      title={t('invited.title')}
      action={
        <Inline>
          <InvitationAnswers team={team} onDone={nothing} />
        </Inline>
      }
    >
      {t('invited.text', { name: team.name })}
    </Banner>
  );
}

/** The way out, for members. */
export function LeaveTeam({ team }: { team: Team }) {
  const t = useT('team');
  const { shown, open, close } = useSearchDialogs(leaveDialog);
  return (
    <Inline>
      <Button variant="secondary" size="sm" icon={<LogOut size={18} />} onClick={() => open('leave')}>
        {t('leave.action')}
      </Button>
      <Suspense>{shown && <LeaveDialog team={team} onClose={close} />}</Suspense>
    </Inline>
  );
}
