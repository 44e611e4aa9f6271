import type { GameRecord } from '../db/records.ts';
import { balance } from '../rules/games/balance.ts';
import { hostOf } from '../rules/games/kinds.ts';
import { tellResultEntered } from '../rules/games/notices.ts';
import { OFFICIAL_AFTER, otherSide, type Result, type Side } from '../rules/games/result.ts';
import { beginGame, gamesOf, latestFirst } from '../rules/games/games.ts';
import { DAY, HOUR } from '../rules/shared/time.ts';
import { existing } from '../rules/shared/lookups.ts';
import { competitionIds } from './competitions.ts';
import { demoId } from './demo-accounts.ts';
import { eventIds } from './event-plan.ts';
import { detailsOf } from './scores.ts';
import { sports } from './lookups.ts';
import type { Seeding } from './seeding.ts';
import { teamAccounts, teamIds } from './team-people.ts';

const player = demoId('player');
const deti = 4;

/** Results in every state: of two games of teams, and of the games of events. Sides are fair ones. */
export async function seedGameResults(at: Seeding): Promise<void> {
  await waitsForTheCaptain(at);
  await isDisputedByATeam(at);
  await gameOfEvent(at, eventIds.lastThursday, {
    score: [5, 3],
    result: { entered_by: demoId('teamAdmin'), confirmed: ['home', 'away'], settled_at: at.now - 3 * DAY },
  });
  const host = 51;
  await gameOfEvent(at, eventIds.played, {
    locks: [
      [host, 'home'],
      [player, 'away'],
    ],
    score: [3, 1],
    result: { entered_by: host, entered_at: at.now - 3 * HOUR, confirmed: ['home'] },
  });
  await gameOfEvent(at, eventIds.playedSets, {
    locks: [
      [player, 'home'],
      [39, 'away'],
    ],
    score: [2, 1],
    result: {
      entered_by: player,
      confirmed: ['home'],
      disputed_by: 39,
      dispute_reason: 'Setin e tretë e fituam ne, 10:8.',
    },
  });
  await gameOfEvent(at, eventIds.ongoing, {});
}

/** Of the last game of the demo team: its captain is asked. */
async function waitsForTheCaptain(at: Seeding): Promise<void> {
  const { game, side } = lastGameOf(at, teamIds.shqiponjat);
  const now = at.now - 5 * HOUR;
  const result = resultOf({
    entered_by: speakerOf(at, game, otherSide(side)),
    entered_at: now,
    confirmed: [otherSide(side)],
  });
  const entered = await at.db.games.update(game.id, { result });
  await tellResultEntered(at.db, { game: entered, actor: { id: result.entered_by ?? 0 }, now });
  // the lists of the other demo accounts stay as they are
  for (const { id } of at.db.notifications.filter(
    (one) => isAbout(one, game) && one.user_id !== teamAccounts.teamCaptain,
  ))
    await at.db.notifications.remove(id);
}
const isAbout = ({ data }: { data: { game?: { id: number } } }, { id }: GameRecord): boolean => data.game?.id === id;

async function isDisputedByATeam(at: Seeding): Promise<void> {
  const { game, side } = lastGameOf(at, deti);
  await at.db.games.update(game.id, {
    result: resultOf({
      entered_by: speakerOf(at, game, otherSide(side)),
      entered_at: at.now - 2 * DAY,
      confirmed: [otherSide(side)],
      disputed_by: speakerOf(at, game, side),
      dispute_reason: 'Goli i fundit u shënua pas mbarimit të kohës.',
    }),
  });
}

/** The last one of the league that was played. */
function lastGameOf({ db }: Seeding, teamId: number): { game: GameRecord; side: Side } {
  const played = gamesOf(db, teamId).filter(
    ({ status, competition_id }) => status === 'finished' && competition_id === competitionIds.liga,
  );
  const game = existing(latestFirst(played)[0], 'game');
  return { game, side: game.home_team_id === teamId ? 'home' : 'away' };
}

const speakerOf = ({ db }: Seeding, game: GameRecord, side: Side): number =>
  existing(hostOf(db, game).speakers(side)[0], 'captain');

const resultOf = (result: Partial<Result> & Pick<Result, 'entered_by' | 'entered_at'>): Result => ({
  official_at: result.entered_at + OFFICIAL_AFTER,
  confirmed: [],
  disputed_by: null,
  dispute_reason: null,
  settled_at: null,
  ...result,
});

interface EventGame {
  /** Who is on which side whatever is fair. */
  readonly locks?: readonly (readonly [userId: number, side: Side])[];
  readonly score?: readonly [home: number, away: number];
  /** Entered an hour after the end, unless it says otherwise. */
  readonly result?: Partial<Result> & Pick<Result, 'entered_by'>;
}
async function gameOfEvent({ db }: Seeding, eventId: number, { locks = [], score, result }: EventGame): Promise<void> {
  const event = existing(db.events.get(eventId), 'event');
  const parties = db.participants
    .by('event', eventId)
    .filter(({ status }) => status === 'going')
    .map(({ id, user_id, guests, rating, position }) => ({
      id,
      guests,
      rating,
      isKeeper: position === 'goalkeeper',
      lock: locks.find(([user]) => user === user_id)?.[1] ?? null,
    }));
  for (const [id, side] of balance(parties)) await db.participants.update(id, { side });
  const game = await beginGame(db, event);
  const sport = sports[event.sport_id - 1]?.key ?? 'football';
  if (!score || !result) return;
  await db.games.update(game.id, {
    status: 'finished',
    home_score: score[0],
    away_score: score[1],
    ...detailsOf(sport, score[0], score[1], eventId),
    result: resultOf({ entered_at: event.ends_at + HOUR, ...result }),
  });
}
