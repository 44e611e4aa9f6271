/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ConnectionIdMax = 100;



export const ConnectionId = zod.string().min(1).max(ConnectionIdMax).describe('Random and unique for each browser session');

export type ConnectionId = zod.input<typeof ConnectionId>;
export type ConnectionIdOutput = zod.output<typeof ConnectionId>;
