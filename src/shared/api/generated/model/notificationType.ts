/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type NotificationType = typeof NotificationType[keyof typeof NotificationType];


export const NotificationType = {
  'booking-created': 'booking-created',
  'booking-moved': 'booking-moved',
  'booking-confirmed': 'booking-confirmed',
  'booking-declined': 'booking-declined',
  'booking-cancelled': 'booking-cancelled',
  'booking-expired': 'booking-expired',
  'booking-reminder': 'booking-reminder',
  'series-skipped': 'series-skipped',
  'slot-available': 'slot-available',
  'handover-offered': 'handover-offered',
  'closure-choice': 'closure-choice',
  'team-invited': 'team-invited',
  'team-join-requested': 'team-join-requested',
  'team-joined': 'team-joined',
  'community-join-requested': 'community-join-requested',
  'community-accepted': 'community-accepted',
  'post-commented': 'post-commented',
  announcement: 'announcement',
  'event-created': 'event-created',
  'event-invited': 'event-invited',
  'event-updated': 'event-updated',
  'event-cancelled': 'event-cancelled',
  'event-promoted': 'event-promoted',
  'event-reminder': 'event-reminder',
  'application-received': 'application-received',
  'application-decided': 'application-decided',
  'fixture-scheduled': 'fixture-scheduled',
  'fixture-changed': 'fixture-changed',
  'fixture-started': 'fixture-started',
  'fixture-score': 'fixture-score',
  'fixture-finished': 'fixture-finished',
  'result-disputed': 'result-disputed',
  'venue-in-review': 'venue-in-review',
  'venue-approved': 'venue-approved',
  'venue-rejected': 'venue-rejected',
  'venue-disabled': 'venue-disabled',
  'venue-restored': 'venue-restored',
  'admin-added': 'admin-added',
  'admin-changed': 'admin-changed',
  'admin-removed': 'admin-removed',
} as const;
