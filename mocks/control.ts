/** `/__mock/…`: how the developer panel and tests control the backend. Plain JSON, no envelope, not in the contract. */
import { z } from 'zod';
import type { Call } from './call-log.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import type { tables } from './db/tables.ts';
import { type PlannedFailure, parseFailureMode } from './failures.ts';
import { profilesOf } from './identity/profiles.ts';
import { openSession } from './identity/sessions.ts';
import type { Json } from './realtime/json.ts';
import type { RealtimeServer } from './realtime/server.ts';
import { type ScenarioName, isScenarioName, scenarios } from './scenarios.ts';

/** What `/__mock/…` offers over HTTP, as functions. */
export interface Control {
  readonly realtime: RealtimeServer;
  readonly db: Database<typeof tables>;
  readonly clock: Clock;
  readonly scenario: ScenarioName;
  readonly latency: number;
  readonly failures: readonly PlannedFailure[];
  ready(): Promise<void>;
  /** Does what time alone has made due; hosts whose games play themselves call it now and then. */
  tend(): Promise<void>;
  /** Seeds anew. */
  reset(scenario?: ScenarioName): Promise<void>;
  /** Switches to a scenario; reseeds only when its data differ. */
  setScenario(name: ScenarioName, changes?: { latency?: number; failures?: readonly PlannedFailure[] }): Promise<void>;
  /** This operation fails this way until another scenario or a reset. */
  addFailure(failure: PlannedFailure): void;
  clearCalls(): void;
  listCalls(): readonly Call[];
}

const json: z.ZodType<Json> = z.json();
const scenarioName = z.custom<ScenarioName>(isScenarioName, 'unknown scenario');
const failureMode = z.union([z.string(), z.int()]).transform((mode, ctx) => {
  const parsed = parseFailureMode(String(mode));
  if (parsed === null) ctx.addIssue({ code: 'custom', message: 'unknown failure' });
  return parsed ?? 500;
});
const resetBody = z.object({ scenario: scenarioName.optional() });
const scenarioBody = z.object({
  name: scenarioName,
  latency: z.int().min(0).max(60_000).optional(),
  failures: z.array(z.object({ operation: z.string(), status: failureMode })).optional(),
});
const instant = z.union([z.int(), z.iso.datetime({ offset: true }).transform((text) => Date.parse(text))]);
const clockBody = z.union([z.object({ now: instant.nullable() }), z.object({ offset: z.int() })]);
const becomeBody = z.union([
  z.object({ user_id: z.int() }),
  z.object({ phone: z.string() }),
  z
    .object({ phone_prefix: z.string(), phone_number: z.string() })
    .transform((at) => ({ phone: at.phone_prefix + at.phone_number })),
]);
const plannedFailure = z.object({ operation: z.string(), status: failureMode });
const failWriteBody = z.object({ at: z.int().positive().nullable() });

const realtimeWrite = z.object({ path: z.string(), value: json });
const cutBody = z.object({ user_id: z.int().optional(), reason: z.string().optional() });

type Act = (control: Control, body: unknown) => unknown;

const acts: Readonly<Record<string, Act>> = {
  'GET /state': describeState,
  'GET /calls': (control) => ({ calls: control.listCalls() }),
  async 'POST /reset'(control, body) {
    await control.reset(resetBody.parse(body).scenario);
    return describeState(control);
  },
  async 'POST /scenario'(control, body) {
    const { name, ...changes } = scenarioBody.parse(body);
    await control.setScenario(name, changes);
    return describeState(control);
  },
  'POST /fail'(control, body) {
    control.addFailure(plannedFailure.parse(body));
    return describeState(control);
  },
  'POST /clock'(control, body) {
    const wanted = clockBody.parse(body);
    if ('offset' in wanted) control.clock.setOffset(wanted.offset);
    else control.clock.freeze(wanted.now);
    return describeState(control);
  },
  async 'POST /become'(control, body) {
    const wanted = becomeBody.parse(body);
    const user = control.db.read.users.find((one) =>
      'user_id' in wanted
        ? one.id === wanted.user_id
        : [one.phone_number, one.phone_prefix + one.phone_number].map(digits).includes(digits(wanted.phone)),
    );
    if (!user) return null;
    const session = await control.db.transact((tx) =>
      openSession(tx, { userId: user.id, deviceId: null, now: control.clock.now() }),
    );
    return { access_token: session.token };
  },
  /** Tests: the k-th write of the next operation fails. */
  'POST /fail-write'(control, body) {
    control.db.failAtWrite(failWriteBody.parse(body).at);
    return {};
  },
  'GET /realtime': (control) => ({ data: control.realtime.read(''), online: control.realtime.online }),
  /** As the server itself: no rules apply. */
  'POST /realtime'(control, body) {
    const { path, value } = realtimeWrite.parse(body);
    control.realtime.write(path, value);
    return { data: control.realtime.read(path) };
  },
  /** Cuts a user's sockets, or all; with a reason the client does not reconnect. */
  'POST /realtime/cut'(control, body) {
    const { user_id, reason } = cutBody.parse(body);
    const uid = user_id === undefined ? undefined : String(user_id);
    return { cut: reason === undefined ? control.realtime.cut(uid) : control.realtime.kill(reason, uid) };
  },
  'DELETE /calls'(control) {
    control.clearCalls();
    return { calls: [] };
  },
};

/** Answers one control request: 404 if it is unknown, 422 if its body cannot be read. */
export async function answerControl(control: Control, request: Request, path: string): Promise<Response> {
  const act = acts[`${request.method} ${path}`];
  if (!act) return Response.json({ error: 'unknown' }, { status: 404 });
  try {
    await control.ready();
    const text = await request.text();
    const result = await act(control, text === '' ? {} : JSON.parse(text));
    return result === null ? Response.json({ error: 'nobody of that name' }, { status: 404 }) : Response.json(result);
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError)
      return Response.json({ error: error.message }, { status: 422 });
    throw error;
  }
}

function describeState(control: Control) {
  const db = control.db.read;
  return {
    scenario: control.scenario,
    scenarios: Object.keys(scenarios),
    latency: control.latency,
    failures: control.failures,
    now: control.clock.now(),
    frozen: control.clock.frozen !== null,
    offset: control.clock.offset,
    users: db.users.list({ sort: 'id', perPage: 100 }).items.map((user) => ({
      id: user.id,
      name: user.name,
      phone: `${user.phone_prefix} ${user.phone_number}`,
      profiles: profilesOf(db, user).map(({ type, entity_id }) => ({ type, entity_id })),
    })),
  };
}

const digits = (text: string) => text.replace(/\D/g, '');
