import type { Booking } from '../../shared/api/generated/model';
import type { Translate } from '../../shared/i18n/i18n.ts';
import { bookerName } from '../../entities/booking/booker.ts';

/** It is for a game of a competition, whose organizers take the player's place. */
export const isOfGame = ({ source }: Pick<Booking, 'source'>): boolean => source === 'competition';

/** Whose booking it is, in words also where the account is gone. */
export const bookerText = (
  booking: Pick<Booking, 'guest_name' | 'booked_by' | 'source'>,
  t: Translate<'desk'>,
): string => bookerName(booking) ?? t(isOfGame(booking) ? 'booker.competition' : 'booker.deleted');
