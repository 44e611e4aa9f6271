/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export const setting = { key: '', value: [[['', 0, false], '|'], null], is_secret: false, display_value: ['', null] };
