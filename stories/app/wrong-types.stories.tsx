import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { OperationId } from '../../src/shared/api/generated/routes.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { settled } from '../settled.ts';

export default { title: 'App/Wrong types' } satisfies Meta;

const FAILED = /Something went wrong\./;
const MACHINE_TEXT = /\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date|\bnav\.\w+/;

interface Page extends Pick<AppStoryOptions, 'persona' | 'module'> {
  /** What stands beside the part that fails, and works. */
  neighbour?: () => Promise<void>;
}

/**
 * These reads of the page are answered with one wrong type each: what they are for fails in its place, the page has its heading
 * and its controls, and "Try again" brings what was missing.
 */
const page = (route: string, operations: OperationId[], recovered: RegExp, { neighbour, ...at }: Page = {}): StoryObj =>
  appStory({
    route,
    ...at,
    failures: operations.map((operation, n) => ({ operation, status: `wrong-types:${n}` })),
    shows: FAILED,
    play: async ({ canvasElement, userEvent }, app, backend) => {
      const main = within(screen.getByRole('main'));
      const retries = () => main.queryAllByRole('button', { name: 'Try again', hidden: true });
      await waitFor(() => expect(retries()).not.toEqual([]));
      await expect(main.getAllByRole('heading', { level: 1, hidden: true })).toHaveLength(1);
      await expect(main.queryByText('500')).toBeNull();
      await expect(canvasElement.textContent).not.toMatch(MACHINE_TEXT);
      await neighbour?.();
      await backend.control.setScenario('default');
      while (retries().length > 0) {
        const before = backend.calls.length;
        await userEvent.click(retries().find((button) => button.closest('dialog')) ?? retries()[0]!); // at least one, by the loop
        await settled(canvasElement, app, { awaits: null, shows: new RegExp(`${FAILED.source}|${recovered.source}`) });
        await expect(backend.calls.length).toBeGreaterThan(before);
      }
      await settled(canvasElement, app, { awaits: null, shows: recovered });
      await expect(canvasElement).not.toHaveTextContent('Something went wrong.');
    },
  });

const player = { persona: 'player' } as const;
const owner = { persona: 'owner', module: 'venue' } as const;
const team = { persona: 'teamAdmin', module: 'team' } as const;
const organization = { persona: 'organizationManager', module: 'organization' } as const;
const superUser = { persona: 'superUser', module: 'superuser' } as const;

export const Explore = page(
  '/explore',
  ['listVenues', 'listBookings', 'getExplore', 'listSports'],
  /Fusha e Liqenit/,
  player,
);
export const Venues = page('/venues', ['listVenues', 'listSports'], /Fusha e Liqenit/);
export const Venue = page('/venue/fusha-e-liqenit', ['getVenue'], /Fusha e Liqenit/);
export const TimesOfAVenue = page('/venue/fusha-e-liqenit', ['getVenueAvailability'], /Fusha 1/);
export const Slug = page('/fusha-e-liqenit', ['resolveSlug'], /Fusha e Liqenit/);
export const Bookings = page('/bookings', ['listBookings', 'listHandovers', 'listSlotWatches'], /Fusha/, player);
export const OneBooking = page('/bookings?booking=1', ['listBookings', 'getBooking'], /Fusha/, player);
export const Account = page('/account', ['getMe'], /Arben Hoxha/, player);
export const Notifications = page('/notifications', ['listNotifications'], /Notifications/, player);
export const Settings = page('/settings', ['listSettings'], /Language/, player);
export const Teams = page('/teams', ['listTeams'], /Adriatiku Volej/, player);
export const Team = page('/team/kalaja-united', ['getTeam'], /Kalaja United/, player);
export const TeamAtItsAddress = page('/t/kalaja-united', ['getTeam', 'listTeamFixtures'], /Kalaja United/, player);
export const ScorersOfATeam = page('/team/dajti-boys', ['getTeamStats'], /in 1 game/, player);
export const Communities = page('/communities', ['listCommunities'], /members/, player);
export const CommunityFeed = page('/community/1/feed', ['listCommunityPosts'], /Feed/, player);
export const Community = page('/community/1/feed', ['getCommunity'], /Feed/, player);
export const CommunityEvents = page('/community/1/events', ['listEvents'], /Events/, player);
export const CommunityMembers = page('/community/1/members', ['listCommunityMembers'], /Arben/, player);
export const CommunityRequests = page('/community/2/requests', ['listCommunityRequests'], /Requests/, player);
export const Events = page('/events', ['listEvents'], /Events/, player);
export const EventInfo = page('/event/1/info', ['getEvent'], /going/, player);
export const EventParticipants = page('/event/1/participants', ['listParticipants'], /going/, player);
export const EventGame = page('/event/11/game', ['getGame'], /Is this result right\?/, player);
export const Games = page('/games', ['listGames'], /Games/, player);
export const Fixture = page('/fixtures/1', ['getGame'], /Final score/, player);
export const Competitions = page('/competitions', ['listCompetitions'], /Liga e Lagjeve 2026/, player);
export const CompetitionAbout = page('/competition/1/about', ['getCompetition'], /How the table is ranked/, player);
export const CompetitionTeams = page('/competition/1/teams', ['listCompetitionTeams'], /Agimi 2008/, player);
export const Track = page('/fixtures/29/track', ['getGame'], /Whoever tracks the game/, organization);
export const CompetitionFixtures = page('/competition/1/fixtures', ['listCompetitionFixtures'], /Matchday 8/, player);
export const CompetitionResults = page('/competition/1/results', ['listCompetitionFixtures'], /Matchday 7/, player);
export const CompetitionStandings = page('/competition/1/standings', ['getStandings'], /Played/, player);
export const CompetitionScorers = page('/competition/1/standings', ['getCompetitionStats'], /in 1 game/, player);
export const Applications = page('/applications', ['listApplications'], /Applications/, player);
export const CompetitionApplications = page(
  '/competition/5/applications',
  ['listCompetitionApplications'],
  /Applications/,
  organization,
);
export const CompetitionPipeline = page(
  '/competition/2/pipeline',
  ['getPipeline'],
  /12 of 12 games finished/,
  organization,
);
export const CompetitionApplication = page(
  '/competition/5/application/6',
  ['getApplication'],
  /asks for a place in Open i Vlorës/,
  organization,
);
export const Application = page(
  '/application/1',
  ['getApplication'],
  /Elira Shehu wants to join Shqiponjat e Liqenit/,
  team,
);
export const VenueHome = page(
  '/admin/venue',
  ['getManagedVenue', 'getVenueFigures'],
  /Fusha e Liqenit.*42 of 336 hours/,
  owner,
);
export const VenueCourts = page('/admin/venue?view=courts', ['getManagedVenue'], /Fusha 1/, owner);
export const VenueCalendar = page(
  '/admin/venue/calendar?date=2026-11-26',
  ['getVenueCalendar', 'listVenueBookings'],
  /Fusha 1/,
  owner,
);
export const VenueUsers = page('/admin/venue/users', ['listVenueUsers'], /Mirela Gjoka/, owner);
export const TeamHome = page(
  '/admin/team',
  ['getManagedTeam', 'listTeamApplications', 'listTeamFixtures'],
  /Requests to join.*10 members.*Next games/,
  team,
);
export const TeamDetails = page('/admin/team?view=details', ['getManagedTeam'], /Foundation year/, team);
export const TeamUsers = page('/admin/team/users', ['listTeamMembers'], /10 members.*The only admin\./, team);
export const OrganizationHome = page(
  '/admin/organization/home',
  ['getManagedOrganization', 'getOrganizationDashboard'],
  /What needs doing/,
  organization,
);
export const OrganizationUsers = page(
  '/admin/organization/users',
  ['listOrganizationUsers'],
  /4 users.*Teuta Marku/,
  organization,
);
export const OrganizationSettings = page(
  '/admin/organization/settings',
  ['getManagedOrganization'],
  /See the public page.*Address of your page/,
  organization,
);
export const InReview = page('/super/in-review', ['listVenues'], /2 venues wait for a decision/, superUser);
export const SuperVenue = page('/super/venue/butrinti-tenis', ['getVenue', 'getVenueLog'], /Rejected on/, superUser);
export const SuperVenueManage = page('/super/venue/butrinti-tenis/manage', ['getVenue'], /Butrinti Tenis/, superUser);

const toggled = async (name: string, { from, to }: { from: string; to: string }) => {
  const button = screen.getByRole('button', { name });
  await expect(button).toHaveAttribute('aria-pressed', from);
  button.click();
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', to));
};
/** One part of a page fails; what stands beside it is there, and works. */
export const ExploreBesideAPart = page('/explore', ['getExplore'], /Events near you/, {
  ...player,
  neighbour: () => toggled('Bookmark Qendra Sportive Kombinati Veri', { from: 'false', to: 'true' }),
});
export const VenueBesideItsTimes = page('/venue/fusha-e-liqenit', ['getVenueAvailability'], /Only free.*Fusha 1/, {
  ...player,
  neighbour: () => toggled('Bookmark Fusha e Liqenit', { from: 'true', to: 'false' }),
});

/** What is on screen is read again, and the answer has wrong types: the good data stay, and a line says that they are not fresh. */
const refetched = (
  route: string,
  operations: OperationId[],
  shows: RegExp,
  at: Pick<AppStoryOptions, 'persona' | 'module'> = {},
): StoryObj =>
  appStory({
    route,
    ...at,
    shows,
    play: async ({ canvasElement, userEvent }, app, backend) => {
      const main = within(screen.getByRole('main'));
      const heading = main.getByRole('heading', { level: 1, hidden: true }).textContent;
      const reads = () => backend.calls.filter(({ operation }) => operations.some((one) => one === operation)).length;
      const before = reads();
      for (const [n, operation] of operations.entries())
        backend.control.addFailure({ operation, status: `wrong-types:${n}` });
      await app.clients.current().invalidateQueries();
      await expect(reads()).toBeGreaterThanOrEqual(before + operations.length);
      await waitFor(() => expect(main.getByText(/^As of (09:59|10:00)\. Could not refresh\.$/)).toBeVisible());
      await settled(canvasElement, app, { awaits: null, shows });
      await expect(main.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(heading);
      await expect(canvasElement).not.toHaveTextContent('Something went wrong.');
      await expect(canvasElement.textContent).not.toMatch(MACHINE_TEXT);
      await backend.control.setScenario('default');
      await userEvent.click(main.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(main.queryByText(/^As of (09:59|10:00)\. Could not refresh\.$/)).toBeNull());
    },
  });

export const ExploreReadAgain = refetched('/explore', ['listVenues'], /Fusha e Liqenit/, player);
export const VenuesReadAgain = refetched('/venues', ['listVenues'], /Fusha e Liqenit/);
export const VenueReadAgain = refetched('/venue/fusha-e-liqenit', ['getVenue'], /Fusha e Liqenit/);
export const BookingsReadAgain = refetched('/bookings', ['listBookings'], /Fusha/, player);
export const NotificationsReadAgain = refetched('/notifications', ['listNotifications'], /unread/, player);
export const SettingsReadAgain = refetched('/settings', ['listSettings'], /Language/, player);
export const TeamReadAgain = refetched('/team/kalaja-united', ['getTeam'], /Kalaja United/, player);
export const CommunityReadAgain = refetched('/community/1/members', ['getCommunity'], /Arben/, player);
export const EventReadAgain = refetched('/event/1/info', ['getEvent'], /going/, player);
export const FixtureReadAgain = refetched('/fixtures/1', ['getGame'], /Final score/, player);
export const CalendarReadAgain = refetched(
  '/admin/venue/calendar?date=2026-11-26',
  ['getVenueCalendar'],
  /Fusha 1/,
  owner,
);
