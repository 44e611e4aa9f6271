/** The log of a venue (R33): what was changed and decided, with the values before and after. */
import { z } from 'zod';

const id = z.int().positive();

export const venueLogChangeSchema = z.strictObject({
  field: z.string(),
  /** With its name at the time, for courts that are deleted later; null for a field of the venue. */
  court: z.strictObject({ id, name: z.string() }).nullable(),
  before: z.json(),
  after: z.json(),
});
export const venueLogSchema = z.strictObject({
  id,
  venue_id: id,
  at: z.int(),
  /** null: the account is deleted. */
  actor_id: id.nullable(),
  action: z.enum([
    'created',
    'updated',
    'court-added',
    'court-updated',
    'court-deleted',
    'submitted',
    'withdrawn',
    'approved',
    'rejected',
    'published',
    'disabled',
    'restored',
    'reopened',
  ]),
  changes: z.array(venueLogChangeSchema),
  reason: z.string().nullable(),
});
