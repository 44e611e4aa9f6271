import type { Id } from '../shared/api/generated/model';
import { eventKinds } from './kinds.ts';
import type { LogEvent, PlayerTally, Refusal, Side } from './types.ts';

const MOST_FOULS = 5;

type Players = ReadonlyMap<Id, PlayerTally>;

const nobody = (side: Side): PlayerTally => ({
  side,
  points: 0,
  ownGoals: 0,
  yellows: 0,
  reds: 0,
  fouls: 0,
  isOut: false,
});

/** What the player of an entry has done by then, or why they cannot have: a card must follow from the one before. */
export function tallied(players: Players, event: LogEvent): Players | Extract<Refusal, 'has_card' | 'no_card'> {
  const { player_id, side } = event;
  if (player_id === null || side === null) return players;
  const before = players.get(player_id) ?? nobody(side);
  const after = afterEvent(before, event);
  return typeof after === 'string' ? after : after === before ? players : new Map(players).set(player_id, after);
}

function afterEvent(tally: PlayerTally, { type }: LogEvent): PlayerTally | 'has_card' | 'no_card' {
  switch (type) {
    case 'yellow-card':
      return tally.yellows > 0 ? 'has_card' : { ...tally, yellows: 1 };
    case 'second-yellow':
      return tally.yellows === 1 ? { ...tally, yellows: 2, reds: 1, isOut: true } : 'no_card';
    case 'red-card':
      return { ...tally, reds: 1, isOut: true };
    case 'personal-foul':
    case 'technical-foul': {
      const fouls = tally.fouls + 1;
      return { ...tally, fouls, isOut: fouls >= MOST_FOULS };
    }
    case 'own-goal':
      return { ...tally, ownGoals: tally.ownGoals + 1 };
    default: {
      const { points } = eventKinds[type];
      return points === 0 ? tally : { ...tally, points: tally.points + points };
    }
  }
}
