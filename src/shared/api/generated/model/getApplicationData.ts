/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Application } from './application.ts';
import type { ApplicationEvent } from './applicationEvent.ts';

export interface GetApplicationData {
  application: Application;
  history: ApplicationEvent[];
}
