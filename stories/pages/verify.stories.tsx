import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import { phoneToVerifySet } from '../../src/models/auth-flow/auth-flow.model.ts';
import { now } from '../../src/shared/platform/clock.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { PATIENT } from '../settled.ts';

export default { title: 'Pages/Verify' } satisfies Meta;

const field = () => screen.findByLabelText('Code', {}, PATIENT);

/** The page is open while a number waits: the story is of somebody who has just registered. */
const withPhone = ({ play, ...options }: Omit<AppStoryOptions, 'route'> = {}): AppStoryOptions => ({
  ...options,
  route: '/auth/register',
  play: async (context, app) => {
    await allSettled(phoneToVerifySet, {
      scope: app.scope,
      params: { phone_prefix: '+355', phone_number: '690000058' },
    });
    await app.router.navigate('/auth/verify', { state: { resendIn: 60, sentAt: now() } });
    await field();
    await play?.(context, app);
  },
});

/** Six digits, which send themselves. */
const typed = (code: string, text: RegExp, failures: AppStoryOptions['failures'] = []) =>
  withPhone({
    failures,
    play: async ({ userEvent }) => {
      await userEvent.type(await field(), code);
      await expect(await screen.findByText(text, {}, PATIENT)).toBeVisible();
    },
  });

export const Ready = appStory(withPhone());
export const OnAPhone = appStory(withPhone({ phone: true }));
export const WrongCode = appStory(typed('654321', /The code is not right/));
export const TooManyTries = appStory(typed('000000', /Too many attempts/));
/** The server does not answer. */
export const Error = appStory(
  typed('123456', /Check your connection/, [{ operation: 'verifyPhone', status: 'reset' }]),
);
/** The answer is on its way. */
export const Loading = appStory(
  withPhone({
    failures: [{ operation: 'verifyPhone', status: 'never' }],
    play: async ({ userEvent }) => {
      await userEvent.type(await field(), '123456');
      await waitFor(
        () => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true'),
        PATIENT,
      );
    },
  }),
);
/** No number waits: the guard leads to sign-in, and says why. */
export const Refused = appStory({ route: '/auth/verify', shows: /You do not have permission to access that page/ });
