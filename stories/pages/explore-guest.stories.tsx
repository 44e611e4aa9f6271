import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { arrivesAt } from '../addresses.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Explore of a guest' } satisfies Meta;

export const Guest = {
  ...appStory({
    route: '/explore',
    play: async ({ userEvent }, app, backend) => {
      await expect(await screen.findByRole('list', { name: 'Play tonight' })).toBeVisible();
      await expect(screen.queryByRole('heading', { name: /saved venues/i })).toBeNull();
      await expect(backend.calls.filter(({ operation }) => operation === 'listBookings')).toEqual([]);
      for (const sport of ['Football', 'Basketball', 'Volleyball', 'Tennis'])
        await expect(await screen.findByRole('link', { name: sport })).toBeVisible();
      await userEvent.click(screen.getByRole('link', { name: 'Tennis' }));
      await arrivesAt(app, '/venues?sport_id=4');
    },
  }),
  name: '[RT-15] a guest sees tonight and the sports, and nothing that needs an account',
};
/** When tonight’s venues fail, the rest stays, and they can be retried. */
export const TonightRecovered = appStory({
  route: '/explore',
  failures: [{ operation: 'listVenues', status: 503 }],
  shows: /Try again/,
  play: async ({ userEvent }, app, { control }) => {
    await expect(await screen.findByRole('link', { name: 'Tennis' })).toBeVisible();
    await expect(screen.getByRole('alert')).toBeVisible();
    await control.setScenario('default');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const tonight = within(await screen.findByRole('list', { name: 'Play tonight' }));
    await expect(tonight.getAllByRole('listitem')[0]).toHaveTextContent(/Today\s*19:[03]0/);
    await userEvent.click(screen.getByRole('link', { name: 'Show all: Play tonight' }));
    await arrivesAt(app, '/venues?date=2026-11-24&available_time_slot_id=14');
  },
});
