import type { Snapshot } from '../../backend.ts';
import { createMockBackend } from '../../main.ts';
import { openSession } from '../../identity/sessions.ts';
import { ask } from '../../testing.ts';

const HOUR = 3_600_000;
export const start = Date.parse('2026-11-24T10:00:00+01:00');

let seeding: Promise<Snapshot> | undefined;
async function seeded(): Promise<Snapshot> {
  const backend = createMockBackend({ now: () => start });
  await backend.control.ready();
  const snapshot = backend.dump();
  if (!snapshot) throw new Error('not seeded');
  return snapshot;
}

/** The seeded backend with a clock that tests move, and calls by people. */
export async function eventWorld(kept: Snapshot | null = null) {
  let now = start;
  const backend = createMockBackend({ now: () => now, snapshot: kept ?? (await (seeding ??= seeded())) });
  await backend.control.ready();
  const tokens = new Map<number, string>();
  const told: { user_id: number; type: string; data: Record<string, unknown> }[] = [];
  backend.onEvent((event) => told.push(event));
  const tokenOf = async (userId: number) => {
    const known = tokens.get(userId);
    if (known) return known;
    const { token } = await backend.control.db.transact((tx) => openSession(tx, { userId, deviceId: null, now }));
    tokens.set(userId, token);
    return token;
  };
  const world = {
    backend,
    told,
    get db() {
      return backend.control.db.read;
    },
    /** The answer: its status with the code of a refusal, and its data. */
    async send(userId: number, method: string, path: string, body?: object, headers: Record<string, string> = {}) {
      const token = await tokenOf(userId);
      const sent = body ?? (method === 'GET' || method === 'DELETE' ? undefined : {});
      const answer = await ask(backend, path, {
        method,
        token,
        headers,
        body: sent && (method === 'DELETE' ? sent : { module: 'base', ...sent }),
      });
      const [first] = answer.body.errors;
      // the tests know what they asked for
      const data = answer.body.data as Record<string, Record<string, unknown> & { id: number }>;
      return {
        is: first ? `${answer.status} ${first.code} ${first.field}`.trim() : String(answer.status),
        retryAfter: answer.retryAfter,
        data,
        body: answer.body,
      };
    },
    /** The jobs run with the next request. */
    async wait(hours: number) {
      now += hours * HOUR;
      await ask(backend, '/events?module=base');
    },
    async at(iso: string) {
      now = Date.parse(iso);
      await ask(backend, '/events?module=base');
    },
    /** Types of the notifications about an event that a user has got, oldest first, with what they say. */
    notices(userId: number, eventId: number): string[] {
      return backend.control.db.read.notifications
        .by('user', userId)
        .filter(({ data }) => data.event?.id === eventId)
        .map(({ type, data }) => [type, data.event?.change ?? data.event?.cause].filter(Boolean).join(' '));
    },
    status(eventId: number, userId: number): string | undefined {
      return backend.control.db.read.participants.one('participation', eventId, userId)?.status;
    },
    event(eventId: number) {
      const event = backend.control.db.read.events.get(eventId);
      if (!event) throw new Error(`no event ${eventId}`);
      return event;
    },
  };
  return world;
}
export type EventWorld = Awaited<ReturnType<typeof eventWorld>>;

export const draft = {
  owner_type: 'base',
  title: 'Futboll',
  kind: 'open-game',
  sport_id: 1,
  city_id: 1,
  capacity: 4,
  gender: 'mixed',
  visibility: 'public',
  join_policy: 'open',
  location: null,
  starts_at: '2026-11-26T19:00:00+01:00',
  ends_at: '2026-11-26T20:00:00+01:00',
} as const;
