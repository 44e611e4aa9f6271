/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import * as zod from 'zod';

export const NotificationType = zod.enum(['booking-created', 'booking-moved', 'booking-confirmed', 'booking-declined', 'booking-cancelled', 'booking-expired', 'booking-reminder', 'series-skipped', 'slot-available', 'handover-offered', 'handover-answered', 'closure-choice', 'closure-answered', 'team-invited', 'team-join-requested', 'team-joined', 'community-invited', 'community-join-requested', 'community-accepted', 'post-commented', 'announcement', 'event-created', 'event-invited', 'event-requested', 'event-accepted', 'event-updated', 'event-cancelled', 'event-promoted', 'event-reminder', 'application-received', 'application-decided', 'entry-changed', 'competition-cancelled', 'competition-phase', 'fixture-scheduled', 'fixture-changed', 'fixture-official', 'fixture-started', 'fixture-score', 'fixture-finished', 'result-entered', 'result-disputed', 'venue-in-review', 'venue-approved', 'venue-rejected', 'venue-disabled', 'venue-restored', 'admin-added', 'admin-changed', 'admin-removed']);

export type NotificationType = zod.input<typeof NotificationType>;
export type NotificationTypeOutput = zod.output<typeof NotificationType>;
