import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useUnit } from 'effector-react';
import { Heart } from 'lucide-react';
import { useLocation } from 'react-router';
import { $complete } from '../../models/session/session.model.ts';
import { signInRequested } from '../../models/sign-in-prompt/sign-in-prompt.model.ts';
import { failureSaid } from '../../models/snackbars/failure-said.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import type { OptimisticUpdate } from '../../shared/api/optimistic.ts';
import type { WriteOperation } from '../../shared/api/outdated-reads.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import type { Bookmarked } from './bookmark-cache.ts';
import { saved } from './bookmark-toggle.css.ts';

/** How one kind of thing is bookmarked. */
export interface BookmarkKind {
  operations: readonly WriteOperation[];
  add: (id: number, body: Record<string, never>) => Promise<unknown>;
  remove: (id: number) => Promise<unknown>;
  show: (client: QueryClient, item: Bookmarked, saved: boolean) => OptimisticUpdate;
}

interface BookmarkButtonProps {
  kind: BookmarkKind;
  item: Bookmarked;
  label: string;
}

/** Bookmarks something or removes the bookmark; a guest is asked to sign in and nothing is sent (AUTH-08). */
export function BookmarkButton({ kind, item, label }: BookmarkButtonProps) {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  const { complete, askToSignIn, say } = useUnit({
    complete: $complete,
    askToSignIn: signInRequested,
    say: snackbarRequested,
  });
  const toggle = useWrite<unknown, ApiError, boolean>({
    mutationKey: kind.operations,
    mutationFn: (next) => (next ? kind.add(item.id, {}) : kind.remove(item.id)),
    onMutate: (next) => kind.show(client, item, next),
    onError: (error) => say(failureSaid(error)),
  });
  const press = () => {
    if (!complete) askToSignIn({ returnTo: pathname + search });
    else toggle.mutate(!item.is_bookmarked);
  };
  return (
    <IconButton variant="raised" aria-label={label} aria-pressed={item.is_bookmarked} onClick={press}>
      <Heart size={20} className={item.is_bookmarked ? saved : undefined} aria-hidden />
    </IconButton>
  );
}
