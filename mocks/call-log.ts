/** One answered request, as the developer panel and the tests see it. */
export interface Call {
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly operation: string | null;
  readonly module: string | null;
  /** 0 = no answer arrived. */
  readonly status: number;
  readonly ms: number;
  readonly request: unknown;
  readonly response: unknown;
}

const KEPT = 100;
/** Deeper than anything in the contract. */
const MOST_LEVELS = 32;
const SECRET = /password|token|secret|authorization/i;

export interface CallLog {
  add(call: Call): void;
  list(): readonly Call[];
  clear(): void;
}

/** Records the last 100 calls, with passwords and tokens masked. */
export function createCallLog(): CallLog {
  let calls: Call[] = [];
  return {
    add(call) {
      calls = [...calls.slice(1 - KEPT), { ...call, request: masked(call.request), response: masked(call.response) }];
    },
    list: () => calls,
    clear() {
      calls = [];
    },
  };
}

/** The body as JSON, if it is JSON; reads a copy, so that the original stays unread. */
export async function bodyOf(source: Request | Response): Promise<unknown> {
  const type = source.headers.get('content-type') ?? '';
  if (!type.includes('json')) return null;
  try {
    return await source.json();
  } catch {
    return null;
  }
}

function masked(value: unknown, level = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (level >= MOST_LEVELS) return '…';
  if (Array.isArray(value)) return value.map((item) => masked(item, level + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      SECRET.test(key) && typeof inner === 'string' ? '•••' : masked(inner, level + 1),
    ]),
  );
}
