/** Tokens of the mock's identity service. They hold all state; the service stores nothing. */
import { z } from 'zod';
import type { Json, JsonObject } from '../realtime/json.ts';
import { base64url, claimsOf, jsonOf, unsignedJwt } from './jwt.ts';

export const PROJECT = 'demo-fusha';
export const LIFETIME_S = 3600;
const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';
const MOCK_ISSUER = 'mock@fusha.invalid';
const ISSUER = `https://securetoken.google.com/${PROJECT}`;

/** The social providers (AUTH-29). */
export const socialProviders = ['facebook', 'google', 'github', 'twitter'] as const;
export type SocialProvider = (typeof socialProviders)[number];
/** In the SDK's form: `google.com`. */
export const providerOf = (providerId: string | null | undefined): SocialProvider | null =>
  socialProviders.find((name) => `${name}.com` === providerId) ?? null;

const json: z.ZodType<Json> = z.json();

/** A user of the identity service. */
export const personSchema = z.object({
  uid: z.string().min(1),
  /** `custom`, or the social provider's id: `google.com`. */
  signedInBy: z.string(),
  /** The provider's user id. */
  subject: z.string().nullable(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  /** Further claims of the custom token. */
  extra: z.record(z.string(), json),
});
export type Person = z.infer<typeof personSchema>;

const secondsOf = (now: number) => Math.floor(now / 1000);

/** A custom token like a real API would sign; the identity service exchanges it for an id token. */
export function customTokenOf({ uid, claims, now }: { uid: string; claims: JsonObject; now: number }): string {
  const iat = secondsOf(now);
  return unsignedJwt({ iss: MOCK_ISSUER, sub: MOCK_ISSUER, aud: AUDIENCE, iat, exp: iat + LIFETIME_S, uid, claims });
}

const customClaims = z.object({
  iss: z.literal(MOCK_ISSUER),
  uid: z.string(),
  exp: z.number(),
  claims: z.record(z.string(), json).default({}),
});

/** The user of a custom token; null when it is not ours or has expired. */
export function readCustomToken(token: string, now: number): Person | null {
  const { data } = customClaims.safeParse(claimsOf(token));
  if (!data || data.exp <= secondsOf(now)) return null;
  return { uid: data.uid, signedInBy: 'custom', subject: null, name: null, email: null, extra: data.claims };
}

/** The id token that the SDK sends to the realtime database, and the app to POST /auth/social. */
export function idTokenOf(person: Person, now: number): string {
  const iat = secondsOf(now);
  return unsignedJwt({
    ...person.extra,
    iss: ISSUER,
    aud: PROJECT,
    sub: person.uid,
    user_id: person.uid,
    ...(person.name === null ? {} : { name: person.name }),
    ...(person.email === null ? {} : { email: person.email, email_verified: true }),
    auth_time: iat,
    iat,
    exp: iat + LIFETIME_S,
    firebase: {
      identities: person.subject === null ? {} : { [person.signedInBy]: [person.subject] },
      sign_in_provider: person.signedInBy,
    },
  });
}

const idClaims = z.looseObject({
  iss: z.literal(ISSUER),
  aud: z.literal(PROJECT),
  sub: z.string().min(1),
  exp: z.number(),
  name: z.string().optional(),
  email: z.string().optional(),
  firebase: z.object({ identities: z.record(z.string(), z.array(z.string())), sign_in_provider: z.string() }),
});

export interface IdToken {
  readonly uid: string;
  /** Null after a sign-in with a custom token. */
  readonly provider: SocialProvider | null;
  /** The provider's user id. */
  readonly subject: string | null;
  readonly name: string | null;
  readonly email: string | null;
  /** Epoch milliseconds; the reader decides whether it has expired. */
  readonly expiresAt: number;
  readonly claims: Readonly<Record<string, Json>>;
  readonly person: Person;
}

const ownClaims = new Set([
  'iss',
  'aud',
  'sub',
  'user_id',
  'name',
  'email',
  'email_verified',
  'auth_time',
  'iat',
  'exp',
  'firebase',
]);
const plainClaims = z.record(z.string(), json);

/** The claims of an id token; null when it is not of the mock's identity service. */
export function readIdToken(token: string): IdToken | null {
  const { data } = idClaims.safeParse(claimsOf(token));
  const { data: claims } = plainClaims.safeParse(data);
  if (!data || !claims) return null;
  const { sub: uid, firebase } = data;
  const subject = firebase.identities[firebase.sign_in_provider]?.[0] ?? null;
  const [name, email] = [data.name ?? null, data.email ?? null];
  const extra = Object.fromEntries(Object.entries(claims).filter(([key]) => !ownClaims.has(key)));
  const person = { uid, signedInBy: firebase.sign_in_provider, subject, name, email, extra };
  return {
    uid,
    provider: providerOf(firebase.sign_in_provider),
    subject,
    name,
    email,
    expiresAt: data.exp * 1000,
    claims,
    person,
  };
}

export const refreshTokenOf = (person: Person): string => base64url(JSON.stringify(person));
export const readRefreshToken = (token: string): Person | null => personSchema.safeParse(jsonOf(token)).data ?? null;
