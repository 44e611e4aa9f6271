import type { LucideIcon } from 'lucide-react';
import type { Notification, NotificationType } from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

/** The two lines of a notification. */
export interface NotificationTexts {
  title: string;
  body: string;
}

/** What the two lines are made of. */
export interface Told {
  notification: Notification;
  t: Translate<'notifications'>;
  format: Format;
  /** Epoch ms. */
  now: number;
}

/** What the settings list together: what a notification is about, or whom it is for. */
export type NoticeGroup =
  | 'bookings'
  | 'teams'
  | 'communities'
  | 'events'
  | 'games'
  | 'competitions'
  | 'venues'
  | 'roles'
  | 'review';

/** What can be done about a notification without opening it. */
export type NoticeAction =
  | 'answer-offer'
  | 'answer-closure'
  | 'book-free-time'
  | 'answer-team'
  | 'answer-community'
  | 'answer-event'
  | 'decide-participant'
  | 'decide-application'
  | 'answer-result';

/** What the app knows of one type of notification (decision 051). Where it leads to is in each notification itself. */
export interface Notice {
  icon: LucideIcon;
  /** Where the settings have its switch; null: nothing sends it yet, so there is none (decision 038). */
  group: NoticeGroup | null;
  /** A live event tells of it too, with a message: the table of live events says which. */
  live: boolean;
  /** In the reader's language; null: the server's own words, of all of the type or of this one. */
  texts: ((told: Told) => NotificationTexts | null) | null;
  action: NoticeAction | null;
}

/** Those of one area. */
export type NoticeRows = Readonly<Partial<Record<NotificationType, Notice>>>;

/** What is known, on one line. */
export const line = (...parts: readonly (string | null | undefined | false)[]): string =>
  parts.filter(Boolean).join(' · ');

/** How an invitation stands. */
export const invitations = {
  open: 'about.invitation.open',
  accepted: 'about.invitation.accepted',
  declined: 'about.invitation.declined',
  withdrawn: 'about.invitation.withdrawn',
} as const;
