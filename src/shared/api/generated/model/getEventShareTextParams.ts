/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { GetEventShareTextLocale } from './getEventShareTextLocale.ts';

export type GetEventShareTextParams = {
/**
 * The language of the request when absent
 */
locale?: GetEventShareTextLocale;
};
