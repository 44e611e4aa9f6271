// Typed by hand from the ledger: API-12 … API-47 (the calls), ENT (payloads, filters, records, lists), VEN and AUTH (patterns, figures).
// Nothing here is derived from the contract: what the contract marks as documented is compared with it, name by name.

/** One documented call. */
export interface DocumentedCall {
  /** Parameters of the path; the specification names both of time-slots {id}. */
  readonly path?: readonly string[];
  readonly query?: readonly string[];
  /** Fields of the body beside `module`; null where the specification says "not shown". */
  readonly body?: readonly string[] | null;
  /** Fields of ours beside them. */
  readonly more?: readonly string[];
  /** The documented answer: `data` as a whole, or fields of it. Absent where the specification says "not shown". */
  readonly answer?: readonly string[];
}

const venuePayload = [
  'name',
  'image',
  'images',
  'city_id',
  'address',
  'latitude',
  'longitude',
  'description',
  'phone_prefix',
  'phone_number',
  'is_bookable',
];
const teamPayload = [
  'name',
  'image',
  'images',
  'city_id',
  'description',
  'is_public',
  'foundation_year',
  'gender',
  'average_age',
  'level',
];
const organizationPayload = ['name', 'image', 'images', 'city_id', 'description'];
const memberPayload = ['user_id', 'roles', 'is_player', 'jersey_number'];

/** The 35 documented calls (API-12 … API-47). Reads and deletes have no body; writes without an entry for it have `module` alone. */
export const documentedCalls: Readonly<Record<string, DocumentedCall>> = {
  'POST /auth/firebase-token': { answer: ['firebase_token'] },
  'GET /auth/me': { answer: ['user'] },
  'GET /venues': {
    query: [
      'page',
      'per_page',
      'sport_id',
      'bookmark',
      'available_time_slot_id',
      'date',
      'keywords',
      'is_bookable',
      'status[]',
    ],
    answer: ['venues', 'pagination'],
  },
  'GET /venue/{slug}': { path: ['slug'], answer: ['venue'] },
  'GET /venue/{venueId}/time-slots/{timeSlotId}': { path: ['venueId', 'timeSlotId'], answer: [] },
  'GET /sports': { answer: ['sports'] },
  'GET /cities': { answer: ['cities'] },
  'GET /settings': { query: ['scope'], answer: ['settings'] },
  'PUT /settings/{key}': { path: ['key'], body: ['value'], answer: ['setting'] },
  'PUT /settings/bulk-upsert': { body: ['settings'] },
  'GET /notifications': { query: ['page'], answer: ['unread_notifications_count', 'pagination'] }, // ENT-39: lists return it
  'POST /notifications/read': { body: null },
  'POST /notifications/{id}/read': { path: ['id'] },
  'GET /mod-venue/venue': {},
  'POST /mod-venue/venue': { body: venuePayload },
  'GET /mod-venue/venue/{id}': { path: ['id'] },
  'PATCH /mod-venue/venue/{id}': { path: ['id'], body: [...venuePayload, 'slug', 'status'] },
  'DELETE /mod-venue/venue/images/{id}': { path: ['id'] },
  'POST /mod-team/team': { body: [...teamPayload, 'sport_id'] },
  'GET /mod-team/team/{id}': { path: ['id'] },
  'PATCH /mod-team/team/{id}': { path: ['id'], body: [...teamPayload, 'slug'] },
  'DELETE /mod-team/team/images/{id}': { path: ['id'] },
  'POST /mod-team/team/{teamId}/member': { path: ['teamId'], body: memberPayload, more: ['position'] },
  'PATCH /mod-team/team/{teamId}/member/{memberId}': {
    path: ['teamId', 'memberId'],
    body: memberPayload,
    more: ['position'],
  },
  'DELETE /mod-team/team/{teamId}/member/{memberId}': { path: ['teamId', 'memberId'] },
  'POST /mod-organization/organization': { body: organizationPayload },
  'GET /mod-organization/organization/{id}': { path: ['id'] },
  'PATCH /mod-organization/organization/{id}': { path: ['id'], body: [...organizationPayload, 'slug'] },
  'DELETE /mod-organization/organization/images/{id}': { path: ['id'] },
  'POST /realtime/online': { body: ['connection_id', 'metadata'] },
  'POST /realtime/offline': { body: ['connection_id'] },
  'GET /realtime/status/{userId}': { path: ['userId'], answer: ['status'] },
  'POST /realtime/send-event': { body: ['user_ids', 'event_type', 'data'] },
  'POST /realtime/join-room': { body: ['room_id', 'metadata'] },
  'POST /realtime/leave-room': { body: ['room_id'] },
};

/** Documented records and their documented fields; an empty list: the record is documented without fields. */
export const documentedRecords: Readonly<Record<string, readonly string[]>> = {
  LoggedUser: ['id', 'is_verified', 'is_super_user', 'password_set', 'profile_status', 'profiles'],
  Profile: ['type', 'entity_id'],
  Venue: [
    'name',
    'image',
    'images',
    'city',
    'address',
    'latitude',
    'longitude',
    'description',
    'phone_prefix',
    'phone_number',
    'is_bookable',
    'slug',
    'status',
  ],
  Court: ['name', 'sport', 'players_capacity', 'facilities', 'schedules', 'price', 'delayed_start', 'default_slots'],
  Booking: ['court', 'date', 'time_slot', 'weekly', 'status'],
  Setting: ['key', 'value', 'is_secret', 'display_value'],
  Sport: [],
  City: [],
  Pagination: ['last_page', 'total'],
  RealtimeMetadata: [],
  Failure: ['success', 'message', 'errors'],
};

/** Lists, patterns and figures that the specification gives for a value of its own. */
export const documentedValues: Readonly<Record<string, object>> = {
  ModuleType: { enum: ['base', 'superuser', 'venue', 'team', 'organization', 'community'] },
  PublicationStatus: { enum: ['draft', 'in-review', 'published', 'disabled'] },
  ProfileStatus: { enum: ['completed', 'uncompleted'] },
  BookingStatus: { enum: ['Confirmed', 'Pending', 'Unbooked'] },
  Facility: {
    enum: ['changing-rooms', 'showers', 'free-parking', 'coffee-bar', 'spectator-seating', 'wifi', 'indoor-court'],
  },
  SportKey: { enum: ['football', 'basketball', 'volleyball', 'tennis'] },
  Locale: { enum: ['en', 'sq'] },
  SocialProvider: { enum: ['facebook', 'google', 'github', 'twitter'] },
  PresenceStatus: { enum: ['online', 'offline'] },
  RealtimeEventType: { enum: ['NewBookingAdded', 'EventCreationNotification', 'EventInvitationNotification'] },
  PageNumber: { minimum: 1, default: 1 },
  // optional +, 2 to 15 digits, or digits and spaces; at least 9 digits
  PhoneNumber: { pattern: String.raw`^(?=(\D*\d){9})(\+?\d{2,15}|[\d ]+)$` },
  VerificationCode: { pattern: String.raw`^\d{6}$`, minLength: 6, maxLength: 6 },
  Message: {},
};

/** Figures that apply to one field only. */
export const documentedFigures: Readonly<Record<string, object>> = {
  'Court.players_capacity': { minimum: 2 },
  'Court.facilities': { minItems: 2 },
  'Court.default_slots': { minItems: 5 },
  'Failure.success': { const: false },
};

/** Filters that are documented for a list whose call is not (ENT-168 … ENT-176). */
export const documentedFilters: Readonly<Record<string, readonly string[]>> = {
  'GET /competitions': ['owner_id', 'owner_type', 'sportId', 'status', 'keywords'],
  'GET /teams': ['sportId', 'bookmark', 'keywords', 'mine_as_admin'],
};
