import type { Context, Handlers } from '../../contract/types.ts';
import type { CompetitionRecord, GameRecord, StageRecord } from '../../db/records.ts';
import { bookCourts, freeCourts } from '../../rules/competitions/courts.ts';
import type { EntryAct } from '../../rules/competitions/people.ts';
import { liveEntries } from '../../rules/competitions/people.ts';
import { type Clear, lookAt, type Placement } from '../../rules/competitions/schedule-conflicts.ts';
import { tellMoved } from '../../rules/competitions/schedule-notices.ts';
import { stageGames } from '../../rules/competitions/stages.ts';
import { live } from '../../rules/games/change.ts';
import { isMovable, soonestFirst } from '../../rules/games/games.ts';
import { daysBetween } from '../../../src/shared/lib/time/dates.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { addDays, dateOf, toUtc, wallTimeOf } from '../../rules/shared/time.ts';
import { minutesOf } from '../../rules/competitions/schedule-problem.ts';
import { toFixture } from '../../views/fixture.ts';
import { toGame } from '../../views/game.ts';
import { actOf, managedCompetition } from './access.ts';
import { lookScope, refuseConflicts } from './schedule.ts';

const texts = {
  later: { en: 'Choose a later day.', sq: 'Zgjidh një ditë më të vonë.' },
} as const;

/** Another time for one game, and for a whole matchday (decision 057). */
export const moveHandlers: Handlers<'moveGame' | 'postponeMatchday'> = {
  async moveGame({ path: { gameId }, body: { starts_at, court_id, book_court = false } }, ctx) {
    const game = ctx.db.games.get(gameId);
    if (!game || game.competition_id === null) return ctx.refuse(404, 'not_found');
    const competition = managedCompetition(ctx, game.competition_id);
    const stage = game.place && ctx.db.stages.get(game.place.stage_id);
    if (!stage) return ctx.refuse(404, 'not_found');
    if (!isMovable(game) || competition.phase === 'finished' || competition.phase === 'cancelled')
      return ctx.refuse(409, 'game_begun');
    const act = actOf(ctx, competition);
    await freeCourts(act, [game], null);
    const [moved] = await move(ctx, { act, competition, stage, booking: book_court }, [
      { game, starts: Date.parse(starts_at), courtId: court_id },
    ]);
    const next = existing(moved, 'game');
    if (game.starts_at !== next.starts_at || (game.court_id ?? null) !== (next.court_id ?? null))
      await tellMoved({ db: ctx.db, game: next, actor: ctx.user, now: ctx.now(), change: 'moved' });
    return { game: toGame(ctx, next) };
  },

  async postponeMatchday({ path: { competitionId }, body: { stage_id, matchday, to, reason, book_courts } }, ctx) {
    const competition = managedCompetition(ctx, competitionId);
    const stage = ctx.db.stages.get(stage_id);
    if (stage?.competition_id !== competition.id) return ctx.refuse(404, 'not_found');
    const now = ctx.now();
    const games = soonestFirst(
      stageGames(ctx.db, stage).filter(
        (game) => game.place?.round === matchday && isMovable(game) && (game.starts_at ?? 0) > now,
      ),
    );
    const [first] = games;
    if (!first || competition.phase === 'finished' || competition.phase === 'cancelled')
      return ctx.refuse(409, 'nothing_to_postpone');
    const by = daysBetween(dateOf(first.starts_at ?? 0), to);
    if (by <= 0) return ctx.refuse(422, 'validation', ctx.say(texts.later), { field: 'to' });
    const act = actOf(ctx, competition);
    const courts = new Map(games.map(({ id, court_id = null }) => [id, court_id]));
    await freeCourts(act, games, null);
    const placements = games.map((game): Placement => {
      const at = game.starts_at ?? 0;
      return {
        game,
        starts: toUtc(addDays(dateOf(at), by), minutesOf(wallTimeOf(at))),
        courtId: book_courts ? (courts.get(game.id) ?? null) : null,
      };
    });
    const moved = await move(ctx, { act, competition, stage, booking: book_courts }, placements);
    for (const game of moved) await tellMoved({ db: ctx.db, game, actor: ctx.user, now, change: 'postponed', reason });
    return { fixtures: moved.map((game) => toFixture(ctx, game)) };
  },
};

interface Moving {
  readonly act: EntryAct;
  readonly competition: CompetitionRecord;
  readonly stage: StageRecord;
  readonly booking: boolean;
}
/** Writes times and courts, all or none, and asks for the courts where that is wanted. */
async function move(
  ctx: Context<'postponeMatchday'> | Context<'moveGame'>,
  { act, competition, stage, booking }: Moving,
  placements: readonly Placement[],
): Promise<GameRecord[]> {
  const { clear, conflicts } = lookAt(lookScope(ctx, competition, stage), placements);
  if (conflicts.length > 0) return refuseConflicts(ctx, conflicts);
  const written: { game: GameRecord; time: Clear['time'] }[] = [];
  for (const { game, starts, time } of clear)
    written.push({
      game: await ctx.db.games.update(game.id, {
        starts_at: starts,
        status: 'scheduled',
        venue_id: time?.venue_id ?? null,
        court_id: time?.court_id ?? null,
      }),
      time,
    });
  if (booking)
    await bookCourts(
      act,
      written.flatMap(({ game, time }) => (time ? [{ game, time }] : [])),
    );
  for (const { game } of written) live(ctx, game);
  liveEntries(act, new Map());
  return written.map(({ game }) => existing(ctx.db.games.get(game.id), 'game'));
}
