/** Query of a call: arrays as repeated `key[]` entries; null, undefined and empty text are left out. Source: API-10. */
export function toQueryString(params: object): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    if (value === undefined || value === null || value === '') continue;
    if (Array.isArray(value)) for (const item of value) query.append(`${key}[]`, String(item));
    else query.append(key, String(value));
  }
  return query.toString();
}
