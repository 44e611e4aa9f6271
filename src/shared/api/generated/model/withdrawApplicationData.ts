/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Application } from './application.ts';

export interface WithdrawApplicationData {
  application: Application;
}
