import { screen, within } from 'storybook/test';

/** The table of this caption. */
export const table = (name: string) => within(screen.getByRole('table', { name }));
/** The row of a team in it. */
export const rowOf = (name: string, team: string) =>
  within(
    table(name)
      .getByRole('rowheader', { name: new RegExp(team) })
      .closest('tr')!,
  );
/** The dialog that says why a team stands where it does. */
export const why = async (name: string, team: string, press: (element: Element) => Promise<void>) => {
  await press(rowOf(name, team).getByRole('button', { name: 'Why this rank?' }));
  return within(await screen.findByRole('dialog', { name: 'Why this rank?' }));
};
