/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { GameOfficialRole } from './gameOfficialRole.zod.ts';
import { Id } from './id.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const AppointOfficialBody = zod.strictObject({
  "module": ModuleType,
  "user_id": Id,
  "role": GameOfficialRole
});

export type AppointOfficialBody = zod.input<typeof AppointOfficialBody>;
export type AppointOfficialBodyOutput = zod.output<typeof AppointOfficialBody>;
