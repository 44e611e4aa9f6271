/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { booking } from './booking.ts';

export const bookingSeriesGroup = { id: 0, weekday: 0, start: 'time', session_count: 0, open_session: [booking, null] };
