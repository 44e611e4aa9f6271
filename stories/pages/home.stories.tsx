import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { arrivesAt } from '../addresses.ts';
import { appStory } from '../app-story.tsx';
import { fillIn } from '../fill-in.ts';

export default {
  title: 'Pages/Home',
  parameters: {
    without: {
      Loading: 'it shows no data of the server; the fields are there before their choices',
      Empty: 'nothing on it is a list',
      Error: 'a field without choices can be left out of the search',
    },
  },
} satisfies Meta;

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
