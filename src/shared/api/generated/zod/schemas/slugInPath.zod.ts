/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SlugInPathMax = 100;


export const SlugInPathRegExp = new RegExp('^[a-z0-9-]+$');


export const SlugInPath = zod.string().max(SlugInPathMax).regex(SlugInPathRegExp);

export type SlugInPath = zod.input<typeof SlugInPath>;
export type SlugInPathOutput = zod.output<typeof SlugInPath>;
