import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { hearOfNetwork } from '../network.ts';

/** Each page after it was read, when the network is lost: what was read stays, as of when (decision 075). `npm run test:full` runs all of them. */
export default { title: 'App/Offline', tags: ['full'] } satisfies Meta;

const AS_OF = /^As of (09:59|10:00)\. Could not refresh\.$/;

interface At extends Pick<AppStoryOptions, 'persona' | 'module'> {
  /** What the page shows is not read by itself: it says nothing of when. */
  readsNothing?: true;
}

const page = (route: string, { readsNothing, ...at }: At = {}): StoryObj =>
  appStory({
    route,
    ...at,
    play: async ({ canvasElement }, app, backend) => {
      const main = within(screen.getByRole('main'));
      const heading = main.getByRole('heading', { level: 1, hidden: true }).textContent;
      await backend.control.setScenario('offline');
      hearOfNetwork(false);
      await app.clients.current().invalidateQueries();
      if (!readsNothing) await waitFor(() => expect(main.getAllByText(AS_OF)[0]).toBeVisible());
      await expect(main.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(heading);
      await expect(screen.getAllByText('Offline')[0]).toBeInTheDocument();
      await expect(canvasElement).not.toHaveTextContent('Something went wrong.');
      await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
    },
  });

const player = { persona: 'player' } as const;
const owner = { persona: 'owner', module: 'venue' } as const;
const teamAdmin = { persona: 'teamAdmin', module: 'team' } as const;
const manager = { persona: 'organizationManager', module: 'organization' } as const;
const superUser = { persona: 'superUser', module: 'superuser' } as const;

export const Explore = page('/explore', player);
export const Venues = page('/venues');
export const Venue = page('/venue/fusha-e-liqenit?date=2026-11-26');
export const Account = page('/account', { ...player, readsNothing: true });
export const Bookings = page('/bookings', player);
export const Teams = page('/teams');
export const Communities = page('/communities');
export const Events = page('/events');
export const Team = page('/team/kalaja-united');
export const TeamAtItsAddress = page('/t/dajti-boys');
export const CommunityFeed = page('/community/1/feed', player);
export const CommunityEvents = page('/community/1/events', player);
export const CommunityMembers = page('/community/1/members', player);
export const CommunityRequests = page('/community/2/requests', player);
export const EventInfo = page('/event/1/info');
export const EventParticipants = page('/event/1/participants', player);
export const EventGame = page('/event/11/game', player);
export const Games = page('/games', player);
export const Fixtures = page('/fixtures/1');
export const CompetitionApplications = page('/competition/5/applications', manager);
export const CompetitionPipeline = page('/competition/2/pipeline', manager);
export const CompetitionApplication = page('/competition/5/application/6', manager);
export const Competitions = page('/competitions');
export const CompetitionAbout = page('/competition/1/about');
export const CompetitionTeams = page('/competition/1/teams');
export const CompetitionFixtures = page('/competition/1/fixtures');
export const CompetitionResults = page('/competition/1/results');
export const CompetitionStandings = page('/competition/1/standings');
export const Applications = page('/applications', player);
export const Application = page('/application/1', teamAdmin);
export const Notifications = page('/notifications', player);
export const Settings = page('/settings', player);
export const AdminVenue = page('/admin/venue', owner);
export const AdminVenueCalendar = page('/admin/venue/calendar?date=2026-11-26', owner);
export const AdminVenueUsers = page('/admin/venue/users', owner);
export const AdminOrganizationHome = page('/admin/organization/home', manager);
export const AdminOrganizationUsers = page('/admin/organization/users', manager);
export const AdminOrganizationSettings = page('/admin/organization/settings', manager);
export const AdminTeam = page('/admin/team', teamAdmin);
export const AdminTeamUsers = page('/admin/team/users', teamAdmin);
export const SuperInReview = page('/super/in-review', superUser);
export const SuperVenue = page('/super/venue/butrinti-tenis', superUser);
export const SuperVenueManage = page('/super/venue/butrinti-tenis/manage', superUser);
export const Slug = page('/fusha-e-liqenit');
