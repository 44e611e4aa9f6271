/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Participant } from './participant.ts';

export interface UpdateParticipantData {
  participant: Participant;
}
