/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { Instant } from './instant.ts';
import type { NotificationEventCause } from './notificationEventCause.ts';
import type { NotificationEventChange } from './notificationEventChange.ts';
import type { NotificationEventInvitation } from './notificationEventInvitation.ts';

/**
 * The event a notification is about
 */
export interface NotificationEvent {
  id: Id;
  title: string;
  starts_at: Instant;
  /** Of event-invited; open: the user may answer; accepted: going or waiting */
  invitation?: NotificationEventInvitation;
  /** Of event-requested about one person whose request still waits */
  participant_id?: Id;
  /** Of event-updated; court-lost: the venue declined or took back the court (R37) */
  change?: NotificationEventChange;
  /** Of event-cancelled */
  cause?: NotificationEventCause;
  /** Of event-reminder; false: the user has not answered yet */
  answered?: boolean;
}
