/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { BookingPreview } from './bookingPreview.ts';

export type PreviewBookingData = BookingPreview;
