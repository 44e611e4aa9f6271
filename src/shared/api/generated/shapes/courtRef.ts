/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import { sport } from './sport.ts';

export const courtRef = { id: 0, name: '', sport: sport };
