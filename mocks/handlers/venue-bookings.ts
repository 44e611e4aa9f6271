import type { HandlersOf } from '../contract/types.ts';
import { blockHandlers } from './venue-bookings/blocks.ts';
import { createHandlers } from './venue-bookings/create.ts';
import { decideHandlers } from './venue-bookings/decide.ts';
import { readHandlers } from './venue-bookings/read.ts';
import { updateHandlers } from './venue-bookings/update.ts';

/** The venue's side of bookings: calendar, requests, walk-ins, closed times and figures (design §4, §5). */
export const venueBookings: HandlersOf<'venue-bookings'> = {
  ...readHandlers,
  ...createHandlers,
  ...decideHandlers,
  ...updateHandlers,
  ...blockHandlers,
};
