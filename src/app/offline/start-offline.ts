import type { QueryClient } from '@tanstack/react-query';
import { createWatch, type Scope, scopeBind } from 'effector';
import { $token, $user, userChanged } from '../../models/session/session.model.ts';
import { tellAnswers } from '../../shared/api/context.ts';
import { readCurrentUser } from '../../shared/api/current-user.ts';
import type { GetMeData } from '../../shared/api/generated/model';
import { now } from '../../shared/platform/clock.ts';
import { isOnline, reportReached, watchOnline } from '../../shared/platform/network.ts';
import { watchPage } from '../../shared/platform/page-signals.ts';
import { every } from '../../shared/platform/timers.ts';
import { idle } from '../../shared/platform/when-idle.ts';
import { type AnswerRow, keepOnly, putAnswers } from './answer-store.ts';
import { GUEST, keyOf, ME, ownerOf } from './owner.ts';
import { askServer, recalled } from './recall.ts';

/** Between two looks for a server that did not answer, in ms. */
const LOOK_EVERY = 10_000;

/**
 * Keeps what is read for when there is no network, as long as the sign-in lasts: after a sign-out, a 401 or with another user
 * nothing of it is left on this device (decision 075). Where the browser refuses storage, nothing is kept. Called once per tab.
 */
export function startOffline({ scope, queryClient }: { scope: Scope; queryClient: () => QueryClient }): void {
  let waiting = new Map<string, Omit<AnswerRow, 'owner'>>();
  let isWriting = false;
  const tokenNow = () => scope.getState($token);

  const write = async () => {
    if (isWriting || waiting.size === 0) return;
    isWriting = true;
    await idle();
    const token = tokenNow();
    const rows = [...waiting.values()];
    waiting = new Map();
    try {
      const owner = await ownerOf(token);
      await putAnswers(
        rows.map((row) => Object.assign(row, { owner })),
        now(),
      );
      // signed out meanwhile: they are nobody's
      if (token !== tokenNow()) await clean();
    } catch {
      // refused or full: the page works without
    }
    isWriting = false;
    void write();
  };
  const keep = (url: string, token: string | null, data: unknown) => {
    if (token !== tokenNow()) return; // of the user before
    waiting.set(keyOf(url), { url: keyOf(url), data, at: now() });
    void write();
  };
  const clean = async () => {
    waiting = new Map();
    await keepOnly([GUEST, await ownerOf(tokenNow())]);
  };

  void clean().catch(() => {});
  tellAnswers('read', ({ url, token, data, isKept }) => {
    reportReached(true);
    if (isKept) keep(url, token, data);
  });
  const keepUser = () => {
    const user = scope.getState($user);
    if (user && !recalled.user) keep(ME, tokenNow(), { user } satisfies GetMeData);
  };
  keepUser();

  const changed = scopeBind(userChanged, { scope });
  const readUser = async () => {
    const user = await readCurrentUser();
    recalled.user = false;
    changed(user);
  };
  const look = () => {
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    if (recalled.user) void readUser().catch(() => {}); // still not there; a refusal has ended the session
    else if (!isOnline()) void askServer();
  };
  // what failed meanwhile is read again by itself, as after the browser's own word
  let wasOnline = isOnline();
  watchOnline(() => {
    const isBack = isOnline() && !wasOnline;
    wasOnline = isOnline();
    if (isBack) void readAgain(queryClient());
  });
  createWatch({ unit: $token.updates, scope, fn: () => void clean().catch(() => {}) });
  createWatch({ unit: $user.updates, scope, fn: keepUser });
  watchPage((signal) => (signal === 'network-found' || signal === 'shown' ? look() : undefined));
  every(LOOK_EVERY, look);
}

/** What is on screen and could not be read. */
const readAgain = (client: QueryClient): Promise<void> =>
  client.refetchQueries(
    { type: 'active', predicate: ({ state }) => state.status === 'error' },
    { cancelRefetch: false },
  );
