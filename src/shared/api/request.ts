import { hasShape, type Shape } from './answer-shape.ts';
import { apiContext, type ApiContext } from './context.ts';
import { fetchOrTake } from './first-visit.ts';
import { ApiError } from './errors.ts';
import type { FieldError } from './generated/model';

/** What a generated call hands over, in the form that orval gives it. */
export interface RequestConfig {
  url: string;
  method: string;
  params?: object;
  data?: unknown;
  headers?: HeadersInit;
  /** A read that is not kept on this device (`x-kept: false` of the contract). */
  kept?: false;
  /** In place of `fetch`, for a call that tells its progress (`upload.ts`). */
  send?: (url: string, init: SentRequest) => Promise<Pick<Response, 'status' | 'text' | 'headers'>>;
}

interface SentRequest {
  method: string;
  headers: Headers;
  body?: FormData | string;
  signal: AbortSignal;
}

interface Answer {
  /** 0 without an answer: a cut connection or a timeout. */
  status: number;
  body: Envelope | null;
  /** The header `Retry-After` of a 429, in seconds. */
  retryAfter?: number;
}

interface Envelope {
  success?: unknown;
  message?: unknown;
  errors?: unknown;
  data?: unknown;
}

/** Statuses on which a GET is asked once more (API-53 … API-61, R11). */
const RETRY_STATUSES = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
/** Two attempts of a read end before a person gives up (15 s); a write is attempted once. */
const READ_TIMEOUT = 7_000;
const WRITE_TIMEOUT = 15_000;
/** 8 MB over a slow phone. */
const UPLOAD_TIMEOUT = 120_000;

/**
 * One call of the API: resolves to the envelope's `data`, throws `ApiError` otherwise, also where `data` has not the contract's shape
 * (`scripts/answer-shapes.ts`; null where it is null). Adds bearer, `module` (query or body by method), `key[]` and `Accept-Language`. Source: API-04 … API-10.
 */
export async function request<T>(config: RequestConfig, shape: Shape = null): Promise<T> {
  const context = apiContext();
  const method = config.method.toUpperCase();
  const token = context.getToken();
  const module = context.getModule();
  const read = method === 'GET' || method === 'HEAD';
  const inQuery = read || method === 'DELETE';
  const query = toQueryString({ ...config.params, ...(inQuery ? { module } : {}) });

  const headers = new Headers(config.headers);
  headers.set('Accept', 'application/json');
  headers.set('Accept-Language', context.getLanguage());
  if (token) headers.set('Authorization', `Bearer ${token}`);

  const form = config.data instanceof FormData ? config.data : null;
  form?.set('module', module);
  if (form) headers.delete('Content-Type'); // the browser names the boundary
  const json = { ...(config.data as object | undefined), ...(inQuery ? {} : { module }) }; // the contract has only objects (C-32)
  const hasBody = !inQuery || config.data !== undefined;
  if (hasBody && !form) headers.set('Content-Type', 'application/json');

  await context.ready;
  const path = `${config.url}?${query}`.replace(/\?$/, '');
  const url = context.baseURL + path;
  const init = { method, headers, ...(hasBody && { body: form ?? JSON.stringify(json) }) };
  const timeout = form ? UPLOAD_TIMEOUT : read ? READ_TIMEOUT : WRITE_TIMEOUT;
  const call = config.send ?? fetchOrTake;
  let answer = await send(call, url, init, timeout);
  if (read && (answer.status === 0 || RETRY_STATUSES.has(answer.status))) answer = await send(call, url, init, timeout);
  const { status, body } = answer;
  const isSuccess = status >= 200 && status < 300 && body?.success === true;
  const data = body?.data ?? {};
  const isKept = read && config.kept !== false;
  if (isSuccess && hasShape(data, shape)) {
    context.onAnswer(read ? 'read' : 'write', { method, url: path, token, data, isKept });
    return data as T; // only ranges and patterns are the contract's word, checked against the mock
  }
  if (status === 401 && token) context.onTokenRefused(token);
  // the message of a success with a wrong content is no failure's
  const error = refusal({ ...answer, body: isSuccess ? null : body }, context, read);
  if (isKept && answer.status === 0) {
    const kept = await context.recall(path, token);
    if (kept && hasShape(kept.data, shape)) error.kept = kept; // another version of the app may have kept it
  }
  throw error;
}

/** Type of `error` in every generated hook. */
export type ErrorType<_Documented> = ApiError;

async function send(
  call: NonNullable<RequestConfig['send']>,
  url: string,
  init: Omit<SentRequest, 'signal'>,
  timeout: number,
): Promise<Answer> {
  try {
    const response = await call(url, { ...init, signal: AbortSignal.timeout(timeout) });
    const retryAfter = Number(response.headers.get('Retry-After'));
    return {
      status: response.status,
      body: parseEnvelope(await response.text()),
      ...(retryAfter > 0 && { retryAfter }),
    };
  } catch {
    return { status: 0, body: null };
  }
}

/** A body that is no JSON object (a captive portal's page, a cut answer) is no envelope. */
function parseEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}

function refusal({ status, body, retryAfter }: Answer, context: ApiContext, read: boolean): ApiError {
  // a write that has left may have been done, whatever became of its answer
  const isUnsent = status === 0 && !read && context.isOffline();
  const own = context.say(isUnsent ? 'offline' : 'somethingWentWrong');
  const message = typeof body?.message === 'string' && body.message ? body.message : own;
  const answered = status > 0 && body !== null;
  return new ApiError({
    message,
    kind: status === 0 ? 'unreachable' : answered && status < 500 ? 'refused' : 'broken',
    status,
    fieldErrors: Array.isArray(body?.errors) ? body.errors.filter(isFieldError) : [],
    data: body?.data ?? null,
    retryAfter,
  });
}

function isFieldError(value: unknown): value is FieldError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'field' in value &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/** Query of a call: arrays as repeated `key[]` entries; null, undefined and empty text are left out. Source: API-10. */
function toQueryString(params: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value)) for (const item of value) query.append(`${key}[]`, String(item));
    else query.append(key, String(value));
  }
  return query.toString();
}
