/** The product's realtime database: rules, tokens and clean-up. */
import { readIdToken } from '../identity/tokens.ts';
import { fushaRules } from './fusha-rules.ts';
import { type Json, type JsonObject, isJsonObject } from './json.ts';
import type { Verdict } from './requests.ts';
import { RealtimeServer } from './server.ts';
import { staleEvents } from './upkeep.ts';

/** Whether the session that a token was made for still is open. */
type IsOpen = (uid: string, claims: JsonObject) => boolean;

export function productRealtime(clock: { now(): number }, isOpen: IsOpen): RealtimeServer {
  const server = new RealtimeServer({
    now: () => clock.now(),
    rules: fushaRules,
    verify: (credential, now) => verify(credential, now, isOpen),
    isCurrent: ({ uid, claims }) => isOpen(uid, claims),
  });
  server.onChange((change) => {
    const stale = staleEvents(change);
    if (stale.length > 0) server.update(Object.fromEntries(stale.map((path) => [path, null])));
  });
  return server;
}

/** Verifies id tokens of the mock's identity service: only those of an open session of the API. */
function verify(credential: string, now: number, isOpen: IsOpen): Verdict {
  const token = readIdToken(credential);
  if (!token) return { refused: 'invalid_token' };
  const json: Json = token.claims;
  const claims = isJsonObject(json) ? json : {};
  if (token.expiresAt <= now || !isOpen(token.uid, claims)) return { refused: 'expired_token' };
  return { auth: { uid: token.uid, claims }, endsAt: token.expiresAt };
}
