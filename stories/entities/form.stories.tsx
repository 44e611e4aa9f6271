import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fork } from 'effector';
import { Provider as ScopeProvider } from 'effector-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DialogForm, Form } from '../../src/entities/form/form.tsx';
import { useApiForm } from '../../src/entities/form/use-api-form.ts';
import { ApiError } from '../../src/shared/api/errors.ts';
import { SaveProfileBody } from '../../src/shared/api/generated/zod/schemas/saveProfileBody.zod.ts';
import { createI18n } from '../../src/shared/i18n/i18n.ts';
import { I18nProvider } from '../../src/shared/i18n/i18n-react.tsx';
import { hasUnsavedWork } from '../../src/shared/platform/unsaved-work.ts';
import { TextField } from '../../src/shared/ui/text-field.tsx';

const schema = SaveProfileBody.pick({ name: true, phone_number: true, image_id: true });
const defaults = { name: '', phone_number: '690000001', image_id: null };

interface ExampleProps {
  send: () => Promise<void>;
  onDone: () => void;
  onClose: () => void;
  inDialog: boolean;
  /** Room between the two fields. */
  between: string;
}

/** Two fields on the screen, and one that the person never sees. */
function Example({ send, onDone, onClose, inDialog, between }: ExampleProps) {
  const form = useApiForm({ operation: 'saveProfile', schema, defaults, send, onDone });
  const fields = (
    <>
      <TextField label="Name" {...form.field('name')} />
      <div style={{ height: between }} />
      <TextField label="Phone" {...form.field('phone_number')} />
    </>
  );
  const frame = { form, submitLabel: 'Save' };
  if (!inDialog) return <Form {...frame}>{fields}</Form>;
  return (
    <DialogForm {...frame} title="Edit" onClose={onClose} failureDetail={() => 'Call us.'}>
      {fields}
    </DialogForm>
  );
}

const meta = {
  title: 'Entities/Form',
  component: Example,
  args: { send: fn(() => Promise.resolve()), onDone: fn(), onClose: fn(), inDialog: false, between: '0' },
  loaders: [async () => ({ texts: await createI18n('en', { namespaces: ['validation'] }) })],
  decorators: [
    (Story, { loaded }) => (
      <ScopeProvider value={fork()}>
        <QueryClientProvider client={new QueryClient()}>
          <I18nProvider i18n={loaded['texts']}>
            <Story />
          </I18nProvider>
        </QueryClientProvider>
      </ScopeProvider>
    ),
  ],
} satisfies Meta<typeof Example>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = (label: string) => screen.findByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Save' });

const refused = new ApiError({
  kind: 'refused',
  status: 422,
  message: 'Please check your input.',
  fieldErrors: ['phone_number', 'name', 'image_id', 'nonsense'].map((name) => ({
    field: name,
    message: `The server refuses ${name}.`,
    code: 'validation',
  })),
});
const unreachable = new ApiError({ kind: 'unreachable', status: 0, message: 'Something went wrong.' });

/** Each message is shown beside its field, or above the form if its field is not on the screen. */
export const ServerErrors: Story = {
  args: { send: fn(() => Promise.reject(refused)) },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await field('Name'), 'Era');
    await expect(hasUnsavedWork()).toBe(true);
    await userEvent.click(save());
    const [name, phone] = [await field('Name'), await field('Phone')];
    await waitFor(() => expect(name).toHaveAccessibleDescription('The server refuses name.'));
    await waitFor(() => expect(phone).toHaveAccessibleDescription('The server refuses phone_number.'));
    await waitFor(() => expect(name).toHaveFocus());
    const failure = await screen.findByRole('alert');
    await expect(failure).toHaveTextContent(/^The server refuses image_id\. The server refuses nonsense\.$/);
    await expect(screen.queryByRole('link')).toBeNull();
    await expect(args.onDone).not.toHaveBeenCalled();
  },
};

/** The first wrong field in the order of the screen gets the focus, and nothing is sent. */
export const Invalid: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.clear(await field('Phone'));
    await userEvent.click(save());
    await waitFor(async () => expect(await field('Name')).toHaveFocus());
    await expect(await field('Name')).toHaveAccessibleDescription('Name is required.');
    await expect(screen.queryByRole('alert')).toBeNull();
    await expect(args.send).not.toHaveBeenCalled();
  },
};

/** A wrong field is off the screen: a summary leads to all of them, and stays while they are put right one by one. */
export const InvalidOutOfSight: Story = {
  args: { between: '150vh' },
  play: async ({ userEvent }) => {
    await userEvent.clear(await field('Phone'));
    await userEvent.click(save());
    const summary = within(await screen.findByRole('alert'));
    await waitFor(async () => expect(await field('Name')).toHaveFocus());
    await expect(summary.getByRole('link', { name: 'Name is required.' })).toBeVisible();
    await userEvent.click(summary.getByRole('link', { name: 'Phone number is required.' }));
    await expect(await field('Phone')).toHaveFocus();
    await userEvent.type(await field('Phone'), '69');
    await expect(summary.getByRole('link', { name: 'Phone number must be at least 9 digits long.' })).toBeVisible();
  },
};

/** Without an answer the call can be repeated. */
export const NoAnswer: Story = {
  args: { send: fn(() => Promise.resolve()) },
  play: async ({ userEvent, args }) => {
    // the story's own spy, which its arguments type as a plain function
    (args.send as ReturnType<typeof fn>).mockRejectedValueOnce(unreachable);
    await userEvent.type(await field('Name'), 'Era{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Check your connection and try again\./);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** A second submit while the first is on its way is ignored. */
export const SentOnce: Story = {
  args: { send: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent, args }) => {
    const name = await field('Name');
    await userEvent.type(name, 'Era');
    const form = name.closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
    await expect(await screen.findByRole('button', { name: 'Save', busy: true })).toBeVisible();
    await expect(args.send).toHaveBeenCalledOnce();
  },
};

/** Shows why the call failed; after success it stays busy until its caller closes it. */
export const InADialog: Story = {
  args: { inDialog: true, send: fn(() => Promise.resolve()) },
  play: async ({ userEvent, args }) => {
    // the story's own spy, which its arguments type as a plain function
    (args.send as ReturnType<typeof fn>).mockRejectedValueOnce(refused);
    await userEvent.type(await field('Name'), 'Era');
    await userEvent.click(save());
    await expect(await screen.findByText('Call us.')).toBeVisible();
    await userEvent.click(save());
    await expect(await screen.findByRole('button', { name: 'Save', busy: true })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
