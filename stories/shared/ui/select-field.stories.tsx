import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, screen } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { SelectField } from '../../../src/shared/ui/select-field.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { partStory } from '../../part-story.ts';

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

function LateOptions() {
  const { register } = useForm({ defaultValues: { city: 2 } });
  const [isLoaded, setLoaded] = useState(false);
  return (
    <Stack>
      <SelectField
        label="City"
        placeholder="Choose"
        options={isLoaded ? options : []}
        {...register('city', { valueAsNumber: true })}
      />
      <Button onClick={() => setLoaded(true)}>Load</Button>
    </Stack>
  );
}

/** What the form holds is shown once its option is there. */
export const OptionsComeLater = partStory({
  render: () => <LateOptions />,
  play: async ({ userEvent }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Load' }));
    await expect(screen.getByLabelText('City')).toHaveDisplayValue('Durrës');
  },
});
