import { createEvent, sample } from 'effector';
import type { Id } from '../../shared/api/generated/model';
import { now } from '../../shared/platform/clock.ts';
import { createMachine } from '../machine.ts';
import { $user, signedOut } from '../session/session.model.ts';
import { decideOutbox, emptyOutbox, type OutboxEvent, type OutboxWork } from './outbox.ts';

/** Its runner is bound with the app: it keeps and sends what waits. */
export const outboxMachine = createMachine({ initial: emptyOutbox, decide: decideOutbox });
const { occurred } = outboxMachine;

export const $outbox = outboxMachine.$state;

/** Something is to be sent; kept until the server has answered. */
export const outboxWritten = createEvent<{ id: string; queue: string; work: OutboxWork }>();
sample({
  clock: outboxWritten,
  source: $user,
  fn: (user, entry): OutboxEvent => ({ type: 'written', ...entry, owner: user?.id ?? null, at: now() }),
  target: occurred,
});
/** What was refused is sent once more. */
export const outboxInsisted = occurred.prepend((ids: readonly string[]): OutboxEvent => ({ type: 'insisted', ids }));
/** What was refused, or is not sent yet, is given up. */
export const outboxDiscarded = occurred.prepend((ids: readonly string[]): OutboxEvent => ({ type: 'discarded', ids }));

/** Tries a queue at once. */
export const outboxRetried = occurred.prepend((queue: string): OutboxEvent => ({ type: 'retry', queue }));

export const postQueue = (communityId: Id): string => `posts-${communityId}`;
export const gameQueue = (gameId: Id): string => `game-${gameId}`;

// before the session forgets its user: whoever signs out was asked
sample({ clock: signedOut, fn: (): OutboxEvent => ({ type: 'signed-out' }), target: occurred });
sample({
  clock: $user,
  fn: (user): OutboxEvent => ({ type: 'owner-known', owner: user?.id ?? null }),
  target: occurred,
});
