import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { withOpenCompetition } from '../open-competition.ts';

export default { title: 'Features/ManageEntries' } satisfies Meta;

/** An organizer at the teams of the league, which is being played. */
const at = {
  route: '/competition/1/teams',
  persona: 'organizationManager',
  module: 'organization',
  entityId: 1,
} as const;
/** And of a cup in which teams register, that has none yet. */
const open = { ...at, route: '/competition/60/teams', prepare: withOpenCompetition() } as const;
const card = async (name: string) => {
  const cards = within(await screen.findByRole('list', { name: 'Teams' })).getAllByRole('listitem');
  return within(cards.find((one) => one.textContent?.includes(name)) ?? cards[0]!); // a list without cards is none
};

/** Points are deducted with a reason, which stands on the card. */
export const Deduct = appStory({
  ...at,
  wide: true,
  play: async ({ userEvent }) => {
    await userEvent.click((await card('Bregu i Lumit')).getByRole('button', { name: 'Actions for Bregu i Lumit' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deduct points' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deduct points from Bregu i Lumit?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Deduct points' }));
    await expect(await dialog.findByText('Field is required.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Reason'), 'Erdhën me vonesë.');
    await userEvent.click(dialog.getByRole('button', { name: 'Deduct points' }));
    await expect(await screen.findByText('The points of Bregu i Lumit are deducted.')).toBeVisible();
    await expect(await (await card('Bregu i Lumit')).findByText('1 point deducted: Erdhën me vonesë.')).toBeVisible();
  },
});
export const OnAPhone = appStory({ ...at, shows: /Bregu i Lumit/ });
export const InAlbanian = appStory({
  ...at,
  route: '/competition/1/teams?deduct=4',
  language: 'sq',
  shows: /T’i heqësh pikë/,
});
export const Disqualify = appStory({
  ...at,
  wide: true,
  play: async ({ userEvent }) => {
    await userEvent.click((await card('Bregu i Lumit')).getByRole('button', { name: 'Actions for Bregu i Lumit' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Disqualify' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Disqualify Bregu i Lumit?' }));
    await userEvent.type(question.getByLabelText('Reason'), 'Sjellje.');
    await userEvent.click(question.getByRole('button', { name: 'Disqualify' }));
    await expect(await screen.findByText('Bregu i Lumit is disqualified.')).toBeVisible();
    await expect(await (await card('Bregu i Lumit')).findByText('Disqualified')).toBeVisible();
  },
});
export const TakeOutInAlbanian = appStory({
  ...at,
  route: '/competition/1/teams?take-out=4',
  language: 'sq',
  shows: /Ta nxjerrësh/,
});

/** A team of the sport gets a place without an application. */
export const Empty = appStory({
  ...open,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a team' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Team' }), 'Lagjja');
    await userEvent.click(await screen.findByRole('option', { name: /Lagjja 3 FC/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await screen.findByText('The team is in.')).toBeVisible();
    await expect(await (await card('Lagjja 3 FC')).findByRole('link', { name: 'Lagjja 3 FC' })).toBeVisible();
  },
});
export const AddOnADesktop = appStory({
  ...open,
  route: '/competition/60/teams?do=add-team',
  wide: true,
  shows: /It has its place at once/,
});
export const AddInAlbanian = appStory({
  ...open,
  route: '/competition/60/teams?do=add-team',
  language: 'sq',
  shows: /Ka vend menjëherë/,
});
/** No place is left: the dialog says so. */
export const Full = appStory({
  ...open,
  prepare: async (backend) => {
    await withOpenCompetition({ max_teams: 2 })(backend);
    await backend.control.db.transact(async (tx) => {
      for (const { id: _, ...entry } of tx.competitionTeams.by('competition', 1).slice(0, 2))
        await tx.competitionTeams.insert({ ...entry, competition_id: 60, status: 'active' });
    });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add a team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a team' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Team' }), 'Lagjja');
    await userEvent.click(await screen.findByRole('option', { name: /Lagjja 3 FC/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
    await expect(await dialog.findByText('The competition is full.')).toBeVisible();
  },
});
/** Others read the teams alone. */
export const NoPermission = appStory({
  route: '/competition/1/teams?deduct=4',
  persona: 'player',
  play: async () => {
    await expect(await screen.findByRole('list', { name: 'Teams' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Actions for / })).toBeNull());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
