/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { AppointmentStatus } from './appointmentStatus.zod.ts';
import { GameOfficialRole } from './gameOfficialRole.zod.ts';
import { UserRef } from './userRef.zod.ts';

export const GameOfficial = zod.strictObject({
  "user": UserRef,
  "role": GameOfficialRole,
  "status": AppointmentStatus
}).describe('Appointed by who runs the competition');

export type GameOfficial = zod.input<typeof GameOfficial>;
export type GameOfficialOutput = zod.output<typeof GameOfficial>;
