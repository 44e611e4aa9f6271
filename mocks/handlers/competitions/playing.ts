import type { GameEventType } from '../../../src/shared/api/generated/model.ts';
import type { GameRecord } from '../../db/records.ts';
import type { Competitions } from './testing.ts';

/** What happened, for whom, who did it, and whether it was taken back; a second after what was before. */
export type Said = readonly [type: GameEventType, side?: 'home' | 'away', player?: number, isVoid?: 'void'];

/** A game that is on, whose log is this report. */
export const playGame = (
  { backend, clock }: Pick<Competitions, 'backend' | 'clock'>,
  report: readonly Said[],
  game: Partial<GameRecord>,
) =>
  backend.control.db.transact(async (db) => {
    const { id: _, ...pattern } = db.games.by('competition', 1)[0] as GameRecord; // the seed has it
    const { id } = await db.games.insert({
      ...pattern,
      status: 'live',
      home_score: 0,
      away_score: 0,
      forfeits: [],
      result: null,
      ...game,
    });
    let period = 0;
    for (const [index, [type, side = null, player_id = null, isVoid]] of report.entries()) {
      if (type === 'period-start') period += 1;
      await db.gameEvents.insert({
        game_id: id,
        client_id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
        seq: index + 1,
        type,
        side,
        player_id,
        related_player_id: null,
        period,
        clock_ms: index * 1000,
        at: clock.now,
        how: null,
        minutes: null,
        note: null,
        created_by: null,
        voided_at: isVoid ? clock.now : null,
        void_reason: null,
      });
    }
  });
