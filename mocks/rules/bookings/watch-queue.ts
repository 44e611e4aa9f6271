/** Who may book a watched time that is free: each watcher in turn, then everybody; a pure machine (decision 036). */
import { MINUTE } from '../shared/time.ts';

export interface Watcher {
  readonly watch_id: number;
  readonly user_id: number;
}
/** A time that is free. The first of the queue has a head start until `until`; without a queue everybody may book it. */
export interface Opening {
  readonly queue: readonly Watcher[];
  readonly until: number;
  /** Watches that had their head start, or came when everybody could book. */
  readonly served: readonly number[];
}
export type QueueEvent =
  | { readonly type: 'freed'; readonly watchers: readonly Watcher[] }
  | { readonly type: 'taken' }
  | { readonly type: 'joined'; readonly watcher: Watcher }
  | { readonly type: 'left'; readonly watch_id: number }
  | { readonly type: 'time' };
/** A watcher whose head start begins, and until when they have it. */
export interface Turn extends Watcher {
  readonly until: number;
}
export interface Queued {
  /** null: the time is taken. */
  readonly opening: Opening | null;
  /** Head starts that have begun, to be told. */
  readonly turns: readonly Turn[];
}

export const HEAD_START_MS = 10 * MINUTE;

/** The next state and whose head start has begun. An event that has no place changes nothing. */
export function decideQueue(state: Opening | null, event: QueueEvent, now: number): Queued {
  if (event.type === 'taken') return { opening: null, turns: [] };
  if (state === null) return event.type === 'freed' ? opened(event.watchers, now) : { opening: null, turns: [] };
  const passed = afterTime(state, now);
  if (event.type === 'joined') return { ...passed, opening: joined(passed.opening, event.watcher) };
  if (event.type === 'left') return left(passed, event.watch_id, now);
  return passed;
}

/** The queue as it is now: reads write nothing. */
export const queueAt = (opening: Opening, now: number): Opening => afterTime(opening, now).opening;

/** Who alone may book it now; null: everybody. */
export const headStartOf = (opening: Opening, now: number): Turn | null => {
  const { queue, until } = queueAt(opening, now);
  const [first] = queue;
  return first ? { ...first, until } : null;
};

function opened(watchers: readonly Watcher[], now: number): Queued {
  const queue = watchers.filter((one, index) => watchers.findIndex(({ user_id }) => user_id === one.user_id) === index);
  const until = now + HEAD_START_MS;
  const [first] = queue;
  return { opening: { queue, until, served: [] }, turns: first ? [{ ...first, until }] : [] };
}

/** Each head start that is over ends the moment the next one begins, however late that is noticed. */
function afterTime(state: Opening, now: number): Queued & { readonly opening: Opening } {
  if (state.queue.length === 0 || state.until > now) return { opening: state, turns: [] };
  const over = Math.min(Math.floor((now - state.until) / HEAD_START_MS) + 1, state.queue.length);
  const endOf = (place: number) => state.until + place * HEAD_START_MS;
  const begun = state.queue.slice(1, over + 1);
  const had = state.queue.slice(0, over).map(({ watch_id }) => watch_id);
  return {
    // of the last one: then everybody may book
    opening: { queue: state.queue.slice(over), until: endOf(begun.length), served: [...state.served, ...had] },
    turns: begun.map(({ watch_id, user_id }, place) => ({ watch_id, user_id, until: endOf(place + 1) })),
  };
}

function joined(state: Opening, watcher: Watcher): Opening {
  const { queue, served } = state;
  const isKnown = served.includes(watcher.watch_id) || queue.some(({ user_id }) => user_id === watcher.user_id);
  if (isKnown) return state;
  // when everybody may book it, nobody gets a head start any more
  return queue.length === 0
    ? { ...state, served: [...served, watcher.watch_id] }
    : { ...state, queue: [...queue, watcher] };
}

/** Whoever leaves during their head start gives it to the next one at once. */
function left({ opening, turns }: Queued & { readonly opening: Opening }, watchId: number, now: number): Queued {
  const queue = opening.queue.filter(({ watch_id }) => watch_id !== watchId);
  const stays = turns.filter(({ watch_id }) => watch_id !== watchId);
  const [first] = queue;
  if (!first || opening.queue[0]?.watch_id !== watchId) return { opening: { ...opening, queue }, turns: stays };
  const until = now + HEAD_START_MS;
  return { opening: { ...opening, queue, until }, turns: [...stays, { ...first, until }] };
}
