import { usingToken } from '../../shared/api/calls-with-token.ts';
import { apiContext } from '../../shared/api/context.ts';
import type { RealtimeMetadata } from '../../shared/api/generated/model';

/** Both calls outlive the page (`keepalive`) and are given the token: the session may no longer have it. */
export interface PresenceCalls {
  online: (token: string, metadata: RealtimeMetadata) => Promise<void>;
  offline: (token: string) => Promise<void>;
}

/**
 * POST /realtime/online and /realtime/offline (API-42, API-43). Online waits for the calls before it, so that they arrive in
 * order; offline waits for nothing, since the page may be unloading.
 */
export function presenceCalls(connectionId: string): PresenceCalls {
  let before: Promise<unknown> = Promise.resolve();
  const remember = (call: Promise<void>): Promise<void> => {
    before = Promise.allSettled([before, call]);
    return call;
  };
  const body = { connection_id: connectionId };
  return {
    online: (token, metadata) => remember(before.then(() => post('online', token, { ...body, metadata }))),
    offline: (token) => remember(usingToken(post('offline', token, body))),
  };
}

async function post(what: 'online' | 'offline', token: string, body: object): Promise<void> {
  const { baseURL, getModule, getLanguage } = apiContext();
  const answer = await fetch(`${baseURL}/realtime/${what}`, {
    method: 'POST',
    keepalive: true,
    headers: {
      Accept: 'application/json',
      'Accept-Language': getLanguage(),
      'Content-Type': 'application/json',
      Authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({ ...body, module: getModule() }),
  });
  const envelope: unknown = await answer.json().catch(() => null);
  const isMarked =
    typeof envelope === 'object' && envelope !== null && 'success' in envelope && envelope.success === true;
  if (!answer.ok || !isMarked) throw new Error(`POST /realtime/${what} answered ${answer.status}.`);
}
