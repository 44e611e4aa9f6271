import type { StoryContext } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';

type User = StoryContext['userEvent'];
/** The form of a new event, of a player. */
export const create = { route: '/events?do=create', persona: 'player' } as const;
export const form = async (name = 'Create event') => within(await screen.findByRole('dialog', { name }));
export const chooseFile = async (userEvent: User, file: File) => {
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no input for a picture');
  await userEvent.upload(input, file);
};
export const next = async (userEvent: User) => {
  await userEvent.click((await form()).getByRole('button', { name: 'Next' }));
};
/** The first step, filled in. */
export const what = async (userEvent: User) => {
  const dialog = await form();
  await userEvent.type(await dialog.findByLabelText('Title'), 'Futboll');
  await dialog.findByRole('option', { name: 'Football' });
  await userEvent.selectOptions(dialog.getByLabelText('Sport'), 'Football');
  await next(userEvent);
  await dialog.findByRole('heading', { name: 'Where and when' });
  return dialog;
};
/** The second step, at a place that is no court. */
export const atAPlace = async (userEvent: User) => {
  const dialog = await what(userEvent);
  await userEvent.click(dialog.getByRole('radio', { name: 'Other place' }));
  await userEvent.type(dialog.getByLabelText('Name of the place'), 'Parku i Madh');
  return dialog;
};
