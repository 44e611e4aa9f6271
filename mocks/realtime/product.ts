/** The product's realtime database: rules, tokens and clean-up. */
import { readIdToken } from '../identity/tokens.ts';
import { fushaRules } from './fusha-rules.ts';
import { type Json, isJsonObject } from './json.ts';
import type { Verdict } from './requests.ts';
import { RealtimeServer } from './server.ts';
import { staleEvents } from './upkeep.ts';

export function productRealtime(clock: { now(): number }): RealtimeServer {
  const server = new RealtimeServer({ now: () => clock.now(), rules: fushaRules, verify });
  server.onChange((change) => {
    const stale = staleEvents(change);
    if (stale.length > 0) server.update(Object.fromEntries(stale.map((path) => [path, null])));
  });
  return server;
}

/** Verifies id tokens of the mock's identity service. */
export function verify(credential: string, now: number): Verdict {
  const token = readIdToken(credential);
  if (!token) return { refused: 'invalid_token' };
  if (token.expiresAt <= now) return { refused: 'expired_token' };
  const claims: Json = token.claims;
  return { auth: { uid: token.uid, claims: isJsonObject(claims) ? claims : {} }, endsAt: token.expiresAt };
}
