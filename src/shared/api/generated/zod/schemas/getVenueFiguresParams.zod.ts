/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { RequestDate } from './requestDate.zod.ts';

export const GetVenueFiguresParams = zod.strictObject({
  "from": RequestDate.optional(),
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community'])
})

export type GetVenueFiguresParams = zod.input<typeof GetVenueFiguresParams>;
export type GetVenueFiguresParamsOutput = zod.output<typeof GetVenueFiguresParams>;
