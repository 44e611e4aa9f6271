import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { arrivesAt } from '../addresses.ts';
import { appStory } from '../app-story.tsx';
import { fillIn } from '../fill-in.ts';

export default { title: 'Pages/Home' } satisfies Meta;

const route = '/';

const free = () => within(screen.getByRole('group', { name: 'Free soon' }));
/** From sport, city and day to the venues that fit. */
export const Ready = appStory({
  route,
  shows: /Find a court\. Book it\. Play\./,
  play: async ({ userEvent }, app) => {
    // the fields are drawn anew with their choices
    const form = async () => {
      for (const name of ['Football', 'Shkodër']) await screen.findByRole('option', { name });
      return screen.getByRole('form', { name: 'Find a court' });
    };
    await fillIn(userEvent, await form(), [
      ['choose', 'Sport', 'Football'],
      ['choose', 'City', 'Shkodër'],
      ['press', 'Search'],
    ]);
    await arrivesAt(app, '/venues?sport_id=1&city_id=4');
    await expect(await screen.findByRole('heading', { level: 1, name: 'Venues' })).toBeVisible();
    await app.router.navigate('/');
    await fillIn(userEvent, await form(), [
      ['choose', 'Sport', 'Football'],
      ['press', 'Tomorrow'],
    ]);
    await arrivesAt(app, '/venues?sport_id=1&date=2026-11-25');
    await app.router.navigate('/');
  },
});
/** One press away. */
export const FreeTonight = appStory({
  route,
  play: async ({ userEvent }, app, backend) => {
    const days = free().getAllByRole('button');
    await expect(days.map(({ textContent }) => textContent)).toEqual(['Tonight', 'Tomorrow', 'Weekend']);
    await expect(backend.calls.filter(({ operation }) => operation === 'listVenues')).toEqual([]);
    await userEvent.click(free().getByRole('button', { name: 'Tonight' }));
    await arrivesAt(app, '/venues?date=2026-11-24&available_time_slot_id=14');
    const list = within(await screen.findByRole('list', { name: 'Venues' }));
    await expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/Today\s*19:[03]0/);
  },
});
export const OnADesktop = appStory({
  route,
  wide: true,
  shows: /Find a court\. Book it\. Play\..*Tonight.*Tomorrow.*Weekend.*How it works.*Three taps: day, time, confirm\./,
});
export const WithoutChoices = appStory({
  route,
  failures: [
    { operation: 'listSports', status: 500 },
    { operation: 'listCities', status: 500 },
    { operation: 'listTimeSlots', status: 500 },
  ],
  shows: /Find a court\. Book it\. Play\..*Sport.*City.*Search.*How it works/,
});

const competitions = () => within(screen.getByRole('region', { name: 'Competitions to enter or follow' }));
/** Those that are open or on, each with its way in; they come once the page is shown. */
export const Competitions = appStory({
  route,
  shows: /Competitions to enter or follow.*Show all/,
  play: async ({ userEvent }, app) => {
    const rows = competitions().getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      'OVOpen i VlorësRegistration open · Tennis · Vlorë',
      'L2Liga e Lagjeve 2026Ongoing · Football · Tiranë',
      'K5Kupa e Dimrit 5x5Ongoing · Football · Tiranë',
      'VCVolej ChallengeOngoing · Volleyball · Durrës',
      'Show all',
    ]);
    await userEvent.click(competitions().getByRole('link', { name: 'Show all' }));
    await arrivesAt(app, '/competitions');
    await app.router.navigate('/');
  },
});
export const InAlbanian = appStory({
  route,
  language: 'sq',
  shows: /Kompeticione ku mund të marrësh pjesë.*Regjistrimi i hapur · Tenis · Vlorë/,
});
export const Loading = appStory({
  route,
  failures: [{ operation: 'listCompetitions', status: 'never' }],
  awaits: 'data',
  shows: /Find a court\. Book it\. Play\..*Competitions to enter or follow/,
});
export const Empty = appStory({
  route,
  scenario: 'empty',
  shows: /No competition is open or under way now\./,
});
/** The search stands; the part offers to try again. */
export const Error = appStory({
  route,
  failures: [{ operation: 'listCompetitions', status: 500 }],
  shows: /Find a court\. Book it\. Play\..*Try again/,
  recovers: /Registration open/,
});
