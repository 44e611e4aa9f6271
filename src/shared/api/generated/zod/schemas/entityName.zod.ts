/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EntityNameMax = 100;


export const EntityNameRegExp = new RegExp('\\S');


export const EntityName = zod.string().min(1).max(EntityNameMax).regex(EntityNameRegExp);

export type EntityName = zod.input<typeof EntityName>;
export type EntityNameOutput = zod.output<typeof EntityName>;
