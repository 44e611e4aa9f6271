/**
 * The state of a tab's first page, from the start script until the page has its data. Requests that the start script sends early
 * are kept here for the http client (decision 013); what only later pages need waits for the end.
 */
let isLoading = false;
/** By url; null once taken. */
const early = new Map<string, Promise<Response> | null>();
const listeners = new Set<() => void>();

/** Called by the start script. Where it is not, as in stories and tests, the first page counts as shown. */
export function startFirstVisit(): void {
  isLoading = true;
}

/** The first page has been shown: early answers that nobody has taken are outdated. */
export function endFirstVisit(): void {
  isLoading = false;
  early.clear();
  for (const listener of listeners) listener();
}

export const isFirstPageShown = (): boolean => !isLoading;

export function subscribeToFirstPage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True while the first page loads and its request was sent early, so that the answer is about to arrive. */
export const isAnswerDue = (): boolean => isLoading && early.size > 0;

/** Sends a guest's read with the url and headers that the http client will use. */
export function sendEarly(url: string, language: string): Promise<Response> {
  const answer = fetch(url, { headers: { Accept: 'application/json', 'Accept-Language': language } });
  answer.catch(() => {}); // reported to whoever takes the answer
  early.set(url, answer);
  return answer;
}

/** `fetch`, except that an early request is taken over once instead of sent again. Requests with a token are never early. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const url = typeof input === 'string' ? input : '';
  const answer = early.get(url);
  if (early.has(url)) early.set(url, null);
  if (!answer || new Headers(init?.headers).has('Authorization')) return fetch(input, init);
  const { signal } = init ?? {};
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error)); // the client's own timeout
    answer.then(resolve, reject);
  });
};
