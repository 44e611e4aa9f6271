/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { image } from './image.ts';

export const bookingVenue = { id: 0, slug: '', name: '', image: [image, null], address: '', phone: '' };
