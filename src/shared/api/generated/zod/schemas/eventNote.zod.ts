/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const EventNoteMax = 200;


export const EventNoteRegExp = new RegExp('^(?:(?=.*[^\\s\\u0300-\\u036F\\u17B4\\u17B5\\u180B-\\u180F\\u200C\\u200D\\uDC00-\\uDFFF\\uDB40\\uFE00-\\uFE0F\\uFFF0-\\uFFF8])[^\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u115F\\u1160\\u180E\\u200B\\u200E\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uFEFF\\uFFA0\\uFFF9-\\uFFFB]*)?$');


export const EventNote = zod.string().min(1).max(EventNoteMax).regex(EventNoteRegExp);

export type EventNote = zod.input<typeof EventNote>;
export type EventNoteOutput = zod.output<typeof EventNote>;
