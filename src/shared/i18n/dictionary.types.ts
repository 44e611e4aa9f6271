/** The English dictionaries are the source of every key; types only, so that nothing is bundled from here. */
import type { auth } from './locales/en/auth.ts';
import type { bookings } from './locales/en/bookings.ts';
import type { common } from './locales/en/common.ts';
import type { home } from './locales/en/home.ts';
import type { notifications } from './locales/en/notifications.ts';
import type { validation } from './locales/en/validation.ts';
import type { venue } from './locales/en/venue.ts';
import type { venues } from './locales/en/venues.ts';

export interface Texts {
  auth: typeof auth;
  bookings: typeof bookings;
  common: typeof common;
  home: typeof home;
  notifications: typeof notifications;
  validation: typeof validation;
  venue: typeof venue;
  venues: typeof venues;
}

/** `common` is there before the first render; a page's loader brings the others (`I18n.load`). */
export type Namespace = keyof Texts;

/** The same keys with other texts: a translation that lacks one or invents one does not compile. */
export type Dictionary<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Dictionary<English[Key]>;
};
