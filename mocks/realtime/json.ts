/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isJsonObject = (json: Json | undefined): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** The same data under keys that the realtime database accepts: none of `.$#[]/`. */
export function withSafeKeys(json: Json): Json {
  if (Array.isArray(json)) return json.map((item: Json) => withSafeKeys(item));
  if (!isJsonObject(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([key, value]) => [safeKey(key), withSafeKeys(value)]));
}

export const safeKey = (key: string): string => key.replaceAll(/[.$#[\]/]/g, '_');
