import { z } from 'zod';
import type { RealtimeEvent } from '../contract/types.ts';
import { type Json, withSafeKeys } from './json.ts';

const json: z.ZodType<Json> = z.json();

/** The event record (ENT-45): type and data only; values that are not JSON are left out. */
export function toEventRecord({ type, data }: RealtimeEvent): Json {
  return { type, data: withSafeKeys(json.parse(JSON.parse(JSON.stringify(data)))) };
}
