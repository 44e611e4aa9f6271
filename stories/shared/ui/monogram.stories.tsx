import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** A picture that cannot be loaded leaves the initials. */
export const BrokenPicture: Story = {
  render: () => (
    <Inline>
      <Avatar id={1} name="Arta Hoxha" image="/no-such-picture" title="Arta Hoxha" />
      <Monogram id={1} name="KF Tirana" image="/no-such-picture" title="KF Tirana" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AH')).toBeVisible();
    await expect(await canvas.findByText('KT')).toBeVisible();
  },
};
