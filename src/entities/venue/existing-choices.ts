import type { VenueChoice } from './venue-choices.ts';

/** An id that can be chosen, else undefined; while nobody knows which can (an empty list), every id stays. */
export const existingChoice = (id: number | undefined, options: readonly VenueChoice[]): number | undefined =>
  options.length === 0 || options.some(({ value }) => value === id) ? id : undefined;
