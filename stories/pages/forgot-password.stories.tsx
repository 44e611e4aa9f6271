import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { expectMessages } from '../fields.ts';
import { expectUnsent } from '../settled.ts';

export default {
  title: 'Pages/Forgot password',
  parameters: { without: { Empty: 'a form shows no data' } },
} satisfies Meta;

const route = '/auth/forgot-password';

const submit = async () => within(await screen.findByRole('main')).findByRole('button', { name: 'Send code' });

const sent = (status: 'never' | 'reset' | 403, then: () => Promise<void>): AppStoryOptions => ({
  route,
  failures: [{ operation: 'forgotPassword', status }],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phone number'), '690000001');
    await userEvent.click(await submit());
    await then();
  },
});
const refused = (status: 'reset' | 403, text: RegExp) =>
  sent(status, async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

export const Ready = appStory({
  route,
  shows: /Enter your number\. We send you a code to set a new password\..*Send code.*Back to sign-in/,
});
export const OnADesktop = appStory({
  route,
  wide: true,
  shows: /Forgot your password\?.*We send you a code.*Phone number.*Send code/,
});
export const Invalid = {
  ...appStory({
    route,
    play: async ({ userEvent }, app, backend) => {
      await userEvent.selectOptions(await screen.findByLabelText('Phone prefix'), '');
      await userEvent.click(await submit());
      await expectMessages({
        'Phone prefix': 'Phone prefix is required.',
        'Phone number': 'Phone number is required.',
      });
      await expectUnsent('forgotPassword', app, backend);
    },
  }),
  name: '[AUTH-17] [AUTH-18] an empty form names every field and sends nothing',
};
/** The request is pending. */
export const Loading = appStory(
  sent('never', async () => {
    const button = await submit();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  }),
);
/** The server does not answer. */
export const Error = appStory(refused('reset', /Check your connection/));
/** The server refuses. */
export const Refused = appStory(refused(403, /You do not have permission to do that\./));
