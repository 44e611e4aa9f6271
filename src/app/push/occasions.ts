import type { routes } from '../../shared/api/generated/routes.ts';

/** Writes that somebody answers, or that one is reminded of: from here on there is something to be told (PWA-15, decision 074). */
export const occasions = {
  createBooking: /^POST \/bookings$/,
  answerEvent: /^POST \/event\/[^/]+\/rsvp$/,
  applyToCompetition: /^POST \/competition\/[^/]+\/application$/,
  joinTeam: /^POST \/team\/[^/]+\/join$/,
  joinCommunity: /^POST \/community\/[^/]+\/join$/,
} as const satisfies Partial<Record<keyof typeof routes, RegExp>>;

export const isOccasion = (method: string, url: string): boolean =>
  Object.values(occasions).some((one) => one.test(`${method} ${url}`));
