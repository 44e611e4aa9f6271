/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const PushMessage = zod.strictObject({
  "id": zod.string().describe('Of the notification that it tells of'),
  "type": zod.string().describe('A NotificationType'),
  "title": zod.string().describe('In the language of the subscription'),
  "body": zod.string().describe('In the language of the subscription'),
  "url": zod.string().describe('The address within the app that it leads to')
}).describe('What a push carries: texts only, as the data messages of Firebase Cloud Messaging');

export type PushMessage = zod.input<typeof PushMessage>;
export type PushMessageOutput = zod.output<typeof PushMessage>;
