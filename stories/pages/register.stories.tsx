import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { PATIENT } from '../settled.ts';

export default { title: 'Pages/Register' } satisfies Meta;

const route = '/auth/register';

const form = async () => within(await screen.findByRole('main', {}, PATIENT));
const submit = async () => (await form()).findByRole('button', { name: 'Send the code' }, PATIENT);

/** A person fills the form in and sends it. */
const sent = (status: 'never' | 'reset' | 500 | 403, then: () => Promise<void>): AppStoryOptions => ({
  route,
  failures: [{ operation: 'register', status }],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phone number', {}, PATIENT), '697778899');
    await userEvent.click(await screen.findByRole('checkbox', {}, PATIENT));
    await userEvent.click(await submit());
    await then();
  },
});
const refused = (status: 'reset' | 500 | 403) =>
  sent(status, async () => {
    await expect(await screen.findByRole('alert', {}, PATIENT)).toBeVisible();
  });

export const Ready = appStory({ route, shows: /Phone number/ });
export const OnAPhone = appStory({ route, phone: true });
/** A short built-in text over the form (R24). */
export const Terms = appStory({ route: '/auth/register?text=terms', shows: /Terms of use/ });

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
export const Error = appStory(refused('reset'));
/** The server is broken. */
export const Broken = appStory(refused(500));
/** The server says no. */
export const Refused = appStory(refused(403));
