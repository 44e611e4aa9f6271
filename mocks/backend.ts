/** The mock backend: contract wrapper, database, identity, clock, scenarios. It does no I/O of its own; hosts do. */
import { apiBase, controlBase } from './addresses.ts';
import { type Call, bodyOf, createCallLog } from './call-log.ts';
import { createClock } from './clock.ts';
import { handleOperation } from './contract/operation.ts';
import { OperationError, failure } from './contract/envelope.ts';
import { type Match, matchRoute } from './contract/router.ts';
import type { SeedDatabase } from './contract/seed.ts';
import type { MockApi, RealtimeEvent } from './contract/types.ts';
import { type Control, answerControl } from './control.ts';
import { type Dump, createDatabase } from './db/database.ts';
import { type DbReader, tables } from './db/tables.ts';
import { databaseVersion, whyUnusable } from './db/version.ts';
import { createFailurePlans, fail } from './failures.ts';
import type { Job } from './rules/shared/job.ts';
import { answerPage } from './identity/pages.ts';
import { isOpenSession } from './identity/sessions.ts';
import { answerIdentity, identityCallOf, identityFailure } from './identity/service.ts';
import type { Person } from './identity/tokens.ts';
import type { Transport } from './realtime/connection.ts';
import { toEventRecord } from './realtime/events.ts';
import type { Json } from './realtime/json.ts';
import { sayOffline } from './realtime/presence.ts';
import { productRealtime } from './realtime/product.ts';
import type { RealtimeServer, Socket } from './realtime/server.ts';
import { runJobs } from './run-jobs.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';
import { languageOf } from './texts.ts';

/** Seeding takes 100 ms and depends on its arguments alone: the same seed at the same moment is the same data for every backend. */
const seeds = new WeakMap<SeedDatabase, Map<string, Dump>>();
/** Moments kept of one seed; a clock that runs makes a new one each time. */
const MAX_SEEDS = 8;

/** What a host stores between two runs. */
export interface Snapshot {
  readonly version: string;
  readonly seeded_at: number;
  readonly scenario: ScenarioName;
  readonly db: Dump;
  readonly realtime?: Json;
}

export interface BackendOptions {
  /** The host's clock, epoch milliseconds. */
  readonly now: () => number;
  readonly handlers: MockApi;
  readonly seed: { readonly fill: SeedDatabase; readonly version: number; readonly number?: number };
  readonly scenario?: ScenarioName;
  readonly jobs?: readonly Job[];
  /** When time alone changes something next: the jobs run then as well. */
  readonly nextDue?: (db: DbReader, now: number) => number;
  /** Run before and after each operation that writes, in its transaction. */
  readonly followUps?: readonly Job[];
  /** Stored data; ignored with a notice when its version differs or it is older than 7 days. */
  readonly snapshot?: Snapshot | null;
  readonly onNotice?: (text: string) => void;
  /** Waits for a scenario's latency; default: no waiting. */
  readonly sleep?: (ms: number) => Promise<void>;
  /** `false` only in tests that show what goes wrong without the unit of work. */
  readonly unitOfWork?: boolean;
}

export interface HandleOptions {
  /** A frozen time for this request alone (the cookie `fusha-now`). */
  readonly now?: number;
}

export interface Backend {
  /** Null when the URL is not the backend's; `Response.error()` to break the connection. */
  handle(request: Request, options?: HandleOptions): Promise<Response | null>;
  /** Null until it is seeded. */
  dump(): Snapshot | null;
  /** Called after every commit; hosts persist. */
  subscribe(listener: () => void): () => void;
  /** A socket of the realtime database; null when the scenario blocks sockets. */
  connect(address: string, transport: Transport): Socket | null;
  readonly realtime: RealtimeServer;
  /** Realtime events of committed operations; clients receive them through the realtime database. */
  onEvent(listener: (event: RealtimeEvent) => void): () => void;
  readonly calls: readonly Call[];
  readonly control: Control;
}

/** Builds a backend; it is seeded (or loaded) at the first request or at `control.ready()`. */
export function createBackend(options: BackendOptions): Backend {
  const db = createDatabase(tables, { unitOfWork: options.unitOfWork });
  const clock = createClock(options.now);
  const calls = createCallLog();
  const eventListeners = new Set<(event: RealtimeEvent) => void>();
  const version = databaseVersion(options.seed.version);
  let scenario: ScenarioName = options.scenario ?? options.snapshot?.scenario ?? 'default';
  let latency: number = scenarios[scenario].latency;
  const failures = createFailurePlans();
  let seededAt = 0;
  let tended = Number.NEGATIVE_INFINITY;
  let due = Number.POSITIVE_INFINITY;
  let started: Promise<void> | null = null;
  let seeding = true;

  const realtime = productRealtime(clock, (uid, claims) => isOpenSession(db.read, uid, claims));
  db.onCommit(() => {
    for (const userId of realtime.endRevoked()) sayOffline(realtime, userId, clock.now());
  });
  const host = { db, realtime, handlers: options.handlers, followUps: options.followUps ?? [], publish };

  /** Delivers an event to a user's browsers through the realtime database. */
  function publish(event: RealtimeEvent): void {
    realtime.push(`events/${event.user_id}`, toEventRecord(event));
    for (const tell of eventListeners) tell(event);
  }

  async function seed(): Promise<void> {
    seeding = true;
    realtime.load(null);
    seededAt = clock.now();
    const { fill, number = 1 } = options.seed;
    const name = `${seededAt} ${number} ${scenario}`;
    const known = seeds.get(fill) ?? new Map<string, Dump>();
    await db.load(known.get(name) ?? { tables: {} });
    if (known.has(name)) return;
    await db.transact((tx) => fill(tx, { now: seededAt, scenario, seed: number }));
    if (options.unitOfWork === false) return; // its writes change the states in place
    if (known.size >= MAX_SEEDS) known.clear();
    seeds.set(fill, known.set(name, db.dump()));
  }

  async function start(): Promise<void> {
    await fill();
    seeding = false;
  }

  async function fill(): Promise<void> {
    const kept = options.snapshot;
    const reason = kept && whyUnusable(kept, version, clock.now());
    if (!kept || reason) {
      if (reason) options.onNotice?.(`mock backend: the kept data are ${reason}; seeded anew`);
      return seed();
    }
    seededAt = kept.seeded_at;
    realtime.load(kept.realtime ?? null);
    await db.load(kept.db).catch(async (error: unknown) => {
      options.onNotice?.(`mock backend: the kept data could not be read (${String(error)}); seeded anew`);
      await seed();
    });
  }

  async function reseed(): Promise<void> {
    await seed();
    seeding = false;
  }

  /** Runs the time-based jobs when something is due, else at most once per minute of the clock, whichever way it moved. */
  async function tend(now: number): Promise<void> {
    if (Math.abs(now - tended) < 60_000 && now < due) return;
    tended = now;
    await runJobs(db, options.jobs ?? [], now, { publish, realtime });
    due = options.nextDue?.(db.read, now) ?? Number.POSITIVE_INFINITY;
  }

  const control: Control = {
    db,
    realtime,
    clock,
    get scenario() {
      return scenario;
    },
    get latency() {
      return latency;
    },
    get failures() {
      return failures.list();
    },
    ready: () => (started ??= start()),
    async tend() {
      await control.ready();
      await tend(clock.now());
    },
    async reset(name = scenario) {
      scenario = name;
      latency = scenarios[name].latency;
      failures.set([]);
      started = reseed();
      await started;
    },
    async setScenario(name, changes = {}) {
      const otherData = scenarios[name].seed !== scenarios[scenario].seed;
      scenario = name;
      latency = changes.latency ?? scenarios[name].latency;
      failures.set(changes.failures ?? []);
      if (scenarios[name].offline) realtime.cut();
      if (otherData) {
        started = reseed();
        await started;
      }
    },
    addFailure: (failing) => failures.add(failing),
    clearCalls: () => calls.clear(),
    listCalls: () => calls.list(),
  };

  async function answer(request: Request, match: Match | null, now: number): Promise<Response> {
    if (latency > 0) await options.sleep?.(latency);
    if (scenarios[scenario].offline) return Response.error();
    await control.ready();
    if (!match)
      return failure(new OperationError(404, 'not_found'), languageOf(request.headers.get('accept-language')));
    await tend(now);
    const run = () => handleOperation(host, match, request, now);
    const planned = await failures.find(match.operation, request);
    return planned === null ? run() : fail(planned, request, run, match.operation);
  }

  async function answerIdentityCall(request: Request, call: string, now: number): Promise<Response> {
    if (latency > 0) await options.sleep?.(latency);
    if (scenarios[scenario].offline) return Response.error();
    // of a social sign-in there is no session yet
    const isOpen = ({ uid, signedInBy, extra }: Person) =>
      signedInBy !== 'custom' || isOpenSession(db.read, uid, extra);
    const run = () => answerIdentity(call, request, { now, isOpen });
    const planned = await failures.find(call, request);
    if (planned === null) return run();
    return typeof planned === 'number' ? identityFailure('INTERNAL_ERROR', planned) : fail(planned, request, run, null);
  }

  async function route(request: Request, at: number): Promise<Response | null> {
    const { pathname, search } = new URL(request.url);
    if (within(pathname, controlBase)) return answerControl(control, request, pathname.slice(controlBase.length));
    const identityCall = identityCallOf(pathname);
    if (identityCall) return answerIdentityCall(request, identityCall, at);
    if (!within(pathname, apiBase)) return answerPage(pathname);
    const match = matchRoute(request.method, pathname.slice(apiBase.length));
    const began = options.now();
    const sent = bodyOf(request.clone());
    const response = await answer(request, match, at);
    calls.add({
      at,
      method: request.method,
      path: pathname + search,
      operation: match?.operation ?? null,
      module: moduleAsked(new URL(request.url), await sent),
      status: response.status,
      ms: options.now() - began,
      request: await sent,
      response: response.type === 'error' ? null : await bodyOf(response.clone()),
    });
    return response;
  }

  return {
    async handle(request, { now } = {}) {
      try {
        const response = await route(request, now ?? clock.now());
        return response && notStored(response);
      } catch (error) {
        if (request.signal.aborted) throw error; // the client has disconnected
        console.error('mock backend:', error);
        return notStored(
          failure(new OperationError(500, 'failed'), languageOf(request.headers.get('accept-language'))),
        );
      }
    },
    dump: () =>
      seeding ? null : { version, seeded_at: seededAt, scenario, db: db.dump(), realtime: realtime.read('') },
    subscribe(listener) {
      const unsubscribe = [db.onCommit(listener), realtime.onChange(listener)];
      return () => unsubscribe.forEach((stop) => stop());
    },
    connect: (address, transport) => (scenarios[scenario].offline ? null : realtime.connect(address, transport)),
    realtime,
    onEvent(listener) {
      eventListeners.add(listener);
      return () => eventListeners.delete(listener);
    },
    get calls() {
      return calls.list();
    },
    control,
  };
}

/** Answers of the API are never cached; the pages of the identity service set their own header. */
function notStored(response: Response): Response {
  if (response.type !== 'error' && !response.headers.has('cache-control'))
    response.headers.set('cache-control', 'no-store');
  return response;
}

const within = (pathname: string, base: string) => pathname === base || pathname.startsWith(`${base}/`);

function moduleAsked(url: URL, body: unknown): string | null {
  const inBody = typeof body === 'object' && body !== null && 'module' in body ? body.module : null;
  return typeof inBody === 'string' ? inBody : url.searchParams.get('module');
}
