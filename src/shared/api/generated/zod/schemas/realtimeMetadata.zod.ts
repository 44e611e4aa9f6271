/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const RealtimeMetadata = zod.record(zod.string(), zod.unknown()).describe('Current route path, timestamp and extra fields');

export type RealtimeMetadata = zod.input<typeof RealtimeMetadata>;
export type RealtimeMetadataOutput = zod.output<typeof RealtimeMetadata>;
