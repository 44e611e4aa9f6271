import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Features/Bookmark' } satisfies Meta;

const statuses = ({ calls }: Backend, operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ status }) => status);
const heart = () => screen.findByRole('button', { name: 'Bookmark Qendra Morava' });

export const Saved = {
  ...appStory({
    route: '/venues',
    persona: 'everyone',
    play: async ({ userEvent }, { router }, backend) => {
      await expect(await heart()).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(await heart());
      await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'true'));
      await waitFor(() => expect(statuses(backend, 'addVenueBookmark')).toEqual([200]));
      await router.navigate('/venues?bookmark=1');
      await waitFor(async () => {
        const saved = within(await screen.findByRole('list', { name: 'Venues' }));
        await expect(saved.getAllByRole('listitem')).toHaveLength(3);
        await expect(saved.getByRole('link', { name: 'Qendra Morava' })).toBeVisible();
      });
    },
  }),
  name: '[VEN-02] [ENT-162] a saved venue is found under saved venues',
};

export const NotSaved = appStory({
  route: '/venues?keywords=morava',
  persona: 'everyone',
  failures: [{ operation: 'addVenueBookmark', status: 500 }],
  play: async ({ userEvent }, _, backend) => {
    await userEvent.click(await heart());
    await expect(await screen.findByText('Something went wrong.')).toBeVisible();
    await waitFor(async () => expect(await heart()).toHaveAttribute('aria-pressed', 'false'));
    await expect(statuses(backend, 'addVenueBookmark')).toEqual([500]);
  },
});

/** A guest is asked to sign in, and nothing is sent. */
export const OfAGuest = {
  ...appStory({
    route: '/venues',
    play: async ({ userEvent }, _, backend) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Bookmark Arena Dajti' }));
      const prompt = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
      await expect(await prompt.findByRole('link', { name: 'Sign in' })).toBeVisible();
      await expect(statuses(backend, 'addVenueBookmark')).toEqual([]);
    },
  }),
  name: '[AUTH-08] a guest who bookmarks is asked to sign in, and nothing is sent',
};
