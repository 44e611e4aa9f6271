/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SlugMax = 100;


export const SlugRegExp = new RegExp('^[a-z0-9]+(-[a-z0-9]+)*$');


export const Slug = zod.string().min(1).max(SlugMax).regex(SlugRegExp);

export type Slug = zod.input<typeof Slug>;
export type SlugOutput = zod.output<typeof Slug>;
