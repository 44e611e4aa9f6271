import type { ActiveProfile } from '../profile/profile.ts';

/** Whom the app is got ready for. `unknown` while GET /auth/me has not answered. */
export type Subject =
  | { kind: 'unknown' }
  /** Nobody, or not verified yet; `isUnread` when a token is there whose user could not be read (R1). */
  | { kind: 'guest'; isUnread: boolean }
  | { kind: 'user'; userId: number; profile: ActiveProfile };

/** What is loaded; whatever of it is the same for all modules is kept when the module changes. */
export type Load = 'language' | 'entity' | 'cities' | 'settings' | 'notifications' | 'sports';
/** `user` is read by the session: here it can only be found wanting. */
export type Step = Load | 'user';

/** In the order of specification §4. */
export type Phase = 'idle' | 'language' | 'user' | 'entity' | 'common' | 'sports' | 'finished';

export interface InitializationState {
  /** Counts the runs: an answer to another one is nobody's. */
  run: number;
  phase: Phase;
  subject: Subject;
  /** Asked for in this phase, not answered yet. */
  open: readonly Load[];
  /** Loaded for this subject. */
  loaded: readonly Load[];
  failed: readonly Step[];
}

export type InitializationEvent =
  | { type: 'started' }
  /** The session or the active profile is (now) this one. */
  | { type: 'subject'; subject: Subject }
  | { type: 'ended'; run: number; load: Load; isLoaded: boolean }
  /** A person wants another try of what failed. */
  | { type: 'retried' };

export interface InitializationDecision {
  state: InitializationState;
  /** What to load now, in this order, all at once. */
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
 * A step that fails holds nothing up; a change of user or module begins anew. Source: specification §4, R17.
 */
export function decideInitialization(state: InitializationState, event: InitializationEvent): InitializationDecision {
  switch (event.type) {
    case 'started':
      return state.phase === 'idle' ? begin(state) : stay(state);
    case 'subject':
      return changeSubject(state, event.subject);
    case 'ended':
      return end(state, event);
    case 'retried':
      return state.phase === 'finished' && state.failed.length > 0 ? begin(state) : stay(state);
  }
}

const stay = (state: InitializationState): InitializationDecision => ({ state, loads: [] });

function begin(state: InitializationState): InitializationDecision {
  return {
    state: { ...state, run: state.run + 1, phase: 'language', open: ['language'], failed: [] },
    loads: ['language'],
  };
}

function changeSubject(state: InitializationState, subject: Subject): InitializationDecision {
  if (sameSubject(state.subject, subject)) return stay(state);
  const next = { ...state, subject, loaded: stillLoaded(state, subject) };
  // nothing has been asked for anybody yet
  if (state.phase === 'idle' || state.phase === 'language') return stay(next);
  return state.phase === 'user' ? enter(next, 'user') : begin(next);
}

function end(
  state: InitializationState,
  { run, load, isLoaded }: InitializationEvent & { type: 'ended' },
): InitializationDecision {
  if (run !== state.run || !state.open.includes(load)) return stay(state);
  const next: InitializationState = {
    ...state,
    open: state.open.filter((other) => other !== load),
    loaded: isLoaded && load !== 'language' ? inOrder([...state.loaded, load]) : state.loaded,
    failed: isLoaded ? state.failed : inOrder([...state.failed, load]),
  };
  return next.open.length > 0 ? stay(next) : enter(next, following(state.phase));
}

/** Goes on from this phase to the first that has something to wait for. */
function enter(state: InitializationState, phase: Phase): InitializationDecision {
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

const STEPS = ['language', 'user', 'entity', 'cities', 'settings', 'notifications', 'sports'] as const;
/** Whatever order the answers came in, the state is the same. */
const inOrder = <S extends Step>(steps: readonly S[]): readonly S[] =>
  steps.toSorted((a, b) => STEPS.indexOf(a) - STEPS.indexOf(b));

const ORDER: readonly Phase[] = ['language', 'user', 'entity', 'common', 'sports'];
const following = (phase: Phase): Phase => ORDER[ORDER.indexOf(phase) + 1] ?? 'finished';

/** A player has no entity; of communities there is a type only (ledger ENT-57). A super user's is the list of venues in review. */
const hasEntity = ({ type }: ActiveProfile): boolean => type !== 'base' && type !== 'community';

/** Cities are everybody's; settings and notifications are the user's; entity and sports belong to the module (R5). */
function stillLoaded({ subject, loaded }: InitializationState, next: Subject): readonly Load[] {
  const kept: readonly Load[] =
    ownerOf(subject) === ownerOf(next) ? ['cities', 'settings', 'notifications'] : ['cities'];
  return loaded.filter((load) => kept.includes(load));
}

/** While the user is unknown nobody else's answers may count as theirs. */
const ownerOf = (subject: Subject): string => (subject.kind === 'user' ? String(subject.userId) : subject.kind);

function sameSubject(a: Subject, b: Subject): boolean {
  if (a.kind === 'user' && b.kind === 'user') {
    return a.userId === b.userId && a.profile.type === b.profile.type && a.profile.entity_id === b.profile.entity_id;
  }
  return a.kind === 'guest' && b.kind === 'guest' ? a.isUnread === b.isUnread : a.kind === b.kind;
}
