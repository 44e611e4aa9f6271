/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { image } from './image.ts';

export const teamRef = { id: 0, slug: '', name: '', short_name: '', image: [image, null] };
