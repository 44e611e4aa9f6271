/** The initial data of the mock backend (design §17): invented, and deterministic by time and random seed. */
import type { SeedDatabase } from '../contract/seed.ts';
import { dateOf } from '../rules/shared/time.ts';
import { scenarios } from '../scenarios.ts';
import { seedManyVenues } from './big.ts';
import { seedBookings } from './bookings.ts';
import { seedBookmarks } from './bookmarks.ts';
import { seedChangedPlans } from './changed-plans.ts';
import { seedClosures } from './closures.ts';
import { seedCommunities } from './communities.ts';
import { seedCommunityPosts, seedLongFeed } from './community-posts.ts';
import { seedCommunityRequests } from './community-requests.ts';
import { seedCompetitions } from './competitions.ts';
import { seedEvents } from './events.ts';
import { seedGameResults } from './game-results.ts';
import { seedImages } from './images.ts';
import { Ledger } from './ledger.ts';
import { seedLookups } from './lookups.ts';
import { seedNotifications } from './notifications.ts';
import { seedOrganizations } from './organizations.ts';
import { seedPeople } from './people.ts';
import { createRandom } from './random.ts';
import { seedWeeklyBookings } from './series.ts';
import { seedSettings } from './settings.ts';
import { seedPlayerStory, seedSeriesStory, seedWeeklyStory } from './story.ts';
import { seedTeamPeople } from './team-people.ts';
import { seedTeams } from './teams.ts';
import { seedUnfinishedVenue } from './unfinished-venue.ts';
import { seedVenueLog } from './venue-log.ts';
import { seedVenues } from './venues.ts';

/** Raised whenever the seed changes: stored data of another version are discarded. */
export const seedVersion = 13;

/** Lookups and people in every scenario; `empty` has nothing else, `big` has 10,000 venues and a feed of 5,000 posts. Fixed records come before random ones. */
export const seedDatabase: SeedDatabase = async (db, { now, scenario, seed }) => {
  const at = { db, now, today: dateOf(now), random: createRandom(seed) };
  await seedLookups(at);
  await seedPeople(at);
  if (scenarios[scenario].seed === 'empty') return;
  await seedImages(at);
  await seedVenues(at);
  const ledger = new Ledger(at);
  await seedWeeklyStory(at, ledger);
  await seedPlayerStory(at, ledger);
  await seedSeriesStory(at, ledger);
  await seedWeeklyBookings(at, ledger);
  await seedClosures(at, ledger);
  await seedBookings(at, ledger);
  await seedBookmarks(at);
  await seedTeams(at);
  await seedOrganizations(at);
  await seedSettings(at);
  await seedNotifications(at);
  await seedChangedPlans(at, ledger);
  await seedUnfinishedVenue(at);
  await seedVenueLog(at);
  await seedTeamPeople(at);
  await seedCompetitions(at);
  await seedCommunities(at);
  await seedCommunityRequests(at);
  await seedCommunityPosts(at);
  await seedEvents(at, ledger);
  await seedGameResults(at);
  if (scenarios[scenario].seed !== 'big') return;
  await seedManyVenues(at);
  await seedLongFeed(at);
};
