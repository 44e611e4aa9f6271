import type { OutboxEntry } from '../../models/outbox/outbox.ts';
import type { Game, GameEvent, Id, NewGameEvent, UserRef } from '../../shared/api/generated/model';

type Sides = Pick<Game, 'home' | 'away'>;

/** The log as it will be once everything has been sent: what this device has entered counts at once. What was refused does not. */
export function withUnsent(game: Sides, events: readonly GameEvent[], unsent: readonly OutboxEntry[]): GameEvent[] {
  const log = [...events];
  const change = (clientId: string, by: (event: GameEvent) => Partial<GameEvent>) => {
    const index = log.findIndex((one) => one.client_id === clientId);
    const event = log[index];
    if (event) log[index] = { ...event, ...by(event) };
  };
  for (const { work, problem, writtenAt } of unsent) {
    if (problem !== null) continue;
    switch (work.kind) {
      case 'game-event':
        if (log.some((one) => one.client_id === work.event.client_id)) break; // answered, and not yet taken out
        log.push(toGameEvent(game, work.event, Math.max(0, ...log.map(({ seq }) => seq)) + 1));
        break;
      case 'void-event': {
        const voided_at = new Date(writtenAt).toISOString();
        change(work.clientId, (event) => ({ voided_at: event.voided_at ?? voided_at, void_reason: work.reason }));
        break;
      }
      case 'complete-event': {
        const { player_id, related_player_id, how } = work.who;
        change(work.clientId, () => ({
          player: personOf(game, player_id),
          related_player: personOf(game, related_player_id),
          how,
        }));
      }
    }
  }
  return log;
}

const toGameEvent = (game: Sides, event: NewGameEvent, seq: number): GameEvent => ({
  client_id: event.client_id,
  seq,
  type: event.type,
  side: event.side ?? null,
  player: personOf(game, event.player_id ?? null),
  related_player: personOf(game, event.related_player_id ?? null),
  period: event.period,
  clock_ms: event.clock_ms,
  at: event.at,
  how: event.how ?? null,
  minutes: event.minutes ?? null,
  note: event.note ?? null,
  created_by: null,
  voided_at: null,
  void_reason: null,
});

function personOf({ home, away }: Sides, id: Id | null): UserRef | null {
  return [...home.lineup, ...away.lineup].find(({ user }) => user.id === id)?.user ?? null;
}
