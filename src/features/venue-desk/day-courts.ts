import type { CourtAvailability, GetVenueCalendarData } from '../../shared/api/generated/model';

/** The courts of one day of a calendar, each with its own slots. */
export const courtsOfDay = ({ courts, days }: GetVenueCalendarData, date: string): CourtAvailability[] => {
  const slots = days.find((day) => day.date === date)?.slots ?? [];
  return courts.map((court) => ({ court, slots: slots.filter(({ court_id }) => court_id === court.id) }));
};
