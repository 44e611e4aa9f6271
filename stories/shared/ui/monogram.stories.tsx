import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar, Monogram } from '../../../src/shared/ui/monogram.tsx';
import { Inline, Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/Monogram', component: Monogram } satisfies Meta<typeof Monogram>;
export default meta;

type Story = StoryObj;

const teams = ['KF Tirana', 'Vllaznia', 'Partizani', 'Dinamo City', 'Teuta Durrës', 'Bylis', 'Egnatia', 'Laçi'];

export const Matrix: Story = {
  render: () => (
    <Stack>
      <Inline>
        {teams.map((name, index) => (
          <Monogram key={name} id={index + 1} name={name} size={64} title={name} />
        ))}
      </Inline>
      <Inline>
        {teams.map((name, index) => (
          <Avatar key={name} id={index + 1} name={name} />
        ))}
      </Inline>
    </Stack>
  ),
};
