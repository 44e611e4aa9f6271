import { useUnit } from 'effector-react';
import { useNavigate } from 'react-router';
import { $complete, $undecided } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import type { Community } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { InvitationAnswers } from './invitation-answers.tsx';
import { useJoinWrites } from './use-join-writes.ts';

/**
 * The way in, in one press: to answer an invitation or to join; a question is answered on the community's own page. Nothing for who is
 * in, has asked, is banned, or waits to be invited (COM-03).
 */
export function JoinFromList({ community }: { community: Community }) {
  const { my_role, my_application_id, is_banned, my_inviter, join_policy } = community;
  if (my_inviter) return <InvitationAnswers community={community} />;
  const isOutside = my_role === null && my_application_id === null && !is_banned;
  return isOutside && join_policy !== 'invite' ? <Join community={community} /> : null;
}

function Join({ community }: { community: Community }) {
  const t = useT('community');
  const navigate = useNavigate();
  const { complete, undecided, askToSignIn } = useUnit({
    complete: $complete,
    undecided: $undecided,
    askToSignIn: signInRequested,
  });
  const { join } = useJoinWrites();
  const { id, name, join_policy, join_question } = community;
  const asks = join_policy === 'request' && join_question !== null;
  const page = asks ? `${paths.community(id)}?do=join` : paths.community(id);
  const press = () => {
    if (!complete) askToSignIn({ returnTo: page, reason: { key: 'community:join.guest', params: { name } } });
    else if (asks) void navigate(page);
    else join.mutate(community);
  };
  const label = t(join_policy === 'open' ? 'join.short' : 'join.ask');
  return (
    // a list has many of them
    <Button
      variant="secondary"
      size="sm"
      disabled={undecided}
      loading={join.isPending}
      aria-label={`${label}: ${name}`}
      onClick={press}
    >
      {label}
    </Button>
  );
}
