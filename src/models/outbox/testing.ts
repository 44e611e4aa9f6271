/** Work for tests of the outbox. */
import type { OutboxEvent, OutboxWork } from './outbox.ts';

interface Written {
  id: string;
  queue: string;
  work: OutboxWork;
}

export const goal = (id: string): Written => ({
  id,
  queue: 'game-7',
  work: {
    kind: 'game-event',
    gameId: 7,
    event: { client_id: id, type: 'goal', side: 'home', period: 1, clock_ms: 60_000, at: '2026-11-24T10:00:00.000Z' },
  },
});
export const void_ = (clientId: string): Written => ({
  id: `void-${clientId}`,
  queue: 'game-7',
  work: { kind: 'void-event', gameId: 7, clientId, reason: null },
});
export const completion = (clientId: string, player_id: number): Written => ({
  id: `who-${clientId}`,
  queue: 'game-7',
  work: { kind: 'complete-event', gameId: 7, clientId, who: { player_id, related_player_id: null, how: null } },
});

/** By the user 4. */
export const written = (entry: Written, at = 1_000): Extract<OutboxEvent, { type: 'written' }> => ({
  type: 'written',
  ...entry,
  owner: 4,
  at,
});
