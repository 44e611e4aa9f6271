/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { image } from './image.ts';

export const feedSources = { is_on: false, sources: [{ type: '', id: 0, slug: '', name: '', image: [image, null], city: '' }] };
