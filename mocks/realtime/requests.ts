/** Handles client requests. Frames of a connection are in order: the data of a write precede its reply. */
import { type Write, changeOf } from './change.ts';
import type { Connection } from './connection.ts';
import { hashOf } from './hash.ts';
import type { Json } from './json.ts';
import { isPlace, isStorable } from './limits.ts';
import { type Listen, snapshotOf, viewOf } from './listens.ts';
import { type Node, nodeAt, toJson } from './node.ts';
import { type Path, isSame, pathOf, textOf } from './path.ts';
import { type WireRequest, pushed, reply } from './protocol.ts';
import type { Auth } from './rules.ts';

/** The user of a credential and its expiry (epoch milliseconds), or why it is refused. */
export type Verdict =
  | { readonly auth: NonNullable<Auth>; readonly endsAt: number }
  | { readonly refused: 'invalid_token' | 'expired_token' };

/** What requests use of the server. */
export interface ServerAccess {
  readonly root: Node | null;
  now(): number;
  verify(credential: string, now: number): Verdict;
  mayRead(auth: Auth, path: Path): boolean;
  mayWrite(auth: Auth, path: Path, after: Node | null): boolean;
  commit(base: Path, writes: readonly Write[]): void;
}

const DENIED = ['permission_denied', 'Permission denied'] as const;
const TOO_DEEP = ['invalid_path', 'At most 32 levels, and keys of at most 768 bytes'] as const;
const STALE = ['datastale', 'Transaction needs to be run again with current data'] as const;
type Answer = readonly [status: string, payload: Json];
const done: Answer = ['ok', {}];

/** Carries out a request and replies to it. */
export function handleRequest(server: ServerAccess, connection: Connection, request: WireRequest): void {
  const answer = answerOf(server, connection, request);
  connection.send(reply(request.r, ...answer));
  // after the reply: listeners that the new identity may not have
  if (request.a === 'auth' || request.a === 'gauth' || request.a === 'unauth') revokeListens(server, connection);
}

function answerOf(server: ServerAccess, connection: Connection, request: WireRequest): Answer {
  if (isBeyondLimits(request)) return TOO_DEEP;
  switch (request.a) {
    case 's':
    case 'appcheck':
    case 'unappeck':
      return done;
    case 'auth':
    case 'gauth':
      return authenticate(server, connection, request.b.cred);
    case 'unauth':
      forgetAuth(connection);
      return done;
    case 'q':
      return listen(server, connection, request.b);
    case 'n':
      connection.listens = connection.listens.filter(
        ({ path, tag }) => !isSame(path, pathOf(request.b.p)) || tag !== (request.b.t ?? null),
      );
      return done;
    case 'g': {
      const path = pathOf(request.b.p);
      return server.mayRead(connection.auth, path)
        ? ['ok', toJson(viewOf({ path, query: request.b.q }, server.root))]
        : DENIED;
    }
    case 'p':
      return write(server, connection, pathOf(request.b.p), putOf(request.b), request.b.h);
    case 'm':
      return write(server, connection, pathOf(request.b.p), mergeOf(request.b));
    case 'o':
      return setOnDisconnect(server, connection, pathOf(request.b.p), putOf(request.b));
    case 'om':
      return setOnDisconnect(server, connection, pathOf(request.b.p), mergeOf(request.b));
    case 'oc':
      connection.cancelWill(pathOf(request.b.p));
      return done;
  }
}

/** Every path and every value of a request. */
function isBeyondLimits({ a, b }: WireRequest): boolean {
  switch (a) {
    case 'p':
    case 'o':
      return !putOf(b).every(isStorable);
    case 'm':
    case 'om':
      return !isPlace(pathOf(b.p)) || !mergeOf(b).every(isStorable);
    case 'q':
    case 'n':
    case 'g':
    case 'oc':
      return !isPlace(pathOf(b.p));
    default:
      return false;
  }
}

function authenticate(server: ServerAccess, connection: Connection, credential: string): Answer {
  const verdict = server.verify(credential, server.now());
  if ('refused' in verdict) {
    forgetAuth(connection);
    return [
      verdict.refused,
      verdict.refused === 'expired_token' ? 'Auth token is expired.' : 'Could not parse auth token.',
    ];
  }
  connection.auth = verdict.auth;
  connection.authEndsAt = verdict.endsAt;
  return [
    'ok',
    { auth: { ...verdict.auth.claims, uid: verdict.auth.uid }, expires: Math.floor(verdict.endsAt / 1000) },
  ];
}

export function forgetAuth(connection: Connection): void {
  connection.auth = null;
  connection.authEndsAt = Number.POSITIVE_INFINITY;
}

export function revokeListens(server: ServerAccess, connection: Connection): void {
  const isAllowed = ({ path }: Listen) => server.mayRead(connection.auth, path);
  const revoked = connection.listens.filter((one) => !isAllowed(one));
  connection.listens = connection.listens.filter(isAllowed);
  for (const { path, query } of revoked)
    connection.send(pushed('c', { p: textOf(path), ...(query ? { q: [query] } : {}) }));
}

function listen(
  server: ServerAccess,
  connection: Connection,
  { p, q, t, h }: { p: string; q: Listen['query']; t?: number; h?: string },
): Answer {
  const wanted: Listen = { path: pathOf(p), query: q, tag: t ?? null };
  if (!server.mayRead(connection.auth, wanted.path)) return DENIED;
  connection.listens = [...connection.listens, wanted];
  const hasItAlready = Boolean(h) && h === hashOf(viewOf(wanted, server.root));
  if (!hasItAlready) {
    const { a, b } = snapshotOf(wanted, server.root);
    connection.send(pushed(a, b));
  }
  return done;
}

const putOf = ({ p, d }: { p: string; d: Json }): Write[] => [{ path: pathOf(p), value: d }];
const mergeOf = ({ p, d }: { p: string; d: Readonly<Record<string, Json>> }): Write[] =>
  Object.entries(d).map(([below, value]) => ({ path: [...pathOf(p), ...pathOf(below)], value }));

function isAllowed(server: ServerAccess, { auth }: Connection, base: Path, writes: readonly Write[]): boolean {
  const { after } = changeOf(server.root, base, writes, server.now());
  return writes.every(({ path }) => server.mayWrite(auth, path, after));
}

function write(
  server: ServerAccess,
  connection: Connection,
  base: Path,
  writes: readonly Write[],
  seen?: string,
): Answer {
  if (!isAllowed(server, connection, base, writes)) return DENIED;
  if (seen !== undefined && seen !== hashOf(nodeAt(server.root, base))) return STALE;
  server.commit(base, writes);
  return done;
}

/** Rules are checked now, because the client is gone when the write runs. */
function setOnDisconnect(server: ServerAccess, connection: Connection, path: Path, writes: readonly Write[]): Answer {
  if (!isAllowed(server, connection, path, writes)) return DENIED;
  connection.setOnDisconnect({ path, writes });
  return done;
}
