import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { phoneToVerifySet } from '../../src/models/auth-flow/auth-flow.model.ts';
import { now } from '../../src/shared/platform/clock.ts';
import { arrivesAt } from '../addresses.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { expectMessages } from '../fields.ts';
import { expectUnsent } from '../settled.ts';

export default { title: 'Pages/Verify', parameters: { without: { Empty: 'a form shows no data' } } } satisfies Meta;

const field = () => screen.findByLabelText('Code');

/** The page is open while a number waits: the story is of somebody who has just registered. */
const withPhone = ({ play, ...options }: Omit<AppStoryOptions, 'route'> = {}): AppStoryOptions => ({
  ...options,
  route: '/auth/register',
  play: async (context, app, backend) => {
    await allSettled(phoneToVerifySet, {
      scope: app.scope,
      params: { phone_prefix: '+355', phone_number: '690000058' },
    });
    await app.router.navigate('/auth/verify', { state: { resendIn: 60, sentAt: now() } });
    await field();
    await play?.(context, app, backend);
  },
});

/** Six digits, which send themselves. */
const typed = (code: string, text: RegExp, failures: AppStoryOptions['failures'] = []) =>
  withPhone({
    failures,
    play: async ({ userEvent }) => {
      await userEvent.type(await field(), code);
      await expect(await screen.findByText(text)).toBeVisible();
    },
  });

/** What was sent, as the number's codes. */
const codes = ({ calls }: Backend) =>
  calls.flatMap(
    ({ operation, request }) => (operation === 'verifyPhone' ? [(request as { code: string }).code] : []), // as in the contract
  );

const said = async () => {
  await expect(screen.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
  await expect(screen.getByText(/^We sent a 6-digit code to/)).toHaveTextContent('+355 69 000 0058');
  await expect(screen.getByText(/^New code in /)).toBeVisible();
};
export const Ready = appStory(withPhone({ play: said }));
export const OnADesktop = appStory(withPhone({ wide: true, play: said }));
export const Invalid = {
  ...appStory(
    withPhone({
      play: async ({ userEvent }, app, backend) => {
        for (const [text, message] of [
          ['', 'Code is required.'],
          ['12345', 'You must enter a minimum of 6 characters'],
          ['12345a', 'Code must be exactly 6 digits.'],
        ] as const) {
          await userEvent.clear(await field());
          if (text) await userEvent.type(await field(), text);
          await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
          await expectMessages({ Code: message });
        }
        await expectUnsent('verifyPhone', app, backend);
      },
    }),
  ),
  name: '[AUTH-14] [AUTH-15] [AUTH-16] what is no code is not sent',
};
/** Refused beside its field, and selected for retyping. */
export const WrongCode = appStory(
  withPhone({
    play: async ({ userEvent }, _, backend) => {
      await userEvent.type(await field(), '654321');
      await expectMessages({ Code: 'The code is not right.' });
      await expect(await field()).toHaveValue('654321');
      await userEvent.keyboard('123456'); // replaces the selection
      await waitFor(() => expect(codes(backend)).toEqual(['654321', '123456']));
    },
  }),
);
/** Out of a message, with what stands around it. */
export const PastedCode = appStory(
  withPhone({
    play: async ({ userEvent }, _, backend) => {
      (await field()).focus();
      await userEvent.paste('Fusha: 123 456');
      await waitFor(() => expect(codes(backend)).toEqual(['123456']));
    },
  }),
);
export const TooManyTries = appStory(typed('000000', /Too many attempts/));
/** The server does not answer. */
export const Error = appStory(
  typed('123456', /Check your connection/, [{ operation: 'verifyPhone', status: 'reset' }]),
);
/** The request is pending. */
export const Loading = appStory(
  withPhone({
    failures: [{ operation: 'verifyPhone', status: 'never' }],
    play: async ({ userEvent }) => {
      await userEvent.type(await field(), '123456');
      await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true'));
    },
  }),
);
export const Refused = {
  ...appStory({
    route: '/auth/verify',
    shows: /You do not have permission to access that page\./,
    play: async (_, app) => {
      await arrivesAt(app, '/auth/login');
      const message = screen.getByRole('alert');
      await expect(message).toHaveTextContent(/^You do not have permission to access that page\.$/);
      await expect(message).toHaveStyle({ borderLeftColor: 'rgb(179, 38, 30)' });
    },
  }),
  name: '[RT-21] [ERR-01] without a number to verify one is led to signing in, with a message',
};
