/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';
import { ConnectionId } from './connectionId.zod.ts';
import { ModuleType } from './moduleType.zod.ts';
import { RealtimeMetadata } from './realtimeMetadata.zod.ts';

export const SetOnlineBody = zod.strictObject({
  "module": ModuleType,
  "connection_id": ConnectionId,
  "metadata": RealtimeMetadata.optional()
});

export type SetOnlineBody = zod.input<typeof SetOnlineBody>;
export type SetOnlineBodyOutput = zod.output<typeof SetOnlineBody>;
