/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const ReasonMax = 300;


export const ReasonRegExp = new RegExp('^(?:(?=[\\s\\S]*[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u00AD\\u0300-\\u036F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u2800\\u3164\\uDC00-\\uDFFF\\uDB40\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB])[^\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u202D\\u202E\\uFFF9-\\uFFFB]*)?$');


export const Reason = zod.string().min(1).max(ReasonMax).regex(ReasonRegExp);

export type Reason = zod.input<typeof Reason>;
export type ReasonOutput = zod.output<typeof Reason>;
