/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { teamRef } from './teamRef.ts';

export const fixtureSide = { team: [teamRef, null], label: '' };
