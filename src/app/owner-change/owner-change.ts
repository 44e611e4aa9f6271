import type { Decision } from '../../models/machine.ts';
import { sameProfile, type ActiveProfile } from '../../models/profile/profile.ts';

/** Whose answers a query cache holds: one user in one profile. */
export interface CacheOwner {
  userId: number | null;
  profile: ActiveProfile;
}

export interface OwnerChangeState {
  owner: CacheOwner;
  /** The user of the token is not known yet: the guard waits. */
  isUndecided: boolean;
  /** `scheduled`: the router follows when the current task has ended. `moving`: it is on its way to the page for the new owner. */
  step: 'idle' | 'scheduled' | 'moving';
  /** While scheduled: what the router is to do. `wait`: a navigation is under way whose guard has not decided yet. */
  next: 'wait' | 'reload' | { open: string };
}

export type OwnerChangeEvent =
  /** Session, profile or forgotten-password flow changed; with what the router was doing at that moment. */
  | {
      type: 'changed';
      owner: CacheOwner;
      isUndecided: boolean;
      /** The address that a choice of profile asked for, null = stay on this page. */
      opens: string | null;
      router: 'starting' | 'navigating' | 'settled';
    }
  | { type: 'task-ended' }
  /** The router has settled on a page. */
  | { type: 'arrived' };

export type OwnerChangeCommand =
  | { type: 'switch-cache'; owner: CacheOwner }
  | { type: 'show-cache' }
  /** Report `task-ended` after the current task. */
  | { type: 'schedule' }
  /** Reload this page, go to the address, or do neither; then report `arrived` once the router has settled. */
  | { type: 'move'; how: OwnerChangeState['next'] };

type OwnerChangeDecision = Decision<OwnerChangeState, OwnerChangeCommand>;

/**
 * What follows when the user, the profile or anything else the guard reads changes: the owner's own query cache at once, then the
 * guard and the loaders again, and the new cache on screen together with the page they lead to (R5).
 */
export function decideOwnerChange(state: OwnerChangeState, event: OwnerChangeEvent): OwnerChangeDecision {
  switch (event.type) {
    case 'changed':
      return change(state, event);
    case 'task-ended':
      return { state: { ...state, step: 'moving' }, commands: [{ type: 'move', how: state.next }] };
    case 'arrived':
      // a newer change is scheduled: the page is still one for the previous owner
      if (state.step !== 'moving') return { state, commands: [] };
      return { state: { ...state, step: 'idle' }, commands: [{ type: 'show-cache' }] };
  }
}

function change(
  state: OwnerChangeState,
  { owner, isUndecided, opens, router }: OwnerChangeEvent & { type: 'changed' },
): OwnerChangeDecision {
  const commands: OwnerChangeCommand[] = [];
  if (!sameOwner(owner, state.owner)) commands.push({ type: 'switch-cache', owner });
  // no page is on screen yet whose data the previous cache would hold
  if (state.isUndecided && router === 'starting') commands.push({ type: 'show-cache' });
  if (state.step !== 'scheduled') commands.push({ type: 'schedule' });
  // a guard that waits for the session decides by the new one, unless an earlier change of this task has let it go on
  const isGuardWaiting =
    state.isUndecided && router !== 'settled' && (state.step !== 'scheduled' || state.next === 'wait');
  const next = isGuardWaiting ? 'wait' : opens === null ? 'reload' : { open: opens };
  return { state: { owner, isUndecided, step: 'scheduled', next }, commands };
}

const sameOwner = (a: CacheOwner, b: CacheOwner): boolean => a.userId === b.userId && sameProfile(a.profile, b.profile);
