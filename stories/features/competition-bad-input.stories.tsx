import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { withOpenCompetition } from '../open-competition.ts';

export default { title: 'Features/CompetitionBadInput' } satisfies Meta;

const edit = {
  route: '/competition/60/about?do=edit',
  persona: 'organizationManager',
  module: 'organization',
  entityId: 1,
  prepare: withOpenCompetition(),
} as const;

/** What is typed into these fields is refused beside the last of them with a sentence, and nothing is sent. */
const refused = (typed: readonly (readonly [label: RegExp, text: string])[], sentence: string) =>
  appStory({
    ...edit,
    play: async ({ userEvent }, _, backend) => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Edit competition' }));
      for (const [label, text] of typed) {
        const field = dialog.getByLabelText(label);
        await userEvent.clear(field);
        await userEvent.type(field, text);
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
      const [last] = typed.at(-1) ?? [/^$/];
      await waitFor(() =>
        expect(dialog.getByLabelText(last)).toHaveAccessibleDescription(expect.stringContaining(sentence)),
      );
      await expect(dialog.getByLabelText(last)).toBeInvalid();
      await expect(backend.calls.filter(({ operation }) => operation === 'updateCompetition')).toEqual([]);
    },
  });

export const FewerPlacesThanTeams = refused([[/^Places/, '3']], 'At least as many places as the fewest teams');
export const CupOfOneTeam = refused([[/^Fewest teams/, '1']], 'Type a whole number from 2 to 64.');
export const ClosesBeforeItOpens = refused(
  [
    [/^Registration opens on/, '12/05/2026'],
    [/^Registration closes on/, '12/04/2026'],
  ],
  'Registration opens before it closes',
);
export const ClosesAfterTheStart = refused(
  [[/^Registration closes on/, '12/13/2026']],
  'Registration closes before the day of the start is over',
);
export const FeeBelowZero = refused([[/^Entry fee of a team/, '-5']], 'The value must be at least 0');
export const LargestRosterBelowTheSmallest = refused(
  [[/^Largest roster/, '4']],
  'At least as many as the smallest roster',
);
/** The list never runs empty, and offers no criterion twice. */
export const Criteria = appStory({
  ...edit,
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit competition' }));
    const list = () =>
      within(dialog.getByRole('list', { name: 'What decides between teams' })).getAllByRole('listitem');
    await expect(within(dialog.getByLabelText('Add a criterion')).queryByRole('option', { name: 'Points' })).toBeNull();
    const remove = async () => {
      const [menu] = dialog.getAllByRole('button', { name: /^Actions for / });
      if (!menu) throw new Error('no criterion');
      await userEvent.click(menu);
      return screen.findByRole('menuitem', { name: 'Remove' });
    };
    for (let left = list().length - 1; left >= 1; left -= 1) {
      await userEvent.click(await remove());
      await waitFor(() => expect(list()).toHaveLength(left));
    }
    await expect(await remove()).toHaveAttribute('aria-disabled', 'true');
  },
});

const apply = {
  route: '/competition/60/about?do=apply',
  persona: 'teamAdmin',
} as const;
/** The players are in another dialog than the one that was loading them. */
const applying = async () => {
  const players = await within(await screen.findByRole('group', { name: 'Roster' })).findAllByRole('button');
  return { players, dialog: within(screen.getByRole('dialog', { name: 'Apply to Kupa e Lagjes' })) };
};
export const RosterTooSmall = appStory({
  ...apply,
  prepare: withOpenCompetition(),
  play: async ({ userEvent }) => {
    const { players, dialog } = await applying();
    for (const one of players.slice(1)) await userEvent.click(one);
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await dialog.findByText('Choose at least 5')).toBeVisible();
  },
});
/** Registration has closed while the form was open. */
export const AfterTheClose = appStory({
  ...apply,
  prepare: withOpenCompetition({ roster_min: 1, roster_max: 20 }),
  play: async ({ userEvent }, _, { control }) => {
    const { dialog } = await applying();
    await control.db.transact((tx) =>
      tx.competitions.update(60, { registration_closes_at: Date.parse('2026-11-01T12:00:00Z') }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await expect(await dialog.findByText('Registration is closed.')).toBeVisible();
  },
});
