import { paths } from './paths.ts';

/** Addresses of a venue's times; apart from `paths`, which every first visit loads. Days are `yyyy-MM-dd`. */
export const timePaths = {
  venueOn: (slug: string, date: string) => `${paths.venue(slug)}?date=${date}`,
  /** The booking sheet of one time. */
  bookSlot: (slug: string, { date, courtId, slotId }: { date: string; courtId: number; slotId: number }) =>
    `${timePaths.venueOn(slug, date)}&court=${courtId}&slot=${slotId}&book=1`,
};
