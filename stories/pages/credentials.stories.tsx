import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import { forgotFlowStarted, phoneVerified } from '../../src/models/auth-flow/auth-flow.model.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { PATIENT } from '../settled.ts';

export default { title: 'Pages/Credentials' } satisfies Meta;

const password = () => screen.findByLabelText('Password', {}, PATIENT);
const submit = () => screen.findByRole('button', { name: 'Save the password' }, PATIENT);

/** The page is open without a password, or with a forgotten one: the story is of somebody who has just typed the code. */
const withCode = ({ play, ...options }: Omit<AppStoryOptions, 'route'> = {}): AppStoryOptions => ({
  ...options,
  persona: 'player',
  route: '/explore',
  play: async (context, app) => {
    await allSettled(forgotFlowStarted, {
      scope: app.scope,
      params: { phone_prefix: '+355', phone_number: '690000001' },
    });
    await allSettled(phoneVerified, { scope: app.scope });
    await app.router.navigate('/auth/credentials');
    await password();
    await play?.(context, app);
  },
});

const sent = (status: 'never' | 'reset' | 403, then: () => Promise<void>) =>
  withCode({
    failures: [{ operation: 'setCredentials', status }],
    play: async ({ userEvent }) => {
      await userEvent.type(await password(), 'demo12345');
      await userEvent.type(await screen.findByLabelText('Repeat the password', {}, PATIENT), 'demo12345');
      await userEvent.click(await submit());
      await then();
    },
  });
const alerted = async () => {
  await expect(await screen.findByRole('alert', {}, PATIENT)).toBeVisible();
};

export const Ready = appStory(withCode());
export const OnAPhone = appStory(withCode({ phone: true }));
/** The two differ, and the first is too short. */
export const Invalid = appStory(
  withCode({
    play: async ({ userEvent }) => {
      await userEvent.type(await password(), 'demo');
      await userEvent.type(await screen.findByLabelText('Repeat the password', {}, PATIENT), 'dem');
      await userEvent.click(await submit());
      await alerted();
    },
  }),
);
/** The answer is on its way. */
export const Loading = appStory(
  sent('never', async () => {
    const button = await submit();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'), PATIENT);
  }),
);
/** The server does not answer. */
export const Error = appStory(sent('reset', alerted));
/** The code is too old to replace a password: another one can be asked for. */
export const Refused = appStory(sent(403, alerted));
