/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ConnectionId } from './connectionId.zod.ts';
import { ModuleType } from './moduleType.zod.ts';

export const SetOfflineBody = zod.strictObject({
  "module": ModuleType,
  "connection_id": ConnectionId
});

export type SetOfflineBody = zod.input<typeof SetOfflineBody>;
export type SetOfflineBodyOutput = zod.output<typeof SetOfflineBody>;
