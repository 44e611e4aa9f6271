/** Types of the stored records; the schemas beside them check every write. */
import type { z } from 'zod';
import type * as b from './booking-schemas.ts';
import type * as c from './changed-plan-schemas.ts';
import type * as s from './schemas.ts';
import type * as t from './team-schemas.ts';
import type { venueLogChangeSchema, venueLogSchema } from './venue-log-schemas.ts';

/** A record as it is read: never changed in place. */
type Stored<Schema extends z.ZodType> = Readonly<z.output<Schema>>;

export type Language = z.output<typeof s.languageSchema>;
export type LocalText = z.output<typeof s.localTextSchema>;
export type ModuleType = z.output<typeof s.moduleTypeSchema>;
export type PublicationStatus = z.output<typeof s.publicationStatusSchema>;
export type Facility = z.output<typeof s.facilitySchema>;
export type BookingPolicy = z.output<typeof s.bookingPolicySchema>;
export type CourtSchedule = z.output<typeof s.courtScheduleSchema>;
export type PriceRule = z.output<typeof s.priceRuleSchema>;
export type UserRecord = Stored<typeof s.userSchema>;
export type SessionRecord = Stored<typeof s.sessionSchema>;
export type CityRecord = Stored<typeof s.citySchema>;
export type SportRecord = Stored<typeof s.sportSchema>;
export type ImageRecord = Stored<typeof s.imageSchema>;
export type VenueRecord = Stored<typeof s.venueSchema>;
export type VenueUserRecord = Stored<typeof s.venueUserSchema>;
export type VenueLogRecord = Stored<typeof venueLogSchema>;
export type VenueLogChange = Stored<typeof venueLogChangeSchema>;
export type CourtRecord = Stored<typeof s.courtSchema>;
export type BlockRecord = Stored<typeof b.blockSchema>;
export type BookingRecord = Stored<typeof b.bookingSchema>;
export type BookingEventRecord = Stored<typeof b.bookingEventSchema>;
export type SeriesRecord = Stored<typeof b.seriesSchema>;
export type HoldRecord = Stored<typeof b.holdSchema>;
export type ClosureRecord = Stored<typeof c.closureSchema>;
export type HandoverRecord = Stored<typeof c.handoverSchema>;
export type SlotWatchRecord = Stored<typeof c.slotWatchSchema>;
export type OpeningRecord = Stored<typeof c.openingSchema>;
export type SettingRecord = Stored<typeof s.settingSchema>;
export type NotificationRecord = Stored<typeof s.notificationSchema>;
export type TeamRecord = Stored<typeof s.teamSchema>;
export type TeamMemberRecord = Stored<typeof s.teamMemberSchema>;
export type TeamInvitationRecord = Stored<typeof t.teamInvitationSchema>;
export type ApplicationRecord = Stored<typeof t.applicationSchema>;
export type ApplicationEventRecord = Stored<typeof t.applicationEventSchema>;
export type GameRecord = Stored<typeof t.gameSchema>;
export type OrganizationRecord = Stored<typeof s.organizationSchema>;
export type OrganizationUserRecord = Stored<typeof s.organizationUserSchema>;
