/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

import {
  CreateSlotWatchBody,
  Message,
  NoErrors,
  SlotWatch
} from '../schemas/index.ts';


/**
 * Soonest first. A watch ends by itself when its time can no longer be booked, or when its user has booked it.
 * @summary What the user waits for
 */
export const ListSlotWatchesQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const ListSlotWatchesResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "watches": zod.array(SlotWatch)
})
})

/**
 * Of one court (court_id), or of any court of a sport (sport_id) at that hour. The same watch again answers the first one. 409 stale when it is free now; 422 too_soon, too_far, limit_reached (ten watches).
 * @summary Be told when a taken time is free
 */



export const CreateSlotWatchParams = zod.object({
  "venueId": zod.int().min(1).describe('The venue')
})

export const CreateSlotWatchBodySchema = CreateSlotWatchBody

export const CreateSlotWatchResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.object({
  "watch": SlotWatch
})
})

/**
 * Who has a head start gives it to the next watcher.
 * @summary Stop waiting for a time
 */



export const DeleteSlotWatchParams = zod.object({
  "watchId": zod.int().min(1).describe('The watch')
})

export const DeleteSlotWatchQueryParams = zod.object({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']).describe('The active module.')
})

export const DeleteSlotWatchResponse = zod.object({
  "success": zod.literal(true),
  "message": Message,
  "errors": NoErrors,
  "data": zod.null()
})

