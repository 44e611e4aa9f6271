import type { Decision } from '../machine.ts';
import type { ActiveProfile } from '../profile/profile.ts';

/** Who the app is initialized for. `unknown` while GET /auth/me has not answered. */
export type Subject =
  | { kind: 'unknown' }
  /** Nobody, or not verified yet; `isUnread` when there is a token whose user could not be read (R1). */
  | { kind: 'guest'; isUnread: boolean }
  | { kind: 'user'; userId: number; profile: ActiveProfile };

/** What is loaded; data that is the same for all modules is kept when the module changes. */
export type Load = 'language' | 'entity' | 'cities' | 'settings' | 'notifications' | 'sports';
/** `user` is read by the session; here it can only be reported as failed. */
export type FailedLoad = Load | 'user';

/** In the order of INIT-13. */
export type Phase = 'idle' | 'language' | 'user' | 'entity' | 'common' | 'sports' | 'finished';

export interface InitializationState {
  /** Counts the runs: an answer to an earlier one is ignored. */
  run: number;
  phase: Phase;
  subject: Subject;
  /** Requested in this phase, not answered yet. */
  open: readonly Load[];
  /** Loaded for this subject. */
  loaded: readonly Load[];
  failed: readonly FailedLoad[];
}

export type InitializationEvent =
  | { type: 'started' }
  /** The session or the active profile changed, or is first known. */
  | { type: 'subject-changed'; subject: Subject }
  | { type: 'load-ended'; run: number; load: Load; isLoaded: boolean }
  /** The user asked to load again what failed. */
  | { type: 'retried' };

/** `profile` is null when nobody is signed in. */
export interface LoadCommand {
  type: 'load';
  run: number;
  load: Load;
  profile: ActiveProfile | null;
}
/** `report-failure`: a run has ended without all its data. */
export type InitializationCommand = LoadCommand | { type: 'report-failure' };

/** A state and what to load because of it, in this order, all at once. */
interface Step {
  state: InitializationState;
  loads: readonly Load[];
}

export const notInitialized: InitializationState = {
  run: 0,
  phase: 'idle',
  subject: { kind: 'unknown' },
  open: [],
  loaded: [],
  failed: [],
};

/**
 * The initialization machine: language, user, entity of the module, cities with settings and notifications, sports, finished.
 * A load that fails does not stop the rest; a change of user or module starts a new run. Source: INIT-01 … INIT-15, R17.
 */
export function decideInitialization(
  before: InitializationState,
  event: InitializationEvent,
): Decision<InitializationState, InitializationCommand> {
  const { state, loads } = next(before, event);
  const profile = state.subject.kind === 'user' ? state.subject.profile : null;
  const hasEnded = state.phase === 'finished' && before.phase !== 'finished';
  return {
    state,
    commands: [
      ...loads.map((load): LoadCommand => ({ type: 'load', run: state.run, load, profile })),
      ...(hasEnded && state.failed.length > 0 ? [{ type: 'report-failure' } as const] : []),
    ],
  };
}

/** False for a load of an earlier run: it would be stored for the wrong user. */
export const isCurrentCommand = (state: InitializationState, command: InitializationCommand): boolean =>
  command.type !== 'load' || command.run === state.run;

function next(state: InitializationState, event: InitializationEvent): Step {
  switch (event.type) {
    case 'started':
      return state.phase === 'idle' ? begin(state) : stay(state);
    case 'subject-changed':
      return changeSubject(state, event.subject);
    case 'load-ended':
      return end(state, event);
    case 'retried':
      return state.phase === 'finished' && state.failed.length > 0 ? begin(state) : stay(state);
  }
}

const stay = (state: InitializationState): Step => ({ state, loads: [] });

function begin(state: InitializationState): Step {
  return {
    state: { ...state, run: state.run + 1, phase: 'language', open: ['language'], failed: [] },
    loads: ['language'],
  };
}

function changeSubject(state: InitializationState, subject: Subject): Step {
  if (sameSubject(state.subject, subject)) return stay(state);
  const changed = { ...state, subject, loaded: stillLoaded(state, subject) };
  // nothing that depends on the subject has been requested yet
  if (state.phase === 'idle' || state.phase === 'language') return stay(changed);
  return state.phase === 'user' ? enter(changed, 'user') : begin(changed);
}

function end(state: InitializationState, { run, load, isLoaded }: InitializationEvent & { type: 'load-ended' }): Step {
  if (run !== state.run || !state.open.includes(load)) return stay(state);
  const answered: InitializationState = {
    ...state,
    open: state.open.filter((other) => other !== load),
    loaded: isLoaded && load !== 'language' ? inOrder([...state.loaded, load]) : state.loaded,
    failed: isLoaded ? state.failed : inOrder([...state.failed, load]),
  };
  return answered.open.length > 0 ? stay(answered) : enter(answered, following(state.phase));
}

/** Enters this phase, or the first one after it that has something to wait for. */
function enter(state: InitializationState, phase: Phase): Step {
  if (phase === 'finished') return stay({ ...state, phase });
  if (phase === 'user') {
    if (state.subject.kind === 'unknown') return stay({ ...state, phase });
    const isUnread = state.subject.kind === 'guest' && state.subject.isUnread;
    return enter(isUnread ? { ...state, failed: [...state.failed, 'user'] } : state, 'entity');
  }
  const loads = loadsOf(phase, state.subject).filter((load) => !state.loaded.includes(load));
  return loads.length > 0 ? { state: { ...state, phase, open: loads }, loads } : enter(state, following(phase));
}

function loadsOf(phase: Phase, subject: Subject): readonly Load[] {
  const isUser = subject.kind === 'user';
  if (phase === 'entity') return isUser && hasEntity(subject.profile) ? ['entity'] : [];
  if (phase === 'common') return isUser ? ['cities', 'settings', 'notifications'] : ['cities', 'settings'];
  return phase === 'sports' ? ['sports'] : [];
}

const ORDER_OF_LOADS = ['language', 'user', 'entity', 'cities', 'settings', 'notifications', 'sports'] as const;
/** The state does not depend on the order of the answers. */
const inOrder = <S extends FailedLoad>(loads: readonly S[]): readonly S[] =>
  loads.toSorted((a, b) => ORDER_OF_LOADS.indexOf(a) - ORDER_OF_LOADS.indexOf(b));

const PHASES: readonly Phase[] = ['language', 'user', 'entity', 'common', 'sports'];
const following = (phase: Phase): Phase => PHASES[PHASES.indexOf(phase) + 1] ?? 'finished';

/** A player has no entity; of communities there is a type only (ledger ENT-57). A super user's is the list of venues in review. */
const hasEntity = ({ type }: ActiveProfile): boolean => type !== 'base' && type !== 'community';

/** Cities are shared by all; settings and notifications belong to the user, entity and sports to the module (R5). */
function stillLoaded({ subject, loaded }: InitializationState, next: Subject): readonly Load[] {
  const kept: readonly Load[] =
    ownerOf(subject) === ownerOf(next) ? ['cities', 'settings', 'notifications'] : ['cities'];
  return loaded.filter((load) => kept.includes(load));
}

/** An unknown user is an owner of their own: no other user's data may be shown to them. */
const ownerOf = (subject: Subject): string => (subject.kind === 'user' ? String(subject.userId) : subject.kind);

function sameSubject(a: Subject, b: Subject): boolean {
  if (a.kind === 'user' && b.kind === 'user') {
    return a.userId === b.userId && a.profile.type === b.profile.type && a.profile.entity_id === b.profile.entity_id;
  }
  return a.kind === 'guest' && b.kind === 'guest' ? a.isUnread === b.isUnread : a.kind === b.kind;
}
