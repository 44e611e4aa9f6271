import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Chip, ChipGroup } from '../../../src/shared/ui/chip.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/Chip', component: Chip } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj;

const sports = ['Football', 'Basketball', 'Volleyball', 'Tennis'];

function Sports({ flow }: { flow: 'wrap' | 'slide' }) {
  const [chosen, setChosen] = useState('Football');
  return (
    <ChipGroup label={`Sport (${flow})`} flow={flow}>
      {sports.map((sport) => (
        <Chip key={sport} pressed={sport === chosen} onClick={() => setChosen(sport)}>
          {sport}
        </Chip>
      ))}
      <Chip pressed={false} disabled>
        18:00
      </Chip>
    </ChipGroup>
  );
}

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Sports flow="wrap" />
      <Sports flow="slide" />
    </Stack>
  ),
};

export const Choosing: Story = {
  render: () => <Sports flow="wrap" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tennis' }));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('Tennis');
  },
};
