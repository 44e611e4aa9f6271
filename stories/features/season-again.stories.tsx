import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Features/Season again' } satisfies Meta;

const organizer = { persona: 'organizationManager', module: 'organization', route: '/competition/1' } as const;
const over = ({ control }: Backend) =>
  control.db.transact((db) => db.competitions.update(1, { phase: 'finished', champion_id: 8 }));

/** A finished league: name and day are suggested, and the draft has its teams. */
export const OfAFinishedOne = appStory({
  ...organizer,
  prepare: over,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Season again' }));
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await expect(name).toHaveValue('Liga e Lagjeve 2027');
    await expect(screen.getByRole('textbox', { name: 'Starts on' })).toHaveValue('10/06/2027');
    await userEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Liga e Lagjeve 2027' })).toBeVisible();
    await expect(screen.getByRole('main')).toHaveTextContent(/8 of 8 teams/);
  },
});
/** Bad input stands beside its field, and what was typed stays. */
export const Refused = appStory({
  ...organizer,
  language: 'sq',
  wide: true,
  prepare: over,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Përsërit sezonin' }));
    const name = await screen.findByRole('textbox', { name: 'Emri' });
    const dialog = within(screen.getByRole('dialog', { name: 'Përsërit sezonin' }));
    await userEvent.clear(name);
    const day = dialog.getByRole('textbox', { name: /^Fillon më/ });
    await userEvent.clear(day);
    await userEvent.type(day, '01.10.2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Krijo draftin' }));
    await waitFor(() => expect(name).toBeInvalid());
    await expect(day).toBeInvalid();
    await expect(day).toHaveValue('01.10.2026');
    name.scrollIntoView();
  },
});
/** Of one that is on it stands in the menu; without its teams the draft is empty. */
export const WithoutTeams = appStory({
  ...organizer,
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'More about this competition' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Season again' }));
    await userEvent.click(await screen.findByRole('switch', { name: 'Take the teams along' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
    await expect(await screen.findByRole('heading', { level: 1, name: 'Liga e Lagjeve 2027' })).toBeVisible();
    await expect(screen.getByRole('main')).toHaveTextContent(/0 of 8 teams/);
  },
});
/** Nobody else sees it. */
export const ForOthers = appStory({
  persona: 'teamAdmin',
  route: '/competition/1',
  prepare: over,
  shows: /Finished/,
  play: async () => {
    await expect(screen.queryByRole('button', { name: 'Season again' })).toBeNull();
  },
});
