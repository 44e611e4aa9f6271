/** Messages of wire protocol v5; the short names are the protocol's. */
import { z } from 'zod';
import { isDeeperThan } from '../json-depth.ts';
import type { Json } from './json.ts';
import { querySchema } from './query.ts';

const json: z.ZodType<Json> = z.json();
const path = z.string();
/** Empty for an unfiltered read. */
const query = querySchema.optional().transform((given) => (given && Object.keys(given).length > 0 ? given : null));
const place = z.object({ p: path, q: query, t: z.number().optional() });
const write = z.object({ p: path, d: json, h: z.string().optional() });
const many = z.object({ p: path, d: z.record(z.string(), json) });
const r = z.number();

const requestSchema = z.discriminatedUnion('a', [
  /** Statistics of the client. */
  z.object({ r, a: z.literal('s'), b: z.unknown() }),
  z.object({ r, a: z.enum(['auth', 'gauth']), b: z.object({ cred: z.string() }) }),
  z.object({ r, a: z.literal('unauth'), b: z.unknown() }),
  z.object({ r, a: z.enum(['appcheck', 'unappeck']), b: z.unknown() }),
  /** Listen; `h` is the hash of the client's cached data. */
  z.object({ r, a: z.literal('q'), b: place.extend({ h: z.string().optional() }) }),
  z.object({ r, a: z.literal('n'), b: place }),
  z.object({ r, a: z.literal('g'), b: place }),
  /** Put; with a hash it is a transaction. */
  z.object({ r, a: z.literal('p'), b: write }),
  z.object({ r, a: z.literal('m'), b: many }),
  /** onDisconnect: put, merge, cancel. */
  z.object({ r, a: z.literal('o'), b: write }),
  z.object({ r, a: z.literal('om'), b: many }),
  z.object({ r, a: z.literal('oc'), b: z.object({ p: path }) }),
]);
export type WireRequest = z.infer<typeof requestSchema>;

const messageSchema = z.union([
  z.object({ t: z.literal('d'), d: requestSchema }).transform(({ d }) => ({ kind: 'request', request: d }) as const),
  z.object({ t: z.literal('c'), d: z.object({ t: z.literal('p') }) }).transform(() => ({ kind: 'ping' }) as const),
  z
    .object({ t: z.literal('d'), d: z.object({ r, a: z.string() }) })
    .transform(({ d }) => ({ kind: 'unknown', ...d }) as const),
]);

/** The 32 levels of a value plus the message around it; deeper ones would overflow the stack in the schemas. */
const MOST_LEVELS = 40;

/** A client's message; null when it is invalid. */
export function readMessage(text: string): z.infer<typeof messageSchema> | null {
  try {
    const message: unknown = JSON.parse(text);
    return isDeeperThan(MOST_LEVELS, message) ? null : messageSchema.parse(message);
  } catch {
    return null;
  }
}

export const control = (t: 'h' | 'o' | 's', d: Json): Json => ({ t: 'c', d: { t, d } });
export const reply = (request: number, s: string, d: Json): Json => ({ t: 'd', d: { r: request, b: { s, d } } });
export const pushed = (a: string, b: Json): Json => ({ t: 'd', d: { a, b } });
