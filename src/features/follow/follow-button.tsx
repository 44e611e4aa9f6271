import { useUnit } from 'effector-react';
import { Bell, BellRing } from 'lucide-react';
import { $complete, $undecided } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import type { Id } from '../../shared/api/generated/model';
import { settleLostAnswer } from '../../shared/api/lost-answer.ts';
import type { WriteOperation } from '../../shared/api/outdated-reads.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { Button } from '../../shared/ui/button.tsx';

/** What can be followed, and how. */
export interface FollowKind {
  operations: readonly WriteOperation[];
  follow: (id: Id) => Promise<unknown>;
  unfollow: (id: Id) => Promise<unknown>;
  /** Whether the server has it so, where an answer was lost. */
  isFollowed: (id: Id) => Promise<boolean>;
}

interface FollowButtonProps {
  kind: FollowKind;
  item: { id: Id; is_followed: boolean };
  labels: { follow: string; following: string };
  /** A guest is asked to sign in, for this, and comes back there. */
  guest: { reason: Wording; returnTo: string };
}

/** Follows something, or no longer. */
export function FollowButton({ kind, item: { id, is_followed: isFollowed }, labels, guest }: FollowButtonProps) {
  const { complete, undecided, askToSignIn, say } = useUnit({
    complete: $complete,
    undecided: $undecided,
    askToSignIn: signInRequested,
    say: snackbarRequested,
  });
  const following = useWrite<unknown, ApiError, boolean>({
    mutationKey: kind.operations,
    mutationFn: (wanted) =>
      settleLostAnswer(
        () => (wanted ? kind.follow(id) : kind.unfollow(id)),
        async () => (await kind.isFollowed(id)) === wanted,
      ),
    onError: (error) => say(failureSaid(error)),
  });
  const press = () => {
    if (complete) following.mutate(!isFollowed);
    else askToSignIn(guest);
  };
  const Icon = isFollowed ? BellRing : Bell;
  return (
    <Button
      variant="secondary"
      size="sm"
      icon={<Icon size={18} />}
      aria-pressed={isFollowed}
      disabled={undecided}
      loading={following.isPending}
      onClick={press}
    >
      {isFollowed ? labels.following : labels.follow}
    </Button>
  );
}
