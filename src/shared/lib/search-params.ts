/** No id is larger. */
export const MAX_ID = Number.MAX_SAFE_INTEGER;

/** A positive whole number as an address holds it, up to `max`; anything else is undefined. */
export function toWhole(text: string | null, max = 999_999_999): number | undefined {
  if (text === null || !/^[1-9]\d{0,15}$/.test(text)) return undefined;
  return Number(text) <= max ? Number(text) : undefined;
}

/** The page of a list that an address names (`?page=2`); anything but a number of at most nine digits counts as page 1. */
export const readPage = (search: URLSearchParams): number => toWhole(search.get('page')) ?? 1;

/** The query of an address, without `?`, in the order given; a parameter that says nothing is left out. */
export function toSearch(params: Record<string, string | number | false | null | undefined>): string {
  const said = Object.entries(params).flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)]] : []));
  return new URLSearchParams(said).toString();
}
