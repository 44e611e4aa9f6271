/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { Id } from './id.ts';
import type { NotificationBooking } from './notificationBooking.ts';
import type { NotificationCommunity } from './notificationCommunity.ts';
import type { NotificationEvent } from './notificationEvent.ts';
import type { NotificationGame } from './notificationGame.ts';
import type { NotificationTeam } from './notificationTeam.ts';

export interface NotificationTarget {
  /** The kind of record it is about, e.g. booking */
  entity_type: string;
  entity_id: Id;
  /** Path inside the app, with switch_module and switch_entity_id when it needs another profile */
  url: string;
  /** Only of notifications about one session */
  booking?: NotificationBooking;
  /** Only of notifications about a team */
  team?: NotificationTeam;
  /** Only of notifications about a community */
  community?: NotificationCommunity;
  /** Only of notifications about an event */
  event?: NotificationEvent;
  /** Only of notifications about a game */
  game?: NotificationGame;
}
