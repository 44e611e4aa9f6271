/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
/**
 * What a push carries: texts only, as the data messages of Firebase Cloud Messaging
 */
export interface PushMessage {
  /** Of the notification that it tells of */
  id: string;
  /** A NotificationType */
  type: string;
  /** In the language of the subscription */
  title: string;
  /** In the language of the subscription */
  body: string;
  /** The address within the app that it leads to */
  url: string;
}

/**
 * Events that only the server sends, to the users of a venue or an organization and to players about their bookings (decision 020)
 */
export type VenueEventType = typeof VenueEventType[keyof typeof VenueEventType];


export const VenueEventType = {
  VenueStatusChanged: 'VenueStatusChanged',
  VenueRoleChanged: 'VenueRoleChanged',
  VenueRoleLost: 'VenueRoleLost',
  VenueCalendarChanged: 'VenueCalendarChanged',
  BookingChanged: 'BookingChanged',
  SlotAvailable: 'SlotAvailable',
  OrganizationRoleChanged: 'OrganizationRoleChanged',
  OrganizationRoleLost: 'OrganizationRoleLost',
} as const;

/**
 * What others did with a booking of the player, or with one that is offered: data.change of BookingChanged
 */
export type BookingChange = typeof BookingChange[keyof typeof BookingChange];


export const BookingChange = {
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
  moved: 'moved',
  ended: 'ended',
  asked: 'asked',
  offered: 'offered',
  'handover-accepted': 'handover-accepted',
  'handover-declined': 'handover-declined',
  'handover-withdrawn': 'handover-withdrawn',
  'handover-expired': 'handover-expired',
} as const;

/**
 * Events that only the server sends, to the people of a team and to those on their way into it (decision 037)
 */
export type TeamEventType = typeof TeamEventType[keyof typeof TeamEventType];


export const TeamEventType = {
  TeamChanged: 'TeamChanged',
  TeamRoleChanged: 'TeamRoleChanged',
  TeamRoleLost: 'TeamRoleLost',
} as const;

/**
 * News of a team: data.change of TeamChanged; without it screens only read again
 */
export type TeamChange = typeof TeamChange[keyof typeof TeamChange];


export const TeamChange = {
  invited: 'invited',
  requested: 'requested',
  joined: 'joined',
  accepted: 'accepted',
  rejected: 'rejected',
} as const;

/**
 * Events that only the server sends, to the people of a community and to those on their way into it (decision 040)
 */
export type CommunityEventType = typeof CommunityEventType[keyof typeof CommunityEventType];


export const CommunityEventType = {
  CommunityChanged: 'CommunityChanged',
} as const;

/**
 * News of a community: data.change of CommunityChanged; without it screens only read again
 */
export type CommunityChange = typeof CommunityChange[keyof typeof CommunityChange];


export const CommunityChange = {
  invited: 'invited',
  accepted: 'accepted',
  rejected: 'rejected',
  requested: 'requested',
  removed: 'removed',
  role: 'role',
  announced: 'announced',
  commented: 'commented',
} as const;

/**
 * Events of the room community-{id}, with the actor in data.activity (id 0: the post wrote itself): of a post, with data.post_id: posted; changed (text, pin, likes); commented; deleted (decision 040); without both: somebody joined, left or got another role (decision 045)
 */
export type CommunityRoomEventType = typeof CommunityRoomEventType[keyof typeof CommunityRoomEventType];


export const CommunityRoomEventType = {
  'post-added': 'post-added',
  'post-changed': 'post-changed',
  'post-commented': 'post-commented',
  'post-deleted': 'post-deleted',
  'members-changed': 'members-changed',
} as const;

/**
 * Events that only the server sends, to the organizers of a competition, to those who run its teams, to those who asked for a place and to its followers
 */
export type CompetitionEventType = typeof CompetitionEventType[keyof typeof CompetitionEventType];


export const CompetitionEventType = {
  CompetitionChanged: 'CompetitionChanged',
} as const;

/**
 * News of a competition: data.change of CompetitionChanged; without it screens only read again
 */
export type CompetitionChange = typeof CompetitionChange[keyof typeof CompetitionChange];


export const CompetitionChange = {
  received: 'received',
  accepted: 'accepted',
  rejected: 'rejected',
  waitlisted: 'waitlisted',
  promoted: 'promoted',
  entry: 'entry',
  opened: 'opened',
  started: 'started',
  finished: 'finished',
  cancelled: 'cancelled',
} as const;

/**
 * Events that only the server sends, to the people of an event or a game (decisions 041 and 042)
 */
export type EventEventType = typeof EventEventType[keyof typeof EventEventType];


export const EventEventType = {
  EventChanged: 'EventChanged',
  GameChanged: 'GameChanged',
} as const;

/**
 * News of an event: data.change of EventChanged; without it screens only read again
 */
export type EventChange = typeof EventChange[keyof typeof EventChange];


export const EventChange = {
  requested: 'requested',
  accepted: 'accepted',
  rejected: 'rejected',
  promoted: 'promoted',
  updated: 'updated',
  cancelled: 'cancelled',
  removed: 'removed',
} as const;

/**
 * Events of the room competition-{id}: the competition or its teams; a game of it (decision 055)
 */
export type CompetitionRoomEventType = typeof CompetitionRoomEventType[keyof typeof CompetitionRoomEventType];


export const CompetitionRoomEventType = {
  'competition-changed': 'competition-changed',
  'game-changed': 'game-changed',
} as const;

/**
 * Events of the room event-{id}, with the actor in data.activity: the event; answers and people; its game (decision 041)
 */
export type EventRoomEventType = typeof EventRoomEventType[keyof typeof EventRoomEventType];


export const EventRoomEventType = {
  'event-changed': 'event-changed',
  'answers-changed': 'answers-changed',
  'game-changed': 'game-changed',
} as const;

/**
 * Events of the room fixture-{id}: sides or result (decision 042); of a tracked game what happened, its clock, and its periods and tracker (decision 063)
 */
export type GameRoomEventType = typeof GameRoomEventType[keyof typeof GameRoomEventType];


export const GameRoomEventType = {
  'result-changed': 'result-changed',
  'fixture-event': 'fixture-event',
  'fixture-clock': 'fixture-clock',
  'fixture-status': 'fixture-status',
} as const;

export type ModuleType = typeof ModuleType[keyof typeof ModuleType];


export const ModuleType = {
  base: 'base',
  superuser: 'superuser',
  venue: 'venue',
  team: 'team',
  organization: 'organization',
  community: 'community',
} as const;

export interface CreateFirebaseTokenBody { [key: string]: unknown }

/**
 * @nullable
 */
export type Message = string | null;

export interface FieldError {
  /** Dot path of the field, e.g. courts.0.price */
  field: string;
  message: string;
  /** Machine-readable reason, e.g. slot_taken */
  code?: string;
}

/**
 * @maxItems 0
 */
export type NoErrors = FieldError[];

/**
 * For one sign-in at the identity service
 * @minLength 1
 */
export type CustomToken = string;

export interface Failure {
  success: false;
  message: Message | null;
  errors: FieldError[];
  /** Usually null; a refused booking carries its preview. */
  data: unknown;
}

/**
 * @minimum 1
 */
export type Id = number;

export type ProfileStatus = typeof ProfileStatus[keyof typeof ProfileStatus];


export const ProfileStatus = {
  completed: 'completed',
  uncompleted: 'uncompleted',
} as const;

export interface Image {
  id: Id;
  url: string;
  /** @minimum 1 */
  width: number;
  /** @minimum 1 */
  height: number;
}

export type ImageOrNull = Image | null;

/**
 * One role of the user, bound to one module.
 */
export interface Profile {
  type: ModuleType;
  /** The venue, team or organization; the user id for base and superuser */
  entity_id: Id;
  id: Id;
  name: string;
  /** @nullable */
  slug: string | null;
  image: ImageOrNull;
  /** Role in the entity, e.g. owner */
  role: string;
  /** @minimum 0 */
  unread_count: number;
}

export interface City {
  id: Id;
  name: string;
  latitude: number;
  longitude: number;
}

export type Locale = typeof Locale[keyof typeof Locale];


export const Locale = {
  en: 'en',
  sq: 'sq',
} as const;

/**
 * ISO 8601 with offset, 2000 to 2099
 * @pattern ^20\d\d-
 */
export type Instant = string;

/**
 * The setting of this name; null until the user chooses
 * @nullable
 */
export type LoggedUserLanguage = typeof LoggedUserLanguage[keyof typeof LoggedUserLanguage] | null;


export const LoggedUserLanguage = {
  en: 'en',
  sq: 'sq',
} as const;

/**
 * The setting of this name; null until the user chooses
 * @nullable
 */
export type LoggedUserTheme = typeof LoggedUserTheme[keyof typeof LoggedUserTheme] | null;


export const LoggedUserTheme = {
  system: 'system',
  light: 'light',
  dark: 'dark',
} as const;

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

/**
 * Country prefix, e.g. +355
 * @pattern ^\+[1-9]\d{0,3}$
 */
export type PhonePrefix = string;

/**
 * International (optional +, 2 to 15 digits) or local (digits and spaces), at least 9 digits.
 * @pattern ^(?=(\D*\d){9})(\+?\d{2,15}|[\d ]+)$
 */
export type PhoneNumber = string;

/**
 * The random id this device keeps in local storage.
 * @minLength 1
 * @maxLength 100
 */
export type DeviceId = string;

export interface LoginBody {
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
  /**
     * @minLength 1
     * @maxLength 128
     */
  password: string;
  device_id: DeviceId;
}

export interface LogoutBody {
  device_id: DeviceId;
}

export interface RegisterBody {
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
  terms_accepted: true;
  locale: Locale;
}

/**
 * Seconds until another code may be requested.
 * @minimum 0
 */
export type ResendDelay = number;

/**
 * Exactly six digits.
 * @minLength 6
 * @maxLength 6
 * @pattern ^\d{6}$
 */
export type VerificationCode = string;

export interface VerifyPhoneBody {
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
  code: VerificationCode;
  device_id: DeviceId;
}

export interface ResendCodeBody {
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
}

export interface ForgotPasswordBody {
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
}

/**
 * @minLength 8
 * @maxLength 128
 */
export type Password = string;

export interface SetCredentialsBody {
  password: Password;
  /**
     * The same text, or 422 on this field.
     * @minLength 1
     * @maxLength 128
     */
  password_confirmation: string;
}

/**
 * @pattern ^(?:(?=.*[^\s\u0300-\u036F\u17B4\u17B5\u180B-\u180F\u200C\u200D\uDC00-\uDFFF\uDB40\uFE00-\uFE0F\uFFF0-\uFFF8])[^\u0000-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0\uFFF9-\uFFFB]*)?$
 */
export type OneLine = string;

/**
 * @minLength 1
 * @maxLength 100
 */
export type EntityName = OneLine;

export interface SaveProfileBody {
  name: OneLine;
  /**
     * Not later than the current year.
     * @minimum 1900
     * @maximum 9999
     */
  birth_year: number;
  city_id: Id;
  /**
     * An image that this user uploaded; null removes the picture, absent keeps it.
     * @minimum 1
     * @nullable
     */
  image_id?: number | null;
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
}

export type SocialProvider = typeof SocialProvider[keyof typeof SocialProvider];


export const SocialProvider = {
  facebook: 'facebook',
  google: 'google',
  github: 'github',
  twitter: 'twitter',
} as const;

export interface SocialSignInBody {
  provider: SocialProvider;
  /**
     * The id token of the identity service.
     * @minLength 1
     * @maxLength 8192
     */
  id_token: string;
  device_id: DeviceId;
}

/**
 * The active module is in the query, as on every DELETE.
 */
export interface DeleteAccountBody {
  /**
     * Required of a user who has one.
     * @minLength 1
     * @maxLength 128
     */
  password?: string;
  confirmation: 'DELETE';
}

export type ImageKind = typeof ImageKind[keyof typeof ImageKind];


export const ImageKind = {
  logo: 'logo',
  cover: 'cover',
  avatar: 'avatar',
  post: 'post',
} as const;

export interface UploadImageBody {
  /** jpeg, png or webp, at most 8 MB */
  file: Blob | File;
  kind: ImageKind;
}

export type SportKey = typeof SportKey[keyof typeof SportKey];


export const SportKey = {
  football: 'football',
  basketball: 'basketball',
  volleyball: 'volleyball',
  tennis: 'tennis',
} as const;

export interface Sport {
  id: Id;
  key: SportKey;
  name: string;
}

/**
 * Slot n runs from 05+n:00 to 06+n:00; 13 is 18:00–19:00
 * @minimum 1
 * @maximum 18
 */
export type TimeSlotId = number;

/**
 * HH:mm, wall time in Europe/Tirane
 * @pattern ^([01]\d|2[0-4]):[0-5]\d$
 */
export type WallTime = string;

export interface TimeSlot {
  id: TimeSlotId;
  start: WallTime;
  end: WallTime;
}

/**
 * @maxLength 100
 * @pattern ^[a-z0-9-]+$
 */
export type SlugInPath = string;

export type SettingScope = typeof SettingScope[keyof typeof SettingScope];


export const SettingScope = {
  app: 'app',
  user: 'user',
  venue: 'venue',
  organization: 'organization',
} as const;

/**
 * e.g. language, notify.booking-created, booking.min_lead_minutes
 * @minLength 1
 * @maxLength 100
 * @pattern ^[a-z0-9]+([._-][a-z0-9]+)*$
 */
export type SettingKey = string;

/**
 * Null when it is not set, and always for a secret in an answer.
 */
export type SettingValue = string | number | boolean | null;

export interface Setting {
  key: SettingKey;
  value: SettingValue;
  is_secret: boolean;
  /**
     * Displayed in place of a secret, e.g. ••••1a2b
     * @nullable
     */
  display_value: string | null;
}

/**
 * At least 9 digits, with spaces; + before an international one
 * @pattern ^(?=(\D*\d){9})\+?[\d ]{9,20}$
 */
export type SupportPhone = string;

/**
 * @maxLength 2000
 * @pattern ^https://[^\s/.]+\.\S+$
 */
export type WebAddress = string;

/**
 * @minimum 1
 * @maximum 2147483647
 */
export type BuildNumber = number;

/**
 * Long enough that its last four characters say nothing
 * @minLength 16
 * @maxLength 200
 * @pattern ^\S*$
 */
export type MapsKey = string;

/**
 * The settings of scope app; null where one is not set.
 */
export interface AppSettings {
  support_phone?: SupportPhone | null;
  terms_url?: WebAddress | null;
  privacy_url?: WebAddress | null;
  /** The oldest build of the app that may still be used; an older one tells its user to update */
  min_build?: BuildNumber | null;
  /** Secret: of the server alone, no client reads it */
  maps_key?: MapsKey | null;
}

/**
 * A way to rank a table
 */
export type RankingPreset = typeof RankingPreset[keyof typeof RankingPreset];


export const RankingPreset = {
  'football-h2h': 'football-h2h',
  'football-gd': 'football-gd',
  'basketball-fiba': 'basketball-fiba',
  'volleyball-national': 'volleyball-national',
  'volleyball-fivb': 'volleyball-fivb',
  tennis: 'tennis',
} as const;

/**
 * Of a game with its breaks, for planning
 * @minimum 1
 * @maximum 240
 */
export type MatchMinutes = number;

/**
 * @minLength 1
 * @maxLength 100
 */
export type PublicContact = OneLine;

/**
 * Until a result that nobody disputes is official; 0: at once
 * @minimum 0
 * @maximum 336
 */
export type OfficialAfterHours = number;

/**
 * The settings of scope organization; competitions begin with them.
 */
export interface OrganizationSettings {
  /** Null: the default of the sport */
  default_ranking_preset?: RankingPreset | null;
  default_match_minutes?: MatchMinutes;
  /** A phone number or an address to write to, on its public page */
  public_contact?: OneLine | null;
  result_auto_official_hours?: OfficialAfterHours;
}

/**
 * Value by key
 */
export interface SettingValues {[key: string]: SettingValue}

export interface BulkUpsertSettingsBody {
  settings: AppSettings | OrganizationSettings | SettingValues;
  /** Default: the scope of each key. */
  scope?: SettingScope;
  /** The venue or organization; required with these scopes. */
  scope_id?: Id;
}

export interface UpdateSettingBody {
  value: SettingValue;
  /** Default: the scope of the key. */
  scope?: SettingScope;
  /** The venue or organization; required with these scopes. */
  scope_id?: Id;
}

/**
 * @minimum 1
 */
export type PageNumber = number;

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
  'handover-answered': 'handover-answered',
  'closure-choice': 'closure-choice',
  'closure-answered': 'closure-answered',
  'team-invited': 'team-invited',
  'team-join-requested': 'team-join-requested',
  'team-joined': 'team-joined',
  'community-invited': 'community-invited',
  'community-join-requested': 'community-join-requested',
  'community-accepted': 'community-accepted',
  'post-commented': 'post-commented',
  announcement: 'announcement',
  'event-created': 'event-created',
  'event-invited': 'event-invited',
  'event-requested': 'event-requested',
  'event-accepted': 'event-accepted',
  'event-updated': 'event-updated',
  'event-cancelled': 'event-cancelled',
  'event-promoted': 'event-promoted',
  'event-reminder': 'event-reminder',
  'application-received': 'application-received',
  'application-decided': 'application-decided',
  'entry-changed': 'entry-changed',
  'competition-cancelled': 'competition-cancelled',
  'competition-phase': 'competition-phase',
  'fixture-scheduled': 'fixture-scheduled',
  'fixture-changed': 'fixture-changed',
  'fixture-official': 'fixture-official',
  'fixture-started': 'fixture-started',
  'fixture-score': 'fixture-score',
  'fixture-finished': 'fixture-finished',
  'result-entered': 'result-entered',
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

/**
 * yyyy-MM-dd, a day in Europe/Tirane. The format is documented (ENT-36), the bound of 2000 to 2099 is ours
 * @pattern ^20\d\d-
 */
export type CalendarDate = string;

/**
 * handover-answered: accepted, declined, withdrawn, expired; closure-answered: moved, cancelled, none (nobody answered in time)
 */
export type NotificationAnswer = typeof NotificationAnswer[keyof typeof NotificationAnswer];


export const NotificationAnswer = {
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
  moved: 'moved',
  cancelled: 'cancelled',
  none: 'none',
} as const;

/**
 * Why a weekly session was skipped
 */
export type NotificationBookingReason = typeof NotificationBookingReason[keyof typeof NotificationBookingReason];


export const NotificationBookingReason = {
  closed: 'closed',
  taken: 'taken',
} as const;

/**
 * The session a notification is about, so that the app can name it in the reader's language
 */
export interface NotificationBooking {
  court_name: string;
  venue_name: string;
  date: CalendarDate;
  start: WallTime;
  /** Why a weekly session was skipped */
  reason?: NotificationBookingReason;
  /** Until when to answer (closure-choice, handover-offered), or to book before everybody else (slot-available) */
  until?: Instant;
  /** Of handover-answered and closure-answered */
  answer?: NotificationAnswer;
  /** Of handover-offered and handover-answered; true: the whole series from this session on */
  weekly?: boolean;
}

/**
 * Of team-invited; open: the user may accept or decline
 */
export type NotificationTeamInvitation = typeof NotificationTeamInvitation[keyof typeof NotificationTeamInvitation];


export const NotificationTeamInvitation = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;

/**
 * The team a notification is about
 */
export interface NotificationTeam {
  id: Id;
  slug: string;
  name: string;
  /** Of team-invited; open: the user may accept or decline */
  invitation?: NotificationTeamInvitation;
  /** Of team-join-requested about one request, and of the answers to it */
  application_id?: Id;
}

/**
 * Of community-invited; open: the user may accept or decline
 */
export type NotificationCommunityInvitation = typeof NotificationCommunityInvitation[keyof typeof NotificationCommunityInvitation];


export const NotificationCommunityInvitation = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;

/**
 * The community a notification is about
 */
export interface NotificationCommunity {
  id: Id;
  slug: string;
  name: string;
  /** Of community-invited; open: the user may accept or decline */
  invitation?: NotificationCommunityInvitation;
  /** Of community-join-requested about one request, and of the answers to it */
  application_id?: Id;
  /** Of post-commented and announcement */
  post_id?: Id;
}

/**
 * @minimum 0
 */
export type Count = number;

/**
 * @minimum 1
 * @maximum 99
 */
export type DeductedPoints = number;

/**
 * Of application-decided; promoted: from the waiting list
 */
export type NotificationCompetitionDecision = typeof NotificationCompetitionDecision[keyof typeof NotificationCompetitionDecision];


export const NotificationCompetitionDecision = {
  accepted: 'accepted',
  rejected: 'rejected',
  waitlisted: 'waitlisted',
  promoted: 'promoted',
} as const;

/**
 * Of entry-changed; walkover and annulled: what a team that has left means for the games of this one, or that a game of it was won without playing; forfeited: it was lost so; reopened: a result of it was taken back
 */
export type NotificationCompetitionChange = typeof NotificationCompetitionChange[keyof typeof NotificationCompetitionChange];


export const NotificationCompetitionChange = {
  added: 'added',
  deducted: 'deducted',
  disqualified: 'disqualified',
  withdrawn: 'withdrawn',
  walkover: 'walkover',
  annulled: 'annulled',
  forfeited: 'forfeited',
  reopened: 'reopened',
} as const;

/**
 * Of competition-phase, for followers: teams may apply, it has begun, it is over
 */
export type NotificationCompetitionPhase = typeof NotificationCompetitionPhase[keyof typeof NotificationCompetitionPhase];


export const NotificationCompetitionPhase = {
  registration: 'registration',
  ongoing: 'ongoing',
  finished: 'finished',
} as const;

/**
 * The competition a notification is about
 */
export interface NotificationCompetition {
  id: Id;
  slug: string;
  name: string;
  /** The name of the team it is about; of the phase finished, the champion */
  team?: string;
  /** Of application-received about one that still waits, and of the answers to it */
  application_id?: Id;
  /** Of application-decided; promoted: from the waiting list */
  decision?: NotificationCompetitionDecision;
  /** Of entry-changed; walkover and annulled: what a team that has left means for the games of this one, or that a game of it was won without playing; forfeited: it was lost so; reopened: a result of it was taken back */
  change?: NotificationCompetitionChange;
  /** Of competition-phase, for followers: teams may apply, it has begun, it is over */
  phase?: NotificationCompetitionPhase;
  /** Of fixture-scheduled: how many of the team */
  games?: Count;
  /** Of fixture-scheduled: the first of them */
  starts_at?: Instant;
  /** Of deducted */
  points?: DeductedPoints;
}

/**
 * Of event-invited; open: the user may answer; accepted: going or waiting
 */
export type NotificationEventInvitation = typeof NotificationEventInvitation[keyof typeof NotificationEventInvitation];


export const NotificationEventInvitation = {
  open: 'open',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const;

/**
 * Of event-updated; court-lost: the venue declined or took back the court (R37)
 */
export type NotificationEventChange = typeof NotificationEventChange[keyof typeof NotificationEventChange];


export const NotificationEventChange = {
  time: 'time',
  place: 'place',
  'court-lost': 'court-lost',
  details: 'details',
} as const;

/**
 * Of event-cancelled
 */
export type NotificationEventCause = typeof NotificationEventCause[keyof typeof NotificationEventCause];


export const NotificationEventCause = {
  host: 'host',
  'too-few': 'too-few',
} as const;

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

export interface EventRef {
  id: Id;
  title: string;
}

/**
 * tracker: keeps the score
 */
export type GameOfficialRole = typeof GameOfficialRole[keyof typeof GameOfficialRole];


export const GameOfficialRole = {
  referee: 'referee',
  tracker: 'tracker',
} as const;

/**
 * Of fixture-changed; court-closing: the venue closes its court, and the game has to be moved until `until`; court-kept: it has opened the court again before that; court-lost: the venue declined or took back its court, and it has no time any more
 */
export type NotificationGameChange = typeof NotificationGameChange[keyof typeof NotificationGameChange];


export const NotificationGameChange = {
  moved: 'moved',
  postponed: 'postponed',
  'court-closing': 'court-closing',
  'court-kept': 'court-kept',
  'court-lost': 'court-lost',
} as const;

/**
 * Of fixture-official; asked and removed: to the official; the others: to who runs the competition
 */
export type NotificationGameAppointment = typeof NotificationGameAppointment[keyof typeof NotificationGameAppointment];


export const NotificationGameAppointment = {
  asked: 'asked',
  accepted: 'accepted',
  declined: 'declined',
  removed: 'removed',
} as const;

/**
 * The game a notification is about
 */
export interface NotificationGame {
  id: Id;
  /** Of the game of an event */
  event?: EventRef;
  home: string;
  away: string;
  /**
     * @minimum 0
     * @nullable
     */
  home_score: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  away_score: number | null;
  /** Of fixture-changed its new time; of fixture-official when it is */
  starts_at?: Instant | null;
  /** Of fixture-changed; court-closing: the venue closes its court, and the game has to be moved until `until`; court-kept: it has opened the court again before that; court-lost: the venue declined or took back its court, and it has no time any more */
  change?: NotificationGameChange;
  /** Of fixture-official; asked and removed: to the official; the others: to who runs the competition */
  appointment?: NotificationGameAppointment;
  /** Of fixture-official */
  role?: GameOfficialRole;
  /** Of fixture-changed, when it was postponed or its court was declined or is closed */
  reason?: string;
  /** Of court-closing */
  until?: Instant;
  /** Of result-entered; true: the user may still confirm or dispute it */
  waits?: boolean;
}

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
  /** Only of notifications about a competition */
  competition?: NotificationCompetition;
  /** Only of notifications about an event */
  event?: NotificationEvent;
  /** Only of notifications about a game */
  game?: NotificationGame;
}

export interface UserRef {
  id: Id;
  name: string;
  image: ImageOrNull;
}

export interface Notification {
  id: Id;
  type: NotificationType;
  title: string;
  body: string;
  data: NotificationTarget;
  /** The acting user, if any */
  actor: UserRef | null;
  /** The entity of that profile */
  entity_id: Id;
  /**
     * e.g. team-join-requested:team:4
     * @nullable
     */
  group_key: string | null;
  /**
     * Number of grouped notifications
     * @minimum 1
     */
  count: number;
  read_at: Instant | null;
  created_at: Instant;
}

/**
 * @minimum 1
 */
export type PageCount = number;

export interface Pagination {
  /** @minimum 1 */
  current_page: number;
  last_page: PageCount;
  /**
     * @minimum 1
     * @maximum 50
     */
  per_page: number;
  total: Count;
}

export interface MarkNotificationsReadBody {
  /**
     * All notifications when absent; an empty list is refused.
     * @minItems 1
     */
  ids?: Id[];
}

export interface MarkNotificationReadBody { [key: string]: unknown }

/**
 * @minLength 3
 * @maxLength 100
 */
export type UserKeywords = string;

/**
 * @minimum 1
 * @maximum 50
 */
export type PageSize = number;

/**
 * A CalendarDate that a request may carry: 2001 to 2098, so that a sum of days or weeks is one too
 * @pattern ^20(0[1-9]|[1-8]\d|9[0-8])-
 */
export type RequestDate = string;

/**
 * @maxLength 100
 */
export type Keywords = string;

export type PublicationStatus = typeof PublicationStatus[keyof typeof PublicationStatus];


export const PublicationStatus = {
  draft: 'draft',
  'in-review': 'in-review',
  published: 'published',
  disabled: 'disabled',
} as const;

export type Facility = typeof Facility[keyof typeof Facility];


export const Facility = {
  'changing-rooms': 'changing-rooms',
  showers: 'showers',
  'free-parking': 'free-parking',
  'coffee-bar': 'coffee-bar',
  'spectator-seating': 'spectator-seating',
  wifi: 'wifi',
  'indoor-court': 'indoor-court',
} as const;

/**
 * Whole Albanian lek (ALL)
 * @minimum 0
 */
export type Money = number;

export type VenueSort = typeof VenueSort[keyof typeof VenueSort];


export const VenueSort = {
  name: 'name',
  distance: 'distance',
  price: 'price',
  submitted: 'submitted',
} as const;

/**
 * @minimum -90
 * @maximum 90
 */
export type Latitude = number;

/**
 * @minimum -180
 * @maximum 180
 */
export type Longitude = number;

/**
 * Delay of the court's slots in minutes
 */
export type DelayedStart = typeof DelayedStart[keyof typeof DelayedStart];


export const DelayedStart = {
  NUMBER_0: 0,
  NUMBER_15: 15,
  NUMBER_30: 30,
  NUMBER_45: 45,
} as const;

/**
 * ISO weekday, 1 is Monday
 * @minimum 1
 * @maximum 7
 */
export type Weekday = number;

/**
 * Replaces the default slots on a weekday or a date. Exactly one of weekday and date is set; no slots means closed.
 */
export interface CourtSchedule {
  id: Id;
  weekday: Weekday | null;
  date: CalendarDate | null;
  time_slot_ids: TimeSlotId[];
}

/**
 * The first rule that matches sets the price of a slot, else the price of the court.
 */
export interface PriceRule {
  id: Id;
  weekdays: Weekday[];
  /** First slot of the rule */
  from_slot_id: TimeSlotId;
  /** Last slot of the rule, included */
  to_slot_id: TimeSlotId;
  price: Money;
}

export type CourtSurface = typeof CourtSurface[keyof typeof CourtSurface];


export const CourtSurface = {
  'artificial-grass': 'artificial-grass',
  grass: 'grass',
  parquet: 'parquet',
  hard: 'hard',
  clay: 'clay',
  rubber: 'rubber',
} as const;

export interface Court {
  id: Id;
  venue_id: Id;
  name: string;
  sport: Sport;
  /** @minimum 2 */
  players_capacity: number;
  /** @minItems 2 */
  facilities: Facility[];
  /** Per slot, in ALL */
  price: Money;
  is_public: boolean;
  delayed_start: DelayedStart;
  /** @minItems 5 */
  default_slots: TimeSlotId[];
  schedules: CourtSchedule[];
  price_rules: PriceRule[];
  surface: CourtSurface | null;
  /**
     * Order within the venue
     * @minimum 0
     */
  position: number;
}

export type BookingConfirmation = typeof BookingConfirmation[keyof typeof BookingConfirmation];


export const BookingConfirmation = {
  manual: 'manual',
  auto: 'auto',
} as const;

export interface BookingPolicy {
  booking_confirmation: BookingConfirmation;
  /**
     * One of 0, 30, 60, 120, 180, 1440
     * @minimum 0
     * @maximum 1440
     */
  min_lead_minutes: number;
  /**
     * One of 7, 14, 30, 60
     * @minimum 1
     * @maximum 60
     */
  max_advance_days: number;
  /**
     * One of 0, 2, 6, 12, 24, 48
     * @minimum 0
     * @maximum 48
     */
  cancel_cutoff_hours: number;
  /**
     * Free cancelling after creation, while the session has not started
     * @minimum 0
     */
  cancel_grace_minutes: number;
  weekly_allowed: boolean;
  /**
     * Active single bookings of one user at this venue
     * @minimum 1
     * @maximum 50
     */
  max_active_per_user: number;
  /**
     * Active weekly bookings of one user at this venue
     * @minimum 0
     */
  max_series_per_user: number;
}

export interface FreeSlot {
  time_slot_id: TimeSlotId;
  start: WallTime;
}

/**
 * The next day with a free slot.
 */
export interface NextFree {
  date: CalendarDate;
  slots: FreeSlot[];
}

export type VenueReviewDecision = typeof VenueReviewDecision[keyof typeof VenueReviewDecision];


export const VenueReviewDecision = {
  approved: 'approved',
  rejected: 'rejected',
} as const;

/**
 * The last review by a super user; only for users of the venue and super users.
 */
export interface VenueReview {
  /**
     * Rises with every change of the venue and its courts; a decision names it
     * @minimum 0
     */
  revision: number;
  submitted_at: Instant;
  decided_at: Instant | null;
  decision: VenueReviewDecision | null;
  /**
     * The reason given
     * @nullable
     */
  note: string | null;
}

export type VenueDisabler = typeof VenueDisabler[keyof typeof VenueDisabler];


export const VenueDisabler = {
  owner: 'owner',
  superuser: 'superuser',
} as const;

/**
 * How a venue was disabled; only for its users and super users.
 */
export interface VenueDisabled {
  at: Instant;
  by: VenueDisabler;
  /**
     * Given by a super user
     * @nullable
     */
  reason: string | null;
}

/**
 * The user's permissions on this record; clients must not re-implement the rules.
 */
export interface Permissions {[key: string]: boolean}

export interface Venue {
  id: Id;
  slug: string;
  name: string;
  status: PublicationStatus;
  /** Logo */
  image: ImageOrNull;
  /** Cover photos */
  images: Image[];
  city: City;
  address: string;
  latitude: Latitude;
  longitude: Longitude;
  description: string;
  phone_prefix: string;
  phone_number: string;
  is_bookable: boolean;
  /** The sports of its public courts */
  sports: Sport[];
  /** The public courts; all of them for users of the venue; may be empty in a list */
  courts: Court[];
  /** @minimum 0 */
  courts_count: number;
  price_from: Money | null;
  /** The facilities of all its courts together */
  facilities: Facility[];
  is_bookmarked: boolean;
  booking_policy: BookingPolicy;
  /**
     * Only when lat and lng were given
     * @minimum 0
     */
  distance_m?: number;
  /**
     * Only when a date was given
     * @maxItems 6
     */
  free_slots?: FreeSlot[];
  next_free: NextFree | null;
  review: VenueReview | null;
  disabled: VenueDisabled | null;
  permissions: Permissions;
}

/**
 * A player sees confirmed, pending, held and blocked as taken.
 */
export type SlotState = typeof SlotState[keyof typeof SlotState];


export const SlotState = {
  available: 'available',
  confirmed: 'confirmed',
  pending: 'pending',
  held: 'held',
  blocked: 'blocked',
  past: 'past',
  'too-soon': 'too-soon',
  'too-far': 'too-far',
} as const;

export interface CourtSlot {
  court_id: Id;
  time_slot_id: TimeSlotId;
  starts_at: Instant;
  ends_at: Instant;
  state: SlotState;
  price: Money;
  /** The booking in this slot; only for users of the venue and its player */
  booking_id?: Id;
  /** True when the booking in this slot is the user's own; absent otherwise */
  is_mine?: true;
  /** The watch of the user that waits for this slot; absent otherwise */
  watch_id?: Id;
  /** The end of the user's head start on this slot; absent otherwise */
  turn_until?: Instant;
}

export interface CourtRef {
  id: Id;
  name: string;
  sport: Sport;
}

export interface CourtAvailability {
  court: CourtRef;
  slots: CourtSlot[];
}

export interface AddVenueBookmarkBody { [key: string]: unknown }

export type BookingStatus = typeof BookingStatus[keyof typeof BookingStatus];


export const BookingStatus = {
  Confirmed: 'Confirmed',
  Pending: 'Pending',
  Unbooked: 'Unbooked',
} as const;

/**
 * Consecutive slots of one booking
 * @minimum 1
 * @maximum 3
 */
export type SlotCount = number;

export interface BookingVenue {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
  address: string;
  /** Prefix and number */
  phone: string;
}

export type BookingSource = typeof BookingSource[keyof typeof BookingSource];


export const BookingSource = {
  user: 'user',
  admin: 'admin',
  competition: 'competition',
  event: 'event',
} as const;

export interface CompetitionRef {
  id: Id;
  slug: string;
  name: string;
}

export type BookingCanceller = typeof BookingCanceller[keyof typeof BookingCanceller];


export const BookingCanceller = {
  user: 'user',
  admin: 'admin',
  system: 'system',
} as const;

/**
 * asked: waits for the player; moved and cancelled: by the answer or at once by the venue; lapsed: cancelled since nobody answered in time; kept: the court was opened again; ended: cancelled or moved otherwise meanwhile
 */
export type ClosureState = typeof ClosureState[keyof typeof ClosureState];


export const ClosureState = {
  asked: 'asked',
  moved: 'moved',
  cancelled: 'cancelled',
  lapsed: 'lapsed',
  kept: 'kept',
  ended: 'ended',
} as const;

/**
 * A free time that a booking can move to.
 */
export interface BookingProposal {
  court_id: Id;
  court_name: string;
  date: CalendarDate;
  time_slot_id: TimeSlotId;
  starts_at: Instant;
  ends_at: Instant;
  /** What the booking costs there: never more than now */
  price: Money;
}

/**
 * The court is closed, and the venue asks the player what shall become of the booking.
 */
export interface BookingClosure {
  state: ClosureState;
  /** Why the court is closed, in the words of the venue */
  reason: string;
  /** Without an answer by then it is cancelled with the reason */
  answer_until: Instant;
  can_answer: boolean;
  /** Free times to move to, nearest first, at most six; empty once it is answered */
  proposals: BookingProposal[];
}

export type HandoverState = typeof HandoverState[keyof typeof HandoverState];


export const HandoverState = {
  offered: 'offered',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;

/**
 * series: this session and the later ones
 */
export type HandoverScope = typeof HandoverScope[keyof typeof HandoverScope];


export const HandoverScope = {
  session: 'session',
  series: 'series',
} as const;

/**
 * An offer of a booking to another user.
 */
export interface BookingHandover {
  state: HandoverState;
  scope: HandoverScope;
  from: UserRef;
  to: UserRef;
  /** How many sessions change hands */
  session_count: Count;
  offered_at: Instant;
  /** The start of the session it was offered with */
  expires_at: Instant;
  settled_at: Instant | null;
}

/**
 * What only the users of the venue see of a booking.
 */
export interface BookingDesk {
  /**
     * Of the booker or the guest, with prefix
     * @nullable
     */
  phone: string | null;
  /** Paid in cash at the venue */
  paid_at: Instant | null;
  /** When the venue noted that nobody came */
  no_show_at: Instant | null;
}

export interface Booking {
  id: Id;
  court: CourtRef;
  date: CalendarDate;
  /** The first slot */
  time_slot: TimeSlot;
  weekly: boolean;
  status: BookingStatus;
  series_id: Id | null;
  slot_count: SlotCount;
  starts_at: Instant;
  ends_at: Instant;
  /** The total of all its slots */
  price: Money;
  currency: 'ALL';
  venue: BookingVenue;
  source: BookingSource;
  booked_by: UserRef | null;
  /** @nullable */
  guest_name: string | null;
  /** @nullable */
  guest_phone: string | null;
  /** @nullable */
  note: string | null;
  event_id: Id | null;
  /** For whose game it is */
  competition: CompetitionRef | null;
  game_id: Id | null;
  /** Fixed when the booking is made */
  cancel_deadline_at: Instant;
  can_cancel: boolean;
  /** The last moment the player may cancel or move it: the deadline, or the end of the grace period, never after its start */
  cancel_until: Instant;
  cancelled_at: Instant | null;
  /** Who ended it: admin before it was confirmed means declined, system means expired */
  cancelled_by: BookingCanceller | null;
  /** @nullable */
  cancel_reason: string | null;
  confirmed_at: Instant | null;
  created_at: Instant;
  /** While its player is asked, or what came of it; for the player and the users of the venue */
  closure: BookingClosure | null;
  /** Its latest offer to somebody else; for giver, receiver and the users of the venue */
  handover: BookingHandover | null;
  /** Only for users of the venue */
  desk?: BookingDesk;
  /** For its player: cancel, move, make_event, end_series, answer_closure, hand_over, hand_over_series, cancel_handover; for whom it is offered to: accept_handover, decline_handover */
  permissions: Permissions;
}

/**
 * A weekly booking as one entry of a list; the booking with its series_id is the first of its sessions there.
 */
export interface BookingSeriesGroup {
  id: Id;
  weekday: Weekday;
  /** Its usual start, wherever single sessions were moved */
  start: WallTime;
  /** How many of its sessions the query has */
  session_count: Count;
  /** The first of those whose player is asked about a closed time, else the first that is offered to somebody; null where nothing waits for an answer */
  open_session: Booking | null;
}

/**
 * @pattern ^(?:(?=[\s\S]*[^\s\u0000-\u001F\u007F-\u009F\u00AD\u0300-\u036F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uDC00-\uDFFF\uDB40\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB])[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202D\u202E\uFFF9-\uFFFB]*)?$
 */
export type ManyLines = string;

/**
 * @maxLength 300
 */
export type Note = ManyLines;

/**
 * Another court or slot for one session of a weekly booking, or skipping it.
 */
export interface BookingOverride {
  date: RequestDate;
  court_id?: Id;
  time_slot_id?: TimeSlotId;
  skip?: boolean;
}

export interface CreateBookingBody {
  court_id: Id;
  date: RequestDate;
  time_slot_id: TimeSlotId;
  slot_count: SlotCount;
  weekly: boolean;
  /** Last day of a weekly booking; open when absent */
  ends_on?: RequestDate;
  /** The hold of the first session */
  hold_id?: Id;
  note?: ManyLines;
  /** @maxItems 12 */
  overrides?: BookingOverride[];
}

export type BookingSeriesStatus = typeof BookingSeriesStatus[keyof typeof BookingSeriesStatus];


export const BookingSeriesStatus = {
  active: 'active',
  ended: 'ended',
} as const;

/**
 * The rule of a weekly booking; its sessions are bookings.
 */
export interface BookingSeries {
  id: Id;
  court: CourtRef;
  weekday: Weekday;
  time_slot: TimeSlot;
  slot_count: SlotCount;
  starts_on: CalendarDate;
  ends_on: CalendarDate | null;
  status: BookingSeriesStatus;
  skipped_dates: CalendarDate[];
  /** The day of the next session */
  next_session: CalendarDate | null;
}

export interface PreviewBookingBody {
  court_id: Id;
  date: RequestDate;
  time_slot_id: TimeSlotId;
  slot_count: SlotCount;
  weekly: boolean;
  /** Last day of a weekly booking; open when absent */
  ends_on?: RequestDate;
}

export interface BookingAlternative {
  court_id: Id;
  court_name: string;
  time_slot_id: TimeSlotId;
  starts_at: Instant;
  price: Money;
}

/**
 * One date of a previewed booking.
 */
export interface BookingSession {
  date: CalendarDate;
  starts_at: Instant;
  ends_at: Instant;
  state: SlotState;
  price: Money;
  alternatives: BookingAlternative[];
}

/**
 * Also the data of a 409 to a booking.
 */
export interface BookingPreview {
  sessions: BookingSession[];
  /** The available sessions only */
  total_price: Money;
  venue_id: Id;
}

export interface CreateBookingHoldBody {
  court_id: Id;
  date: RequestDate;
  time_slot_id: TimeSlotId;
  slot_count: SlotCount;
  /** Held for a weekly booking; each kind has its own limit */
  weekly?: boolean;
}

export interface BookingHold {
  id: Id;
  court_id: Id;
  date: CalendarDate;
  time_slot_id: TimeSlotId;
  slot_count: SlotCount;
  expires_at: Instant;
}

export interface MoveBookingBody {
  date?: RequestDate;
  time_slot_id?: TimeSlotId;
  court_id?: Id;
}

export interface CancelBookingBody {
  /** @maxLength 500 */
  reason?: ManyLines;
}

export interface EndBookingSeriesBody {
  /** First session to end; this booking when absent */
  from_date?: RequestDate;
}

export interface BookingPlaceTo {
  court_id: Id;
  date: RequestDate;
  time_slot_id: TimeSlotId;
}

export type AnswerClosureBodyChoice = typeof AnswerClosureBodyChoice[keyof typeof AnswerClosureBodyChoice];


export const AnswerClosureBodyChoice = {
  move: 'move',
  cancel: 'cancel',
} as const;

export interface AnswerClosureBody {
  choice: AnswerClosureBodyChoice;
  /** Of a move */
  to?: BookingPlaceTo;
}

export interface OfferHandoverBody {
  /** The receiver, found by GET /users */
  user_id: Id;
  scope: HandoverScope;
}

export interface AnswerHandoverBody { [key: string]: unknown }

/**
 * waiting: taken, or free for a watcher who came earlier; your-turn: only the user can book it, until turn_until; open: everybody can book it
 */
export type SlotWatchState = typeof SlotWatchState[keyof typeof SlotWatchState];


export const SlotWatchState = {
  waiting: 'waiting',
  'your-turn': 'your-turn',
  open: 'open',
} as const;

export interface SlotWatch {
  id: Id;
  venue: BookingVenue;
  /** null: whichever court of the sport is free first */
  court: CourtRef | null;
  sport: Sport;
  date: CalendarDate;
  time_slot: TimeSlot;
  /** Of the court, with its delay; of the earliest when it is any court */
  starts_at: Instant;
  state: SlotWatchState;
  /**
     * Place among those who wait for it, 1 is next
     * @minimum 1
     */
  position: number;
  /** The end of the user's head start */
  turn_until: Instant | null;
  /** Courts that the user can book now; empty while it waits */
  free: BookingAlternative[];
  created_at: Instant;
}

/**
 * Either court_id or sport_id.
 */
export interface CreateSlotWatchBody {
  date: RequestDate;
  time_slot_id: TimeSlotId;
  court_id?: Id;
  sport_id?: Id;
}

export type TeamLevel = typeof TeamLevel[keyof typeof TeamLevel];


export const TeamLevel = {
  recreational: 'recreational',
  intermediate: 'intermediate',
  competitive: 'competitive',
  professional: 'professional',
} as const;

export type TeamGender = typeof TeamGender[keyof typeof TeamGender];


export const TeamGender = {
  male: 'male',
  female: 'female',
  mixed: 'mixed',
} as const;

/**
 * An empty list of roles is a plain member.
 */
export type TeamRole = typeof TeamRole[keyof typeof TeamRole];


export const TeamRole = {
  admin: 'admin',
  coach: 'coach',
  captain: 'captain',
  manager: 'manager',
} as const;

export type TeamMemberStatus = typeof TeamMemberStatus[keyof typeof TeamMemberStatus];


export const TeamMemberStatus = {
  invited: 'invited',
  active: 'active',
  declined: 'declined',
  left: 'left',
} as const;

export interface TeamMember {
  id: Id;
  user: UserRef;
  user_id: Id;
  roles: TeamRole[];
  is_player: boolean;
  /** @nullable */
  jersey_number: number | null;
  /** @nullable */
  position: string | null;
  status: TeamMemberStatus;
  joined_at: Instant | null;
  /** At this moment, if they show it; false for guests */
  is_online: boolean;
  /** Only in the list of the members for those who look after them */
  profile_status?: ProfileStatus;
  /** change: the role admin only with grant_admin; remove: withdraw an invitation, or end the membership. Not of the last admin */
  permissions: Permissions;
}

export interface TeamRecord {
  /** @minimum 0 */
  played: number;
  /** @minimum 0 */
  won: number;
  /**
     * null: games of the sport cannot end level
     * @minimum 0
     * @nullable
     */
  drawn: number | null;
  /** @minimum 0 */
  lost: number;
}

export type TeamFormResult = typeof TeamFormResult[keyof typeof TeamFormResult];


export const TeamFormResult = {
  W: 'W',
  D: 'D',
  L: 'L',
} as const;

/**
 * Outsiders of a private team (permissions.view false) get its names, crest, sport and city; the other facts are empty or null.
 */
export interface Team {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
  images: Image[];
  sport: Sport;
  city: City;
  description: string;
  is_public: boolean;
  /**
     * null: not shown to outsiders
     * @nullable
     */
  foundation_year: number | null;
  gender: TeamGender | null;
  /** @nullable */
  average_age: number | null;
  level: TeamLevel | null;
  /**
     * Three or four letters
     * @minLength 1
     * @maxLength 4
     */
  short_name: string;
  /**
     * Active members; null: not shown to outsiders
     * @minimum 0
     * @nullable
     */
  members_count: number | null;
  is_bookmarked: boolean;
  my_membership: TeamMember | null;
  /** The user's open request to join */
  my_application_id: Id | null;
  /** null: not shown to outsiders */
  record: TeamRecord | null;
  /** The last five results, newest first */
  form: TeamFormResult[];
  /** In whatever module: bookmark, join, answer (an open invitation), leave, view (members and all facts), decide (requests to join); in the module team: edit, manage_members, invite (by link), grant_admin */
  permissions: Permissions;
}

export interface AddTeamBookmarkBody { [key: string]: unknown }

export type FixtureTime = typeof FixtureTime[keyof typeof FixtureTime];


export const FixtureTime = {
  upcoming: 'upcoming',
  past: 'past',
} as const;

export type StageType = typeof StageType[keyof typeof StageType];


export const StageType = {
  'round-robin': 'round-robin',
  'single-elimination': 'single-elimination',
  'double-elimination': 'double-elimination',
} as const;

export interface GroupRef {
  id: Id;
  /** A to H */
  name: string;
}

/**
 * reset: the second final of a double elimination
 */
export type BracketSide = typeof BracketSide[keyof typeof BracketSide];


export const BracketSide = {
  winners: 'winners',
  losers: 'losers',
  final: 'final',
  third: 'third',
  reset: 'reset',
} as const;

export interface BracketPlace {
  side: BracketSide;
  /**
     * Within its side and round, from the top
     * @minimum 1
     */
  position: number;
}

/**
 * The place of a game in its competition
 */
export interface FixtureStage {
  id: Id;
  name: string;
  type: StageType;
  group: GroupRef | null;
  /**
     * The matchday; of an elimination the round of its side of the bracket
     * @minimum 1
     */
  round: number;
  /**
     * How many there are of them
     * @minimum 1
     */
  rounds: number;
  /**
     * @minimum 1
     * @maximum 2
     */
  leg: number;
  /** Of an elimination */
  bracket: BracketPlace | null;
  /**
     * Its number in the stage, as labels name it
     * @minimum 1
     */
  number: number;
}

export interface TeamRef {
  id: Id;
  slug: string;
  name: string;
  /**
     * Three or four letters
     * @minLength 1
     * @maxLength 4
     */
  short_name: string;
  image: ImageOrNull;
}

export type FixtureSourceKind = typeof FixtureSourceKind[keyof typeof FixtureSourceKind];


export const FixtureSourceKind = {
  team: 'team',
  winner: 'winner',
  loser: 'loser',
  rank: 'rank',
  'best-rank': 'best-rank',
  bye: 'bye',
} as const;

/**
 * team: seeded; winner, loser: of game_id; rank: of a group of a stage; best-rank: the nth best of those ranked at rank; bye: nobody
 */
export interface FixtureSource {
  kind: FixtureSourceKind;
  game_id: Id | null;
  stage_id: Id | null;
  group_id: Id | null;
  /**
     * @minimum 1
     * @nullable
     */
  rank: number | null;
  /**
     * @minimum 1
     * @nullable
     */
  nth: number | null;
}

export interface FixtureSide {
  /** null: not known yet */
  team: TeamRef | null;
  /** The name of the team, or where it comes from in the language of the request, e.g. Winner of game 12 */
  label: string;
  /** Where the team comes from; null: of no stage */
  source: FixtureSource | null;
  /**
     * null: no result, or level
     * @nullable
     */
  is_winner: boolean | null;
  forfeited: boolean;
}

export type GameStatus = typeof GameStatus[keyof typeof GameStatus];


export const GameStatus = {
  unscheduled: 'unscheduled',
  scheduled: 'scheduled',
  live: 'live',
  break: 'break',
  finished: 'finished',
  postponed: 'postponed',
  cancelled: 'cancelled',
  suspended: 'suspended',
  abandoned: 'abandoned',
  walkover: 'walkover',
} as const;

/**
 * provisional: not confirmed by both sides or who manages the game, and its time is not over
 */
export type ResultStatus = typeof ResultStatus[keyof typeof ResultStatus];


export const ResultStatus = {
  none: 'none',
  provisional: 'provisional',
  official: 'official',
  disputed: 'disputed',
} as const;

/**
 * @minimum 0
 * @maximum 999
 */
export type Points = number;

export interface PointsPair {
  home: Points;
  away: Points;
}

export interface GameSet {
  home: Points;
  away: Points;
  /** Tennis: of a set that ended 7:6 or 6:7 */
  tiebreak?: PointsPair;
}

export interface GameScore {
  /**
     * Goals, points, or sets won; null: no score yet
     * @minimum 0
     * @nullable
     */
  home: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  away: number | null;
  /** May be empty when only the whole is known */
  periods: PointsPair[];
  sets: GameSet[];
  /** Of a knockout game that was level, not counted in home and away; null: there was none */
  shootout: PointsPair | null;
}

/**
 * Ms of the period that had passed; without a clock, ms since the period began
 * @minimum 0
 * @maximum 21600000
 */
export type ClockMs = number;

export type GameClockMode = typeof GameClockMode[keyof typeof GameClockMode];


export const GameClockMode = {
  up: 'up',
  down: 'down',
} as const;

/**
 * The clock shows elapsed_ms, and while it runs what has passed since anchor_at. Mode down shows what is left of period_ms.
 */
export interface GameClock {
  mode: GameClockMode;
  running: boolean;
  /** @minimum 1 */
  period_ms: number;
  /**
     * Of the periods before this one, as long as the rules have them. Mode up shows the minute of the game: before_ms + elapsed_ms, beyond period_ms as 45+2
     * @minimum 0
     */
  before_ms: number;
  elapsed_ms: ClockMs;
  /** null: it stands */
  anchor_at: Instant | null;
}

/**
 * @minimum 1
 * @maximum 30
 */
export type InjuryMinutes = number;

export interface TextPair {
  home: string;
  away: string;
}

/**
 * Of an event: home wears black, away white
 */
export type GameSideKey = typeof GameSideKey[keyof typeof GameSideKey];


export const GameSideKey = {
  home: 'home',
  away: 'away',
} as const;

/**
 * What the period is, for who does not know the rules; extra: extra time, overtime
 */
export type GameLivePart = typeof GameLivePart[keyof typeof GameLivePart];


export const GameLivePart = {
  regular: 'regular',
  extra: 'extra',
  shootout: 'shootout',
} as const;

/**
 * How a tracked game stands besides its score: a fold over its log. Period 0 before it begins: a tracker needs the time of the server
 */
export interface GameLive {
  /**
     * That is on, or was last; 0: not begun
     * @minimum 0
     * @maximum 30
     */
  period: number;
  /** What the period is, for who does not know the rules; extra: extra time, overtime */
  part: GameLivePart;
  /** null: the sport has none, or none has begun */
  clock: GameClock | null;
  /** Of the injury-time entered last in the period that is on; null: none, or no period is on */
  added_minutes: InjuryMinutes | null;
  /** Points within the set of volleyball, within the game or tie-break of tennis (0, 15, 30, 40, AD) */
  current: TextPair | null;
  serving: GameSideKey | null;
  server_now: Instant;
}

export interface FixtureVenue {
  id: Id;
  slug: string;
  name: string;
}

/**
 * closing: the venue closes the court; the game loses its time unless it is moved until answer_until
 */
export type FixtureBookingStatus = typeof FixtureBookingStatus[keyof typeof FixtureBookingStatus];


export const FixtureBookingStatus = {
  asked: 'asked',
  confirmed: 'confirmed',
  closing: 'closing',
} as const;

/**
 * How far the venue is with the court that a competition has asked for
 */
export interface FixtureBooking {
  /** closing: the venue closes the court; the game loses its time unless it is moved until answer_until */
  status: FixtureBookingStatus;
  /**
     * Of closing, as the venue gave it
     * @nullable
     */
  reason: string | null;
  /** Of closing */
  answer_until: Instant | null;
}

export interface Fixture {
  id: Id;
  competition: CompetitionRef | null;
  /** Of a competition */
  stage: FixtureStage | null;
  starts_at: Instant | null;
  home: FixtureSide;
  away: FixtureSide;
  status: GameStatus;
  result_status: ResultStatus;
  score: GameScore;
  /** Of one that is on and tracked */
  live: GameLive | null;
  venue: FixtureVenue | null;
  /** Of a game of teams; null: not known */
  court?: CourtRef | null;
  /** In the games of a competition, for who runs it; null: no venue was asked, or the game has begun */
  booking?: FixtureBooking | null;
  /** As of the game itself; only where a list says so: the games of a competition, and those of an organization's home */
  permissions?: Permissions;
}

/**
 * What a player has scored for a team
 */
export interface ScorerRow {
  user: UserRef;
  team: TeamRef;
  /**
     * Goals of football, without own goals and those of a shoot-out; points of basketball
     * @minimum 1
     */
  points: number;
  /**
     * In which they scored
     * @minimum 1
     */
  games: number;
}

/**
 * The cards of a player of a team
 */
export interface CardRow {
  user: UserRef;
  team: TeamRef;
  /** A second yellow one is among these and the red ones */
  yellows: Count;
  reds: Count;
}

/**
 * @minLength 1
 * @maxLength 50
 */
export type Position = OneLine;

export interface JoinTeamBody {
  message?: ManyLines;
  position?: OneLine;
}

export type ApplicationKind = typeof ApplicationKind[keyof typeof ApplicationKind];


export const ApplicationKind = {
  'team-join': 'team-join',
  'community-join': 'community-join',
  'competition-entry': 'competition-entry',
} as const;

export type ApplicationStatus = typeof ApplicationStatus[keyof typeof ApplicationStatus];


export const ApplicationStatus = {
  pending: 'pending',
  accepted: 'accepted',
  rejected: 'rejected',
  waitlisted: 'waitlisted',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;

export type ApplicationTargetType = typeof ApplicationTargetType[keyof typeof ApplicationTargetType];


export const ApplicationTargetType = {
  team: 'team',
  community: 'community',
  competition: 'competition',
} as const;

/**
 * What the applicant wants to join
 */
export interface ApplicationTarget {
  type: ApplicationTargetType;
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
}

export interface RosterPlayer {
  user: UserRef;
  /** @nullable */
  jersey_number: number | null;
}

export interface Application {
  id: Id;
  kind: ApplicationKind;
  status: ApplicationStatus;
  applicant: UserRef;
  /** Of competition-entry: the team that asks for a place */
  team: TeamRef | null;
  target: ApplicationTarget;
  /** @nullable */
  message: string | null;
  /** Of competition-entry */
  roster: RosterPlayer[];
  /**
     * Of waitlisted: 1 is next
     * @minimum 1
     * @nullable
     */
  waitlist_position: number | null;
  /**
     * Of team-join: where they play, in words
     * @nullable
     */
  position: string | null;
  /**
     * Of community-join: what the community asked when the request was sent
     * @nullable
     */
  question: string | null;
  /**
     * The answer to the question
     * @nullable
     */
  answer: string | null;
  /** @nullable */
  decision_note: string | null;
  decided_by: UserRef | null;
  decided_at: Instant | null;
  created_at: Instant;
  /** withdraw, decide (accept or reject), waitlist; of a competition-entry also while it is waitlisted, withdraw also of an accepted one */
  permissions: Permissions;
}

export interface TeamMembershipBody { [key: string]: unknown }

/**
 * @minLength 16
 * @maxLength 64
 * @pattern ^[A-Za-z0-9_-]+$
 */
export type InvitationToken = string;

export type TeamInvitationOfferState = typeof TeamInvitationOfferState[keyof typeof TeamInvitationOfferState];


export const TeamInvitationOfferState = {
  open: 'open',
  used: 'used',
  expired: 'expired',
} as const;

export interface TeamInvitationOffer {
  team: TeamRef;
  inviter: UserRef;
  state: TeamInvitationOfferState;
  expires_at: Instant;
}

/**
 * A private one exists for its own people and those it has invited only
 */
export type CommunityVisibility = typeof CommunityVisibility[keyof typeof CommunityVisibility];


export const CommunityVisibility = {
  public: 'public',
  private: 'private',
} as const;

/**
 * A private community is joined by invitation
 */
export type CommunityJoinPolicy = typeof CommunityJoinPolicy[keyof typeof CommunityJoinPolicy];


export const CommunityJoinPolicy = {
  open: 'open',
  request: 'request',
  invite: 'invite',
} as const;

export type CommunityRole = typeof CommunityRole[keyof typeof CommunityRole];


export const CommunityRole = {
  owner: 'owner',
  admin: 'admin',
  member: 'member',
} as const;

export interface Community {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
  description: string;
  sports: Sport[];
  city: City;
  visibility: CommunityVisibility;
  join_policy: CommunityJoinPolicy;
  /**
     * Of join_policy request
     * @nullable
     */
  join_question: string | null;
  members_count: Count;
  /** Members who are online and show it; 0 for guests */
  online_count: Count;
  /** 0 for who does not decide */
  pending_requests_count: Count;
  /** Posts with an open report; 0 for who does not decide */
  open_reports_count: Count;
  /** null: no member */
  my_role: CommunityRole | null;
  /** The user's open request to join */
  my_application_id: Id | null;
  /** Who has invited the user; joining accepts the invitation */
  my_inviter: UserRef | null;
  /** Whether the user is banned from it */
  is_banned: boolean;
  owner: UserRef;
  /** read (feed and people), join (at once), ask (by a request), decline, leave, post, announce, invite, decide (requests and reports), edit, manage_members, transfer, delete */
  permissions: Permissions;
}

/**
 * @maxLength 2000
 */
export type Description = ManyLines;

/**
 * @minItems 1
 * @maxItems 4
 */
export type SportIds = Id[];

/**
 * @minLength 1
 * @maxLength 200
 */
export type JoinQuestion = OneLine;

export interface CreateCommunityBody {
  name: OneLine;
  /** Id of an uploaded image */
  image?: Id | null;
  description?: ManyLines;
  sport_ids: SportIds;
  city_id: Id;
  visibility: CommunityVisibility;
  /** Of a private community invite (422) */
  join_policy: CommunityJoinPolicy;
  /** With the policy request only; otherwise dropped */
  join_question?: OneLine | null;
}

/**
 * @minLength 1
 * @maxLength 100
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 */
export type Slug = string;

export interface UpdateCommunityBody {
  name?: OneLine;
  /** Id of an uploaded image */
  image?: Id | null;
  description?: ManyLines;
  sport_ids?: SportIds;
  city_id?: Id;
  visibility?: CommunityVisibility;
  /** Of a private community invite (422) */
  join_policy?: CommunityJoinPolicy;
  /** With the policy request only; otherwise dropped */
  join_question?: OneLine | null;
  slug?: Slug;
}

/**
 * @maxLength 300
 */
export type JoinAnswer = ManyLines;

export interface JoinCommunityBody {
  answer?: ManyLines;
}

export interface CommunityModuleBody { [key: string]: unknown }

export interface TransferCommunityBody {
  user_id: Id;
}

/**
 * One of user_ids and team_id; team_id is a team the user belongs to (422).
 */
export interface InviteToCommunityBody {
  /**
     * @minItems 1
     * @maxItems 50
     */
  user_ids?: Id[];
  team_id?: Id;
}

export type CommunityMemberStatus = typeof CommunityMemberStatus[keyof typeof CommunityMemberStatus];


export const CommunityMemberStatus = {
  active: 'active',
  invited: 'invited',
  banned: 'banned',
} as const;

export interface CommunityMember {
  id: Id;
  user: UserRef;
  role: CommunityRole;
  status: CommunityMemberStatus;
  joined_at: Instant | null;
  /** At this moment, if they show it; false for guests */
  is_online: boolean;
  /** change_role, transfer, remove (a member, an invitation or a ban), ban */
  permissions: Permissions;
}

export type UpdateCommunityMemberBodyRole = typeof UpdateCommunityMemberBodyRole[keyof typeof UpdateCommunityMemberBodyRole];


export const UpdateCommunityMemberBodyRole = {
  admin: 'admin',
  member: 'member',
} as const;

export interface UpdateCommunityMemberBody {
  role: UpdateCommunityMemberBodyRole;
}

export interface BanFromCommunityBody {
  user_id: Id;
}

/**
 * The last three write themselves about what the community follows: an official result, a jump in a table, a matchday that is coming (decision 064)
 */
export type PostKind = typeof PostKind[keyof typeof PostKind];


export const PostKind = {
  text: 'text',
  announcement: 'announcement',
  result: 'result',
  ranks: 'ranks',
  fixtures: 'fixtures',
} as const;

/**
 * @maxLength 3000
 */
export type PostText = ManyLines;

export interface PostSlot {
  court_name: string;
  date: CalendarDate;
  start: WallTime;
  end: WallTime;
}

export type PostLinkType = typeof PostLinkType[keyof typeof PostLinkType];


export const PostLinkType = {
  venue: 'venue',
  team: 'team',
  slot: 'slot',
} as const;

/**
 * A venue, a team or a free time that the text links to, as everybody may see it
 */
export interface PostLink {
  type: PostLinkType;
  /** Inside the app, e.g. /venue/arena-rinia */
  path: string;
  /** Of the venue or the team */
  name: string;
  image: ImageOrNull;
  city: string;
  /** Of a team and of the court */
  sport: Sport | null;
  slot: PostSlot | null;
}

/**
 * A team that one result has moved by three places or more, up or down
 */
export interface PostRanks {
  team: TeamRef;
  competition: CompetitionRef;
  /** Of the game that moved it: its matchday and group */
  stage: FixtureStage;
  /** @minimum 1 */
  from: number;
  /** @minimum 1 */
  to: number;
}

/**
 * A round of a stage
 */
export interface PostMatchday {
  competition: CompetitionRef;
  /** Of its first game */
  stage: FixtureStage;
  games_count: Count;
  /** Its first game */
  starts_at: Instant;
}

export interface Post {
  id: Id;
  community_id: Id;
  /** null: it wrote itself, or the account is gone */
  author: UserRef | null;
  kind: PostKind;
  /** Empty in one that wrote itself */
  text: ManyLines;
  images: Image[];
  /** @maxItems 3 */
  links: PostLink[];
  /** Of kind result, as it is now; while result_status is not official the result was taken back */
  game: Fixture | null;
  /** Of kind ranks */
  ranks: PostRanks | null;
  /** Of kind fixtures, as it is now */
  matchday: PostMatchday | null;
  is_pinned: boolean;
  likes_count: Count;
  liked_by_me: boolean;
  comments_count: Count;
  created_at: Instant;
  edited_at: Instant | null;
  /** like, comment, edit, pin, delete, report */
  permissions: Permissions;
}

export type FeedSourceType = typeof FeedSourceType[keyof typeof FeedSourceType];


export const FeedSourceType = {
  team: 'team',
  competition: 'competition',
} as const;

/**
 * A public team or a competition that is no draft, whose results, ranks and matchdays become posts
 */
export interface FeedSource {
  type: FeedSourceType;
  /** Of the team or the competition */
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
  city: string;
}

/**
 * What the feed of a community follows; what not everybody may see any more is not among it
 */
export interface FeedSources {
  /** Whether new posts write themselves */
  is_on: boolean;
  /** @maxItems 10 */
  sources: FeedSource[];
}

/**
 * @maxItems 10
 */
export type FeedSourceIds = Id[];

/**
 * Replaces all; together at most ten (422), public teams and competitions that are no drafts.
 */
export interface SetFeedSourcesBody {
  is_on: boolean;
  team_ids: FeedSourceIds;
  competition_ids: FeedSourceIds;
}

/**
 * Ids of uploaded images
 * @maxItems 10
 */
export type ImageIds = Id[];

/**
 * What people write
 */
export type WrittenPostKind = typeof WrittenPostKind[keyof typeof WrittenPostKind];


export const WrittenPostKind = {
  text: 'text',
  announcement: 'announcement',
} as const;

/**
 * A text, a picture, or both (422 on text).
 */
export interface CreatePostBody {
  text: ManyLines;
  images?: ImageIds;
  /** text when absent */
  kind?: WrittenPostKind;
}

export interface UpdatePostBody {
  text?: ManyLines;
  images?: ImageIds;
  is_pinned?: boolean;
}

export interface Comment {
  id: Id;
  /** null: the account is gone */
  author: UserRef | null;
  text: string;
  created_at: Instant;
  /** delete */
  permissions: Permissions;
}

export interface CreateCommentBody {
  /**
     * @minLength 1
     * @maxLength 1000
     */
  text: ManyLines;
}

export type ReportReason = typeof ReportReason[keyof typeof ReportReason];


export const ReportReason = {
  spam: 'spam',
  abuse: 'abuse',
  untrue: 'untrue',
  other: 'other',
} as const;

export interface ReportPostBody {
  reason: ReportReason;
  note?: ManyLines;
}

export interface Report {
  id: Id;
  post: Post;
  /** null: the account is gone */
  reporter: UserRef | null;
  reason: ReportReason;
  /** @nullable */
  note: string | null;
  created_at: Instant;
  /** keep, remove, ban (the author) */
  permissions: Permissions;
}

export type DecideReportBodyDecision = typeof DecideReportBodyDecision[keyof typeof DecideReportBodyDecision];


export const DecideReportBodyDecision = {
  keep: 'keep',
  remove: 'remove',
  ban: 'ban',
} as const;

export interface DecideReportBody {
  decision: DecideReportBodyDecision;
}

/**
 * base: the user themselves
 */
export type EventOwnerType = typeof EventOwnerType[keyof typeof EventOwnerType];


export const EventOwnerType = {
  base: 'base',
  community: 'community',
  team: 'team',
  organization: 'organization',
} as const;

export type EventKind = typeof EventKind[keyof typeof EventKind];


export const EventKind = {
  'open-game': 'open-game',
  training: 'training',
  tryout: 'tryout',
  social: 'social',
} as const;

/**
 * upcoming: not over yet, soonest first; past: over, latest first
 */
export type EventTime = typeof EventTime[keyof typeof EventTime];


export const EventTime = {
  upcoming: 'upcoming',
  past: 'past',
} as const;

/**
 * In whose name it takes place
 */
export interface EventOwner {
  type: EventOwnerType;
  /** Of the user, community, team or organization */
  id: Id;
  name: string;
  /**
     * null: a user
     * @nullable
     */
  slug: string | null;
  image: ImageOrNull;
}

export interface CommunityRef {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
}

export interface EventVenue {
  id: Id;
  slug: string;
  name: string;
  address: string;
  latitude: number;
  longitude: number;
}

/**
 * pending: the venue has not answered the booking yet
 */
export type EventPlaceState = typeof EventPlaceState[keyof typeof EventPlaceState];


export const EventPlaceState = {
  pending: 'pending',
  confirmed: 'confirmed',
} as const;

/**
 * A booked court
 */
export interface EventPlace {
  /** pending: the venue has not answered the booking yet */
  state: EventPlaceState;
  /** null: the booking is not the reader's */
  booking_id: Id | null;
  venue: EventVenue;
  court: CourtRef;
}

/**
 * @maxLength 200
 */
export type EventAddress = OneLine;

/**
 * A place without a booking
 */
export interface EventLocation {
  name: OneLine;
  address: OneLine | null;
  /** Both or neither of latitude and longitude */
  latitude: Latitude | null;
  longitude: Longitude | null;
}

/**
 * Seats, guests included
 * @minimum 2
 * @maximum 100
 */
export type EventCapacity = number;

/**
 * Heads, guests included, below which it is cancelled at its check
 * @minimum 2
 * @maximum 100
 */
export type EventMinimum = number;

/**
 * community: for the members of its community; invite-only: for its own people
 */
export type EventVisibility = typeof EventVisibility[keyof typeof EventVisibility];


export const EventVisibility = {
  public: 'public',
  community: 'community',
  'invite-only': 'invite-only',
} as const;

/**
 * approval: the host decides about each who was not invited
 */
export type EventJoinPolicy = typeof EventJoinPolicy[keyof typeof EventJoinPolicy];


export const EventJoinPolicy = {
  open: 'open',
  approval: 'approval',
} as const;

export type EventRecurrence = typeof EventRecurrence[keyof typeof EventRecurrence];


export const EventRecurrence = {
  none: 'none',
  weekly: 'weekly',
} as const;

/**
 * Follows from the time, and from whether it was cancelled
 */
export type EventPhase = typeof EventPhase[keyof typeof EventPhase];


export const EventPhase = {
  scheduled: 'scheduled',
  ongoing: 'ongoing',
  completed: 'completed',
  cancelled: 'cancelled',
} as const;

export type ParticipantRole = typeof ParticipantRole[keyof typeof ParticipantRole];


export const ParticipantRole = {
  host: 'host',
  player: 'player',
} as const;

export type ParticipantStatus = typeof ParticipantStatus[keyof typeof ParticipantStatus];


export const ParticipantStatus = {
  invited: 'invited',
  requested: 'requested',
  going: 'going',
  maybe: 'maybe',
  waitlisted: 'waitlisted',
  declined: 'declined',
  removed: 'removed',
} as const;

/**
 * People somebody brings along
 * @minimum 0
 * @maximum 3
 */
export type GuestCount = number;

/**
 * @minimum 1
 * @maximum 5
 */
export type PlayerRating = number;

/**
 * Football has the first four; basketball guard, forward, center; volleyball setter, hitter, libero; tennis none (R36)
 */
export type PlayerPosition = typeof PlayerPosition[keyof typeof PlayerPosition];


export const PlayerPosition = {
  goalkeeper: 'goalkeeper',
  defender: 'defender',
  midfielder: 'midfielder',
  forward: 'forward',
  guard: 'guard',
  center: 'center',
  setter: 'setter',
  hitter: 'hitter',
  libero: 'libero',
} as const;

export interface Participant {
  id: Id;
  user: UserRef;
  role: ParticipantRole;
  status: ParticipantStatus;
  /**
     * Of waitlisted: 1 is next
     * @minimum 1
     * @nullable
     */
  waitlist_position: number | null;
  guests: GuestCount;
  side: GameSideKey | null;
  /** Stays on that side when the sides are balanced */
  is_locked: boolean;
  /** Only for who manages the event */
  rating: PlayerRating | null;
  position: PlayerPosition | null;
  /** What they pay for this event, guests included; for themselves and who manages the event, else null */
  due: Money | null;
  /** What is open from earlier weeks; as due */
  owes: Money | null;
  /**
     * Both due and owes; as due
     * @nullable
     */
  has_paid: boolean | null;
  /**
     * false: did not come; null: not checked in
     * @nullable
     */
  attended: boolean | null;
  invited_by: UserRef | null;
  /** approve, decline (a request), remove, update (money, check-in, rating, position, side), pay (has_paid alone, also of somebody who owes and is not going) */
  permissions: Permissions;
}

export interface Event {
  id: Id;
  title: string;
  description: string;
  kind: EventKind;
  sport: Sport;
  /** Of the venue, or chosen for a free place */
  city: City;
  owner: EventOwner;
  /** The community it is announced in, which is its owner or chosen; null too for who does not know that community */
  community: CommunityRef | null;
  /** Who made it and looks after it; null: the account is gone */
  host: UserRef | null;
  image: ImageOrNull;
  /** Without place and location the event has no court yet (R37) */
  place: EventPlace | null;
  /** Never beside a place */
  location: EventLocation | null;
  starts_at: Instant;
  ends_at: Instant;
  capacity: EventCapacity;
  min_participants: EventMinimum | null;
  /** When the minimum is checked; null without one */
  min_check_at: Instant | null;
  /** What all pay together; null: free */
  price_total: Money | null;
  /** price_total divided by the heads that are going, guests included, rounded up to 50 ALL; with nobody going, by the capacity; null: free */
  price_per_person: Money | null;
  /** null: for all levels */
  level: TeamLevel | null;
  gender: TeamGender;
  visibility: EventVisibility;
  join_policy: EventJoinPolicy;
  /** Until when answers are taken; at the latest its start */
  rsvp_until: Instant;
  recurrence: EventRecurrence;
  /** Shared by the events of one weekly game; null: it was never weekly */
  series_id: Id | null;
  phase: EventPhase;
  /**
     * In the words of the host, or of the server when too few came
     * @nullable
     */
  cancel_reason: string | null;
  /** Heads, guests included */
  going_count: Count;
  /** People */
  maybe_count: Count;
  /** People */
  waitlist_count: Count;
  /** People who wait for approval; 0 for who does not decide */
  requests_count: Count;
  my_participation: Participant | null;
  game_id: Id | null;
  /** answer (going, maybe or declined), bring_guests, invite, decide (requests), manage (remove, money, check-in, ratings, sides), edit, cancel, make_game */
  permissions: Permissions;
}

/**
 * An Instant that a request may carry: 2001 to 2098
 * @pattern ^20(0[1-9]|[1-8]\d|9[0-8])-
 */
export type RequestInstant = string;

/**
 * For all together, in whole Albanian lek (ALL)
 * @minimum 0
 * @maximum 1000000
 */
export type EventPrice = number;

/**
 * With booking_id the times, the place and the city are those of the booking; else starts_at, ends_at, location and city_id are needed.
 */
export interface CreateEventBody {
  owner_type: EventOwnerType;
  /** Needed unless owner_type is base */
  owner_id?: Id;
  /** A community of the host to announce it in; that of the owner when the owner is one */
  community_id?: Id | null;
  title: OneLine;
  description?: ManyLines;
  kind: EventKind;
  /** That of the court, with booking_id */
  sport_id: Id;
  city_id?: Id;
  /** Id of an uploaded image */
  image?: Id | null;
  /** A coming booking of the user without an event (409 booking_in_use) */
  booking_id?: Id | null;
  location?: EventLocation | null;
  starts_at?: RequestInstant;
  /** Within 12 hours after the start */
  ends_at?: RequestInstant;
  capacity: EventCapacity;
  /** At most the capacity */
  min_participants?: EventMinimum | null;
  /** Two hours before the start when absent */
  min_check_at?: RequestInstant | null;
  /** The price of the booking when absent */
  price_total?: EventPrice | null;
  level?: TeamLevel | null;
  gender: TeamGender;
  /** community needs a community */
  visibility: EventVisibility;
  join_policy: EventJoinPolicy;
  /** Its start when absent */
  rsvp_until?: RequestInstant;
  /** none when absent */
  recurrence?: EventRecurrence;
  /** Whether the host takes a seat; true when absent */
  host_plays?: boolean;
}

/**
 * Only what is sent changes. The times of a booked court change with the booking only.
 */
export interface UpdateEventBody {
  title?: OneLine;
  description?: ManyLines;
  kind?: EventKind;
  city_id?: Id;
  /** Id of an uploaded image */
  image?: Id | null;
  /** null gives the court up; the booking itself stays */
  booking_id?: Id | null;
  location?: EventLocation | null;
  starts_at?: RequestInstant;
  ends_at?: RequestInstant;
  /** At least the heads that are going */
  capacity?: EventCapacity;
  min_participants?: EventMinimum | null;
  min_check_at?: RequestInstant | null;
  price_total?: EventPrice | null;
  level?: TeamLevel | null;
  gender?: TeamGender;
  visibility?: EventVisibility;
  join_policy?: EventJoinPolicy;
  rsvp_until?: RequestInstant;
  /** none ends the weekly game after this event */
  recurrence?: EventRecurrence;
  /** Tell everybody who is invited, going, maybe coming or waiting; true when absent */
  notify?: boolean;
}

/**
 * @minLength 1
 * @maxLength 300
 */
export type Reason = ManyLines;

export type EventCourtChoice = typeof EventCourtChoice[keyof typeof EventCourtChoice];


export const EventCourtChoice = {
  keep: 'keep',
  free: 'free',
} as const;

export interface CancelEventBody {
  reason: ManyLines;
  /** What becomes of the booking; keep when absent. free needs a booking of the caller that can still be cancelled (409 cancel_window_closed) */
  court?: EventCourtChoice;
  /** Also makes no next one of a weekly game; false when absent */
  ends_series?: boolean;
}

export type EventAnswer = typeof EventAnswer[keyof typeof EventAnswer];


export const EventAnswer = {
  going: 'going',
  maybe: 'maybe',
  declined: 'declined',
} as const;

export interface AnswerEventBody {
  status: EventAnswer;
  /** With going; 0 when absent */
  guests?: GuestCount;
}

/**
 * One of user_ids, team_id and community_id (422); the team and the community are the caller's. Who is in the event already is left out; who declined comes back by user_ids only, who was removed by those of somebody who manages it.
 */
export interface InviteToEventBody {
  /**
     * @minItems 1
     * @maxItems 50
     */
  user_ids?: Id[];
  team_id?: Id;
  community_id?: Id;
}

/**
 * In ALL, of everybody who is going or owes from earlier weeks, whatever page is asked for
 */
export interface EventMoney {
  paid: Money;
  open: Money;
}

export type ParticipantDecision = typeof ParticipantDecision[keyof typeof ParticipantDecision];


export const ParticipantDecision = {
  going: 'going',
  declined: 'declined',
} as const;

/**
 * Only what is sent changes.
 */
export interface UpdateParticipantBody {
  /** Decides a request; an approved one waits when all seats are taken */
  status?: ParticipantDecision;
  has_paid?: boolean;
  /**
     * From the start on
     * @nullable
     */
  attended?: boolean | null;
  rating?: PlayerRating | null;
  /** One of the sport */
  position?: PlayerPosition | null;
  side?: GameSideKey | null;
  /** Needs a side */
  is_locked?: boolean;
}

export interface MakeEventGameBody { [key: string]: unknown }

export type GameKind = typeof GameKind[keyof typeof GameKind];


export const GameKind = {
  fixture: 'fixture',
  event: 'event',
} as const;

export interface LineupEntry {
  user: UserRef;
  /** Who play beside them, of an event */
  guests: GuestCount;
  /** @nullable */
  jersey_number: number | null;
  is_captain: boolean;
  /**
     * A PlayerPosition in an event, else as the team says it
     * @nullable
     */
  position: string | null;
  /** Of an event */
  participant_id: Id | null;
  /**
     * Or on the bench; null: nobody has chosen yet, or of an event
     * @nullable
     */
  is_starter: boolean | null;
}

export interface GameSide {
  /** null: of an event, or not known yet */
  team: TeamRef | null;
  /** The name of the team; of an event Black team or White team in the language of the request */
  label: string;
  /** Of a competition: where the team comes from */
  source: FixtureSource | null;
  /** Of a team those who are chosen, until then all its players. Who starts first, then captain first, then by name */
  lineup: LineupEntry[];
  /**
     * null: no result, or level
     * @nullable
     */
  is_winner: boolean | null;
  forfeited: boolean;
  /** Whether this side stands by the result */
  has_confirmed: boolean;
}

export interface GameResult {
  entered_by: UserRef | null;
  entered_at: Instant;
  /** When it is official if nobody disputes it: 24 hours after it was entered, of a competition after as many as its organization has set */
  official_at: Instant;
  disputed_by: UserRef | null;
  /**
     * For its players and who manages it
     * @nullable
     */
  dispute_reason: string | null;
}

/**
 * That its last result was taken back, for its players and who manages it
 */
export interface GameReopening {
  by: UserRef | null;
  at: Instant;
  reason: string;
}

export interface GameTracker {
  /** Never named to guests */
  user: UserRef | null;
  since: Instant;
  /** When they were last heard of */
  seen_at: Instant;
  /** Heard of within 60 seconds */
  is_online: boolean;
  /** Who would like to track in their place, for both */
  asked_by: UserRef | null;
  /**
     * Whoever brings it to claim tracks it: for the tracker, whose screen shows it
     * @nullable
     */
  code: string | null;
}

/**
 * @minimum 1
 * @maximum 60
 */
export type PeriodMinutes = number;

/**
 * 0: none
 * @minimum 0
 * @maximum 30
 */
export type ExtraTimeMinutes = number;

/**
 * @minimum 1
 * @maximum 50
 */
export type SetPoints = number;

/**
 * How it is scored. With best_of_sets it is won by sets, else by goals or points in periods.
 */
export interface GameRules {
  /**
     * @minimum 1
     * @maximum 10
     * @nullable
     */
  periods: number | null;
  /** null: played without a clock */
  period_minutes: PeriodMinutes | null;
  /** Of each period of extra time; null: there is none */
  extra_time_minutes: ExtraTimeMinutes | null;
  /**
     * @minimum 1
     * @maximum 5
     * @nullable
     */
  best_of_sets: number | null;
  /** What a set is played to: points of volleyball, games of tennis */
  set_points: SetPoints | null;
  /** Of volleyball */
  last_set_points: SetPoints | null;
  /** Of tennis */
  tiebreak_at: SetPoints | null;
  /** Of tennis: the deciding set may be a tie-break to 10 */
  super_tiebreak_last: boolean;
  /** Whether it may end level; a knockout game may not */
  draw: boolean;
  /** Of a knockout game: who wins is decided by a shoot-out when it is level, after extra time */
  shootout: boolean;
}

/**
 * declined: seen by who runs the competition and by themselves only
 */
export type AppointmentStatus = typeof AppointmentStatus[keyof typeof AppointmentStatus];


export const AppointmentStatus = {
  asked: 'asked',
  accepted: 'accepted',
  declined: 'declined',
} as const;

/**
 * Appointed by who runs the competition
 */
export interface GameOfficial {
  user: UserRef;
  role: GameOfficialRole;
  status: AppointmentStatus;
}

export interface Game {
  id: Id;
  kind: GameKind;
  sport: Sport;
  event: EventRef | null;
  competition: CompetitionRef | null;
  /** Of a competition */
  stage: FixtureStage | null;
  home: GameSide;
  away: GameSide;
  status: GameStatus;
  result_status: ResultStatus;
  result: GameResult | null;
  /**
     * Of a walkover that somebody decided
     * @nullable
     */
  walkover_reason: string | null;
  /** Until a result is entered again */
  reopened: GameReopening | null;
  starts_at: Instant | null;
  /** Planned */
  ends_at: Instant | null;
  venue: FixtureVenue | null;
  /** @nullable */
  court_name: string | null;
  /** Of a game of teams; null: not known */
  court?: CourtRef | null;
  score: GameScore;
  /** Of one that is on and tracked, or whose tracker waits for the start */
  live: GameLive | null;
  tracker: GameTracker | null;
  rules: GameRules;
  /** Referees first; none of an event */
  officials: GameOfficial[];
  /** The side the user plays on or speaks for */
  my_side: GameSideKey | null;
  followers_count: Count;
  is_followed: boolean;
  /** follow, manage_sides, enter_result, confirm_result, dispute_result, settle_result (of a disputed one), walkover, reopen, appoint, answer_appointment, track, set_lineup_home, set_lineup_away */
  permissions: Permissions;
}

export interface BalanceEventBody {
  /**
     * Participants who stay on the side they are on; the locked ones when absent
     * @maxItems 100
     */
  lock_ids?: Id[];
  /**
     * Another number, other sides as fair; 0 when absent
     * @minimum 0
     * @maximum 1000
     */
  variant?: number;
}

export interface EventShare {
  /** To paste into a chat (design §18); ends with the link */
  text: string;
  /** The link alone */
  url: string;
}

/**
 * live: on now; past: latest first, results that wait for the user before all others
 */
export type GameTime = typeof GameTime[keyof typeof GameTime];


export const GameTime = {
  upcoming: 'upcoming',
  live: 'live',
  past: 'past',
} as const;

/**
 * All sports: period-start (side: who serves first), period-end, clock-start, clock-stop, game-end, note. clock-start and clock-stop also set the clock, to their clock_ms. The others belong to one sport or two; what each counts is the engine's to say, never the sender's
 */
export type GameEventType = typeof GameEventType[keyof typeof GameEventType];


export const GameEventType = {
  'period-start': 'period-start',
  'period-end': 'period-end',
  'clock-start': 'clock-start',
  'clock-stop': 'clock-stop',
  'game-end': 'game-end',
  note: 'note',
  goal: 'goal',
  'penalty-goal': 'penalty-goal',
  'own-goal': 'own-goal',
  'penalty-missed': 'penalty-missed',
  'yellow-card': 'yellow-card',
  'second-yellow': 'second-yellow',
  'red-card': 'red-card',
  substitution: 'substitution',
  corner: 'corner',
  'injury-time': 'injury-time',
  'shootout-goal': 'shootout-goal',
  'shootout-miss': 'shootout-miss',
  'free-throw': 'free-throw',
  'two-points': 'two-points',
  'three-points': 'three-points',
  'free-throw-missed': 'free-throw-missed',
  'personal-foul': 'personal-foul',
  'technical-foul': 'technical-foul',
  timeout: 'timeout',
  point: 'point',
  sanction: 'sanction',
  retirement: 'retirement',
  'code-violation': 'code-violation',
} as const;

/**
 * Half, quarter or set; extra time goes on counting, the shoot-out is the last
 * @minimum 1
 * @maximum 30
 */
export type PeriodNumber = number;

/**
 * How a point of volleyball or tennis was won
 */
export type PointHow = typeof PointHow[keyof typeof PointHow];


export const PointHow = {
  attack: 'attack',
  block: 'block',
  ace: 'ace',
  winner: 'winner',
  'double-fault': 'double-fault',
  error: 'error',
} as const;

/**
 * In the order of the game: by period, clock_ms and seq
 */
export interface GameEvent {
  client_id: string;
  /**
     * The order in which the server took them
     * @minimum 1
     */
  seq: number;
  type: GameEventType;
  side: GameSideKey | null;
  /** null also for those who may not see the line-up */
  player: UserRef | null;
  related_player: UserRef | null;
  period: PeriodNumber;
  clock_ms: ClockMs;
  at: Instant;
  how: PointHow | null;
  minutes: InjuryMinutes | null;
  /** @nullable */
  note: string | null;
  /** null: nobody any more; never named to guests */
  created_by: UserRef | null;
  /** It counts no more, and is shown struck through */
  voided_at: Instant | null;
  /** @nullable */
  void_reason: string | null;
}

/**
 * The last five results before it, latest first; empty of a side without a team, and of a private team for others
 * @maxItems 5
 */
export type FormBefore = TeamFormResult[];

/**
 * How the teams of a game did before it
 */
export interface GameForm {
  home: FormBefore;
  away: FormBefore;
}

export interface MoveGameBody {
  starts_at: RequestInstant;
  /** null: no court yet */
  court_id: Id | null;
  /** Asks the venue for the court */
  book_court?: boolean;
}

/**
 * By periods or the whole (home and away), or by sets. Periods add up to home and away when all are given (422 on periods). A knockout game that is level needs a shoot-out (422 on shootout), no other has one.
 */
export interface EnterResultBody {
  home?: Points;
  away?: Points;
  /** @maxItems 10 */
  periods?: PointsPair[];
  /**
     * Of volleyball and tennis: each with a winner, and together a winner
     * @minItems 1
     * @maxItems 5
     */
  sets?: GameSet[];
  /** With a winner */
  shootout?: PointsPair;
}

export interface ConfirmResultBody { [key: string]: unknown }

export interface DisputeResultBody {
  reason: ManyLines;
}

export interface WalkoverBody {
  /**
     * Who did not play; with both nobody wins
     * @minItems 1
     * @maxItems 2
     */
  forfeits: GameSideKey[];
  reason: ManyLines;
}

export interface ReopenResultBody {
  reason: ManyLines;
}

export interface AppointOfficialBody {
  user_id: Id;
  role: GameOfficialRole;
}

export interface AnswerAppointmentBody {
  accept: boolean;
}

export interface LineupChoice {
  user_id: Id;
  /** false: on the bench */
  is_starter: boolean;
}

export interface SetLineupBody {
  /**
     * Each person once
     * @minItems 1
     * @maxItems 40
     */
  players: LineupChoice[];
}

export interface ClaimTrackingBody {
  take_over?: boolean;
  /** @pattern ^[A-Za-z0-9-]{36}$ */
  code?: string;
}

export interface ReleaseTrackingBody {
  /** The answer to who has asked */
  hand_over?: boolean;
}

/**
 * @minLength 1
 * @maxLength 200
 */
export type EventNote = OneLine;

export interface NewGameEvent {
  /** The same event sent twice is one; another body under it is refused (422) */
  client_id: string;
  type: GameEventType;
  /** Whose goal, card, foul, point … it is; an own goal is its player's side */
  side?: GameSideKey;
  player_id?: Id;
  /** Who comes on for player_id */
  related_player_id?: Id;
  period: PeriodNumber;
  clock_ms: ClockMs;
  /** When it happened by the clock of the server */
  at: RequestInstant;
  how?: PointHow;
  /** Of injury-time */
  minutes?: InjuryMinutes;
  note?: OneLine;
}

export interface SendGameEventsBody {
  /** @maxItems 500 */
  events: NewGameEvent[];
}

/**
 * Replaces who and how; null: not known
 */
export interface CompleteGameEventBody {
  player_id: Id | null;
  related_player_id: Id | null;
  how: PointHow | null;
}

export interface FollowGameBody { [key: string]: unknown }

/**
 * draft: known to its organizers alone
 */
export type CompetitionPhase = typeof CompetitionPhase[keyof typeof CompetitionPhase];


export const CompetitionPhase = {
  draft: 'draft',
  registration: 'registration',
  ready: 'ready',
  ongoing: 'ongoing',
  finished: 'finished',
  cancelled: 'cancelled',
} as const;

/**
 * base: the user themselves
 */
export type CompetitionOwnerType = typeof CompetitionOwnerType[keyof typeof CompetitionOwnerType];


export const CompetitionOwnerType = {
  base: 'base',
  organization: 'organization',
} as const;

/**
 * Who runs it
 */
export interface CompetitionOwner {
  type: CompetitionOwnerType;
  /** Of the user or the organization */
  id: Id;
  name: string;
  /**
     * null: a user
     * @nullable
     */
  slug: string | null;
  image: ImageOrNull;
}

export type CompetitionFormat = typeof CompetitionFormat[keyof typeof CompetitionFormat];


export const CompetitionFormat = {
  league: 'league',
  'double-league': 'double-league',
  knockout: 'knockout',
  'double-knockout': 'double-knockout',
  'groups-knockout': 'groups-knockout',
  custom: 'custom',
} as const;

/**
 * @minimum 2
 * @maximum 64
 */
export type TeamPlaces = number;

/**
 * @minimum 1
 * @maximum 50
 */
export type RosterSize = number;

/**
 * Of a team, in whole Albanian lek (ALL); 0: free
 * @minimum 0
 * @maximum 1000000
 */
export type EntryFee = number;

/**
 * Who enters results
 */
export type ScoreEntry = typeof ScoreEntry[keyof typeof ScoreEntry];


export const ScoreEntry = {
  organizer: 'organizer',
  captains: 'captains',
} as const;

/**
 * @minimum 1
 * @maximum 10
 */
export type Periods = number;

export type BestOfSets = typeof BestOfSets[keyof typeof BestOfSets];


export const BestOfSets = {
  NUMBER_1: 1,
  NUMBER_3: 3,
  NUMBER_5: 5,
} as const;

/**
 * How its games are played. Football and basketball have periods, volleyball and tennis have sets; what the sport does not have is null.
 */
export interface MatchRules {
  periods: Periods | null;
  period_minutes: PeriodMinutes | null;
  extra_time_minutes: ExtraTimeMinutes | null;
  /** Of knockout games of football */
  shootout: boolean;
  best_of_sets: BestOfSets | null;
  /** Points of volleyball, games of tennis */
  set_points: SetPoints | null;
  /** Of volleyball */
  last_set_points: SetPoints | null;
  /** Of tennis */
  tiebreak_at: SetPoints | null;
  /** Of tennis: the last set is a tie-break to 10 */
  super_tiebreak_last: boolean;
  match_minutes: MatchMinutes;
}

/**
 * @minimum 0
 * @maximum 10
 */
export type TablePoints = number;

/**
 * h2h: of the games among those that are tied, once all of them are played
 */
export type RankingCriterionKey = typeof RankingCriterionKey[keyof typeof RankingCriterionKey];


export const RankingCriterionKey = {
  points: 'points',
  wins: 'wins',
  win_pct: 'win_pct',
  diff: 'diff',
  scored: 'scored',
  set_ratio: 'set_ratio',
  point_ratio: 'point_ratio',
  set_pct: 'set_pct',
  game_pct: 'game_pct',
  fair_play: 'fair_play',
  lots: 'lots',
  h2h_points: 'h2h_points',
  h2h_wins: 'h2h_wins',
  h2h_win_pct: 'h2h_win_pct',
  h2h_diff: 'h2h_diff',
  h2h_scored: 'h2h_scored',
} as const;

export interface RankingCriterion {
  key: RankingCriterionKey;
  /** Counts only when exactly two are tied. Only such a criterion may stand twice (422 on criteria) */
  only_if_two: boolean;
}

export interface RankingRules {
  /** The way of ranking it began with, which says what a walkover counts; null: that of the sport */
  preset: RankingPreset | null;
  win: TablePoints;
  draw: TablePoints;
  loss: TablePoints;
  /** Of volleyball: after five sets */
  win_5set: TablePoints | null;
  loss_5set: TablePoints | null;
  forfeit_loss: TablePoints;
  /**
     * The first that differs decides; at the end lots decide in any case
     * @minItems 1
     * @maxItems 16
     */
  criteria: RankingCriterion[];
}

/**
 * registration_over: the close has passed; min_teams: too few teams; stage: the first stage is not seeded; games: not all are played
 */
export type CompetitionMissing = typeof CompetitionMissing[keyof typeof CompetitionMissing];


export const CompetitionMissing = {
  owner: 'owner',
  registration_over: 'registration_over',
  min_teams: 'min_teams',
  stage: 'stage',
  games: 'games',
} as const;

export interface Competition {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
  images: Image[];
  description: string;
  rules_text: string;
  sport: Sport;
  /** null: the account is gone */
  owner: CompetitionOwner | null;
  city: City;
  gender: TeamGender;
  /** null: for all levels */
  level: TeamLevel | null;
  format: CompetitionFormat;
  min_teams: TeamPlaces;
  max_teams: TeamPlaces;
  roster_min: RosterSize;
  roster_max: RosterSize;
  entry_fee: EntryFee;
  starts_on: CalendarDate;
  ends_on: CalendarDate | null;
  /** null: at once */
  registration_opens_at: Instant | null;
  /** null: when the day it starts on begins */
  registration_closes_at: Instant | null;
  auto_accept: boolean;
  score_entry: ScoreEntry;
  game_rules: MatchRules;
  ranking: RankingRules;
  /** draft in the phase draft, else published */
  status: PublicationStatus;
  phase: CompetitionPhase;
  /** @nullable */
  cancel_reason: string | null;
  /** Teams that hold a place */
  teams_count: Count;
  /**
     * Applications that wait for a decision; null for who does not decide
     * @minimum 0
     * @nullable
     */
  waiting_count: number | null;
  followers_count: Count;
  is_followed: boolean;
  current_stage_id: Id | null;
  /** When the game begins that is next, or has begun and has no result yet */
  next_game_at: Instant | null;
  champion: TeamRef | null;
  /** A team of the reader that takes part */
  my_team: TeamRef | null;
  /** What the next phase still needs; empty for who does not run it */
  missing: CompetitionMissing[];
  /** follow, edit, delete (a draft), open (registration), reopen (as a draft), copy, cancel, manage_teams, read_applications, apply */
  permissions: Permissions;
}

/**
 * Where a team stands in the latest table of a competition
 */
export interface RankOfTeam {
  competition_id: Id;
  /** @minimum 1 */
  rank: number;
  /** Teams of the table */
  teams_count: Count;
  /** null: the table is of the whole stage */
  group: GroupRef | null;
}

/**
 * @maxLength 5000
 */
export type CompetitionText = ManyLines;

export type RegistrationInstant = RequestInstant | null;

/**
 * min_teams is at most max_teams, roster_min at most roster_max, ends_on not before starts_on; registration opens before it closes and closes before the day of the start is over. What is absent of game_rules and ranking comes from the settings of the organization, else from the sport.
 */
export interface CreateCompetitionBody {
  owner_type: CompetitionOwnerType;
  /** Needed unless owner_type is base */
  owner_id?: Id;
  name: OneLine;
  description?: ManyLines;
  rules_text?: ManyLines;
  /** Id of an uploaded image */
  image?: Id | null;
  images?: ImageIds;
  sport_id: Id;
  city_id: Id;
  gender: TeamGender;
  level?: TeamLevel | null;
  format: CompetitionFormat;
  min_teams: TeamPlaces;
  max_teams: TeamPlaces;
  roster_min: RosterSize;
  roster_max: RosterSize;
  /** 0 when absent */
  entry_fee?: EntryFee;
  /** Today or later */
  starts_on: RequestDate;
  ends_on?: RequestDate | null;
  registration_opens_at?: RegistrationInstant;
  registration_closes_at?: RegistrationInstant;
  /** false when absent */
  auto_accept?: boolean;
  /** organizer when absent */
  score_entry?: ScoreEntry;
  game_rules?: MatchRules;
  ranking?: RankingRules;
}

/**
 * Only what is sent changes; the rules of CreateCompetitionBody hold for the whole. Once teams have a place the sport stays, and max_teams is not below their number (422). Sport and format stay from the phase ready on, min_teams, max_teams and registration too (409 competition_started).
 */
export interface UpdateCompetitionBody {
  /** Hands it over to an organization that the user is an owner or manager of */
  owner_id?: Id;
  name?: OneLine;
  slug?: Slug;
  description?: ManyLines;
  rules_text?: ManyLines;
  image?: Id | null;
  images?: ImageIds;
  sport_id?: Id;
  city_id?: Id;
  gender?: TeamGender;
  level?: TeamLevel | null;
  format?: CompetitionFormat;
  min_teams?: TeamPlaces;
  max_teams?: TeamPlaces;
  roster_min?: RosterSize;
  roster_max?: RosterSize;
  entry_fee?: EntryFee;
  starts_on?: RequestDate;
  ends_on?: RequestDate | null;
  registration_opens_at?: RegistrationInstant;
  registration_closes_at?: RegistrationInstant;
  auto_accept?: boolean;
  score_entry?: ScoreEntry;
  game_rules?: MatchRules;
  ranking?: RankingRules;
}

export interface CopyCompetitionBody {
  name: OneLine;
  /** Today or later */
  starts_on: RequestDate;
  with_teams: boolean;
}

export interface TransitionCompetitionBody {
  to: CompetitionPhase;
  /** Needed with cancelled */
  reason?: ManyLines;
}

export interface FollowCompetitionBody { [key: string]: unknown }

export type EntryStatus = typeof EntryStatus[keyof typeof EntryStatus];


export const EntryStatus = {
  active: 'active',
  withdrawn: 'withdrawn',
  disqualified: 'disqualified',
} as const;

/**
 * Points taken from a team
 */
export interface Deduction {
  points: DeductedPoints;
  reason: string;
}

export interface CompetitionTeam {
  team: TeamRef;
  /** For its organizers and the team; null too when it was added without one */
  application_id: Id | null;
  /**
     * @minimum 1
     * @nullable
     */
  seed: number | null;
  seed_locked: boolean;
  status: EntryStatus;
  deductions: Deduction[];
  roster_count: Count;
  /** For its organizers and the team, else null */
  roster: RosterPlayer[] | null;
  /**
     * As roster
     * @nullable
     */
  fee_paid: boolean | null;
  /** Whether the reader belongs to the team */
  is_mine: boolean;
  /** update (fee, deduction), disqualify, withdraw */
  permissions: Permissions;
}

export interface AddCompetitionTeamBody {
  team_id: Id;
}

export interface NewDeduction {
  points: DeductedPoints;
  reason: ManyLines;
}

/**
 * For good. Before the first game a withdrawn team loses its place
 */
export type UpdateCompetitionTeamBodyStatus = typeof UpdateCompetitionTeamBodyStatus[keyof typeof UpdateCompetitionTeamBodyStatus];


export const UpdateCompetitionTeamBodyStatus = {
  withdrawn: 'withdrawn',
  disqualified: 'disqualified',
} as const;

/**
 * One or more of them.
 */
export interface UpdateCompetitionTeamBody {
  fee_paid?: boolean;
  deduction?: NewDeduction;
  /** For good. Before the first game a withdrawn team loses its place */
  status?: UpdateCompetitionTeamBodyStatus;
  /** Needed with status */
  reason?: ManyLines;
}

/**
 * Players of the team, as many as the competition allows, none of whom plays for another team of it; all its players when absent
 * @maxItems 50
 */
export type RosterUserIds = Id[];

export interface ApplyToCompetitionBody {
  team_id: Id;
  message?: ManyLines;
  roster?: RosterUserIds;
}

/**
 * Games without a time are last
 */
export type FixtureOrder = typeof FixtureOrder[keyof typeof FixtureOrder];


export const FixtureOrder = {
  starts_at: 'starts_at',
  '-starts_at': '-starts_at',
} as const;

export type StandingColumn = typeof StandingColumn[keyof typeof StandingColumn];


export const StandingColumn = {
  played: 'played',
  won: 'won',
  drawn: 'drawn',
  lost: 'lost',
  for_against: 'for_against',
  diff: 'diff',
  sets: 'sets',
  point_ratio: 'point_ratio',
  win_pct: 'win_pct',
  games: 'games',
  points: 'points',
  form: 'form',
} as const;

/**
 * A game that is on and counts in the table as it stands: of football, and of basketball while somebody leads (decision 067)
 */
export interface StandingLive {
  game_id: Id;
  score_for: Count;
  score_against: Count;
}

/**
 * They are level; it cannot be asked before more games are played; it is for two teams alone
 */
export type TriedCriterionOutcome = typeof TriedCriterionOutcome[keyof typeof TriedCriterionOutcome];


export const TriedCriterionOutcome = {
  level: 'level',
  'not-yet': 'not-yet',
  'for-two': 'for-two',
} as const;

/**
 * A criterion that did not tell apart teams that were level
 */
export interface TriedCriterion {
  criterion: RankingCriterionKey;
  /** They are level; it cannot be asked before more games are played; it is for two teams alone */
  outcome: TriedCriterionOutcome;
}

export type TieBreakScope = typeof TieBreakScope[keyof typeof TieBreakScope];


export const TieBreakScope = {
  overall: 'overall',
  'head-to-head': 'head-to-head',
} as const;

/**
 * By the id of each of them and of the team of the row; null: a ratio with nothing lost
 */
export type TieBreakValues = {[key: string]: number | null};

/**
 * A criterion that told apart teams that were level
 */
export interface TieBreak {
  criterion: RankingCriterionKey;
  /** What was asked of these teams before, in order */
  tried: TriedCriterion[];
  scope: TieBreakScope;
  /** All that were level, without the team of the row */
  with: TeamRef[];
  /** By the id of each of them and of the team of the row; null: a ratio with nothing lost */
  values: TieBreakValues;
}

export interface StandingRow {
  /**
     * Shared by teams that nothing has told apart yet
     * @minimum 1
     */
  rank: number;
  /** Places gained with the last matchday, lost ones below 0 */
  rank_change: number;
  team: TeamRef;
  status: EntryStatus;
  played: Count;
  won: Count;
  drawn: Count;
  lost: Count;
  points: number;
  /** Goals or points; games of tennis */
  for: Count;
  against: Count;
  diff: number;
  sets_won: Count;
  sets_lost: Count;
  /**
     * @minimum 0
     * @maximum 1
     */
  win_pct: number;
  /**
     * null: nothing lost
     * @minimum 0
     * @nullable
     */
  point_ratio: number | null;
  /**
     * The last five, latest last
     * @maxItems 5
     */
  form: TeamFormResult[];
  /** null: it plays no game now that counts as it stands */
  live: StandingLive | null;
  deductions: Deduction[];
  /** From the widest tie the team was in to the narrowest; empty when the first criterion says its place */
  tie_breaks: TieBreak[];
  /** Of a shared rank: what was asked of those who share it, in order; otherwise empty */
  tried_since: TriedCriterion[];
}

/**
 * may-advance: as one of the best of their rank
 */
export type StandingZoneKind = typeof StandingZoneKind[keyof typeof StandingZoneKind];


export const StandingZoneKind = {
  advances: 'advances',
  'may-advance': 'may-advance',
} as const;

/**
 * What the places from and to stand for
 */
export interface StandingZone {
  /** @minimum 1 */
  from: number;
  /** @minimum 1 */
  to: number;
  /** may-advance: as one of the best of their rank */
  kind: StandingZoneKind;
}

export interface StandingTable {
  stage_id: Id;
  stage_name: string;
  /** null: the stage has one table */
  group: GroupRef | null;
  /**
     * As the engine needs it for a what-if
     * @minimum 1
     * @maximum 2
     */
  legs: number;
  columns: StandingColumn[];
  /** A result in it is not official yet; of games that are on the rows tell */
  provisional: boolean;
  /** All its games are played */
  complete: boolean;
  rows: StandingRow[];
  zones: StandingZone[];
}

export type TableCardKind = typeof TableCardKind[keyof typeof TableCardKind];


export const TableCardKind = {
  'yellow-card': 'yellow-card',
  'second-yellow': 'second-yellow',
  'red-card': 'red-card',
} as const;

export interface TableCard {
  side: GameSideKey;
  /**
     * Which of the players of this game with a card, not who they are; null: not known
     * @minimum 1
     * @nullable
     */
  player: number | null;
  kind: TableCardKind;
}

/**
 * A game of a table, as the engine counts it
 */
export interface TableGame {
  id: Id;
  /**
     * The matchday
     * @minimum 1
     */
  round: number;
  starts_at: Instant | null;
  home_team_id: Id;
  away_team_id: Id;
  status: GameStatus;
  result_status: ResultStatus;
  /**
     * Goals, points or sets
     * @minimum 0
     * @nullable
     */
  home_score: number | null;
  /**
     * @minimum 0
     * @nullable
     */
  away_score: number | null;
  /** Points of volleyball, games of tennis */
  sets: PointsPair[];
  /** Of a walkover: who did not play */
  forfeits: GameSideKey[];
  /** Of a tracked game, for fair play */
  cards: TableCard[];
}

export type StageStatus = typeof StageStatus[keyof typeof StageStatus];


export const StageStatus = {
  draft: 'draft',
  ready: 'ready',
  active: 'active',
  finished: 'finished',
} as const;

/**
 * The best count of those who are ranked at rank in their group
 */
export interface BestOfRank {
  /**
     * @minimum 1
     * @maximum 64
     */
  rank: number;
  /**
     * @minimum 1
     * @maximum 8
     */
  count: number;
}

/**
 * Of double-elimination; reset: a second final when the loser of the first had not lost before
 */
export type StageSettingsGrandFinal = typeof StageSettingsGrandFinal[keyof typeof StageSettingsGrandFinal];


export const StageSettingsGrandFinal = {
  single: 'single',
  reset: 'reset',
} as const;

export interface StageSettings {
  /**
     * @minimum 1
     * @maximum 2
     */
  legs: number;
  /**
     * @minimum 1
     * @maximum 8
     */
  groups: number;
  /**
     * Of an elimination: so many of it; null: nobody goes on
     * @minimum 1
     * @maximum 64
     * @nullable
     */
  advance_per_group: number | null;
  best_of_rank: BestOfRank | null;
  third_place: boolean;
  /** Of double-elimination; reset: a second final when the loser of the first had not lost before */
  grand_final: StageSettingsGrandFinal;
}

export interface StageGroup {
  id: Id;
  name: string;
  teams: TeamRef[];
}

export interface Stage {
  id: Id;
  /** @minimum 1 */
  order: number;
  name: string;
  type: StageType;
  status: StageStatus;
  settings: StageSettings;
  /** The stage whose best go on to it; null: the teams of the competition */
  from_stage_id: Id | null;
  /**
     * The seed of a draw by lot, which draws the same again
     * @minimum 0
     * @nullable
     */
  random_seed: number | null;
  /** Where its teams come from, by seed; empty: from the teams of the competition */
  inputs: FixtureSource[];
  groups: StageGroup[];
  /** How many enter it, as the competition is now */
  teams_count: Count;
  games_total: Count;
  games_finished: Count;
  /** All games of an elimination, by side, round and position; else empty */
  bracket: Fixture[];
  /** edit, seed, start, finish, reset */
  permissions: Permissions;
}

/**
 * Rises with every change of the stages; a change names the one that it is based on
 * @minimum 0
 */
export type PipelineRevision = number;

export interface Pipeline {
  stages: Stage[];
  revision: PipelineRevision;
  /** Who has won the competition, or wins it once the stage that can be finished and ends it is finished; null: not known yet, or nobody */
  champion: TeamRef | null;
  /** edit: change the stages; close: end the registration; reopen: take the draw back for it */
  permissions: Permissions;
}

/**
 * @minLength 1
 * @maxLength 60
 */
export type StageName = OneLine;

export interface StageInput {
  /** null: a new one */
  id: Id | null;
  name: OneLine;
  type: StageType;
  settings: StageSettings;
  /**
     * The place in the list, from 1, of the stage whose best go on to it; null: the teams of the competition, of the first one alone
     * @minimum 1
     * @maximum 8
     * @nullable
     */
  from: number | null;
}

export interface SavePipelineBody {
  revision: PipelineRevision;
  /**
     * @minItems 1
     * @maxItems 8
     */
  stages: StageInput[];
}

export interface KickOff {
  weekday: Weekday;
  /**
     * HH:mm, wall time in Europe/Tirane
     * @pattern ^([01]\d|2[0-3]):[0-5]\d$
     */
  time: string;
}

/**
 * The time and court of one game of the stage
 */
export interface PlannedTime {
  /**
     * Its number in the stage
     * @minimum 1
     * @maximum 10000
     */
  number: number;
  starts_at: RequestInstant;
  /** null: no court yet */
  court_id: Id | null;
}

export interface GenerateBody {
  /** The first day of the first matchday */
  start_date: RequestDate;
  /**
     * From the first day of a matchday to that of the next
     * @minimum 0
     * @maximum 60
     */
  matchday_interval_days: number;
  /**
     * How many days a matchday may take; 7 when absent
     * @minimum 1
     * @maximum 28
     */
  matchday_days?: number;
  /**
     * @minItems 1
     * @maxItems 30
     */
  kickoffs: KickOff[];
  /**
     * Without any, games have no court yet
     * @maxItems 20
     */
  venue_ids?: Id[];
  /**
     * Of these venues; all of their sport when absent
     * @maxItems 100
     */
  court_ids?: Id[];
  /**
     * Between two games of a team, and between a game and one that waits for it
     * @minimum 0
     * @maximum 20160
     */
  min_rest_minutes: number;
  /** Asks the venues for the courts */
  book_courts: boolean;
  /** Only shows what would be, and writes nothing */
  dry_run: boolean;
  /**
     * Times that were shown. To create, exactly these are taken, or none (409 court_taken, schedule_changed). In a dry run those that are still free stay, and only the others are looked for anew
     * @maxItems 2100
     */
  plan?: PlannedTime[];
}

export interface ScheduleCourt {
  id: Id;
  name: string;
  venue: FixtureVenue;
}

export interface PlannedGame {
  /** @minimum 1 */
  number: number;
  stage: FixtureStage;
  /** @minimum 1 */
  matchday: number;
  /** The team, or where it comes from */
  home: string;
  away: string;
  starts_at: Instant;
  /** null: no court yet */
  court: ScheduleCourt | null;
  /** Of its court */
  price: Money | null;
  /** The time of the given plan is not free any more; this is the next one */
  lost: boolean;
}

/**
 * kick-off: its matchday has none; order: it would not stand between the games before and after it; rest: of team; official: taken; court: all are taken
 */
export type UnplacedReason = typeof UnplacedReason[keyof typeof UnplacedReason];


export const UnplacedReason = {
  'kick-off': 'kick-off',
  order: 'order',
  rest: 'rest',
  official: 'official',
  court: 'court',
} as const;

export interface UnplacedGame {
  /** @minimum 1 */
  number: number;
  stage: FixtureStage;
  /** @minimum 1 */
  matchday: number;
  home: string;
  away: string;
  reason: UnplacedReason;
  /**
     * Of rest the team, of official the person
     * @nullable
     */
  who: string | null;
}

/**
 * What the unplaced games of a matchday lack
 */
export interface ScheduleGap {
  /** @minimum 1 */
  matchday: number;
  first_day: CalendarDate;
  last_day: CalendarDate;
  games: Count;
  /**
     * On courts that are not there
     * @minimum 0
     */
  court_minutes: number;
  /** Who would not have their rest */
  teams: string[];
}

export type ScheduleOfferKind = typeof ScheduleOfferKind[keyof typeof ScheduleOfferKind];


export const ScheduleOfferKind = {
  court: 'court',
  hour: 'hour',
  week: 'week',
} as const;

/**
 * A change that was tried: one more court, kick-off or week for each matchday
 */
export interface ScheduleOffer {
  kind: ScheduleOfferKind;
  /** Games that would still have no place */
  unplaced: Count;
  court: ScheduleCourt | null;
  kickoff: KickOff | null;
  /**
     * @minimum 1
     * @maximum 28
     * @nullable
     */
  matchday_days: number | null;
}

/**
 * What is asked of the venues, and what it costs
 */
export type SchedulePlanBookings = {
  count: Count;
  price: Money;
};

export interface SchedulePlan {
  /** By time */
  games: PlannedGame[];
  unplaced: UnplacedGame[];
  gaps: ScheduleGap[];
  offers: ScheduleOffer[];
  /** What is asked of the venues, and what it costs */
  bookings: SchedulePlanBookings;
}

/**
 * A venue with its courts of the sport
 */
export interface ScheduleCourts {
  venue: FixtureVenue;
  courts: CourtRef[];
}

export interface PostponeMatchdayBody {
  stage_id: Id;
  /** The round */
  matchday: Id;
  /** The new day of its first game; the others keep their distance and all their time of the day */
  to: RequestDate;
  reason: ManyLines;
  /** Asks for the same courts on the new day; else there is no court yet */
  book_courts: boolean;
}

/**
 * ranking: by the results of the last year
 */
export type SeedingMethod = typeof SeedingMethod[keyof typeof SeedingMethod];


export const SeedingMethod = {
  manual: 'manual',
  random: 'random',
  ranking: 'ranking',
} as const;

export interface SeedStageBody {
  revision: PipelineRevision;
  method: SeedingMethod;
  /**
     * Of manual: ids of teams, the strongest first
     * @maxItems 64
     */
  order?: Id[];
  /**
     * The teams that keep their place from now on; without: those that do already
     * @maxItems 64
     */
  locked?: Id[];
  /**
     * Of random: the same seed draws the same order
     * @minimum 0
     * @maximum 999999
     */
  random_seed?: number;
}

export interface ChangeStageBody {
  revision: PipelineRevision;
}

export type ApplicationDirection = typeof ApplicationDirection[keyof typeof ApplicationDirection];


export const ApplicationDirection = {
  sent: 'sent',
  received: 'received',
} as const;

export type ApplicationEventAction = typeof ApplicationEventAction[keyof typeof ApplicationEventAction];


export const ApplicationEventAction = {
  sent: 'sent',
  accepted: 'accepted',
  rejected: 'rejected',
  waitlisted: 'waitlisted',
  withdrawn: 'withdrawn',
  expired: 'expired',
} as const;

/**
 * Who did what when
 */
export interface ApplicationEvent {
  id: Id;
  action: ApplicationEventAction;
  /** null: the account is gone */
  actor: UserRef | null;
  /**
     * sent: the message; accepted, rejected: the note of the decision
     * @nullable
     */
  note: string | null;
  at: Instant;
}

export interface WithdrawApplicationBody { [key: string]: unknown }

/**
 * waitlisted: of competition-entry alone
 */
export type DecideApplicationBodyDecision = typeof DecideApplicationBodyDecision[keyof typeof DecideApplicationBodyDecision];


export const DecideApplicationBodyDecision = {
  accepted: 'accepted',
  rejected: 'rejected',
  waitlisted: 'waitlisted',
} as const;

export interface DecideApplicationBody {
  /** waitlisted: of competition-entry alone */
  decision: DecideApplicationBodyDecision;
  note?: ManyLines;
}

export interface Organization {
  id: Id;
  slug: string;
  name: string;
  image: ImageOrNull;
  images: Image[];
  city: City;
  description: string;
  /**
     * The setting of this name: a phone number or an address to write to
     * @nullable
     */
  public_contact: string | null;
  /** @minimum 0 */
  competitions_count: number;
  /** edit: profile, pictures and settings; manage_users; manage_competitions. All are false outside the module organization */
  permissions: Permissions;
}

/**
 * @minLength 1
 * @maxLength 200
 */
export type Address = OneLine;

export interface CreateVenueBody {
  name: OneLine;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  city_id: Id;
  address: OneLine;
  latitude: Latitude;
  longitude: Longitude;
  description?: ManyLines;
  phone_prefix?: PhonePrefix;
  phone_number: PhoneNumber;
  is_bookable?: boolean;
}

export interface VenueStats {
  /** @minimum 0 */
  today_bookings: number;
  /**
     * Pending bookings
     * @minimum 0
     */
  pending: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  occupancy_week_pct: number;
  income_week: Money;
}

export interface UpdateVenueBody {
  name?: OneLine;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  city_id?: Id;
  address?: OneLine;
  latitude?: Latitude;
  longitude?: Longitude;
  description?: ManyLines;
  phone_prefix?: PhonePrefix;
  phone_number?: PhoneNumber;
  is_bookable?: boolean;
  slug?: Slug;
  status?: PublicationStatus;
}

/**
 * Exactly one of weekday and date is set; no time slots means closed.
 */
export interface CourtScheduleInput {
  weekday: Weekday | null;
  date: RequestDate | null;
  /** @maxItems 18 */
  time_slot_ids: TimeSlotId[];
}

/**
 * For one slot, in whole Albanian lek (ALL)
 * @minimum 0
 * @maximum 1000000
 */
export type Price = number;

export interface PriceRuleInput {
  /**
     * @minItems 1
     * @maxItems 7
     */
  weekdays: Weekday[];
  from_slot_id: TimeSlotId;
  /** Included */
  to_slot_id: TimeSlotId;
  price: Price;
}

export interface CreateCourtBody {
  name: OneLine;
  sport_id: Id;
  /**
     * @minimum 2
     * @maximum 100
     */
  players_capacity: number;
  /**
     * @minItems 2
     * @maxItems 7
     */
  facilities: Facility[];
  /**
     * Replaces the whole list; a weekday or date without an entry has the default slots.
     * @maxItems 400
     */
  schedules?: CourtScheduleInput[];
  price: Price;
  is_public?: boolean;
  delayed_start?: DelayedStart;
  /**
     * Ids of time slots
     * @minItems 5
     * @maxItems 18
     */
  default_slots: TimeSlotId[];
  /**
     * Replaces the whole list; the first match wins, else the price of the court.
     * @maxItems 50
     */
  price_rules?: PriceRuleInput[];
  surface?: CourtSurface | null;
  /**
     * Place in the list of courts from 0; the others move
     * @minimum 0
     */
  position?: number;
}

export interface UpdateCourtBody {
  name?: OneLine;
  sport_id?: Id;
  /**
     * @minimum 2
     * @maximum 100
     */
  players_capacity?: number;
  /**
     * @minItems 2
     * @maxItems 7
     */
  facilities?: Facility[];
  /**
     * Replaces the whole list; a weekday or date without an entry has the default slots.
     * @maxItems 400
     */
  schedules?: CourtScheduleInput[];
  price?: Price;
  is_public?: boolean;
  delayed_start?: DelayedStart;
  /**
     * Ids of time slots
     * @minItems 5
     * @maxItems 18
     */
  default_slots?: TimeSlotId[];
  /**
     * Replaces the whole list; the first match wins, else the price of the court.
     * @maxItems 50
     */
  price_rules?: PriceRuleInput[];
  surface?: CourtSurface | null;
  /**
     * Place in the list of courts from 0; the others move
     * @minimum 0
     */
  position?: number;
}

export type VenueRole = typeof VenueRole[keyof typeof VenueRole];


export const VenueRole = {
  owner: 'owner',
  manager: 'manager',
  staff: 'staff',
} as const;

export interface VenueUser {
  user: UserRef;
  role: VenueRole;
  /** When they were added */
  since: Instant;
  /** At this moment, if they show it */
  is_online: boolean;
  /** change: the role; remove: also oneself. Neither for the last owner */
  permissions: Permissions;
}

/**
 * Either user_id or phone_number.
 */
export interface AddVenueUserBody {
  user_id?: Id;
  /** +355 when it is missing */
  phone_prefix?: PhonePrefix;
  phone_number?: PhoneNumber;
  role: VenueRole;
}

export interface UpdateVenueUserBody {
  role: VenueRole;
}

export interface CalendarDay {
  date: CalendarDate;
  /** Every slot that a court offers on this day; also the past ones */
  slots: CourtSlot[];
}

/**
 * Courts that are closed from one day to another, at some slots or all day.
 */
export interface Block {
  id: Id;
  /** @minItems 1 */
  court_ids: Id[];
  date_from: CalendarDate;
  /** Included */
  date_to: CalendarDate;
  /** null is the whole day */
  time_slot_ids: TimeSlotId[] | null;
  reason: string;
  created_by: UserRef | null;
  /** Players who were asked and have not answered yet */
  open_questions: Count;
}

/**
 * Either user_id or guest_name.
 */
export interface CreateVenueBookingBody {
  court_id: Id;
  date: RequestDate;
  time_slot_id: TimeSlotId;
  slot_count: SlotCount;
  weekly: boolean;
  /** Last day of a weekly booking; open when absent */
  ends_on?: RequestDate;
  user_id?: Id;
  guest_name?: OneLine;
  /** @pattern ^\+?[0-9 ]{6,20}$ */
  guest_phone?: string;
  note?: ManyLines;
  /** @maxItems 12 */
  overrides?: BookingOverride[];
}

export type BookingEventAction = typeof BookingEventAction[keyof typeof BookingEventAction];


export const BookingEventAction = {
  created: 'created',
  confirmed: 'confirmed',
  declined: 'declined',
  cancelled: 'cancelled',
  moved: 'moved',
  expired: 'expired',
  noted: 'noted',
  paid: 'paid',
  unpaid: 'unpaid',
  'no-show': 'no-show',
  came: 'came',
  asked: 'asked',
  'handed-over': 'handed-over',
} as const;

export interface BookingPlace {
  court_name: string;
  date: CalendarDate;
  start: WallTime;
}

export interface BookingEvent {
  id: Id;
  action: BookingEventAction;
  at: Instant;
  /** null is the system */
  by: UserRef | null;
  /** Where a moved booking stood before */
  from: BookingPlace | null;
  /** Whom it was handed over to */
  to: UserRef | null;
  /** @nullable */
  reason: string | null;
}

export interface UpdateVenueBookingBody {
  court_id?: Id;
  date?: RequestDate;
  time_slot_id?: TimeSlotId;
  /** When it moves */
  keep_price?: boolean;
  note?: ManyLines | null;
  is_paid?: boolean;
  /** Not before it starts */
  is_no_show?: boolean;
}

export interface ConfirmVenueBookingBody { [key: string]: unknown }

/**
 * @minLength 1
 * @maxLength 500
 */
export type BookingReason = ManyLines;

export type AnswerCompetitionBookingsBodyDecision = typeof AnswerCompetitionBookingsBodyDecision[keyof typeof AnswerCompetitionBookingsBodyDecision];


export const AnswerCompetitionBookingsBodyDecision = {
  confirm: 'confirm',
  decline: 'decline',
} as const;

export interface AnswerCompetitionBookingsBody {
  decision: AnswerCompetitionBookingsBodyDecision;
  /**
     * Without: all that wait
     * @minItems 1
     * @maxItems 200
     */
  booking_ids?: Id[];
  /** Of decline */
  reason?: ManyLines;
}

/**
 * series: this session and the later ones
 */
export type CancelVenueBookingBodyScope = typeof CancelVenueBookingBodyScope[keyof typeof CancelVenueBookingBodyScope];


export const CancelVenueBookingBodyScope = {
  session: 'session',
  series: 'series',
} as const;

export interface CancelVenueBookingBody {
  reason: ManyLines;
  /** series: this session and the later ones */
  scope: CancelVenueBookingBodyScope;
}

export type ClosureAction = typeof ClosureAction[keyof typeof ClosureAction];


export const ClosureAction = {
  move: 'move',
  cancel: 'cancel',
  ask: 'ask',
} as const;

/**
 * What happens to one booking in a closed time.
 */
export interface AffectedChoice {
  booking_id: Id;
  action: ClosureAction;
  /** Of a move; the nearest free time when absent */
  to?: BookingPlaceTo;
  /** What the player reads; that of the block when absent */
  reason?: ManyLines;
}

/**
 * For bookings that affected does not name; cancel: with the reason of the block
 */
export type CreateVenueBlockBodyOnConflict = typeof CreateVenueBlockBodyOnConflict[keyof typeof CreateVenueBlockBodyOnConflict];


export const CreateVenueBlockBodyOnConflict = {
  refuse: 'refuse',
  cancel: 'cancel',
} as const;

export interface CreateVenueBlockBody {
  /** @minItems 1 */
  court_ids: Id[];
  date_from: RequestDate;
  /** Included; at most 366 days in all */
  date_to: RequestDate;
  time_slot_ids: TimeSlotId[] | null;
  reason: ManyLines;
  dry_run: boolean;
  /** For bookings that affected does not name; cancel: with the reason of the block */
  on_conflict?: CreateVenueBlockBodyOnConflict;
  /** @maxItems 1000 */
  affected?: AffectedChoice[];
}

/**
 * A booking in a time that is to be closed, as it stands now, and what can be done with it.
 */
export interface AffectedBooking {
  booking: Booking;
  /** Until when its player, asked now, could answer; null when nobody can be asked: a guest, or it starts too soon */
  ask_until: Instant | null;
  /** Free times near it, nearest first, at most six; the first ones of several bookings do not overlap */
  proposals: BookingProposal[];
}

/**
 * What became of a booking that a closed time hit.
 */
export interface ClosureOutcome {
  /** As it stands now */
  booking: Booking;
  /** What the venue chose */
  action: ClosureAction;
  state: ClosureState;
  reason: string;
  /** Where it stood */
  from: BookingPlace;
  /** When the player was asked */
  answer_until: Instant | null;
  /** null while it waits for an answer */
  settled_at: Instant | null;
}

export interface VenueFigures {
  /** Confirmed ones */
  bookings: Count;
  slots_offered: Count;
  /** By confirmed and pending bookings */
  slots_taken: Count;
  income_paid: Money;
  /** Of confirmed bookings that are not paid, without no-shows */
  income_open: Money;
  no_shows: Count;
}

export interface VenueDayFigures {
  date: CalendarDate;
  figures: VenueFigures;
}

export type ReviewDecision = typeof ReviewDecision[keyof typeof ReviewDecision];


export const ReviewDecision = {
  approve: 'approve',
  reject: 'reject',
} as const;

/**
 * Read by the owners of the venue
 * @minLength 1
 * @maxLength 500
 */
export type DecisionReason = ManyLines;

export interface ReviewVenueBody {
  decision: ReviewDecision;
  /**
     * That of the review as the super user saw it
     * @minimum 0
     */
  revision: number;
  /** Required when rejecting */
  reason?: ManyLines;
}

export type ChangedVenueStatus = typeof ChangedVenueStatus[keyof typeof ChangedVenueStatus];


export const ChangedVenueStatus = {
  disabled: 'disabled',
  published: 'published',
} as const;

export interface ChangeVenueStatusBody {
  status: ChangedVenueStatus;
  reason: ManyLines;
}

/**
 * disabled, restored and reopened lead from published to disabled, from there back, and from there to draft; published is the way from draft without a review.
 */
export type VenueLogAction = typeof VenueLogAction[keyof typeof VenueLogAction];


export const VenueLogAction = {
  created: 'created',
  updated: 'updated',
  'court-added': 'court-added',
  'court-updated': 'court-updated',
  'court-deleted': 'court-deleted',
  submitted: 'submitted',
  withdrawn: 'withdrawn',
  approved: 'approved',
  rejected: 'rejected',
  published: 'published',
  disabled: 'disabled',
  restored: 'restored',
  reopened: 'reopened',
} as const;

/**
 * Fields of a venue (up to status) and of a court; court stands for a whole court, its value is the name.
 */
export type VenueLogField = typeof VenueLogField[keyof typeof VenueLogField];


export const VenueLogField = {
  name: 'name',
  slug: 'slug',
  image: 'image',
  images: 'images',
  city: 'city',
  address: 'address',
  latitude: 'latitude',
  longitude: 'longitude',
  description: 'description',
  phone_prefix: 'phone_prefix',
  phone_number: 'phone_number',
  is_bookable: 'is_bookable',
  status: 'status',
  court: 'court',
  sport: 'sport',
  players_capacity: 'players_capacity',
  facilities: 'facilities',
  price: 'price',
  is_public: 'is_public',
  delayed_start: 'delayed_start',
  default_slots: 'default_slots',
  schedules: 'schedules',
  price_rules: 'price_rules',
  surface: 'surface',
  position: 'position',
} as const;

export interface VenueLogCourt {
  /** May be deleted by now */
  id: Id;
  /** Its latest name */
  name: string;
}

/**
 * before and after have the shape of the field in Venue and Court (schedules and price rules without ids), but city and sport are their names; null where there was or is none.
 */
export interface VenueLogChange {
  field: VenueLogField;
  /** null for a field of the venue */
  court: VenueLogCourt | null;
  before: unknown;
  after: unknown;
}

export interface VenueLogEntry {
  id: Id;
  at: Instant;
  /** null when the account is deleted */
  actor: UserRef | null;
  action: VenueLogAction;
  changes: VenueLogChange[];
  /** @nullable */
  reason: string | null;
}

/**
 * One change for each field, from its value at the last review to that of now; fields that have their old value again are left out.
 */
export interface ChangesSinceReview {
  decided_at: Instant;
  decision: VenueReviewDecision;
  changes: VenueLogChange[];
}

/**
 * @minimum 1850
 * @maximum 2100
 */
export type FoundationYear = number;

/**
 * @minimum 5
 * @maximum 99
 */
export type AverageAge = number;

export interface CreateTeamBody {
  name: OneLine;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  sport_id: Id;
  city_id: Id;
  description?: ManyLines;
  is_public?: boolean;
  foundation_year: FoundationYear;
  gender?: TeamGender | null;
  average_age?: AverageAge | null;
  level?: TeamLevel | null;
}

export interface UpdateTeamBody {
  name?: OneLine;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  city_id?: Id;
  description?: ManyLines;
  is_public?: boolean;
  foundation_year?: FoundationYear;
  gender?: TeamGender | null;
  average_age?: AverageAge | null;
  level?: TeamLevel | null;
  slug?: Slug;
}

export type TeamRoles = TeamRole[];

/**
 * @minimum 0
 * @maximum 99
 */
export type JerseyNumber = number;

export interface AddTeamMemberBody {
  user_id: Id;
  roles?: TeamRoles;
  is_player?: boolean;
  /** Unique among the players of the team */
  jersey_number?: JerseyNumber | null;
  /** In words, e.g. goalkeeper */
  position?: OneLine | null;
}

export interface UpdateTeamMemberBody {
  /** May be sent along but not changed */
  user_id?: Id;
  roles?: TeamRoles;
  is_player?: boolean;
  /** Unique among the players of the team */
  jersey_number?: JerseyNumber | null;
  /** In words, e.g. goalkeeper */
  position?: OneLine | null;
}

/**
 * A link may be passed on, so it makes nobody an admin.
 */
export type LinkRole = typeof LinkRole[keyof typeof LinkRole];


export const LinkRole = {
  coach: 'coach',
  captain: 'captain',
  manager: 'manager',
} as const;

export interface TeamInvitation {
  id: Id;
  phone_prefix: PhonePrefix;
  phone_number: PhoneNumber;
  roles: LinkRole[];
  is_player: boolean;
  /** @nullable */
  jersey_number: number | null;
  /** @nullable */
  position: string | null;
  inviter: UserRef;
  created_at: Instant;
  expires_at: Instant;
  /** Path from the root of the site, e.g. /app/team/kalaja-united?invitation=…; only for those who may make one */
  link?: string;
}

export interface CreateTeamInvitationBody {
  /** +355 when it is missing */
  phone_prefix?: PhonePrefix;
  phone_number: PhoneNumber;
  roles?: LinkRole[];
  is_player?: boolean;
  /** Unique among the players of the team */
  jersey_number?: JerseyNumber | null;
  position?: OneLine | null;
}

export interface CreateOrganizationBody {
  name: OneLine;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  city_id: Id;
  description?: ManyLines;
}

export interface UpdateOrganizationBody {
  name?: OneLine;
  /** Id of an uploaded image, the logo */
  image?: Id | null;
  /** The covers in order */
  images?: ImageIds;
  city_id?: Id;
  description?: ManyLines;
  slug?: Slug;
}

export type OrganizationRole = typeof OrganizationRole[keyof typeof OrganizationRole];


export const OrganizationRole = {
  owner: 'owner',
  manager: 'manager',
  referee: 'referee',
} as const;

export interface OrganizationUser {
  user: UserRef;
  role: OrganizationRole;
  /** When they were added */
  since: Instant;
  /** At this moment, if they show it */
  is_online: boolean;
  /** uncompleted: they have not given their name yet */
  profile_status: ProfileStatus;
  /** change: the role; remove: also oneself. Neither for the last owner */
  permissions: Permissions;
}

/**
 * Either user_id or phone_number.
 */
export interface AddOrganizationUserBody {
  user_id?: Id;
  /** +355 when it is missing */
  phone_prefix?: PhonePrefix;
  phone_number?: PhoneNumber;
  role: OrganizationRole;
}

export interface UpdateOrganizationUserBody {
  role: OrganizationRole;
}

/**
 * What waits for the people who run its competitions
 */
export interface OrganizationToDo {
  /** Applications to its competitions that are not decided */
  applications: Count;
  results_to_confirm: Count;
  /** Disputed results */
  disputed: Count;
}

/**
 * Applications to a competition that are not decided
 */
export interface WaitingApplications {
  competition: CompetitionRef;
  count: Count;
}

/**
 * The first of a table
 */
export interface TopOfTable {
  competition: CompetitionRef;
  stage_id: Id;
  group: GroupRef | null;
  /** @maxItems 3 */
  rows: StandingRow[];
}

/**
 * Random and unique for each browser session
 * @minLength 1
 * @maxLength 100
 */
export type ConnectionId = string;

/**
 * Current route path, timestamp and extra fields
 */
export interface RealtimeMetadata { [key: string]: unknown }

export interface SetOnlineBody {
  connection_id: ConnectionId;
  metadata?: RealtimeMetadata;
}

export type PresenceStatus = typeof PresenceStatus[keyof typeof PresenceStatus];


export const PresenceStatus = {
  online: 'online',
  offline: 'offline',
} as const;

export interface SetOfflineBody {
  connection_id: ConnectionId;
}

/**
 * @minItems 1
 * @maxItems 100
 */
export type ReceiverIds = Id[];

export type RealtimeEventType = typeof RealtimeEventType[keyof typeof RealtimeEventType];


export const RealtimeEventType = {
  NewBookingAdded: 'NewBookingAdded',
  EventCreationNotification: 'EventCreationNotification',
  EventInvitationNotification: 'EventInvitationNotification',
} as const;

/**
 * Ids only. NewBookingAdded takes booking_id; the two event notifications take event_id and either team_id or organization_id, in whose name they are sent.
 */
export interface RealtimeEventData {
  booking_id?: Id;
  event_id?: Id;
  team_id?: Id;
  organization_id?: Id;
}

export interface SendRealtimeEventBody {
  user_ids: ReceiverIds;
  event_type: RealtimeEventType;
  data: RealtimeEventData;
}

/**
 * e.g. fixture-12
 * @pattern ^(fixture|competition|event|community|venue)-\d+$
 */
export type RoomId = string;

export interface JoinRoomBody {
  room_id: RoomId;
  metadata?: RealtimeMetadata;
}

export interface LeaveRoomBody {
  room_id: RoomId;
}

export type PushPlatform = typeof PushPlatform[keyof typeof PushPlatform];


export const PushPlatform = {
  web: 'web',
  ios: 'ios',
  android: 'android',
} as const;

/**
 * What the push service calls this device
 * @minLength 1
 * @maxLength 500
 * @pattern ^[!-~]+$
 */
export type PushToken = string;

export interface SavePushSubscriptionBody {
  device_id: DeviceId;
  platform: PushPlatform;
  token: PushToken;
  locale: Locale;
}

export interface CreateFirebaseTokenData {
  firebase_token: CustomToken;
}

export interface GetMeData {
  user: LoggedUser;
}

export interface LoginData {
  /** @minLength 1 */
  access_token: string;
  user: LoggedUser;
}

/**
 * @nullable
 */
export type LogoutData = null;

export interface RegisterData {
  /**
     * e.g. +355 69 *** ** 01
     * @minLength 1
     */
  phone_masked: string;
  resend_in_s: ResendDelay;
}

export interface VerifyPhoneData {
  /** @minLength 1 */
  access_token: string;
  user: LoggedUser;
}

export interface ResendCodeData {
  resend_in_s: ResendDelay;
}

export interface ForgotPasswordData {
  resend_in_s: ResendDelay;
}

export interface SetCredentialsData {
  user: LoggedUser;
}

export interface SaveProfileData {
  user: LoggedUser;
}

export interface SocialSignInData {
  /** @minLength 1 */
  access_token: string;
  user: LoggedUser;
}

/**
 * @nullable
 */
export type DeleteAccountData = null;

export interface UploadImageData {
  image: Image;
}

export interface ListSportsData {
  sports: Sport[];
}

export interface ListCitiesData {
  cities: City[];
}

export interface ListTimeSlotsData {
  time_slots: TimeSlot[];
}

export type ResolveSlugDataType = typeof ResolveSlugDataType[keyof typeof ResolveSlugDataType];


export const ResolveSlugDataType = {
  venue: 'venue',
  team: 'team',
  organization: 'organization',
  competition: 'competition',
  community: 'community',
} as const;

export interface ResolveSlugData {
  type: ResolveSlugDataType;
  id: Id;
  slug: string;
}

export interface ListSettingsData {
  settings: Setting[];
}

export interface BulkUpsertSettingsData {
  settings: Setting[];
}

export interface UpdateSettingData {
  setting: Setting;
}

export interface ListNotificationsData {
  notifications: Notification[];
  pagination: Pagination;
  unread_notifications_count: Count;
}

export interface MarkNotificationsReadData {
  /** @minimum 0 */
  unread_notifications_count: number;
}

export interface MarkNotificationReadData {
  /** @minimum 0 */
  unread_notifications_count: number;
}

export interface SearchUsersData {
  /** @maxItems 10 */
  users: UserRef[];
}

export interface ListVenuesData {
  venues: Venue[];
  pagination: Pagination;
}

export interface GetVenueData {
  venue: Venue;
}

export interface GetVenueTimeSlotData {
  time_slot: TimeSlot;
  date: CalendarDate;
  courts: CourtSlot[];
}

export interface GetVenueAvailabilityData {
  date: CalendarDate;
  courts: CourtAvailability[];
}

/**
 * @nullable
 */
export type AddVenueBookmarkData = null;

/**
 * @nullable
 */
export type RemoveVenueBookmarkData = null;

export interface ListBookingsData {
  bookings: Booking[];
  /** Those of the page that group has made one; else empty */
  series: BookingSeriesGroup[];
  pagination: Pagination;
}

export interface CreateBookingData {
  booking: Booking;
  series: BookingSeries | null;
  sessions: Booking[];
  skipped_dates: CalendarDate[];
}

export type PreviewBookingData = BookingPreview;

export interface CreateBookingHoldData {
  hold: BookingHold;
}

/**
 * @nullable
 */
export type DeleteBookingHoldData = null;

export interface GetBookingData {
  booking: Booking;
  series: BookingSeries | null;
  sessions: Booking[];
}

export interface MoveBookingData {
  booking: Booking;
}

export interface CancelBookingData {
  booking: Booking;
}

export interface EndBookingSeriesData {
  series: BookingSeries;
  /** @minimum 0 */
  cancelled_count: number;
}

export interface AnswerClosureData {
  booking: Booking;
}

export interface ListHandoversData {
  bookings: Booking[];
}

export interface OfferHandoverData {
  booking: Booking;
}

export interface CancelHandoverData {
  booking: Booking;
}

export interface AcceptHandoverData {
  booking: Booking;
}

export interface DeclineHandoverData {
  booking: Booking;
}

export interface ListSlotWatchesData {
  watches: SlotWatch[];
}

export interface CreateSlotWatchData {
  watch: SlotWatch;
}

/**
 * @nullable
 */
export type DeleteSlotWatchData = null;

export interface ListTeamsData {
  teams: Team[];
  pagination: Pagination;
}

export interface GetTeamData {
  team: Team;
  members: TeamMember[];
}

/**
 * @nullable
 */
export type AddTeamBookmarkData = null;

/**
 * @nullable
 */
export type RemoveTeamBookmarkData = null;

export interface ListTeamFixturesData {
  fixtures: Fixture[];
  pagination: Pagination;
}

export interface GetTeamStatsData {
  /** @maxItems 50 */
  scorers: ScorerRow[];
  /** @maxItems 50 */
  cards: CardRow[];
}

export interface JoinTeamData {
  application: Application;
}

export interface AcceptTeamMembershipData {
  team: Team;
}

export interface DeclineTeamMembershipData {
  team: Team;
}

export interface LeaveTeamData {
  team: Team;
}

export interface GetTeamInvitationData {
  invitation: TeamInvitationOffer;
}

export interface AcceptTeamInvitationData {
  team: Team;
}

export interface ListCommunitiesData {
  communities: Community[];
  pagination: Pagination;
}

export interface CreateCommunityData {
  community: Community;
}

export interface GetCommunityData {
  community: Community;
}

export interface UpdateCommunityData {
  community: Community;
}

/**
 * @nullable
 */
export type DeleteCommunityData = null;

export interface JoinCommunityData {
  community: Community;
  application: Application | null;
}

/**
 * @nullable
 */
export type LeaveCommunityData = null;

export interface TransferCommunityData {
  community: Community;
}

/**
 * @nullable
 */
export type DeclineCommunityInvitationData = null;

export interface InviteToCommunityData {
  members: CommunityMember[];
}

export interface ListCommunityMembersData {
  members: CommunityMember[];
  pagination: Pagination;
}

export interface UpdateCommunityMemberData {
  member: CommunityMember;
}

/**
 * @nullable
 */
export type RemoveCommunityMemberData = null;

export interface BanFromCommunityData {
  member: CommunityMember;
}

export interface ListCommunityRequestsData {
  applications: Application[];
  pagination: Pagination;
}

export interface ListCommunityPostsData {
  pinned: Post[];
  posts: Post[];
  /** The before of the next part; null: there is none */
  next_before: Id | null;
}

export type GetFeedSourcesData = FeedSources;

export type SetFeedSourcesData = FeedSources;

export interface CreatePostData {
  post: Post;
}

export interface GetPostData {
  post: Post;
}

export interface UpdatePostData {
  post: Post;
}

/**
 * @nullable
 */
export type DeletePostData = null;

export interface LikePostData {
  post: Post;
}

export interface UnlikePostData {
  post: Post;
}

export interface ListCommentsData {
  comments: Comment[];
  pagination: Pagination;
}

export interface CreateCommentData {
  comment: Comment;
}

/**
 * @nullable
 */
export type DeleteCommentData = null;

/**
 * @nullable
 */
export type ReportPostData = null;

export interface ListReportsData {
  reports: Report[];
  pagination: Pagination;
}

/**
 * @nullable
 */
export type DecideReportData = null;

export interface ListEventsData {
  events: Event[];
  pagination: Pagination;
}

export interface CreateEventData {
  event: Event;
}

export interface GetEventData {
  event: Event;
}

export interface UpdateEventData {
  event: Event;
}

export interface CancelEventData {
  event: Event;
}

export interface AnswerEventData {
  event: Event;
}

export interface InviteToEventData {
  participants: Participant[];
}

export interface ListParticipantsData {
  participants: Participant[];
  pagination: Pagination;
  /** For who manages the event, else null */
  money: EventMoney | null;
}

export interface UpdateParticipantData {
  participant: Participant;
}

/**
 * @nullable
 */
export type RemoveParticipantData = null;

export interface MakeEventGameData {
  game: Game;
}

export interface BalanceEventData {
  game: Game;
}

export interface GetEventShareTextData {
  share: EventShare;
}

export interface ListGamesData {
  games: Game[];
  pagination: Pagination;
  /** Results that wait for the user: to be confirmed, or settled where they are disputed */
  waiting_count: Count;
}

export interface GetGameData {
  game: Game;
  /**
     * Its log, empty of a game that is not tracked
     * @maxItems 5000
     */
  events: GameEvent[];
  /** @maxItems 5 */
  head_to_head: Fixture[];
  form: GameForm;
}

export interface MoveGameData {
  game: Game;
}

export interface EnterResultData {
  game: Game;
}

export interface ConfirmResultData {
  game: Game;
}

export interface DisputeResultData {
  game: Game;
}

export interface DeclareWalkoverData {
  game: Game;
}

export interface ReopenResultData {
  game: Game;
}

export interface AppointOfficialData {
  game: Game;
}

export interface RemoveOfficialData {
  game: Game;
}

export interface AnswerAppointmentData {
  game: Game;
}

export interface SetLineupData {
  game: Game;
}

export interface ClaimTrackingData {
  game: Game;
  /**
     * Its log
     * @maxItems 5000
     */
  events: GameEvent[];
}

export interface ReleaseTrackingData {
  game: Game;
  /**
     * Its log
     * @maxItems 5000
     */
  events: GameEvent[];
}

export interface SendGameEventsData {
  game: Game;
  /**
     * Its log
     * @maxItems 5000
     */
  events: GameEvent[];
}

export interface CompleteGameEventData {
  game: Game;
  /**
     * Its log
     * @maxItems 5000
     */
  events: GameEvent[];
}

export interface VoidGameEventData {
  game: Game;
  /**
     * Its log
     * @maxItems 5000
     */
  events: GameEvent[];
}

export interface FollowGameData {
  game: Game;
}

export interface UnfollowGameData {
  game: Game;
}

export interface ListCompetitionsData {
  competitions: Competition[];
  /** With team_id: where it stands in those competitions of the page that have a table in which it has played */
  ranks: RankOfTeam[];
  pagination: Pagination;
}

export interface CreateCompetitionData {
  competition: Competition;
}

export interface GetCompetitionData {
  competition: Competition;
}

export interface UpdateCompetitionData {
  competition: Competition;
}

/**
 * @nullable
 */
export type DeleteCompetitionData = null;

export interface CopyCompetitionData {
  competition: Competition;
}

export interface TransitionCompetitionData {
  competition: Competition;
}

export interface FollowCompetitionData {
  competition: Competition;
}

export interface UnfollowCompetitionData {
  competition: Competition;
}

export interface ListCompetitionTeamsData {
  teams: CompetitionTeam[];
}

export interface AddCompetitionTeamData {
  team: CompetitionTeam;
}

export interface UpdateCompetitionTeamData {
  team: CompetitionTeam;
}

export interface ApplyToCompetitionData {
  application: Application;
}

export interface ListCompetitionApplicationsData {
  applications: Application[];
  pagination: Pagination;
}

export interface ListCompetitionFixturesData {
  fixtures: Fixture[];
  pagination: Pagination;
}

export interface GetStandingsData {
  tables: StandingTable[];
}

export interface GetCompetitionStatsData {
  /** @maxItems 50 */
  scorers: ScorerRow[];
  /** @maxItems 50 */
  cards: CardRow[];
}

export interface ListTableGamesData {
  rules: GameRules;
  games: TableGame[];
}

export type GetPipelineData = Pipeline;

export type SavePipelineData = Pipeline;

export interface GenerateFixturesData {
  schedule: SchedulePlan;
}

export interface ListCompetitionCourtsData {
  venues: ScheduleCourts[];
}

export interface PostponeMatchdayData {
  fixtures: Fixture[];
}

export type SeedStageData = Pipeline;

export type StartStageData = Pipeline;

export type FinishStageData = Pipeline;

export type ResetStageData = Pipeline;

export interface GetExploreData {
  /** @maxItems 6 */
  live_games: Game[];
  /** @maxItems 6 */
  venues: Venue[];
  /** @maxItems 6 */
  events: Event[];
  /** @maxItems 6 */
  competitions: Competition[];
  /** @maxItems 6 */
  communities: Community[];
  /** @maxItems 6 */
  teams: Team[];
}

export interface ListApplicationsData {
  applications: Application[];
  pagination: Pagination;
}

export interface GetApplicationData {
  application: Application;
  history: ApplicationEvent[];
}

export interface WithdrawApplicationData {
  application: Application;
}

export interface DecideApplicationData {
  application: Application;
}

export interface ListOrganizationsData {
  organizations: Organization[];
  pagination: Pagination;
}

export interface GetOrganizationData {
  organization: Organization;
}

export interface ListManagedVenuesData {
  venues: Venue[];
  pagination: Pagination;
}

export interface CreateVenueData {
  venue: Venue;
}

export interface GetManagedVenueData {
  venue: Venue;
  /** @minimum 0 */
  users_count: number;
  stats: VenueStats;
}

export interface UpdateVenueData {
  venue: Venue;
}

/**
 * @nullable
 */
export type DeleteVenueImageData = null;

export interface ListCourtsData {
  courts: Court[];
}

export interface CreateCourtData {
  court: Court;
}

export interface GetCourtData {
  court: Court;
}

export interface UpdateCourtData {
  court: Court;
}

/**
 * @nullable
 */
export type DeleteCourtData = null;

export interface ListVenueUsersData {
  users: VenueUser[];
  /** add: may add users */
  permissions: Permissions;
}

export interface AddVenueUserData {
  user: VenueUser;
}

export interface UpdateVenueUserData {
  user: VenueUser;
}

/**
 * @nullable
 */
export type RemoveVenueUserData = null;

export interface GetVenueCalendarData {
  /** In the order of the venue */
  courts: CourtRef[];
  days: CalendarDay[];
  /** Those that hold or held a slot in these days: pending and confirmed */
  bookings: Booking[];
  /** Those that concern these days */
  blocks: Block[];
  /** book: may book for others; block: may close courts */
  permissions: Permissions;
}

export interface ListVenueBookingsData {
  bookings: Booking[];
  /** Those of the page that group has made one; else empty */
  series: BookingSeriesGroup[];
  pagination: Pagination;
}

export interface CreateVenueBookingData {
  booking: Booking;
  series: BookingSeries | null;
  skipped_dates: CalendarDate[];
}

export interface GetVenueBookingData {
  booking: Booking;
  series: BookingSeries | null;
  /** Latest first */
  history: BookingEvent[];
}

export interface UpdateVenueBookingData {
  booking: Booking;
}

export interface ConfirmVenueBookingData {
  booking: Booking;
}

export interface AnswerCompetitionBookingsData {
  bookings: Booking[];
}

export interface CancelVenueBookingData {
  booking: Booking;
  cancelled_count: Count;
}

export interface CreateVenueBlockData {
  block: Block | null;
  /** Soonest first */
  affected: AffectedBooking[];
}

export interface GetVenueBlockData {
  block: Block;
  /** Those that still wait for an answer first, then by their former start */
  outcomes: ClosureOutcome[];
}

/**
 * @nullable
 */
export type DeleteVenueBlockData = null;

export interface GetVenueFiguresData {
  days: VenueDayFigures[];
  week: VenueFigures;
  week_before: VenueFigures;
  /** The next confirmed bookings of today, at most five */
  next: Booking[];
}

export interface ReviewVenueData {
  venue: Venue;
}

export interface ChangeVenueStatusData {
  venue: Venue;
}

export interface GetVenueLogData {
  entries: VenueLogEntry[];
  /** null before the first review */
  since_review: ChangesSinceReview | null;
  pagination: Pagination;
}

export interface CreateTeamData {
  team: Team;
}

export interface GetManagedTeamData {
  team: Team;
  members: TeamMember[];
}

export interface UpdateTeamData {
  team: Team;
}

/**
 * @nullable
 */
export type DeleteTeamImageData = null;

export interface AddTeamMemberData {
  member: TeamMember;
}

export interface UpdateTeamMemberData {
  member: TeamMember;
}

/**
 * @nullable
 */
export type RemoveTeamMemberData = null;

export interface ListTeamMembersData {
  members: TeamMember[];
  invitations: TeamInvitation[];
  /** add: a member; invite: by link; grant_admin: the role admin */
  permissions: Permissions;
}

export interface ListTeamApplicationsData {
  applications: Application[];
  pagination: Pagination;
}

export interface CreateTeamInvitationData {
  invitation: TeamInvitation;
}

/**
 * @nullable
 */
export type DeleteTeamInvitationData = null;

export interface CreateOrganizationData {
  organization: Organization;
}

export interface GetManagedOrganizationData {
  organization: Organization;
}

export interface UpdateOrganizationData {
  organization: Organization;
}

/**
 * @nullable
 */
export type DeleteOrganizationImageData = null;

export interface ListOrganizationUsersData {
  users: OrganizationUser[];
  /** add: may add users */
  permissions: Permissions;
}

export interface AddOrganizationUserData {
  user: OrganizationUser;
}

export interface UpdateOrganizationUserData {
  user: OrganizationUser;
}

/**
 * @nullable
 */
export type RemoveOrganizationUserData = null;

export interface GetOrganizationDashboardData {
  /** Null for referees, who decide none of it */
  todo: OrganizationToDo | null;
  /** Competitions to which applications wait; empty for referees */
  waiting: WaitingApplications[];
  /**
     * The next matchday of each of its competitions; of a referee the next five games
     * @maxItems 50
     */
  next_fixtures: Fixture[];
  live: Fixture[];
  /** Of the competitions that are on, each of its latest stage; empty for referees */
  tables: TopOfTable[];
}

export interface SetOnlineData {
  status: PresenceStatus;
  connection_id: ConnectionId;
}

export interface SetOfflineData {
  status: PresenceStatus;
  connection_id: ConnectionId;
}

export interface GetUserStatusData {
  status: PresenceStatus;
}

export interface SendRealtimeEventData {
  /** @minimum 0 */
  delivered: number;
}

export interface JoinRoomData {
  room_id: RoomId;
  members: Id[];
}

/**
 * @nullable
 */
export type LeaveRoomData = null;

/**
 * @nullable
 */
export type SavePushSubscriptionData = null;

/**
 * @nullable
 */
export type DeletePushSubscriptionData = null;

/**
 * No or no valid access token.
 */
export type UnauthenticatedResponse = Failure;

/**
 * Not allowed for this user and module.
 */
export type ForbiddenResponse = Failure;

/**
 * A field is missing or wrong; errors names each.
 */
export type InvalidResponse = Failure;

/**
 * Done too often; the message says when it may be done again (design §1).
 */
export type TooManyResponse = Failure;

/**
 * The state of the record does not allow it.
 */
export type ConflictResponse = Failure;

/**
 * No such record.
 */
export type NotFoundResponse = Failure;

export type ModuleParameter = ModuleType;

export type PageParameter = PageNumber;

export type PerPageParameter = PageSize;

export type ListSettingsParams = {
/**
 * Default: the settings of the app, and those of the signed-in user.
 */
scope?: SettingScope;
/**
 * The venue or organization; required with these scopes.
 */
scope_id?: Id;
};

export type ListNotificationsParams = {
page?: PageNumber;
};

export type SearchUsersParams = {
/**
 * At least three letters of a name, or a full phone number
 */
keywords: UserKeywords;
};

export type ListVenuesParams = {
page?: PageNumber;
per_page?: PageSize;
sport_id?: Id;
/**
 * Only the venues the user bookmarked; needs a signed-in user
 */
bookmark?: boolean;
/**
 * Only venues where this slot is free on the date, or today
 */
available_time_slot_id?: TimeSlotId;
date?: RequestDate;
keywords?: Keywords;
is_bookable?: boolean;
/**
 * Statuses other than published are for super users, or for the user's own venues
 */
status?: PublicationStatus[];
city_id?: Id;
/**
 * @minimum -90
 * @maximum 90
 */
lat?: number;
/**
 * @minimum -180
 * @maximum 180
 */
lng?: number;
/**
 * Needs lat and lng
 * @minimum 1
 * @maximum 200
 */
radius_km?: number;
/**
 * Venues that have all of them
 */
facilities?: Facility[];
price_max?: Money;
/**
 * distance needs lat and lng; submitted: the longest-waiting first for super users, by name for others
 */
sort?: VenueSort;
};

export type GetVenueTimeSlotParams = {
/**
 * Today when absent
 */
date?: RequestDate;
};

export type GetVenueAvailabilityParams = {
date: RequestDate;
sport_id?: Id;
court_id?: Id;
/**
 * The state for a weekly booking
 */
weekly?: boolean;
};

export type ListBookingsParams = {
/**
 * Past is what has ended and every unbooked one; both when absent
 */
when?: ListBookingsWhen;
status?: BookingStatus[];
weekly?: boolean;
/**
 * With series, each weekly booking counts as one: the first of its sessions in the list stands for all of them
 */
group?: ListBookingsGroup;
page?: PageNumber;
per_page?: PageSize;
};

export type ListBookingsWhen = typeof ListBookingsWhen[keyof typeof ListBookingsWhen];


export const ListBookingsWhen = {
  upcoming: 'upcoming',
  past: 'past',
} as const;

export type ListBookingsGroup = typeof ListBookingsGroup[keyof typeof ListBookingsGroup];


export const ListBookingsGroup = {
  series: 'series',
} as const;

export type CreateBookingHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type ListTeamsParams = {
page?: PageNumber;
per_page?: PageSize;
sportId?: Id;
/**
 * Only the teams the user bookmarked; needs a signed-in user
 */
bookmark?: boolean;
keywords?: Keywords;
/**
 * Only the teams the user is an admin of; needs a signed-in user
 */
mine_as_admin?: boolean;
/**
 * Only the teams the user belongs to; needs a signed-in user
 */
mine?: boolean;
city_id?: Id;
level?: TeamLevel;
};

export type ListTeamFixturesParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * upcoming when absent
 */
when?: FixtureTime;
};

export type JoinTeamHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type ListCommunitiesParams = {
page?: PageNumber;
per_page?: PageSize;
sport_id?: Id;
city_id?: Id;
keywords?: Keywords;
/**
 * Only those the user belongs to or is invited to; needs a signed-in user
 */
mine?: boolean;
};

export type CreateCommunityHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type JoinCommunityHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type ListCommunityMembersParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * active when absent
 */
status?: CommunityMemberStatus;
keywords?: Keywords;
};

export type ListCommunityRequestsParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * pending when absent
 */
status?: ApplicationStatus[];
};

export type ListCommunityPostsParams = {
/**
 * Only posts older than this one; pinned posts come with the first answer only
 */
before?: Id;
per_page?: PageSize;
};

export type CreatePostHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type ListCommentsParams = {
page?: PageNumber;
per_page?: PageSize;
};

export type CreateCommentHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type ListReportsParams = {
page?: PageNumber;
per_page?: PageSize;
};

export type ListEventsParams = {
page?: PageNumber;
per_page?: PageSize;
sport_id?: Id;
city_id?: Id;
owner_type?: EventOwnerType;
owner_id?: Id;
/**
 * Announced in that community
 */
community_id?: Id;
kind?: EventKind;
/**
 * upcoming when absent
 */
when?: EventTime;
/**
 * Starting on or after that day
 */
from?: RequestDate;
/**
 * Starting on or before that day; not before from (422)
 */
to?: RequestDate;
keywords?: Keywords;
/**
 * Only those the user hosts, looks after, takes part in or is invited to; needs a signed-in user
 */
mine?: boolean;
};

export type CreateEventHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type ListParticipantsParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * going when absent
 */
status?: ParticipantStatus;
};

export type GetEventShareTextParams = {
/**
 * The language of the request when absent
 */
locale?: GetEventShareTextLocale;
};

export type GetEventShareTextLocale = typeof GetEventShareTextLocale[keyof typeof GetEventShareTextLocale];


export const GetEventShareTextLocale = {
  en: 'en',
  sq: 'sq',
} as const;

export type ListGamesParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * upcoming when absent
 */
when?: GameTime;
sport_id?: Id;
};

export type VoidGameEventParams = {
/**
 * Why
 */
reason?: OneLine;
};

export type ListCompetitionsParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * With owner_type
 */
owner_id?: Id;
/**
 * With owner_id; base or organization
 */
owner_type?: ModuleType;
sportId?: Id;
status?: PublicationStatus;
keywords?: Keywords;
phase?: CompetitionPhase;
city_id?: Id;
/**
 * Only those the user follows; needs a signed-in user
 */
followed?: boolean;
/**
 * Only those the user runs, or a team of theirs takes part in or has applied to; needs a signed-in user
 */
mine?: boolean;
/**
 * Only those the team takes part in
 */
team_id?: Id;
};

export type CreateCompetitionHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type CopyCompetitionHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type ApplyToCompetitionHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type ListCompetitionApplicationsParams = {
page?: PageNumber;
per_page?: PageSize;
status?: ApplicationStatus[];
};

export type ListCompetitionFixturesParams = {
page?: PageNumber;
per_page?: PageSize;
stage_id?: Id;
group_id?: Id;
/**
 * The round
 */
matchday?: Id;
team_id?: Id;
status?: GameStatus[];
/**
 * The first day
 */
from?: RequestDate;
/**
 * The last day
 */
to?: RequestDate;
/**
 * starts_at when absent
 */
sort?: FixtureOrder;
};

export type GetStandingsParams = {
stage_id?: Id;
};

export type ListTableGamesParams = {
/**
 * A round robin
 */
stage_id: Id;
/**
 * Its group, if it has several
 */
group_id?: Id;
};

export type GetExploreParams = {
city_id?: Id;
sport_id?: Id;
/**
 * Both or neither of lat and lng (422)
 */
lat?: Latitude;
lng?: Longitude;
};

export type ListApplicationsParams = {
page?: PageNumber;
per_page?: PageSize;
kind?: ApplicationKind;
status?: ApplicationStatus[];
/**
 * sent when absent
 */
direction?: ApplicationDirection;
};

export type ListOrganizationsParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * Words of the name or of the city
 */
keywords?: Keywords;
city_id?: Id;
};

export type ListManagedVenuesParams = {
page?: PageNumber;
per_page?: PageSize;
};

export type GetVenueCalendarParams = {
/**
 * First day
 */
from: RequestDate;
/**
 * Last day; at most seven days in all
 */
to: RequestDate;
court_id?: Id;
};

export type ListVenueBookingsParams = {
status?: BookingStatus[];
from?: RequestDate;
to?: RequestDate;
court_id?: Id;
/**
 * Name or phone of the booker, or the note
 */
keywords?: Keywords;
/**
 * With series, each weekly booking counts as one: the first of its sessions in the list stands for all of them
 */
group?: ListVenueBookingsGroup;
page?: PageNumber;
per_page?: PageSize;
};

export type ListVenueBookingsGroup = typeof ListVenueBookingsGroup[keyof typeof ListVenueBookingsGroup];


export const ListVenueBookingsGroup = {
  series: 'series',
} as const;

export type GetVenueFiguresParams = {
/**
 * Any day of the week, which starts on Monday; this week when absent
 */
from?: RequestDate;
};

export type GetVenueLogParams = {
page?: PageNumber;
per_page?: PageSize;
};

export type ListTeamMembersParams = {
/**
 * Invited and active ones when absent
 */
status?: TeamMemberStatus[];
/**
 * Only members whose profile is so
 */
profile?: ProfileStatus;
/**
 * Begins a word of the name
 */
keywords?: Keywords;
};

export type ListTeamApplicationsParams = {
page?: PageNumber;
per_page?: PageSize;
/**
 * All when absent
 */
status?: ApplicationStatus[];
};

export type CreateTeamInvitationHeaders = {
/**
 * The same key gives the same answer for 24 hours; with another request it is refused (422, key_reused)
 */
'Idempotency-Key'?: string;
};

export type ListOrganizationUsersParams = {
/**
 * Only those whose own profile is completed or not (ENT-215)
 */
profile?: ProfileStatus;
};

