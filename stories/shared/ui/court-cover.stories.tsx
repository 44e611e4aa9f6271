import type { Meta, StoryObj } from '@storybook/react-vite';
import { CourtCover } from '../../../src/shared/ui/court-cover.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';

const meta = { title: 'shared/ui/CourtCover', component: CourtCover } satisfies Meta<typeof CourtCover>;
export default meta;

type Story = StoryObj;

const sports = ['football', 'basketball', 'volleyball', 'tennis'] as const;
const ids = [1, 2, 3, 4, 5, 6];

export const Matrix: Story = {
  render: () => (
    <Stack>
      {sports.map((sport) => (
        <div
          key={sport}
          style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))', gap: 12 }}
        >
          {ids.map((id) => (
            <CourtCover key={id} sport={sport} id={`venue-${id}`} title={`A ${sport} court`} />
          ))}
        </div>
      ))}
    </Stack>
  ),
};
