import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import { appStory } from '../app-story.tsx';
import { askAbout, passTo } from '../changed-plans.ts';

export default { title: 'Pages/Explore' } satisfies Meta;

const player = { route: '/explore', persona: 'player' } as const;

/** What stands under "tonight" is left out of the saved venues. */
export const Ready = appStory({
  ...player,
  shows: /Your next booking.*Play tonight in Tiranë.*More saved venues/,
  play: async () => {
    const names = (list: string) =>
      within(screen.getByRole('list', { name: list }))
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    await expect(names('Play tonight in Tiranë')).toEqual(expect.arrayContaining(['Arena Dajti', 'Fusha e Liqenit']));
    await expect(names('More saved venues')).toEqual(['Sport City Adriatiku']);
  },
});
export const ReadyInAlbanian = appStory({
  ...player,
  language: 'sq',
  shows: /Rezervimi i radhës.*Qendra të tjera të ruajtura/,
});
/** The last one that is not free tonight in the own city: the others stand above. */
export const SavedAreAbove = {
  ...appStory({
    ...player,
    shows: /More saved venues.*Sport City Adriatiku/,
    play: async ({ userEvent }, _, backend) => {
      const saved = within(screen.getByRole('region', { name: 'More saved venues' }));
      await userEvent.click(saved.getByRole('button', { name: 'Bookmark Sport City Adriatiku' }));
      await expect(await saved.findByText('Everything you saved is in the list above.')).toBeVisible();
      await expect(saved.queryByRole('link', { name: 'Sport City Adriatiku' })).toBeNull();
      const removed = () => backend.calls.filter(({ operation }) => operation === 'removeVenueBookmark');
      await waitFor(() => expect(removed().map(({ status }) => status)).toEqual([200]));
      window.scrollTo({ top: 0, behavior: 'instant' }); // the press scrolled the page, and the bars lie over what is beside it
    },
  }),
  name: '[VEN-02] removing a bookmark removes the venue from the saved ones',
};
export const OnADesktop = appStory({
  ...player,
  wide: true,
  shows: /Your next booking.*Play tonight in Tiranë.*More saved venues.*Sport City Adriatiku/,
});
export const Loading = appStory({
  ...player,
  failures: [
    { operation: 'listVenues', status: 'never' },
    { operation: 'listBookings', status: 'never' },
  ],
  awaits: 'data',
});
export const Empty = appStory({
  ...player,
  scenario: 'empty',
  shows: /You have no upcoming bookings\..*You have no saved venues yet\./,
});
/** Several parts failed: one retry for all of them. */
export const Error = appStory({
  ...player,
  failures: [
    { operation: 'listVenues', status: 500 },
    { operation: 'listBookings', status: 500 },
  ],
  shows: /Something went wrong\./,
  play: async () => {
    await expect(screen.queryByText(/Check your connection/)).toBeNull(); // the server answered
    await expect(within(screen.getByRole('main')).getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await expect(screen.getAllByRole('alert')).toHaveLength(1);
    await expect(await screen.findByRole('link', { name: 'Tennis' })).toBeVisible();
  },
});
/** The connection is to be checked only when no answer came. */
export const Unreachable = {
  ...appStory({
    ...player,
    failures: [
      { operation: 'listVenues', status: 'reset' },
      { operation: 'listBookings', status: 500 },
    ],
    shows: /Something went wrong\.\s?Check your connection and try again\./,
  }),
  name: '[ERR-14] [API-51] what has no message of its own went wrong',
};
export const Recovered = appStory({
  ...player,
  failures: [
    { operation: 'listVenues', status: 500 },
    { operation: 'listBookings', status: 500 },
  ],
  shows: /Try again/,
  recovers: /Your next booking.*More saved venues/,
});
export const PartRecovered = appStory({
  ...player,
  failures: [{ operation: 'listBookings', status: 500 }],
  shows: /Try again/,
  recovers: /Your next booking/,
  play: async () => {
    await expect(screen.getByRole('list', { name: 'Play tonight in Tiranë' })).toBeVisible();
  },
});
/** One part failed: an inline message in its place. */
export const OnePartFailed = {
  ...appStory({
    ...player,
    failures: [{ operation: 'listBookings', status: 500 }],
    shows: /Your next booking.*Try again/,
    play: async () => {
      const part = within(screen.getByRole('region', { name: 'Your next booking' }));
      await expect(part.getByRole('alert')).toBeVisible();
      await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
      await expect(screen.getByRole('list', { name: 'Play tonight in Tiranë' })).toBeVisible();
    },
  }),
  name: '[API-52] a call that fails leaves the other parts of the page',
};

const asked = async (backend: Backend) => {
  const { db, clock } = backend.control;
  const [next] = db.read.bookings
    .by('user', demoId('player'))
    .filter(({ status, ends_at }) => status !== 'Unbooked' && ends_at > clock.now())
    .toSorted((a, b) => a.starts_at - b.starts_at);
  if (next) await askAbout(backend, next.id);
};
/** The court of the next booking is closed: the card says it and leads to the choice; the mark goes with the deadline. */
export const NextIsAsked = appStory({
  ...player,
  prepare: asked,
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('The court is closed: answer until 16:00')).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Your next booking' }));
    const [link] = within(card.getAllByRole('listitem')[0] ?? document.body).getAllByRole('link');
    if (link) await userEvent.click(link);
    await expect(await screen.findByRole('dialog', { name: 'The court is closed' })).toBeVisible();
  },
});
export const NextIsAskedInAlbanian = appStory({
  ...player,
  language: 'sq',
  wide: true,
  prepare: asked,
  shows: /Fusha është e mbyllur: përgjigju deri 16:00/,
});
export const NextWasAsked = appStory({
  ...player,
  prepare: asked,
  play: async (_, __, backend) => {
    await screen.findByText('The court is closed: answer until 16:00');
    passTo('2026-11-24T16:00:00+01:00', backend);
    await waitFor(() => expect(screen.queryByText(/^The court is closed/)).toBeNull(), { timeout: 5_000 });
  },
});

const namesIn = async (list: string) =>
  within(await screen.findByRole('list', { name: list }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
/** Events of one's city, the soonest first, with those one is invited to; the link of the list leads to those of that city. */
export const EventsNearMe = appStory({
  ...player,
  wide: true,
  play: async () => {
    await expect(await namesIn('Events near you')).toEqual([
      'Futboll tani te parku',
      'Stërvitje e Shqiponjave',
      'Basketboll i hapur',
      'Futboll i së enjtes 7×7',
    ]);
    await expect(screen.getByRole('link', { name: 'Show all: Events near you' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/events\?city_id=\d+$/),
    );
  },
});
/** Games that are on now, with their score; each leads to its page. */
export const LiveGamesNearMe = appStory({
  ...player,
  wide: true,
  play: async () => {
    const games = within(await screen.findByRole('list', { name: 'Live now' }));
    await expect(games.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Nov 24TT.+ – KBKulla Basket, 38–41Live, quarter 2 Q2 \d:\d\dBasketball · Basket Fest/),
      '09:30Tue, Nov 24Futboll tani te parkuBlack team – White team, you play for Black teamLiveFootball',
    ]);
    await expect(games.getByRole('link', { name: /Kulla Basket/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/fixtures\/59$/),
    );
  },
});
/** Teams of one's city. */
export const TeamsNearMe = appStory({
  ...player,
  wide: true,
  play: async () => {
    await expect(await namesIn('Teams')).toEqual(expect.arrayContaining(['Shqiponjat e Liqenit', 'Lagjja 3 FC']));
    await expect(screen.getByRole('link', { name: 'Show all: Teams' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/teams\?city_id=1$/),
    );
  },
});
const nearFails = (status: 500 | 'never') => [{ operation: 'getExplore', status } as const];
/** What is near fails in its places, with one offer to try it again; the rest of the page stands. */
export const NearFailed = appStory({
  ...player,
  failures: nearFails(500),
  shows: /Play tonight in Tiranë.*Events near you.*Try again.*More saved venues/,
  recovers: /Live now.*Futboll tani te parku.*Events near you.*Basketboll i hapur/,
  play: async () => {
    const events = within(screen.getByRole('region', { name: 'Events near you' }));
    await expect(events.getByRole('alert')).toBeVisible();
    await expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
    await expect(screen.queryByRole('region', { name: 'Live now' })).toBeNull();
    await expect(screen.queryByText('No events near you yet.')).toBeNull();
  },
});
/** What is near is on its way: what comes before it stands already, and no title that games would push down. */
export const NearLoading = appStory({
  ...player,
  failures: nearFails('never'),
  awaits: 'data',
  shows: /Your next booking.*Play tonight in Tiranë/,
  play: async () => {
    await expect(screen.queryByText('No events near you yet.')).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Events near you' })).toBeNull();
    await expect(screen.queryByRole('heading', { name: 'Teams' })).toBeNull();
  },
});
/** Nothing of all that in this city. */
export const NothingNear = appStory({
  ...player,
  scenario: 'empty',
  shows:
    /Events near you.*No events near you yet\..*Teams.*There are no teams in your city yet\..*Communities.*There are no communities near you yet\./,
  play: async () => {
    await expect(screen.queryByRole('region', { name: 'Live now' })).toBeNull();
  },
});
export const NothingNearInAlbanian = appStory({
  ...player,
  scenario: 'empty',
  language: 'sq',
  wide: true,
  shows: /Ende pa aktivitete pranë teje\..*Ende nuk ka ekipe në qytetin tënd\..*Ende nuk ka komunitete pranë teje\./,
});

/** Communities of one's city, the busiest first, and the default sport; a private one that invites is among them. */
export const CommunitiesNearMe = appStory({
  route: '/explore',
  persona: 'player',
  wide: true,
  play: async () => {
    const near = within(await screen.findByRole('list', { name: 'Communities' }));
    await expect(near.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Futbolli i së Enjtes',
      'Basketi i Lagjes',
      'Rrethi i Tenisit',
      'Zgjohu dhe Luaj',
    ]);
    await expect(screen.getByRole('link', { name: 'Show all: Communities' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/communities\?city_id=\d+$/),
    );
  },
});
/** Words find teams, communities and organizations; each may be none. */
export const FoundByName = {
  ...appStory({
    route: '/explore?keywords=liga',
    shows: /Teams.*No teams match.*Communities.*No communities match.*Organizations.*Liga e Lagjeve Tirana.*Tiranë/,
    play: async () => {
      const found = within(screen.getByRole('list', { name: 'Organizations' }));
      await expect(found.getByRole('link', { name: /Liga e Lagjeve Tirana/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/\/liga-e-lagjeve-tirana$/),
      );
    },
  }),
  name: '[ORG-04] teams and organizations are found by their name',
};
export const CommunityFoundByName = appStory({
  route: '/explore?keywords=enjtes',
  shows: /Teams.*No teams match.*Communities.*Futbolli i së Enjtes/,
});
export const FoundInAlbanian = appStory({
  route: '/explore?keywords=titan',
  language: 'sq',
  wide: true,
  shows: /Ekipet.*Titanët e Tiranës.*Komunitetet.*Asnjë komunitet.*Organizata.*Asnjë organizatë nuk përputhet/,
});
