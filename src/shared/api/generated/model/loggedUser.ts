/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { City } from './city.ts';
import type { Id } from './id.ts';
import type { ImageOrNull } from './imageOrNull.ts';
import type { Instant } from './instant.ts';
import type { Locale } from './locale.ts';
import type { LoggedUserLanguage } from './loggedUserLanguage.ts';
import type { LoggedUserTheme } from './loggedUserTheme.ts';
import type { Profile } from './profile.ts';
import type { ProfileStatus } from './profileStatus.ts';

export interface LoggedUser {
  id: Id;
  is_verified: boolean;
  is_super_user: boolean;
  password_set: boolean;
  profile_status: ProfileStatus;
  profiles: Profile[];
  /** @nullable */
  name: string | null;
  image: ImageOrNull;
  /**
     * @minimum 1900
     * @nullable
     */
  birth_year: number | null;
  city: City | null;
  phone_prefix: string;
  phone_number: string;
  locale: Locale;
  /**
     * The setting of this name; null until the user chooses
     * @nullable
     */
  language: LoggedUserLanguage;
  /**
     * The setting of this name; null until the user chooses
     * @nullable
     */
  theme: LoggedUserTheme;
  created_at: Instant;
}
