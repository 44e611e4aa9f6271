import type { Context, Handlers, Input } from '../../contract/types.ts';
import type { CompetitionRecord, GameRecord, LocalText, StageRecord } from '../../db/records.ts';
import { bookCourts } from '../../rules/competitions/courts.ts';
import { drawStage } from '../../rules/competitions/draw.ts';
import { offersFor, venuesFor } from '../../rules/competitions/schedule-changes.ts';
import { type Clear, type Conflict, lookAt } from '../../rules/competitions/schedule-conflicts.ts';
import { tellScheduled } from '../../rules/competitions/schedule-notices.ts';
import { problemOf, type Scope, type Wish } from '../../rules/competitions/schedule-problem.ts';
import { waitsForTimes, wantsTime } from '../../rules/competitions/schedule-times.ts';
import { stageGames } from '../../rules/competitions/stages.ts';
import { liveEntries } from '../../rules/competitions/people.ts';
import { live } from '../../rules/games/change.ts';
import { existing } from '../../rules/shared/lookups.ts';
import { schedule } from '../../../src/tournament/index.ts';
import { toCourtRef } from '../../views/court.ts';
import { toFixtureSideLabel } from '../../views/fixture.ts';
import { toGaps, toOffer, toPlannedGame, toUnplaced } from '../../views/schedule.ts';
import { actOf, managedCompetition } from './access.ts';

type Ctx = Context<'generateFixtures'>;
type Body = Input<'generateFixtures'>['body'];
const WEEK = 7;

const texts = {
  court: {
    en: 'This court is not of the competition’s sport, or of none of the venues.',
    sq: 'Kjo fushë nuk është e sportit të kompeticionit, ose e asnjë qendre.',
  },
  venue: {
    en: 'This venue has no courts of the competition’s sport.',
    sq: 'Kjo qendër nuk ka fusha të sportit të kompeticionit.',
  },
  plan: { en: 'There is no such game without a time.', sq: 'Nuk ka ndeshje të tillë pa orar.' },
} satisfies Record<string, LocalText>;

/** Times and courts for the games of a stage (design §14.6, decision 057). */
export const scheduleHandlers: Handlers<'generateFixtures' | 'listCompetitionCourts'> = {
  async generateFixtures({ path: { competitionId, stageId }, body }, ctx) {
    const competition = managedCompetition(ctx, competitionId);
    const stage = ctx.db.stages.get(stageId);
    if (stage?.competition_id !== competition.id) return ctx.refuse(404, 'not_found');
    if (competition.phase === 'finished' || competition.phase === 'cancelled')
      return ctx.refuse(409, 'competition_over');
    if (stage.status === 'draft' || stage.status === 'finished') return ctx.refuse(409, 'stage_not_ready');
    const wish = wishOf(ctx, competition, body);
    const drawn = new Set(stageGames(ctx.db, stage).map(({ id }) => id));
    const games = await drawStage(ctx.db, stage);
    if (waitsForTimes(ctx.db, stage, games)) return ctx.refuse(409, 'earlier_stage_open');
    const scope = { db: ctx.db, competition, stage, games, now: ctx.now() };
    const answer = body.dry_run ? preview(ctx, scope, wish, body) : await create(ctx, scope, wish, body);
    // a dry run leaves no games behind
    if (body.dry_run) for (const { id } of games) if (!drawn.has(id)) await ctx.db.games.remove(id);
    return { schedule: answer };
  },

  listCompetitionCourts({ path: { competitionId } }, ctx) {
    const competition = managedCompetition(ctx, competitionId);
    return {
      venues: venuesFor(ctx.db, competition).map(({ venue: { id, slug, name }, courts }) => ({
        venue: { id, slug, name },
        courts: courts.map((court) => toCourtRef(ctx.db, court, ctx)),
      })),
    };
  },
};

function wishOf(ctx: Ctx, competition: CompetitionRecord, body: Body): Wish {
  const { venue_ids = [], court_ids = [], matchday_days = WEEK } = body;
  const known = venuesFor(ctx.db, competition);
  for (const [index, id] of venue_ids.entries())
    if (!known.some(({ venue }) => venue.id === id))
      return ctx.refuse(422, 'validation', ctx.say(texts.venue), { field: `venue_ids.${index}` });
  const courts = known.filter(({ venue }) => venue_ids.includes(venue.id)).flatMap((one) => one.courts);
  for (const [index, id] of court_ids.entries())
    if (!courts.some((court) => court.id === id))
      return ctx.refuse(422, 'validation', ctx.say(texts.court), { field: `court_ids.${index}` });
  return { ...body, venue_ids, court_ids, matchday_days };
}

/** The given plan where it still holds, and what it says of games that are not open. */
function planned(ctx: Ctx, scope: Scope, { plan = [], min_rest_minutes }: Body) {
  const byNumber = new Map(scope.games.map((game) => [game.place?.number, game]));
  const placements = plan.map(({ number, starts_at, court_id }, index) => {
    const game = byNumber.get(number);
    const isTwice = plan.findIndex((one) => one.number === number) !== index;
    if (!game || !wantsTime(game) || isTwice)
      return ctx.refuse(422, 'validation', ctx.say(texts.plan), { field: `plan.${index}` });
    return { game, starts: Date.parse(starts_at), courtId: court_id };
  });
  return lookAt({ ...scope, restMinutes: min_rest_minutes }, placements);
}

function preview(ctx: Ctx, scope: Scope, wish: Wish, body: Body) {
  const { clear, conflicts } = planned(ctx, scope, body);
  const kept = clear.map(({ game, starts, time }) => ({ game, starts, court: time }));
  const posed = problemOf(scope, wish, kept);
  const result = schedule(posed.problem);
  const gameOf = new Map(scope.games.map((game) => [game.id, game]));
  const lost = new Set(conflicts.map(({ game }) => game.id));
  const times = [
    ...kept.map(({ game, starts, court }) => ({ game, starts, time: court })),
    ...result.placed.map(({ game, starts, court }) => ({
      game: existing(gameOf.get(game), 'game'),
      starts,
      time: (court && posed.timeOf(court.court, court.starts, court.ends)) ?? null,
    })),
  ].toSorted((a, b) => a.starts - b.starts || a.game.id - b.game.id);
  const matchdayOf = (game: GameRecord) => posed.matchdayOf.get(game.id) ?? 1;
  return {
    games: times.map(({ game, ...one }) =>
      toPlannedGame(ctx, game, matchdayOf(game), { ...one, lost: lost.has(game.id) }),
    ),
    unplaced: result.unplaced.map((one) => {
      const game = existing(gameOf.get(one.game), 'game');
      return toUnplaced(ctx, game, matchdayOf(game), one);
    }),
    gaps: toGaps(ctx, result, posed),
    offers: offersFor(scope, wish, kept, result.unplaced.length).map((offer) => toOffer(ctx, offer)),
    bookings: bookingsOf(body, times),
  };
}

const bookingsOf = ({ book_courts }: Body, times: readonly Pick<Clear, 'time'>[]) => {
  const booked = book_courts ? times.flatMap(({ time }) => time ?? []) : [];
  return { count: booked.length, price: booked.reduce((sum, { price }) => sum + price, 0) };
};

/** Exactly the given plan, or without one what a preview would show; all of it or nothing. */
async function create(ctx: Ctx, scope: Scope, wish: Wish, body: Body) {
  const shown = body.plan === undefined ? preview(ctx, scope, wish, body) : null;
  const plan =
    body.plan ??
    (shown?.games ?? []).map(({ number, starts_at, court }) => ({ number, starts_at, court_id: court?.id ?? null }));
  const { clear, conflicts } = planned(ctx, scope, { ...body, plan });
  if (conflicts.length > 0) return refuseConflicts(ctx, conflicts);
  const { matchdayOf } = problemOf(scope, wish); // while they have no time
  const act = actOf(ctx, scope.competition);
  await ctx.db.stages.update(scope.stage.id, { rest_minutes: body.min_rest_minutes });
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
  if (body.book_courts)
    await bookCourts(
      act,
      written.flatMap(({ game, time }) => (time ? [{ game, time }] : [])),
    );
  await tellScheduled(
    act,
    written.map(({ game }) => game),
  );
  for (const { game } of written) live(ctx, game);
  liveEntries(act, new Map());
  const left = scope.games.filter((game) => wantsTime(existing(ctx.db.games.get(game.id), 'game')));
  return {
    games: clear.map(({ game, starts, time }) =>
      toPlannedGame(ctx, game, matchdayOf.get(game.id) ?? 1, { starts, time, lost: false }),
    ),
    unplaced: (shown?.unplaced ?? []).filter(({ number }) => left.some(({ place }) => place?.number === number)),
    gaps: [],
    offers: [],
    bookings: bookingsOf(body, clear),
  };
}

/** Names each game with what is in its way. */
export function refuseConflicts(
  ctx: Pick<Context<'postponeMatchday'>, 'db' | 'say'> & { refuse: Context<'postponeMatchday'>['refuse'] },
  conflicts: readonly Conflict[],
): never {
  const code = conflicts.every(({ kind }) => kind === 'court')
    ? ('court_taken' as const)
    : ('schedule_changed' as const);
  const errors = conflicts.map(({ game, text }) => ({
    field: `game.${game.place?.number ?? game.id}`,
    message: `${toFixtureSideLabel(ctx, game, 'home')} – ${toFixtureSideLabel(ctx, game, 'away')}: ${ctx.say(text)}`,
    code,
  }));
  return ctx.refuse(409, code, undefined, { errors });
}

/** The stage and the rest of a game of a competition, for a look at its time. */
export const lookScope = (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  competition: CompetitionRecord,
  stage: StageRecord,
) => ({
  db,
  competition,
  stage,
  games: stageGames(db, stage),
  now: now(),
  restMinutes: stage.rest_minutes ?? 0,
});
