/** Organizers who play whole competitions through the mock backend, in an order that chance decides. */
import type { Competition, Pipeline, SchedulePlan, StandingTable } from '../../src/shared/api/generated/model';
import type { GameRecord } from '../../mocks/db/records.ts';
import { resultStatusOf } from '../../mocks/rules/games/outcome.ts';
import { createMockBackend } from '../../mocks/main.ts';
import { call, now } from '../../mocks/handlers/teams/testing.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import type { Random } from '../../mocks/seed/random.ts';
import { toIsoWithOffset } from '../../src/shared/lib/time/tirane.ts';
import { randomResult } from './random-result.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const organizer = demoId('organizationManager');
const venueOwner = demoId('owner');
/** A venue that confirms by hand, and the sport of its courts. */
const [ARENA, FOOTBALL] = [2, 1];
const kickoffs = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => ['18:00', '20:00'].map((time) => ({ weekday, time })));
/** So many teams a format is tried with, at least and at most. */
const sizes = {
  league: [2, 6],
  'double-league': [2, 4],
  knockout: [2, 8],
  'double-knockout': [3, 8],
  'groups-knockout': [5, 8],
} as const satisfies Partial<Record<Competition['format'], readonly [number, number]>>;
export type Format = keyof typeof sizes;
export const formats = Object.keys(sizes) as Format[]; // its own keys

type Request = Parameters<typeof call>[2];

/** A backend whose clock the season moves, and what an organizer does in it. */
export async function openSeason() {
  const clock = { now };
  const backend = createMockBackend({ now: () => clock.now });
  await backend.control.ready();
  /** What happened, and how often. */
  const seen: Record<string, number> = {};
  const send = async (what: string, request: Request, body?: object, user = organizer) => {
    const module = user === organizer ? 'organization' : user === venueOwner ? 'venue' : 'base';
    const answer = await call(backend, user, request, { module, ...(body && { body }) });
    const said = answer.status < 300 ? what : `${what}: ${answer.body.errors[0]?.code}`;
    seen[said] = (seen[said] ?? 0) + 1;
    if (answer.status >= 500) throw new Error(`${request}: ${answer.status}`);
    return answer;
  };
  const must = async <T>(what: string, request: Request, body?: object, user = organizer): Promise<T> => {
    const { status, body: said } = await send(what, request, body, user);
    if (status >= 300) throw new Error(`${request} ${JSON.stringify(body)}: ${status} ${JSON.stringify(said.errors)}`);
    return said.data as T; // checked by the contract's schema
  };
  return { backend, clock, seen, send, must, db: () => backend.control.db.read };
}
export type Season = Awaited<ReturnType<typeof openSeason>>;

interface Entered {
  readonly format: Format;
  readonly sport_id: number;
  readonly teams: readonly number[];
}

/** A competition whose teams are in it and whose registration is over; returns its id. */
export async function enterTeams({ clock, must }: Season, { format, sport_id, teams }: Entered): Promise<number> {
  clock.now += DAY;
  const { competition } = await must<{ competition: Competition }>(`create ${format}`, 'POST /competitions', {
    owner_type: 'organization',
    owner_id: 1,
    name: `Kupa ${clock.now / DAY}`,
    sport_id,
    city_id: 1,
    gender: 'mixed',
    format,
    min_teams: 2,
    max_teams: Math.max(teams.length, sizes[format][0]),
    roster_min: 1,
    roster_max: 15,
    starts_on: toIsoWithOffset(clock.now + 2 * DAY).slice(0, 10),
  });
  const path = `/competition/${competition.id}` as const;
  await must('open', `POST ${path}/transition`, { to: 'registration' });
  for (const team_id of teams) await must('add', `POST ${path}/team`, { team_id });
  clock.now += HOUR;
  await must('close', `PATCH ${path}`, { registration_closes_at: toIsoWithOffset(clock.now) });
  return competition.id;
}

/** One competition from its creation to its end; returns its id. Throws at an answer that an organizer cannot go on from. */
export async function playCompetition(season: Season, random: Random): Promise<number> {
  const { must, db } = season;
  const format = random.pick(formats);
  const [least, most] = sizes[format];
  const bySport = db()
    .sports.all()
    .map(({ id }) => db().teams.filter((team) => team.sport_id === id && team.is_public))
    .filter(({ length }) => length >= least);
  const known = random.pick(bySport);
  const teams = random.sample(known, random.int(least, Math.min(most, known.length)));
  const id = await enterTeams(season, {
    format,
    sport_id: teams[0]?.sport_id ?? 0,
    teams: teams.map((team) => team.id),
  });
  const path = `/competition/${id}` as const;
  for (;;) {
    const { stages, revision } = await must<Pipeline>('read', `GET ${path}/pipeline`);
    const stage = stages.find(({ status }) => status !== 'finished');
    if (!stage) return id;
    const at = `POST ${path}/stage/${stage.id}` as const;
    if (stage.status === 'draft') {
      const draw = random.chance(0.5)
        ? { method: 'random', random_seed: random.int(0, 999_999) }
        : { method: 'ranking' };
      await must('draw', `${at}/seed`, { revision, ...draw });
    } else if (stage.status === 'ready' && stage.from_stage_id === null && random.chance(0.1)) {
      await must('reset', `${at}/reset`, { revision });
    } else if (stage.status === 'ready') {
      await must('start', `${at}/start`, { revision });
      await plan(season, random, id, stage.id);
      if (random.chance(0.3)) await withdraw(season, random, id);
      await checkCourts(season, id);
    } else {
      await playStage(season, random, id, stage.id);
      const { revision: latest } = await must<Pipeline>('read', `GET ${path}/pipeline`);
      await must('finish', `${at}/finish`, { revision: latest });
    }
  }
}

/** Times for the games of a stage; of every third one with courts, of which the venue declines some. */
async function plan(season: Season, random: Random, competition: number, stage: number): Promise<void> {
  const { clock, must, db } = season;
  const isFootball = db().competitions.get(competition)?.sport_id === FOOTBALL;
  const venues = isFootball && random.chance(0.5) ? [ARENA] : [];
  const wish = {
    start_date: toIsoWithOffset(clock.now + 2 * DAY).slice(0, 10),
    matchday_interval_days: 1,
    kickoffs,
    min_rest_minutes: 0,
    venue_ids: venues,
    book_courts: venues.length > 0,
  };
  const request = `POST /competition/${competition}/stage/${stage}/generate` as const;
  const { schedule } = await must<{ schedule: SchedulePlan }>('preview', request, { ...wish, dry_run: true });
  const times = schedule.games.map(({ number, starts_at, court }) => ({
    number,
    starts_at,
    court_id: court?.id ?? null,
  }));
  if (times.length > 0) await must('plan', request, { ...wish, dry_run: false, plan: times });
  const asked = db()
    .games.by('competition', competition)
    .flatMap(({ booking_id }) => db().bookings.get(booking_id ?? 0) ?? [])
    .filter(({ status }) => status === 'Pending')
    .map(({ id }) => id);
  if (asked.length === 0) return;
  const declined = asked.filter(() => random.chance(0.3));
  const answer = `/mod-venue/venue/${ARENA}/competition/${competition}/answer` as const;
  if (declined.length > 0)
    await must(
      'court declined',
      `POST ${answer}`,
      { decision: 'decline', booking_ids: declined, reason: 'Nuk ka dritë.' },
      venueOwner,
    );
  if (declined.length < asked.length)
    await must('courts confirmed', `POST ${answer}`, { decision: 'confirm' }, venueOwner);
}

/** While the games are to come: each has the court that is booked for it, and no other court is. */
async function checkCourts({ must, db, clock, seen }: Season, competition: number): Promise<void> {
  await must('read', `GET /competition/${competition}`); // the server's jobs are done first
  const coming = db()
    .games.by('competition', competition)
    .filter(({ booking_id = null, status }) => booking_id !== null && !over.has(status));
  const booked = db()
    .bookings.filter({ source: 'competition' })
    .filter(({ status, starts_at }) => status !== 'Unbooked' && starts_at > clock.now)
    // one whose game is gone is of this competition: the others of the season stay as they are
    .filter(({ game_id = null }) => (db().games.get(game_id ?? 0)?.competition_id ?? competition) === competition);
  const of = (one: { starts_at: number | null; court_id?: number | null }) => `${one.court_id} at ${one.starts_at}`;
  const [games, bookings] = [coming.map(of).toSorted(byText), booked.map(of).toSorted(byText)];
  if (games.join() !== bookings.join()) throw new Error(`games on ${games.join()}, bookings of ${bookings.join()}`);
  if (games.length > 0) seen['courts checked'] = (seen['courts checked'] ?? 0) + 1;
}
const byText = (a: string, b: string): number => a.localeCompare(b);

/** Until no game of the stage is open. */
async function playStage(season: Season, random: Random, competition: number, stage: number): Promise<void> {
  const { clock, db } = season;
  const games = (): GameRecord[] =>
    db()
      .games.by('competition', competition)
      .filter(({ place }) => place?.stage_id === stage);
  for (let step = 0; ; step += 1) {
    if (step > 500) throw new Error(`stage ${stage} does not end: ${JSON.stringify(games())}`);
    const last = Math.max(0, ...games().map(({ starts_at }) => starts_at ?? 0));
    clock.now = Math.max(clock.now, last + 4 * HOUR);
    if (random.chance(0.04)) await withdraw(season, random, competition);
    const open = games().filter(isOpen);
    const disputed = games().filter((game) => resultStatusOf(game, clock.now) === 'disputed');
    const playable = [...open, ...disputed].filter((game) => game.home_team_id !== null && game.away_team_id !== null);
    if (open.length + disputed.length === 0) return;
    if (playable.length === 0) throw new Error(`nothing can be played: ${JSON.stringify(games())}`);
    await play(season, random, random.pick(playable));
  }
}

const over = new Set<GameRecord['status']>(['finished', 'walkover', 'cancelled', 'abandoned']);
const isOpen = ({ status }: GameRecord): boolean => !over.has(status);

/** A result, a walkover of one or both; then perhaps a dispute, or the result is taken back. */
async function play(season: Season, random: Random, game: GameRecord): Promise<void> {
  const { send, must, db, clock } = season;
  const at = `POST /fixture/${game.id}` as const;
  // a disputed one whose winner has played on is settled for the same side only: another is refused, and chance tries again
  const act = resultStatusOf(game, clock.now) === 'disputed' ? send : must;
  if (random.chance(0.08) || game.starts_at === null) {
    const forfeits = random.pick([['home'], ['away'], ['home'], ['away'], ['home', 'away']]);
    await act(`walkover of ${forfeits.length}`, `${at}/walkover`, { forfeits, reason: 'Nuk erdhën.' });
    return;
  }
  const sport = db().sports.get(game.sport_id)?.key ?? 'football';
  await act('result', `${at}/result`, randomResult(random, sport, game.place?.bracket !== null));
  if (random.chance(0.1)) {
    const captain = db()
      .teamMembers.by('team', game.home_team_id ?? 0)
      .find(({ status, roles }) => status === 'active' && roles.includes('admin'));
    if (captain && captain.user_id !== organizer)
      await send('dispute', `${at}/dispute`, { reason: 'Nuk ishte gol.' }, captain.user_id);
  } else if (random.chance(0.08)) await send('reopen', `${at}/reopen`, { reason: 'Gabim.' });
}

async function withdraw({ send, db }: Season, random: Random, competition: number): Promise<void> {
  const active = db()
    .competitionTeams.by('competition', competition)
    .filter(({ status }) => status === 'active');
  if (active.length < 3) return;
  const status = random.pick(['withdrawn', 'disqualified']);
  const team = random.pick(active).team_id;
  await send(status, `PATCH /competition/${competition}/team/${team}`, { status, reason: 'Nuk kanë lojtarë.' });
}

/** The tables that everybody reads. */
export const tablesOf = async ({ must }: Season, competition: number): Promise<StandingTable[]> =>
  (await must<{ tables: StandingTable[] }>('read', `GET /competition/${competition}/standings`)).tables;
