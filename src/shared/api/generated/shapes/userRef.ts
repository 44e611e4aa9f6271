/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { image } from './image.ts';

export const userRef = { id: 0, name: '', image: [image, null] };
