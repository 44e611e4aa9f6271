import type { CompleteGameEventBody, Id, NewGameEvent } from '../../shared/api/generated/model';
import type { Decision } from '../machine.ts';
import { nextBatch } from './batch.ts';
import { folded } from './folded.ts';

/** What waits to be sent. */
export type OutboxWork =
  | { readonly kind: 'game-event'; readonly gameId: Id; readonly event: NewGameEvent }
  | { readonly kind: 'void-event'; readonly gameId: Id; readonly clientId: string; readonly reason: string | null }
  | {
      readonly kind: 'complete-event';
      readonly gameId: Id;
      readonly clientId: string;
      readonly who: Omit<CompleteGameEventBody, 'module'>;
    }
  /** Pictures are uploaded already; the entry's id is the Idempotency-Key. */
  | { readonly kind: 'post'; readonly communityId: Id; readonly text: string; readonly images: readonly Id[] };

export interface OutboxEntry {
  /** Sent again it is the same: of an event of a game its `client_id`. */
  readonly id: string;
  /** Only their own are ever sent. */
  readonly owner: Id;
  /** What is of one queue is sent in its order: `game-7`, `posts-3`. */
  readonly queue: string;
  readonly work: OutboxWork;
  /** Wall-clock ms; orders the entries. */
  readonly writtenAt: number;
  /** Why the server refused it: it stays until it is sent again or discarded. Null: it waits. */
  readonly problem: string | null;
}

export interface OutboxState {
  readonly owner: Id | null;
  /** Of the owner, in their order. */
  readonly entries: readonly OutboxEntry[];
  /** Ids that are being answered, by their queue. */
  readonly sending: Readonly<Record<string, readonly string[]>>;
  /** Failures in a row, by queue. */
  readonly failures: Readonly<Record<string, number>>;
  /** Whether this device keeps them over a reload; null: not known yet. */
  readonly isKept: boolean | null;
}

/** What came of a batch. */
export type Outcome =
  | { readonly type: 'done' }
  /** By id; what is not named is sent again without them. */
  | { readonly type: 'refused'; readonly problems: Readonly<Record<string, string>> }
  /** No answer, or none that says anything about the entries. */
  | { readonly type: 'unreachable' };

export type OutboxEvent =
  | { readonly type: 'owner-known'; readonly owner: Id | null }
  | { readonly type: 'signed-out' }
  /** Kept from before. */
  | { readonly type: 'found'; readonly owner: Id; readonly entries: readonly OutboxEntry[] }
  | { readonly type: 'storage-refused' }
  | {
      readonly type: 'written';
      readonly owner: Id | null;
      readonly id: string;
      readonly queue: string;
      readonly work: OutboxWork;
      readonly at: number;
    }
  | { readonly type: 'answered'; readonly queue: string; readonly ids: readonly string[]; readonly outcome: Outcome }
  /** The network is back, or a pause has ended; without a queue all are tried. */
  | { readonly type: 'retry'; readonly queue?: string }
  | { readonly type: 'insisted'; readonly ids: readonly string[] }
  | { readonly type: 'discarded'; readonly ids: readonly string[] };

type Written = Extract<OutboxEvent, { type: 'written' }>;

export type OutboxCommand =
  | { readonly type: 'load'; readonly owner: Id }
  | { readonly type: 'keep'; readonly entries: readonly OutboxEntry[] }
  | { readonly type: 'drop'; readonly ids: readonly string[] }
  | { readonly type: 'send'; readonly queue: string; readonly entries: readonly OutboxEntry[] }
  | { readonly type: 'pause'; readonly queue: string; readonly ms: number };

type OutboxDecision = Decision<OutboxState, OutboxCommand>;

export const emptyOutbox: OutboxState = { owner: null, entries: [], sending: {}, failures: {}, isKept: null };

/** What waits on this device for the server: kept first, then sent in its order, by itself, until it is answered (design §10). */
export function decideOutbox(state: OutboxState, event: OutboxEvent): OutboxDecision {
  switch (event.type) {
    case 'owner-known': {
      if (event.owner === state.owner) return { state, commands: [] };
      const { owner } = event;
      return { state: { ...emptyOutbox, owner }, commands: owner === null ? [] : [{ type: 'load', owner }] };
    }
    case 'signed-out':
      return { state: emptyOutbox, commands: dropped(state.entries.map(({ id }) => id)) };
    case 'found':
      return event.owner === state.owner ? sendAll(withFound(state, event.entries)) : { state, commands: [] };
    case 'storage-refused':
      return { state: { ...state, isKept: false }, commands: [] };
    case 'written':
      return written(state, event);
    case 'answered':
      return answered(state, event);
    case 'retry':
      return event.queue === undefined ? sendAll(state) : send(state, event.queue);
    case 'insisted': {
      const again = state.entries.flatMap((one) => (event.ids.includes(one.id) ? { ...one, problem: null } : []));
      const { state: next, commands } = sendAll(replaced(state, again));
      return { state: next, commands: [{ type: 'keep', entries: again }, ...commands] };
    }
    case 'discarded':
      return { state: without(state, event.ids), commands: dropped(event.ids) };
  }
}

function written(before: OutboxState, { id, queue, work, at, owner }: Written): OutboxDecision {
  // the page may know who is here before the outbox does
  const { state, commands: first } = decideOutbox(before, { type: 'owner-known', owner });
  const { entries } = state;
  if (owner === null || entries.some((one) => one.id === id)) return { state, commands: first };
  const isOnItsWay = (one: OutboxEntry) => state.sending[one.queue]?.includes(one.id) === true;
  const earlier = folded(entries, work, isOnItsWay);
  if (earlier?.type === 'gone')
    return { state: without(state, [earlier.id]), commands: [...first, ...dropped([earlier.id])] };
  if (earlier)
    return {
      state: replaced(state, [earlier.entry]),
      commands: [...first, { type: 'keep', entries: [earlier.entry] }],
    };
  // a clock that was put back must not change the order
  const writtenAt = Math.max(at, (entries.at(-1)?.writtenAt ?? 0) + 1);
  const entry: OutboxEntry = { id, owner, queue, work, writtenAt, problem: null };
  const { state: next, commands } = send({ ...state, entries: [...entries, entry] }, queue);
  return { state: next, commands: [...first, { type: 'keep', entries: [entry] }, ...commands] };
}

function answered(
  before: OutboxState,
  { queue, ids, outcome }: Extract<OutboxEvent, { type: 'answered' }>,
): OutboxDecision {
  const { [queue]: _, ...sending } = before.sending;
  const state = { ...before, sending };
  switch (outcome.type) {
    case 'done': {
      const { state: next, commands } = send(without(settled(state, queue), ids), queue);
      return { state: next, commands: [...dropped(ids), ...commands] };
    }
    case 'refused': {
      const refused = state.entries.flatMap((one) => {
        const problem = outcome.problems[one.id];
        return problem === undefined ? [] : { ...one, problem };
      });
      const { state: next, commands } = send(replaced(settled(state, queue), refused), queue);
      return { state: next, commands: [{ type: 'keep', entries: refused }, ...commands] };
    }
    case 'unreachable': {
      const failures = (state.failures[queue] ?? 0) + 1;
      return {
        state: { ...state, failures: { ...state.failures, [queue]: failures } },
        commands: [{ type: 'pause', queue, ms: Math.min(LONGEST_PAUSE, 1_000 * 2 ** failures) }],
      };
    }
  }
}

/** Between two tries: 2, 4, 8 … s. */
const LONGEST_PAUSE = 60_000;

function send(state: OutboxState, queue: string): OutboxDecision {
  if (state.sending[queue]) return { state, commands: [] };
  const entries = nextBatch(state.entries.filter((one) => one.queue === queue && one.problem === null));
  if (entries.length === 0) return { state, commands: [] };
  return {
    state: { ...state, sending: { ...state.sending, [queue]: entries.map(({ id }) => id) } },
    commands: [{ type: 'send', queue, entries }],
  };
}

function sendAll(before: OutboxState): OutboxDecision {
  let state = before;
  const commands: OutboxCommand[] = [];
  for (const queue of new Set(state.entries.map((one) => one.queue))) {
    const decision = send(state, queue);
    state = decision.state;
    commands.push(...decision.commands);
  }
  return { state, commands };
}

/** What was written meanwhile comes after what was found. */
function withFound(state: OutboxState, found: readonly OutboxEntry[]): OutboxState {
  const known = new Set(state.entries.map(({ id }) => id));
  const older = found.filter(({ id, owner }) => owner === state.owner && !known.has(id));
  const entries = [...older, ...state.entries].toSorted((a, b) => a.writtenAt - b.writtenAt);
  return { ...state, entries, isKept: state.isKept ?? true };
}

const settled = (state: OutboxState, queue: string): OutboxState => ({
  ...state,
  failures: { ...state.failures, [queue]: 0 },
});
const without = (state: OutboxState, ids: readonly string[]): OutboxState => ({
  ...state,
  entries: state.entries.filter(({ id }) => !ids.includes(id)),
});
const replaced = (state: OutboxState, by: readonly OutboxEntry[]): OutboxState => ({
  ...state,
  entries: state.entries.map((one) => by.find(({ id }) => id === one.id) ?? one),
});
const dropped = (ids: readonly string[]): OutboxCommand[] => (ids.length > 0 ? [{ type: 'drop', ids }] : []);
