/** Planned failures: by scenario, by the developer panel, or by the header `x-mock-fail` of one request. */
import { OperationError, codeOfStatus, failure } from './contract/envelope.ts';
import { responseSchema } from './contract/schemas.ts';
import type { OperationName } from './contract/types.ts';
import { errorTexts, languageOf } from './texts.ts';
import { withWrongType } from './wrong-types.ts';

/**
 * A status, or: `422:name` a 422 for this field · `reset` the connection breaks before the operation runs · `lost` the operation runs but its answer is lost ·
 * `truncated` the answer breaks off · `never` no answer · `held` none until another failure is planned for the
 * operation, which then applies · `html` a proxy's page · `portal` that of a
 * network that asks to sign in, as a success · `empty` no body · `empty-data` a success without
 * its data · `wrong-types` a success in whose data one value has another type, at a place that follows from the number behind
 * it (`wrong-types:7`).
 */
export type FailureMode = number | (typeof words)[number] | `wrong-types:${number}` | `422:${string}`;
export interface PlannedFailure {
  readonly operation: string;
  readonly status: FailureMode;
}

const words = [
  'reset',
  'lost',
  'truncated',
  'never',
  'held',
  'html',
  'portal',
  'empty',
  'empty-data',
  'wrong-types',
] as const;

export function parseFailureMode(text: string): FailureMode | null {
  const word = words.find((name) => name === text);
  if (word) return word;
  const [, field] = /^422:([\w.]+)$/.exec(text) ?? [];
  if (field !== undefined) return `422:${field}`;
  const [, seed] = /^wrong-types:(\d+)$/.exec(text) ?? [];
  if (seed !== undefined) return `wrong-types:${Number(seed)}`;
  const status = Number(text);
  return Number.isInteger(status) && status >= 400 && status <= 599 ? status : null;
}

/** `x-mock-fail: createBooking=409, listVenues=never`; `*` is every operation. */
export function failuresOfHeader(header: string | null): PlannedFailure[] {
  return (header ?? '').split(',').flatMap((entry) => {
    const [operation, mode] = entry.split('=').map((part) => part.trim());
    const status = parseFailureMode(mode ?? '');
    return operation && status !== null ? [{ operation, status }] : [];
  });
}

/** How a held request ends. */
type Happening = Exclude<FailureMode, 'held'>;

/** The planned failures. */
export interface FailurePlans {
  list(): readonly PlannedFailure[];
  set(failures: readonly PlannedFailure[]): void;
  /** Replaces the plan for the operation. */
  add(failure: PlannedFailure): void;
  /** The failure for this call; a held call waits for another plan. Null: none. */
  find(operation: string, request: Request): Promise<Happening | null>;
}

export function createFailurePlans(): FailurePlans {
  let planned: readonly PlannedFailure[] = [];
  let changed = Promise.withResolvers<void>();
  const set = (failures: readonly PlannedFailure[]) => {
    planned = failures;
    changed.resolve();
    changed = Promise.withResolvers();
  };
  return {
    list: () => planned,
    set,
    add: (failure) => set([failure, ...planned.filter(({ operation }) => operation !== failure.operation)]),
    async find(operation, request) {
      const ofHeader = failuresOfHeader(request.headers.get('x-mock-fail'));
      for (;;) {
        const mode = [...ofHeader, ...planned].find(
          (one) => one.operation === operation || one.operation === '*',
        )?.status;
        if (mode !== 'held') return mode ?? null;
        await Promise.race([changed.promise, gone(request)]);
      }
    },
  };
}

/** Rejects when the client has disconnected. */
function gone(request: Request): Promise<never> {
  return new Promise((_, reject) => {
    const tell = () => reject(new DOMException('the client has gone: abort', 'AbortError'));
    if (request.signal.aborted) tell();
    else request.signal.addEventListener('abort', tell, { once: true });
  });
}

/** Answers with the failure; `answer` runs the operation for modes that need it. An identity call is no operation of the contract. */
export async function fail(
  mode: Happening,
  request: Request,
  answer: () => Promise<Response>,
  operation: OperationName | null,
): Promise<Response> {
  const language = languageOf(request.headers.get('accept-language'));
  const [word, detail = ''] = String(mode).split(':');
  if (word === 'wrong-types') return wrongTypes(await answer(), Number(detail), operation);
  if (detail !== '') {
    const errors = [{ field: detail, message: errorTexts.validation[language], code: 'validation' as const }];
    return failure(new OperationError(422, 'validation', null, { errors }), language);
  }
  switch (mode) {
    case 'reset':
      return Response.error();
    case 'lost':
      await answer();
      return Response.error();
    case 'truncated':
      return truncated(await answer());
    case 'never':
      return gone(request);
    case 'html':
      return new Response('<!doctype html><title>502 Bad Gateway</title>', {
        status: 502,
        headers: { 'content-type': 'text/html' },
      });
    case 'portal':
      return new Response('<!doctype html><title>Free Wi-Fi</title><h1>Sign in</h1>', {
        headers: { 'content-type': 'text/html' },
      });
    case 'empty':
      return new Response(null, { status: 200 });
    case 'empty-data':
      return Response.json({ success: true, message: null, errors: [], data: {} });
    default:
      return failure(new OperationError(Number(mode), codeOfStatus(Number(mode))), language);
  }
}

async function wrongTypes(whole: Response, seed: number, operation: OperationName | null): Promise<Response> {
  if (!whole.ok) return whole;
  const body = (await whole.json()) as { data?: unknown }; // an envelope, or the answer to an identity call
  const isWrong = (data: unknown) =>
    operation === null || !responseSchema(operation).safeParse({ ...body, data }).success;
  return Response.json({ ...body, data: withWrongType(body.data, seed, isWrong) }, { status: whole.status });
}

/** The first half of the body, then the connection breaks. */
async function truncated(whole: Response): Promise<Response> {
  const bytes = new Uint8Array(await whole.arrayBuffer());
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) return controller.error(new TypeError('the connection was cut'));
      sent = true;
      return controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
    },
  });
  return new Response(body, { status: whole.status, headers: whole.headers });
}
