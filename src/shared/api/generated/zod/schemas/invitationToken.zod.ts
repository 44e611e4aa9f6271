/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const InvitationTokenMin = 16;
export const InvitationTokenMax = 64;


export const InvitationTokenRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const InvitationToken = zod.string().min(InvitationTokenMin).max(InvitationTokenMax).regex(InvitationTokenRegExp);

export type InvitationToken = zod.input<typeof InvitationToken>;
export type InvitationTokenOutput = zod.output<typeof InvitationToken>;
