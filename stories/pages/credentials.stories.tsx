import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import { forgotFlowStarted, phoneVerified } from '../../src/models/auth-flow/auth-flow.model.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { expectMessages } from '../fields.ts';
import { expectUnsent } from '../settled.ts';

export default {
  title: 'Pages/Credentials',
  parameters: { without: { Empty: 'a form shows no data' } },
} satisfies Meta;

const password = () => screen.findByLabelText('Password');
const submit = () => screen.findByRole('button', { name: 'Save password' });

/** The page is open without a password, or with a forgotten one: the story is of somebody who has just typed the code. */
const withCode = ({ play, ...options }: Omit<AppStoryOptions, 'route'> = {}): AppStoryOptions => ({
  ...options,
  persona: 'player',
  route: '/explore',
  play: async (context, app, backend) => {
    await allSettled(forgotFlowStarted, {
      scope: app.scope,
      params: { phone_prefix: '+355', phone_number: '690000001' },
    });
    await allSettled(phoneVerified, { scope: app.scope });
    await app.router.navigate('/auth/credentials');
    await password();
    await play?.(context, app, backend);
  },
});

const sent = (status: 'never' | 'reset' | 403, then: () => Promise<void>) =>
  withCode({
    failures: [{ operation: 'setCredentials', status }],
    play: async ({ userEvent }) => {
      await userEvent.type(await password(), 'demo12345');
      await userEvent.type(await screen.findByLabelText('Repeat the password'), 'demo12345');
      await userEvent.click(await submit());
      await then();
    },
  });
const alerted = (text: RegExp) => async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(text);
};
const said = async () => {
  await expect(screen.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await expect(screen.getByText('You sign in with your phone number and this password.')).toBeVisible();
  await expect(await password()).toHaveAccessibleDescription('At least 8 characters.');
};

export const Ready = appStory(withCode({ play: said }));
export const OnADesktop = appStory(withCode({ wide: true, play: said }));
export const Invalid = {
  ...appStory(
    withCode({
      play: async ({ userEvent }, app, backend) => {
        const [first, second] = [await password(), screen.getByLabelText('Repeat the password')];
        await expect(first).toHaveAttribute('autocomplete', 'new-password');
        const send = async (text: string, again: string) => {
          for (const [field, typed] of [
            [first, text],
            [second, again],
          ] as const) {
            await userEvent.clear(field);
            if (typed) await userEvent.type(field, typed);
          }
          await userEvent.click(await submit());
        };
        await send('', '');
        await expectMessages({
          Password: /Password is required\.$/,
          'Repeat the password': 'Password confirmation is required.',
        });
        await send('12345678', '12345679');
        await expectMessages({ 'Repeat the password': 'Passwords do not match.' });
        await userEvent.clear(first);
        await userEvent.type(first, '12345679'); // the two agree now, whichever was changed
        await waitFor(() => expect(second).toHaveAccessibleDescription(''));
        await send('1234567', '12345');
        await expectMessages({ Password: /You must enter a minimum of 8 characters$/ });
        await waitFor(() => expect(first).toHaveFocus());
        await expectUnsent('setCredentials', app, backend);
      },
    }),
  ),
  name: '[AUTH-11] [AUTH-12] [AUTH-13] [UI-26] what is wrong with the two is said beside them',
};
/** The request is pending. */
export const Loading = appStory(
  sent('never', async () => {
    const button = await submit();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  }),
);
/** The server does not answer. */
export const Error = appStory(sent('reset', alerted(/Check your connection/)));
/** The code is too old to replace a password: another one can be asked for. */
export const Refused = appStory(sent(403, alerted(/do not have permission to do that\.\s*Send code/)));
