import { combine, createWatch, scopeBind, type Scope } from 'effector';
import type { DataRouter } from 'react-router';
import { $forgotFlow } from '../../models/auth-flow/auth-flow.model.ts';
import { $activeProfile, $opening, choiceOpened } from '../../models/profile/profile.model.ts';
import { $session, $undecided, $user } from '../../models/session/session.model.ts';
import { after } from '../../shared/platform/timers.ts';
import {
  decideOwnerChange,
  type CacheOwner,
  type OwnerChangeCommand,
  type OwnerChangeEvent,
  type OwnerChangeState,
} from './owner-change.ts';
import { isSettled, onArrival, onSettled } from '../router-settled.ts';
import { createQueryClients, type QueryClients } from './query-clients.ts';

/** What the guard and the caches depend on; one update for all changes of a tick. */
const $guardInputs = combine([$session, $activeProfile, $forgotFlow]);

/**
 * Makes the query caches and the router of an app, and has both follow each change of user or profile (R5). Runs its commands
 * itself instead of through a machine's runner: the cache must be another one before any effect of the same tick asks for it.
 */
export function startOwnerChange(
  scope: Scope,
  makeRouter: (clients: QueryClients) => DataRouter,
): { clients: QueryClients; router: DataRouter } {
  const ownerNow = (): CacheOwner => ({
    userId: scope.getState($user)?.id ?? null,
    profile: scope.getState($activeProfile),
  });
  const owner = ownerNow();
  const clients = createQueryClients(owner);
  const router = makeRouter(clients);
  const opened = scopeBind(choiceOpened, { scope });
  let state: OwnerChangeState = {
    owner,
    isUndecided: scope.getState($undecided),
    step: 'idle',
    next: 'wait',
  };

  function report(event: OwnerChangeEvent): void {
    const decision = decideOwnerChange(state, event);
    state = decision.state;
    decision.commands.forEach(run);
  }
  function run(command: OwnerChangeCommand): void {
    switch (command.type) {
      case 'switch-cache':
        return clients.switchTo(command.owner);
      case 'show-cache':
        return clients.show();
      case 'schedule':
        // a navigation begun in this task is only then visible in the router's state, so that `revalidate` continues it
        return after(0, () => report({ type: 'task-ended' }));
      case 'move':
        return void move(command.how);
    }
  }
  async function move(how: OwnerChangeState['next']): Promise<void> {
    // in the task of the router: a moment later, one of page and cache may be drawn without the other, and the page is mounted anew
    const arrived = () => report({ type: 'arrived' });
    if (how === 'reload') void router.revalidate();
    if (how === 'reload' || how === 'wait') return onSettled(router, arrived);
    const replace = how.open === router.state.location.pathname;
    await onArrival(router, () => router.navigate(how.open, { replace }), arrived);
    opened();
  }

  createWatch({
    unit: $guardInputs,
    scope,
    fn: () =>
      report({
        type: 'changed',
        owner: ownerNow(),
        isUndecided: scope.getState($undecided),
        opens: scope.getState($opening),
        router: !router.state.initialized ? 'starting' : isSettled(router.state) ? 'settled' : 'navigating',
      }),
  });
  return { clients, router };
}
