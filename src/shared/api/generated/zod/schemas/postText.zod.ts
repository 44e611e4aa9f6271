/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PostTextMax = 3000;



export const PostText = zod.string().max(PostTextMax);

export type PostText = zod.input<typeof PostText>;
export type PostTextOutput = zod.output<typeof PostText>;
