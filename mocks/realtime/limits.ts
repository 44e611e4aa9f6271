/** Limits of the real database: 32 levels, keys of 768 bytes. */
import { isDeeperThan } from '../json-depth.ts';
import type { Write } from './change.ts';
import { type Json, isJsonObject } from './json.ts';
import type { Path } from './path.ts';

const MOST_LEVELS = 32;
const MOST_KEY_BYTES = 768;
const encoder = new TextEncoder();

const isLongKey = (key: string): boolean =>
  key.length > MOST_KEY_BYTES / 3 && encoder.encode(key).length > MOST_KEY_BYTES;

/** Whether the path is within the limits. */
export const isPlace = (path: Path): boolean => path.length <= MOST_LEVELS && !path.some(isLongKey);

/** Whether the value is within the limits at this path. Depth is checked before any recursion. */
export const isStorable = ({ path, value }: Write): boolean =>
  isPlace(path) && !isDeeperThan(MOST_LEVELS - path.length, value) && !hasLongKey(value);

function hasLongKey(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (!isJsonObject(value)) return value.some((item: Json) => hasLongKey(item));
  return Object.entries(value).some(([key, inner]) => isLongKey(key) || hasLongKey(inner));
}
