import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from '../../../src/shared/ui/select-field.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/SelectField', component: SelectField } satisfies Meta<typeof SelectField>;
export default meta;

type Story = StoryObj;

const options = [
  { value: 1, label: 'Tirana' },
  { value: 2, label: 'Durrës' },
  { value: 3, label: 'Shkodër', disabled: true },
];

export const Matrix: Story = {
  render: () => (
    <Stack>
      <SelectField label="City" options={options} placeholder="All cities" />
      <SelectField label="City of the team" options={options} defaultValue={2} hint="Where it plays at home" />
      <SelectField label="City of the venue" options={options} placeholder="Choose" error="City is required." />
      <SelectField label="City (fixed)" options={options} disabled />
    </Stack>
  ),
};
