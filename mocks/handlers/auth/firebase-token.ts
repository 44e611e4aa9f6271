import type { ModuleType } from '../../db/records.ts';

const HOUR_S = 3600;
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

function base64url(value: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A custom token for the mock's identity service: the shape of a real one, without a signature. */
export function firebaseToken({ userId, module, now }: { userId: number; module: ModuleType; now: number }): string {
  const iat = Math.floor(now / 1000);
  const issuer = 'mock@fusha.invalid';
  const payload = { iss: issuer, sub: issuer, aud: AUDIENCE, iat, exp: iat + HOUR_S, uid: String(userId), claims: { module } };
  return `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url(payload)}.`;
}
