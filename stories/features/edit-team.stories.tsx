import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { expectMessages } from '../fields.ts';

export default { title: 'Features/Edit team' } satisfies Meta;

const start = { route: '/account?do=start-team', persona: 'player' } as const;
const form = async () => within(await screen.findByRole('dialog', { name: 'Start a team' }));

export const Start = appStory({ ...start, shows: /Begin with the name, the sport and the city/ });
export const StartInAlbanian = appStory({
  ...start,
  language: 'sq',
  shows: /Fillo me emrin, sportin dhe qytetin\..*Profesionist.*Pa këtë, vetëm anëtarët shohin më shumë/,
});
export const StartInAlbanianOnADesktop = appStory({
  ...start,
  language: 'sq',
  wide: true,
  shows: /Krijo një ekip.*Mosha mesatare.*Ekip publik.*Pa të, stemën e vizatojmë nga emri\..*Zgjidh stemën/,
});

/** What a team cannot be without. */
export const NothingFilledIn = appStory({
  ...start,
  play: async ({ userEvent }) => {
    const dialog = await form();
    await userEvent.selectOptions(await dialog.findByLabelText('City'), '');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expectMessages({
      Name: 'Name is required.',
      Sport: 'Sport is required.',
      City: 'City is required.',
      'Foundation year': 'Foundation year is required.',
    });
  },
});

/** The server refuses, and what was typed stays. */
export const Refused = appStory({
  ...start,
  failures: [{ operation: 'createTeam', status: 500 }],
  play: async ({ userEvent }) => {
    const dialog = await form();
    await userEvent.type(await dialog.findByLabelText('Name'), 'Ekipi i Ri');
    await userEvent.selectOptions(dialog.getByLabelText('Sport'), 'Football');
    await userEvent.type(dialog.getByLabelText('Foundation year'), '2019');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('Something went wrong.')).toBeVisible();
    await expect(dialog.getByLabelText('Name')).toHaveValue('Ekipi i Ri');
  },
});
