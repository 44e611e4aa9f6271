import { type userEvent as theUser, within } from 'storybook/test';

/** What a person does to a form, by the names of its controls. */
export type Step =
  | readonly ['paste', field: string, text: string]
  | readonly ['choose', field: string, option: string]
  | readonly ['pick', option: string]
  | readonly ['press', button: string]
  | readonly ['tick', box: string]
  | readonly ['unfold', summary: string]
  /** Typed into the field that finds people. */
  | readonly ['search', text: string]
  /** Found so, and chosen from the results. */
  | readonly ['find', text: string, option: string]
  /** Waits for a text. */
  | readonly ['read', text: string];
type User = ReturnType<typeof theUser.setup>;

/** Fills in what stands in `place`, step by step. */
export async function fillIn(user: User, place: HTMLElement, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await take(user, place, step);
}

async function take(user: User, place: HTMLElement, [how, name, text = '']: Step): Promise<void> {
  const form = within(place);
  switch (how) {
    case 'press':
      return user.click(await form.findByRole('button', { name }));
    case 'pick':
      return user.click(await form.findByRole('radio', { name }));
    case 'tick':
      return user.click(await form.findByRole('checkbox', { name }));
    case 'unfold':
      return user.click(await form.findByText(name));
    case 'read':
      return void (await form.findByText(name));
    case 'search':
    case 'find':
      await user.type(await form.findByRole('combobox', { name: /^(Search|Kërko) / }), name);
      if (how === 'find') await user.click(await form.findByRole('option', { name: text }));
      return;
    case 'choose': {
      const field = await form.findByLabelText(name);
      await within(field).findByRole('option', { name: text });
      return user.selectOptions(field, text);
    }
    case 'paste': {
      const field = await form.findByLabelText(name);
      await user.clear(field);
      await user.click(field);
      return user.paste(text);
    }
  }
}
