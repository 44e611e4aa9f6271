import type { Booking } from '../../shared/api/generated/model';

/** Whom a booking is for, as the venue sees it: the guest it was made for, else the user; null when the account is gone. */
export const bookerName = ({ guest_name, booked_by }: Pick<Booking, 'guest_name' | 'booked_by'>): string | null =>
  guest_name ?? booked_by?.name ?? null;
