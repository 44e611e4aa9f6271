import type { Json, JsonObject } from './json.ts';
import type { Verdict } from './requests.ts';
import type { Rule } from './rules.ts';
import { RealtimeServer, type Socket } from './server.ts';

/** For tests: a server without access rules, whose tokens are user ids. */
export function createTestServer(options: { now?: () => number; rules?: readonly Rule[] } = {}): RealtimeServer {
  const verify = (credential: string, now: number): Verdict => {
    const [uid = '', endsAt = ''] = credential.split(' until ');
    if (uid === '') return { refused: 'invalid_token' };
    const end = endsAt === '' ? Number.POSITIVE_INFINITY : Number(endsAt);
    return end <= now ? { refused: 'expired_token' } : { auth: { uid, claims: {} }, endsAt: end };
  };
  return new RealtimeServer({
    now: options.now ?? (() => 1000),
    rules: options.rules ?? [{ path: '/', read: () => true, write: () => true }],
    verify,
  });
}

export interface TestClient {
  readonly socket: Socket;
  /** Every message of the server. */
  readonly heard: Json[];
  readonly isCut: boolean;
  /** Sends a request; returns the data messages it caused, then the reply. */
  ask(action: string, body: JsonObject): Json[];
}

/** A client that speaks the protocol by hand. */
export function connectClient(server: RealtimeServer, previous = ''): TestClient {
  const heard: Json[] = [];
  const at = { cut: false, request: 0 };
  const socket = server.connect(`ws://mock.test/.ws?v=5&ns=x&ls=${previous}`, {
    send: (frame) => heard.push(JSON.parse(frame)),
    close: () => {
      at.cut = true;
    },
  });
  return {
    socket,
    heard,
    get isCut() {
      return at.cut;
    },
    ask(action, body) {
      const before = heard.length;
      socket.receive(JSON.stringify({ t: 'd', d: { r: (at.request += 1), a: action, b: body } }));
      return heard.slice(before).map((message) => dataOf(message));
    },
  };
}

/** The content of the envelope `{t, d}`; of a reply its body. */
function dataOf(message: Json): Json {
  const data = (message as { d: JsonObject }).d; // every message of the server has this envelope
  return 'r' in data ? (data['b'] ?? null) : data;
}
