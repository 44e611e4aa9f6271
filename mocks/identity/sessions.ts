import type { SessionRecord, UserRecord } from '../db/records.ts';
import type { DbReader, DbWriter } from '../db/tables.ts';
import type { JsonObject } from '../realtime/json.ts';

/** Opens a session. A device has one per user: an open one goes on with another token. The token is only mock-grade random. */
export async function openSession(
  db: DbWriter,
  { userId, deviceId, now }: { userId: number; deviceId: string | null; now: number },
): Promise<SessionRecord> {
  const open =
    deviceId === null ? undefined : db.sessions.by('user', userId).find(({ device_id }) => device_id === deviceId);
  const { id } =
    open ??
    (await db.sessions.insert({
      token: `opening-${userId}-${now}`,
      user_id: userId,
      device_id: deviceId,
      created_at: now,
    }));
  return db.sessions.update(id, {
    token: `fusha_${id}_${mix(id, now + (open ? sumOf(open.token) : 0))}`,
    created_at: now,
  });
}

/** Differs from token to token. */
const sumOf = (token: string): number =>
  Array.from(token, (letter) => letter.charCodeAt(0)).reduce((sum, code) => (sum * 31 + code) % 1e9, 0);

export interface Identity {
  readonly user: UserRecord;
  readonly session: SessionRecord;
}

/** The user of a bearer token; null for a guest and for an unknown or ended token. */
export function identify(db: DbReader, authorization: string | null): Identity | null {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1];
  const session = token === undefined ? undefined : db.sessions.one('token', token);
  const user = session && db.users.get(session.user_id);
  return session && user ? { session, user } : null;
}

/** Whether the session still is open that a token of the identity service was made for; one of another kind has none. */
export function isOpenSession(db: DbReader, uid: string, claims: JsonObject): boolean {
  const { session: id } = claims;
  const session = typeof id === 'number' ? db.sessions.get(id) : undefined;
  return session !== undefined && String(session.user_id) === uid;
}

/** Hashes two numbers to 12 letters; deterministic, so that a run can be repeated. */
function mix(a: number, b: number): string {
  let state = (Math.imul(a, 2_654_435_761) ^ (b % 4_294_967_296)) >>> 0;
  let text = '';
  for (let n = 0; n < 12; n += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += (state >>> 24).toString(36).slice(-1);
  }
  return text;
}
