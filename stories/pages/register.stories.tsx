import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { expectMessages } from '../fields.ts';
import { expectUnsent } from '../settled.ts';

export default { title: 'Pages/Register', parameters: { without: { Empty: 'a form shows no data' } } } satisfies Meta;

const route = '/auth/register';

const form = async () => within(await screen.findByRole('main'));
const submit = async () => (await form()).findByRole('button', { name: 'Send code' });

/** A person fills the form in and sends it. */
const sent = (status: 'never' | 'reset' | 500 | 403, then: () => Promise<void>): AppStoryOptions => ({
  route,
  failures: [{ operation: 'register', status }],
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Phone number'), '697778899');
    await userEvent.click(await screen.findByRole('checkbox'));
    await userEvent.click(await submit());
    await then();
  },
});
const refused = (status: 'reset' | 500 | 403, text: RegExp) =>
  sent(status, async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

export const Ready = appStory({
  route,
  shows: /We send a code to your phone.*I accept the terms of use and the privacy notice\..*Send code/,
});
export const OnADesktop = appStory({
  route,
  wide: true,
  shows: /Book courts online, day or night\..*See all your bookings in one place\..*Already have an account\?/,
});
export const InAlbanian = appStory({
  route,
  language: 'sq',
  shows: /Të dërgojmë një kod në telefon.*Pranoj kushtet e përdorimit dhe politikën.*Dërgo kodin.*Ke llogari\?/,
});
/** A short built-in text over the form (R24). */
export const Terms = appStory({ route: '/auth/register?text=terms', shows: /Terms of use/ });

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
      const accept = screen.getByRole('checkbox');
      await waitFor(() => expect(accept).toHaveAccessibleDescription('Terms must be accepted.'));
      await waitFor(() => expect(screen.getByLabelText('Phone prefix')).toHaveFocus());
      await expect(accept).toHaveAccessibleName('I accept the terms of use and the privacy notice.');
      await expectUnsent('register', app, backend);
    },
  }),
  name: '[AUTH-17] [AUTH-18] [AUTH-26] an empty form names every field and sends nothing',
};
export const InvalidNumber = {
  ...appStory({
    route,
    play: async ({ userEvent }) => {
      const number = await screen.findByLabelText('Phone number');
      await userEvent.click(screen.getByRole('checkbox'));
      for (const [typed, text] of [
        ['abc', 'Phone number must be a valid international or local number.'],
        ['12345678', 'Phone number must be at least 9 digits long.'],
      ] as const) {
        await userEvent.clear(number);
        await userEvent.type(number, typed);
        await userEvent.click(await submit());
        await expectMessages({ 'Phone number': text });
      }
    },
  }),
  name: '[AUTH-19] [AUTH-20] a number that is none, or too short',
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
/** The server is broken. */
export const Broken = appStory(refused(500, /^Something went wrong\.\s*Try again$/));
/** The server refuses. */
export const Refused = appStory(refused(403, /You do not have permission to do that\./));
