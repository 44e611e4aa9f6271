import type { CompetitionRecord } from '../../db/records.ts';
import { createMockBackend } from '../../main.ts';
import { demoId } from '../../seed/demo-accounts.ts';
import { FIRST_MORE } from '../../seed/more-teams.ts';
import { organizationAccountId } from '../../seed/organization-accounts.ts';
import { call, now, toldOf } from '../teams/testing.ts';

type Request = Parameters<typeof call>[2];
type Options = NonNullable<Parameters<typeof call>[3]>;

export const owner = demoId('organizationManager');
export const organizer = organizationAccountId('leagueManager');
export const referee = organizationAccountId('leagueReferee');
export const stranger = demoId('superUser');
/** Football teams, each of one player, who is its admin. */
export const teams = [0, 1, 2, 3].map((more) => FIRST_MORE + more) as [number, number, number, number]; // four
export const admins = [30, 31, 32, 45] as const;
export const COMPETITION = 60;

/** The seeded backend with one competition in which teams register, by the organization of `owner` and `organizer`. */
export async function openCompetition(changes: Partial<CompetitionRecord> = {}, create = createMockBackend) {
  const clock = { now };
  const backend = create({ now: () => clock.now });
  await backend.control.ready();
  const { db: database } = backend.control;
  await database.transact(async (db) => {
    const { id: _, ...pattern } = db.competitions.get(1) as CompetitionRecord; // the seed has it
    await db.competitions.insert({
      ...pattern,
      id: COMPETITION,
      slug: 'kupa-e-proves',
      name: 'Kupa e provës',
      phase: 'registration',
      min_teams: 2,
      max_teams: 2,
      starts_on: '2026-12-12',
      ends_on: null,
      opening_told: true,
      ...changes,
    });
  });
  /** An organizer acts in the profile of the organization. */
  const inOrganization = (user: number | null, request: Request, options: Options = {}) =>
    call(backend, user, request, {
      module: user === owner || user === organizer ? 'organization' : 'base',
      ...options,
    });
  const outcome = async (user: number | null, request: Request, options?: Options): Promise<unknown> => {
    const { status, body } = await inOrganization(user, request, options);
    return status < 300 ? status : `${status} ${body.errors[0]?.code} ${body.errors[0]?.field}`.trim();
  };
  const data = async <T>(user: number | null, request: Request, options?: Options): Promise<T> => {
    const { status, body } = await inOrganization(user, request, options);
    if (status >= 300) throw new Error(`${request}: ${status} ${JSON.stringify(body.errors)}`);
    return body.data as T; // checked by the contract's schema
  };
  const path = `/competition/${COMPETITION}` as const;
  return {
    backend,
    clock,
    db: () => database.read,
    outcome,
    data,
    path,
    /** The team at this index asks for a place. */
    apply: (index: number, body: object = {}, options: Options = {}) =>
      data<{ application: ApplicationSaid }>(admins[index] ?? 0, `POST ${path}/application`, {
        body: { team_id: teams[index], ...body },
        ...options,
      }).then(({ application }) => application),
    decide: (user: number, { id }: { id: number }, decision: string, note = '') =>
      outcome(user, `POST /application/${id}/decision`, { body: { decision, ...(note && { note }) } }),
    /** Status and place on the waiting list of each team's application. */
    standing: async () => {
      const { applications } = await data<{ applications: ApplicationSaid[] }>(owner, `GET ${path}/applications`);
      return applications.map(({ team, status, waitlist_position }) => [team?.id, status, waitlist_position]);
    },
    entered: async () =>
      (await data<{ teams: TeamSaid[] }>(owner, `GET ${path}/teams`)).teams.map(({ team, status }) => [
        team.id,
        status,
      ]),
    competition: (user: number | null = owner) =>
      data<{ competition: CompetitionSaid }>(user, `GET ${path}`).then(({ competition }) => competition),
    told: (user: number, type: string) =>
      toldOf(backend, user, type).filter((one) => one.data.competition?.id === COMPETITION),
    /** The kinds of events in its room, oldest first. */
    room: (): string[] =>
      Object.values(
        // as the rules of competitions and games make them
        (backend.realtime.read(`rooms/competition-${COMPETITION}/events`) ?? {}) as Record<string, { type: string }>,
      ).map(({ type }) => type),
    /** What the live events said to somebody. */
    heard: (user: number) =>
      database.read.realtimeEvents
        .by('user', user)
        .filter(({ type }) => type === 'CompetitionChanged')
        .map((one) => String(Reflect.get(Object(one.data), 'change') ?? '-')),
  };
}
export type Competitions = Awaited<ReturnType<typeof openCompetition>>;

export interface ApplicationSaid {
  id: number;
  status: string;
  team: { id: number } | null;
  message: string | null;
  roster: { user: { id: number } }[];
  waitlist_position: number | null;
  decision_note: string | null;
  permissions: Record<string, boolean>;
}
export interface TeamSaid {
  team: { id: number };
  status: string;
  roster: object[] | null;
  roster_count: number;
  fee_paid: boolean | null;
  application_id: number | null;
  deductions: object[];
}
export interface CompetitionSaid {
  id: number;
  phase: string;
  teams_count: number;
  waiting_count: number | null;
  missing: string[];
  is_followed: boolean;
  permissions: Record<string, boolean>;
  game_rules: { match_minutes: number };
  ranking: { preset: string };
}
