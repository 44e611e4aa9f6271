/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ModuleType } from './moduleType.zod.ts';
import { NewGameEvent } from './newGameEvent.zod.ts';

export const sendGameEventsBodyEventsMax = 500;



export const SendGameEventsBody = zod.strictObject({
  "module": ModuleType,
  "events": zod.array(NewGameEvent).max(sendGameEventsBodyEventsMax)
});

export type SendGameEventsBody = zod.input<typeof SendGameEventsBody>;
export type SendGameEventsBodyOutput = zod.output<typeof SendGameEventsBody>;
