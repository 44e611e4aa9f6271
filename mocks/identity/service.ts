/** The identity service's HTTP calls that the SDK makes (`accounts:*` and `token`); all state is in the tokens. */
import { z } from 'zod';
import {
  LIFETIME_S,
  type Person,
  PROJECT,
  idTokenOf,
  providerOf,
  readCustomToken,
  readIdToken,
  readRefreshToken,
  refreshTokenOf,
} from './tokens.ts';

/** `{url}/identitytoolkit.googleapis.com/v1/accounts:lookup` and `{url}/securetoken.googleapis.com/v1/token`. */
const ADDRESS = /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\/v\d\/([\w:]+)$/;

/** The name of the call, as `/__mock/fail` takes it (`accounts:signInWithCustomToken`, `token`, …); null when it is not one. */
export const identityCallOf = (pathname: string): string | null => ADDRESS.exec(pathname)?.[1] ?? null;

/** Whether the session that a person signed in with still is open. */
type IsOpen = (person: Person) => boolean;
type Call = (body: Readonly<Record<string, unknown>>, now: number, isOpen: IsOpen) => object;
class IdentityError extends Error {}

const calls: Readonly<Record<string, Call>> = {
  'accounts:signInWithCustomToken'(body, now, isOpen) {
    const person = readCustomToken(text(body['token']), now);
    if (!person || !isOpen(person)) throw new IdentityError('INVALID_CUSTOM_TOKEN : Invalid assertion format.');
    return { isNewUser: false, ...tokensOf(person, now) };
  },
  'accounts:signInWithIdp'(body, now) {
    const person = chosenPerson(text(body['requestUri']));
    return { ...profileOf(person), isNewUser: false, ...tokensOf(person, now) };
  },
  'accounts:lookup'(body, now, isOpen) {
    const token = readIdToken(text(body['idToken']));
    if (!token) throw new IdentityError('INVALID_ID_TOKEN');
    if (token.expiresAt <= now || !isOpen(token.person)) throw new IdentityError('TOKEN_EXPIRED');
    return { users: [accountOf(token.person, now)] };
  },
  'accounts:delete': () => ({}),
  token(body, now, isOpen) {
    const person = readRefreshToken(text(body['refresh_token']));
    if (!person) throw new IdentityError('INVALID_REFRESH_TOKEN');
    if (!isOpen(person)) throw new IdentityError('TOKEN_EXPIRED');
    const { idToken, refreshToken, expiresIn } = tokensOf(person, now);
    return {
      access_token: idToken,
      id_token: idToken,
      refresh_token: refreshToken,
      expires_in: expiresIn,
      token_type: 'Bearer',
      user_id: person.uid,
      project_id: PROJECT,
    };
  },
};

/** Answers one call. */
export async function answerIdentity(
  call: string,
  request: Request,
  { now, isOpen }: { readonly now: number; readonly isOpen: IsOpen },
): Promise<Response> {
  const act = Object.hasOwn(calls, call) ? calls[call] : undefined;
  if (!act) return identityFailure('OPERATION_NOT_ALLOWED');
  try {
    return Response.json(act(bodyOf(request.headers.get('content-type'), await request.text()), now, isOpen));
  } catch (error) {
    if (error instanceof IdentityError) return identityFailure(error.message);
    throw error;
  }
}

/** An error in the service's own format. */
export function identityFailure(message: string, status = 400): Response {
  return Response.json(
    { error: { code: status, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } },
    { status },
  );
}

function bodyOf(type: string | null, body: string): Readonly<Record<string, unknown>> {
  if (type?.includes('urlencoded')) return Object.fromEntries(new URLSearchParams(body));
  const parsed = z.record(z.string(), z.unknown()).safeParse(tryJson(body));
  if (!parsed.success) throw new IdentityError('INVALID_REQUEST');
  return parsed.data;
}

function tryJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const tokensOf = (person: Person, now: number) => ({
  idToken: idTokenOf(person, now),
  refreshToken: refreshTokenOf(person),
  expiresIn: String(LIFETIME_S),
});

const chosenSchema = z.object({ sub: z.string().min(1), name: z.string(), email: z.string() });

/** The user chosen on the sign-in page, from the provider and claims in its final address. */
function chosenPerson(address: string): Person {
  const query = URL.canParse(address) ? new URL(address).searchParams : new URLSearchParams();
  const provider = providerOf(query.get('providerId'));
  const { data } = chosenSchema.safeParse(tryJson(query.get('id_token') ?? ''));
  if (!provider || !data) throw new IdentityError('INVALID_IDP_RESPONSE : The supplied auth credential is malformed.');
  return {
    uid: `${provider}-${data.sub}`,
    signedInBy: `${provider}.com`,
    subject: data.sub,
    name: data.name,
    email: data.email,
    extra: {},
  };
}

/** What the SDK builds the provider's credential from. */
function profileOf({ uid, signedInBy, subject, name, email }: Person): object {
  return {
    providerId: signedInBy,
    localId: uid,
    federatedId: subject,
    email,
    emailVerified: true,
    displayName: name,
    fullName: name,
    rawUserInfo: JSON.stringify({ id: subject, name, email }),
    oauthAccessToken: `mock-${subject}`,
    oauthIdToken: `mock-${subject}`,
    ...(signedInBy === 'twitter.com' ? { oauthTokenSecret: `mock-${subject}`, screenName: subject } : {}),
  };
}

function accountOf({ uid, signedInBy, subject, name, email }: Person, now: number): object {
  const providers =
    subject === null
      ? []
      : [{ providerId: signedInBy, rawId: subject, federatedId: subject, displayName: name, email }];
  const known = { ...(name === null ? {} : { displayName: name }), ...(email === null ? {} : { email }) };
  return {
    localId: uid,
    ...known,
    emailVerified: email !== null,
    providerUserInfo: providers,
    validSince: '0',
    createdAt: '0',
    lastLoginAt: String(now),
    lastRefreshAt: new Date(now).toISOString(),
    ...(subject === null ? { customAuth: true } : {}),
  };
}
