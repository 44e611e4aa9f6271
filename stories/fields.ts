import { expect, screen, waitFor, within } from 'storybook/test';

/** Checks the message beside each field, by label, and that the first of the fields has the focus. */
export async function expectMessages(messages: Readonly<Record<string, string | RegExp>>): Promise<void> {
  for (const [label, text] of Object.entries(messages))
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
  await waitFor(() => expect(screen.getByLabelText(Object.keys(messages)[0] ?? '')).toHaveFocus());
}

/** The form has every field of a profile, each of its kind (ENT-149 … ENT-154). */
export async function expectProfileFields(form: HTMLElement): Promise<void> {
  const fields = within(form);
  await expect(fields.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(fields.getByRole('combobox', { name: 'Birth year' })).toBeVisible();
  await expect(fields.getByRole('combobox', { name: 'City' })).toBeVisible();
  await expect(fields.getByRole('combobox', { name: 'Phone prefix' })).toBeVisible();
  await expect(fields.getByRole('textbox', { name: 'Phone number' })).toHaveAttribute('type', 'tel');
  await expect(form.querySelector('input[type=file]')).toHaveAttribute('accept', expect.stringContaining('image/'));
}
