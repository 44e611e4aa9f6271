/** A backend with a clock, and an organizer who enters teams in competitions. */
import type { Competition, MatchRules, StandingTable } from '../../src/shared/api/generated/model';
import type { GameRecord } from '../../mocks/db/records.ts';
import { createMockBackend } from '../../mocks/main.ts';
import { call, now } from '../../mocks/handlers/teams/testing.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { toIsoWithOffset } from '../../src/shared/lib/time/tirane.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const organizer = demoId('organizationManager');
export const venueOwner = demoId('owner');
/** So many teams a format is tried with, at least and at most. */
export const sizes = {
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
  readonly game_rules?: MatchRules;
}

/** A competition whose teams are in it and whose registration is over; returns its id. */
export async function enterTeams({ clock, must }: Season, { format, teams, ...rest }: Entered): Promise<number> {
  clock.now += DAY;
  const { competition } = await must<{ competition: Competition }>(`create ${format}`, 'POST /competitions', {
    owner_type: 'organization',
    owner_id: 1,
    name: `Kupa ${clock.now / DAY}`,
    ...rest,
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

const over = new Set<GameRecord['status']>(['finished', 'walkover', 'cancelled', 'abandoned']);
export const isOpen = ({ status }: GameRecord): boolean => !over.has(status);
export const byText = (a: string, b: string): number => a.localeCompare(b);

/** The tables that everybody reads. */
export const tablesOf = async ({ must }: Season, competition: number): Promise<StandingTable[]> =>
  (await must<{ tables: StandingTable[] }>('read', `GET /competition/${competition}/standings`)).tables;
