import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormSummary } from '../../../src/shared/ui/form-summary.tsx';
import { SkipLink } from '../../../src/shared/ui/skip-link.tsx';
import { Spinner } from '../../../src/shared/ui/spinner.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { TextField } from '../../../src/shared/ui/text-field.tsx';
import { VisuallyHidden } from '../../../src/shared/ui/visually-hidden.tsx';
import { expect } from 'storybook/test';

const meta = { title: 'shared/ui/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj;

export const Named: Story = { render: () => <Spinner label="Loading" /> };

export const HiddenText: Story = {
  render: () => (
    <p>
      18:00 <VisuallyHidden>taken</VisuallyHidden>
    </p>
  ),
};

export const SkipToTheContent: Story = {
  render: () => (
    <Stack>
      <SkipLink to="content">Skip to the content</SkipLink>
      <main id="content" tabIndex={-1}>
        Content
      </main>
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

export const Summary: Story = {
  render: () => (
    <Stack>
      <FormSummary
        problems={[{ fieldId: 'team-name', message: 'Name is required.' }, { message: 'The season has ended.' }]}
      />
      <TextField id="team-name" label="Name" error="Name is required." />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Name is required.' }));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
