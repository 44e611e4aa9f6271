import { type LiveRules, type LogEvent, type Replay, replay } from '../../live/index.ts';
import type { Game, GameEvent } from '../../shared/api/generated/model';

/** An entry of the log with what a page shows of it. */
export type LoggedEvent = Omit<GameEvent, 'at'> & LogEvent;

export const liveRulesOf = ({ rules, sport }: Pick<Game, 'rules' | 'sport'>): LiveRules => ({
  ...rules,
  sport: sport.key,
});

/** The log of a game as the engine takes it. */
export const toLog = (events: readonly GameEvent[]): LoggedEvent[] =>
  events.map((event) => ({
    ...event,
    player_id: event.player?.id ?? null,
    related_player_id: event.related_player?.id ?? null,
    at: Date.parse(event.at),
    isVoid: event.voided_at !== null,
  }));

/** What the log of a game tells (CMP-04). Names that this reader may not see are left out; the server has checked them. */
export const replayGame = (game: Pick<Game, 'rules' | 'sport'>, events: readonly GameEvent[]): Replay<LoggedEvent> =>
  replay(liveRulesOf(game), toLog(events));
