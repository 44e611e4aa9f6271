/** How far a list of years goes back where nothing else is asked for (AUTH-25). */
const YEARS_BACK = 25;

/** Years to choose from, the latest first. */
export function yearList(latest: number, earliest: number = latest - YEARS_BACK): number[] {
  return Array.from({ length: latest - earliest + 1 }, (_, index) => latest - index);
}
