/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ParticipantStatus } from './participantStatus.zod.ts';

export const listParticipantsParamsPageDefault = 1;

export const listParticipantsParamsPerPageDefault = 10;
export const listParticipantsParamsPerPageMax = 50;


export const ListParticipantsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listParticipantsParamsPageDefault),
  "per_page": zod.int().min(1).max(listParticipantsParamsPerPageMax).default(listParticipantsParamsPerPageDefault),
  "status": ParticipantStatus.optional()
})

export type ListParticipantsParams = zod.input<typeof ListParticipantsParams>;
export type ListParticipantsParamsOutput = zod.output<typeof ListParticipantsParams>;
