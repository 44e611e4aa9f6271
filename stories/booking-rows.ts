import { screen, type userEvent as theUser, within } from 'storybook/test';

// The rows of a player's bookings, in the stories of their page and their dialogs.

export type UserEvent = ReturnType<typeof theUser.setup>;

/** A booking that can still be changed. */
export const FREE_TO_GO = /^Friday, November 27/;

/** The row whose title begins so, once it is there. */
export async function rowOf(title: RegExp): Promise<{ button: HTMLElement; row: HTMLElement }> {
  const button = await screen.findByRole('button', { name: title });
  const row = button.closest('li');
  if (!row) throw new RangeError(`${String(title)} is in no row`);
  return { button, row };
}

/** Opens the menu of a row. */
export const openMenu = async (userEvent: UserEvent, row: HTMLElement): Promise<void> => {
  await userEvent.click(within(row).getByRole('button', { name: 'More actions' }));
  await screen.findByRole('menu', { name: 'More actions' });
};
