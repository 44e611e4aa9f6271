/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const SlotWatchState = zod.enum(['waiting', 'your-turn', 'open']).describe('waiting: taken, or free for a watcher who came earlier; your-turn: only the user can book it, until turn_until; open: everybody can book it');

export type SlotWatchState = zod.input<typeof SlotWatchState>;
export type SlotWatchStateOutput = zod.output<typeof SlotWatchState>;
