/** The English dictionaries are the source of every key. Types only: the app loads a dictionary when a page needs it. */
export interface Texts {
  applications: typeof import('./locales/en/applications.ts').applications;
  auth: typeof import('./locales/en/auth.ts').auth;
  bookings: typeof import('./locales/en/bookings.ts').bookings;
  calendar: typeof import('./locales/en/calendar.ts').calendar;
  common: typeof import('./locales/en/common.ts').common;
  communitypeople: typeof import('./locales/en/communitypeople.ts').communitypeople;
  communities: typeof import('./locales/en/communities.ts').communities;
  communityform: typeof import('./locales/en/communityform.ts').communityform;
  community: typeof import('./locales/en/community.ts').community;
  competition: typeof import('./locales/en/competition.ts').competition;
  competitions: typeof import('./locales/en/competitions.ts').competitions;
  competitionform: typeof import('./locales/en/competitionform.ts').competitionform;
  courts: typeof import('./locales/en/courts.ts').courts;
  desk: typeof import('./locales/en/desk.ts').desk;
  entries: typeof import('./locales/en/entries.ts').entries;
  event: typeof import('./locales/en/event.ts').event;
  eventpeople: typeof import('./locales/en/eventpeople.ts').eventpeople;
  eventform: typeof import('./locales/en/eventform.ts').eventform;
  events: typeof import('./locales/en/events.ts').events;
  fields: typeof import('./locales/en/fields.ts').fields;
  figures: typeof import('./locales/en/figures.ts').figures;
  fixtures: typeof import('./locales/en/fixtures.ts').fixtures;
  tracker: typeof import('./locales/en/tracker.ts').tracker;
  tracking: typeof import('./locales/en/tracking.ts').tracking;
  games: typeof import('./locales/en/games.ts').games;
  home: typeof import('./locales/en/home.ts').home;
  listing: typeof import('./locales/en/listing.ts').listing;
  manage: typeof import('./locales/en/manage.ts').manage;
  members: typeof import('./locales/en/members.ts').members;
  ownteam: typeof import('./locales/en/ownteam.ts').ownteam;
  notifications: typeof import('./locales/en/notifications.ts').notifications;
  organization: typeof import('./locales/en/organization.ts').organization;
  organizing: typeof import('./locales/en/organizing.ts').organizing;
  overview: typeof import('./locales/en/overview.ts').overview;
  push: typeof import('./locales/en/push.ts').push;
  pipeline: typeof import('./locales/en/pipeline.ts').pipeline;
  people: typeof import('./locales/en/people.ts').people;
  photos: typeof import('./locales/en/photos.ts').photos;
  review: typeof import('./locales/en/review.ts').review;
  rules: typeof import('./locales/en/rules.ts').rules;
  schedule: typeof import('./locales/en/schedule.ts').schedule;
  settings: typeof import('./locales/en/settings.ts').settings;
  standings: typeof import('./locales/en/standings.ts').standings;
  team: typeof import('./locales/en/team.ts').team;
  teamform: typeof import('./locales/en/teamform.ts').teamform;
  teams: typeof import('./locales/en/teams.ts').teams;
  validation: typeof import('./locales/en/validation.ts').validation;
  venue: typeof import('./locales/en/venue.ts').venue;
  admins: typeof import('./locales/en/admins.ts').admins;
  venues: typeof import('./locales/en/venues.ts').venues;
}

/** `common` is loaded before the first render; the others with the pages that use them (decision 053). */
export type Namespace = keyof Texts;

/** The same keys with other texts: a translation that lacks one or invents one does not compile. */
export type Dictionary<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Dictionary<English[Key]>;
};
