/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { EventKind } from './eventKind.zod.ts';
import { EventOwnerType } from './eventOwnerType.zod.ts';
import { EventTime } from './eventTime.zod.ts';
import { Id } from './id.zod.ts';
import { Keywords } from './keywords.zod.ts';
import { RequestDate } from './requestDate.zod.ts';

export const listEventsParamsPageDefault = 1;

export const listEventsParamsPerPageDefault = 10;
export const listEventsParamsPerPageMax = 50;


export const ListEventsParams = zod.strictObject({
  "module": zod.enum(['base', 'superuser', 'venue', 'team', 'organization', 'community']),
  "page": zod.int().min(1).default(listEventsParamsPageDefault),
  "per_page": zod.int().min(1).max(listEventsParamsPerPageMax).default(listEventsParamsPerPageDefault),
  "sport_id": Id.optional(),
  "city_id": Id.optional(),
  "owner_type": EventOwnerType.optional(),
  "owner_id": Id.optional(),
  "community_id": Id.optional(),
  "kind": EventKind.optional(),
  "when": EventTime.optional(),
  "from": RequestDate.optional(),
  "to": RequestDate.optional(),
  "keywords": Keywords.optional(),
  "mine": zod.boolean().optional()
})

export type ListEventsParams = zod.input<typeof ListEventsParams>;
export type ListEventsParamsOutput = zod.output<typeof ListEventsParams>;
