/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ModuleType } from './moduleType.ts';

export type ModuleParameter = ModuleType;
