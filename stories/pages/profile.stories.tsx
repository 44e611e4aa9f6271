import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import { $user, userChanged } from '../../src/models/session/session.model.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { expectMessages, expectProfileFields } from '../fields.ts';
import { expectUnsent } from '../settled.ts';

export default { title: 'Pages/Profile', parameters: { without: { Empty: 'a form shows no data' } } } satisfies Meta;

const submit = () => screen.findByRole('button', { name: 'Save changes' });

/** The page is open while the profile is not completed: the story is of somebody who has begun it. */
const unfinished = ({ play, ...options }: Omit<AppStoryOptions, 'route'> = {}): AppStoryOptions => ({
  ...options,
  persona: 'player',
  route: '/account',
  play: async (context, app, backend) => {
    const user = app.scope.getState($user);
    if (!user) throw new TypeError('nobody is signed in');
    await allSettled(userChanged, {
      scope: app.scope,
      params: { ...user, profile_status: 'uncompleted', birth_year: null },
    });
    await app.router.navigate('/auth/profile');
    await submit();
    await play?.(context, app, backend);
  },
});

const sent = (status: 'never' | 'reset' | 403, then: () => Promise<void>) =>
  unfinished({
    failures: [{ operation: 'saveProfile', status }],
    play: async ({ userEvent }) => {
      await userEvent.selectOptions(await screen.findByLabelText('Birth year'), '1990');
      await userEvent.click(await submit());
      await then();
    },
  });
const alerted = (text: RegExp) => async () => {
  await expect(await screen.findByRole('alert')).toHaveTextContent(text);
};
const said = async () => {
  await expect(screen.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible();
  await expect(screen.getByText('Venues and teams see your name. This is the last step.')).toBeVisible();
  await expect(screen.getByLabelText('Name')).toHaveValue('Arben Hoxha');
};

export const Ready = appStory(unfinished({ play: said }));
export const OnADesktop = appStory(unfinished({ wide: true, play: said }));
export const Fields = {
  ...appStory(unfinished({ play: async () => expectProfileFields(await screen.findByRole('main')) })),
  name: '[ENT-32] [ENT-149] [ENT-150] [ENT-151] [ENT-152] [ENT-153] [ENT-154] the fields of a profile',
};
export const Invalid = {
  ...appStory(
    unfinished({
      play: async ({ userEvent }, app, backend) => {
        const years = within(screen.getByLabelText('Birth year')).getAllByRole('option');
        await expect([years[1]?.textContent, years.at(-1)?.textContent, years.length]).toEqual(['2026', '1900', 128]);
        for (const label of ['Name', 'Phone number']) await userEvent.clear(screen.getByLabelText(label));
        for (const label of ['City', 'Phone prefix']) await userEvent.selectOptions(screen.getByLabelText(label), '');
        await userEvent.click(await submit());
        await expectMessages({
          Name: 'Name is required.',
          'Birth year': 'Birth year is required.',
          City: 'City is required.',
          'Phone prefix': 'Phone prefix is required.',
          'Phone number': 'Phone number is required.',
        });
        await expectUnsent('saveProfile', app, backend);
      },
    }),
  ),
  name: '[AUTH-21] [AUTH-23] [AUTH-24] what is missing is said; years from this one back to 1900',
};
/** Nothing that can be seen, and what hides in a line, is said beside the field; what was typed stays. */
export const NameOfNothing = appStory(
  unfinished({
    play: async ({ userEvent }, app, backend) => {
      await userEvent.selectOptions(await screen.findByLabelText('Birth year'), '1990');
      const name = screen.getByLabelText('Name');
      for (const [typed, message] of [
        ['\u200B\u3164', 'Name is required.'],
        ['Arben\u202EnebrA', 'Write it on one line, without hidden characters'],
      ] as const) {
        await userEvent.clear(name);
        await userEvent.click(name);
        await userEvent.paste(typed);
        await userEvent.click(await submit());
        await waitFor(() => expect(name).toHaveAccessibleDescription(message));
        await expect(name).toHaveValue(typed);
      }
      await expectUnsent('saveProfile', app, backend);
    },
  }),
);
/** The request is pending. */
export const Loading = appStory(
  sent('never', async () => {
    const button = await submit();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  }),
);
/** The server does not answer. */
export const Error = appStory(sent('reset', alerted(/Check your connection/)));
/** The server refuses. */
export const Refused = appStory(sent(403, alerted(/You do not have permission to do that\./)));
