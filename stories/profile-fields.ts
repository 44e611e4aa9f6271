import { expect, within } from 'storybook/test';

/** The form has every field of a profile, each of its kind (specification §3). */
export async function expectProfileFields(form: HTMLElement): Promise<void> {
  const fields = within(form);
  await expect(fields.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await expect(fields.getByRole('combobox', { name: 'Birth year' })).toBeVisible();
  await expect(fields.getByRole('combobox', { name: 'City' })).toBeVisible();
  await expect(fields.getByRole('combobox', { name: 'Phone prefix' })).toBeVisible();
  await expect(fields.getByRole('textbox', { name: 'Phone number' })).toHaveAttribute('type', 'tel');
  await expect(form.querySelector('input[type=file]')).toHaveAttribute('accept', expect.stringContaining('image/'));
}
