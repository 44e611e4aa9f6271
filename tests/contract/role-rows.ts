/** Tables of role × operation: what a row says, and the answers to every caller. */
import type { OperationName } from '../../mocks/contract/types.ts';
import type { ModuleType } from '../../mocks/db/records.ts';
import { type Answer, changes, dumpOf, type Persona, restore, type World } from './mock-world.ts';

export interface Caller {
  readonly name: string;
  readonly as: Persona;
  readonly module: ModuleType;
  /** Has no column of its own: may do what this caller may. */
  readonly like?: string;
}
export type Verdict =
  | 'yes'
  | '401'
  | '403'
  | '404'
  | '409 last_admin'
  | '409 already_member'
  | '409 already_applied'
  | '409 stale'
  | '409 stage_refused'
  | '409 registration_open'
  | '409 competition_started'
  | '409 stage_not_ready'
  | '409 nothing_to_postpone'
  | '409 owner_stays'
  | '409 host_stays'
  | '409 not_going'
  | '409 not_started'
  | '403 removed'
  | '409 game_over'
  | '409 not_tracking'
  | '409 result_official'
  | '409 game_begun'
  | '409 result_settled'
  | '409 result_missing'
  | '409 game_not_ready'
  | '403 banned'
  | '403 invite_only'
  | '422 status';
type Path = Readonly<Record<string, string | number>>;
export interface RoleRow {
  readonly operation: OperationName;
  readonly about?: string;
  /** In the order of the table's callers, without those that are like another. */
  readonly verdicts: readonly Verdict[];
  readonly prepare?: (world: World) => Promise<unknown>;
  readonly path?: Path | ((caller: Persona, world: World) => Path);
  readonly query?: Readonly<Record<string, string | boolean>>;
  readonly body?: object | ((world: World) => object);
}

const refusals: Readonly<Record<string, string>> = {
  '401 unauthenticated You are not authenticated.': '401',
  '403 forbidden You do not have permission to do that.': '403',
  '404 not_found Not found.': '404',
  '409 last_admin At least one administrator must remain.': '409 last_admin',
  '409 already_member This user is already a member.': '409 already_member',
  '409 already_applied You have already applied.': '409 already_applied',
  '409 stale This has changed in the meantime.': '409 stale',
  '409 stage_refused The stage is not ready for this.': '409 stage_refused',
  '409 registration_open Registration is still open.': '409 registration_open',
  '409 competition_started This can no longer be changed: teams have entered or the draw is made.':
    '409 competition_started',
  '409 stage_not_ready This stage is not seeded yet, or is over.': '409 stage_not_ready',
  '409 nothing_to_postpone No game of this matchday is still to come.': '409 nothing_to_postpone',
  '409 owner_stays The owner stays. Hand the community over first.': '409 owner_stays',
  '409 host_stays The host stays in the event.': '409 host_stays',
  '409 not_going This person is not going.': '409 not_going',
  '409 not_started The event has not started yet.': '409 not_started',
  '403 removed You were removed from this event.': '403 removed',
  '409 game_over This game has a result already.': '409 game_over',
  '409 not_tracking You are not tracking this game.': '409 not_tracking',
  '409 game_begun This game has begun or is over.': '409 game_begun',
  '409 result_official The result is official already.': '409 result_official',
  '409 result_settled This result waits for nobody’s answer.': '409 result_settled',
  '409 result_missing This game has no result yet.': '409 result_missing',
  '409 game_not_ready The game is not ready.': '409 game_not_ready',
  '403 banned You are banned from this community.': '403 banned',
  '403 invite_only Only invited people can join.': '403 invite_only',
};

/** The verdict in the words of the table; a refusal that the table does not know is told in full. */
function verdictOf({ status, body }: Answer): string {
  if (status < 300) return 'yes';
  const [first] = body.errors;
  if (status === 422) return `422 ${first?.field}`;
  const full = `${status} ${first?.code} ${body.message}`;
  return refusals[full] ?? full;
}

/** The answers to every caller by name, each on fresh data; a refusal must change nothing. */
export async function askEach(world: World, callers: readonly Caller[], row: RoleRow): Promise<object> {
  const found: [string, string][] = [];
  for (const { name, as, module } of callers) {
    await row.prepare?.(world);
    const before = dumpOf(world.backend);
    const path = typeof row.path === 'function' ? row.path(as, world) : row.path;
    const body = typeof row.body === 'function' ? row.body(world) : row.body;
    const answer = await world.call(row.operation, { as, module, path, query: row.query, body });
    const isHarmless = answer.status < 300 || changes(before, dumpOf(world.backend)).length === 0;
    found.push([name, isHarmless ? verdictOf(answer) : 'refused, but changed something']);
    await restore(world);
  }
  return Object.fromEntries(found);
}

/** The verdicts of a row by the names of the callers. */
export function expectedOf(callers: readonly Caller[], { verdicts }: RoleRow): object {
  const columns = callers.filter(({ like }) => like === undefined).map(({ name }, index) => [name, verdicts[index]]);
  const verdictOfCaller: Readonly<Record<string, unknown>> = Object.fromEntries(columns);
  return Object.fromEntries(callers.map(({ name, like = name }) => [name, verdictOfCaller[like]]));
}
