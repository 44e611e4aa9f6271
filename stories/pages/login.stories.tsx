import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { PATIENT } from '../settled.ts';

export default { title: 'Pages/Login' } satisfies Meta;

const route = '/auth/login';

const form = async () => within(await screen.findByRole('main', {}, PATIENT));
const submit = async () => (await form()).findByRole('button', { name: 'Sign in' }, PATIENT);

/** A person fills the form in and sends it. */
const sent = (status: 'never' | 'reset', then: () => Promise<void>): AppStoryOptions => ({
  route,
  failures: [{ operation: 'login', status }],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phone number', {}, PATIENT), '690000001');
    await userEvent.type(await screen.findByLabelText('Password', {}, PATIENT), 'demo1234');
    await userEvent.click(await submit());
    await then();
  },
});

export const Ready = appStory({ route, shows: /Phone number/ });
export const OnAPhone = appStory({ route, phone: true });

/** Nothing typed: every field says what it needs. */
export const Invalid = appStory({
  route,
  play: async ({ userEvent }) => {
    await userEvent.click(await submit());
    await expect(await screen.findByRole('alert', {}, PATIENT)).toBeVisible();
  },
});

/** The answer is on its way. */
export const Loading = appStory(
  sent('never', async () => {
    const button = await submit();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'), PATIENT);
  }),
);

/** The server does not answer. */
export const Error = appStory(
  sent('reset', async () => {
    await expect(await screen.findByRole('alert', {}, PATIENT)).toBeVisible();
  }),
);
