/** Failures made on purpose: by a scenario, by the developer panel, or by the header `x-mock-fail` of one request. */
import { Refusal, codeOfStatus, failure } from './contract/refusal.ts';
import { languageOf } from './texts.ts';

/**
 * A status, or: `reset` the connection breaks before anything is done · `lost` the work is done but the answer is lost ·
 * `truncated` the answer stops in its middle · `never` no answer · `html` a proxy's page · `empty` no body.
 */
export type FailureMode = number | 'reset' | 'lost' | 'truncated' | 'never' | 'html' | 'empty';
export interface PlannedFailure {
  readonly operation: string;
  readonly status: FailureMode;
}

const words = ['reset', 'lost', 'truncated', 'never', 'html', 'empty'] as const;

export function parseFailureMode(text: string): FailureMode | null {
  const word = words.find((name) => name === text);
  if (word) return word;
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

/** Answers with the failure; `answer` runs the operation for the modes that need its work done. */
export async function fail(mode: FailureMode, request: Request, answer: () => Promise<Response>): Promise<Response> {
  switch (mode) {
    case 'reset':
      return Response.error();
    case 'lost':
      await answer();
      return Response.error();
    case 'truncated':
      return truncated(await answer());
    case 'never':
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(new DOMException('the client has gone: abort', 'AbortError')));
      });
    case 'html':
      return new Response('<!doctype html><title>502 Bad Gateway</title>', { status: 502, headers: { 'content-type': 'text/html' } });
    case 'empty':
      return new Response(null, { status: 200 });
    default:
      return failure(new Refusal(mode, codeOfStatus(mode)), languageOf(request.headers.get('accept-language')));
  }
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
