import { z } from 'zod';
import { tables } from './tables.ts';

/** Of the tables' schemas; worked out once, because it takes longer than a backend's whole start. */
let shapes: string | undefined;

/** Changes with every table's schema and with the seed; stored data of another version are not used. */
export function databaseVersion(seedVersion: number): string {
  shapes ??= fnv1a(
    JSON.stringify(Object.values(tables).map(({ name, schema, unique }) => [name, z.toJSONSchema(schema), unique])),
  );
  return `${seedVersion}-${shapes}`;
}

const MAX_AGE_MS = 7 * 86_400_000;

/** Why stored data are not used; null when they are. */
export function whyUnusable(
  kept: { readonly version: string; readonly seeded_at: number },
  version: string,
  now: number,
): string | null {
  if (kept.version !== version) return 'of another version';
  return Math.abs(now - kept.seeded_at) > MAX_AGE_MS ? 'older than 7 days' : null;
}

function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (let n = 0; n < text.length; n += 1) hash = Math.imul(hash ^ text.charCodeAt(n), 0x01000193);
  return (hash >>> 0).toString(36);
}
