/**
 * Requests that leave before the http client is there: the start script knows what a guest's first page asks for, and the
 * answer is on its way while the program still is (decision 013).
 */
const underway = new Map<string, Promise<Response>>();
let sent = false;
let isOver = false;

/** Sends a read of a guest, under the very address and headers the http client will use. */
export function sendEarly(url: string, language: string): Promise<Response> {
  const answer = fetch(url, { headers: { Accept: 'application/json', 'Accept-Language': language } });
  answer.catch(() => {}); // told to the one who takes it
  underway.set(url, answer);
  sent = true;
  return answer;
}

/** What nobody has taken by now is too old for whoever comes later; none is sent any more. */
export function endEarly(): void {
  underway.clear();
  isOver = true;
}

/** The first page stands: it is too late to be early. */
export const isEarlyOver = (): boolean => isOver;

/** The first page's own request has left already. */
export const wasSentEarly = (): boolean => sent;

/** `fetch`, save that an early request is taken up once and not sent again. A caller with a token has no part in it. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const url = typeof input === 'string' ? input : '';
  const early = underway.get(url);
  underway.delete(url);
  if (!early || new Headers(init?.headers).has('Authorization')) return fetch(input, init);
  const { signal } = init ?? {};
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error)); // the client's own time limit
    early.then(resolve, reject);
  });
};
