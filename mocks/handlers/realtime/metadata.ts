import { z } from 'zod';
import type { Json } from '../../realtime/json.ts';

const json: z.ZodType<Json> = z.json();

/** A request's body is JSON; its type only says "fields". */
export const metadataOf = (metadata: unknown): Json => json.parse(metadata ?? null);
