import type { RealtimeEvent } from '../../contract/types.ts';
import type { DbWriter } from '../../db/tables.ts';
import type { RealtimeWriter } from '../../realtime/staging.ts';

/** A time-based job of the server; runs before a request, at most once per minute of the backend's clock. */
export type Job = (
  db: DbWriter,
  now: number,
  emit: (event: RealtimeEvent) => void,
  realtime: RealtimeWriter,
) => Promise<void>;
