import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ListSection } from '../../src/pages/explore/list-section.tsx';

const meta = { title: 'Pages/Explore/ListSection', component: ListSection } satisfies Meta<typeof ListSection>;
export default meta;

type Story = StoryObj;

const teams = (total: number, always = false) => (
  <ListSection
    title={`${total} teams`}
    query={{
      data: { pagination: { current_page: 1, last_page: Math.max(1, Math.ceil(total / 3)), per_page: 3, total } },
      error: null,
      isFetching: false,
      isPlaceholderData: false,
      dataUpdatedAt: Date.parse('2026-11-24T09:30:00+01:00'),
      refetch: fn(),
    }}
    skeleton={null}
    empty={{ text: 'No teams yet.', next: { to: '/teams', label: 'Find a team' } }}
    more={{ to: '/teams?page=1', label: 'All teams', always }}
  >
    {() => <p>The first teams</p>}
  </ListSection>
);

/** The link to all of them stands only beside the title of a list that goes on, unless it always should. */
export const FirstEntries: Story = {
  render: () => (
    <>
      {teams(0)}
      {teams(3)}
      {teams(2, true)}
      {teams(4)}
    </>
  ),
  play: async ({ canvas }) => {
    const texts = canvas.getAllByRole('region').map(({ textContent }) => textContent);
    await expect(texts).toEqual([
      '0 teamsNo teams yet.Find a team',
      '3 teamsThe first teams',
      '2 teamsAll teamsThe first teams',
      '4 teamsAll teamsThe first teams',
    ]);
    await expect(canvas.getByRole('link', { name: 'No teams yet. Find a team' })).toHaveAttribute('href', '/teams');
  },
};
