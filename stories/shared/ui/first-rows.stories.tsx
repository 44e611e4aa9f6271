import type { Meta } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { FirstRows } from '../../../src/shared/ui/first-rows.tsx';
import { ListRow } from '../../../src/shared/ui/list-row.tsx';
import { partStory } from '../../part-story.ts';

export default { title: 'shared/ui/FirstRows', component: FirstRows } satisfies Meta<typeof FirstRows>;

const names = ['Arta', 'Besnik', 'Drita', 'Endrit'];
const list = (first: number, all: string) => (
  <FirstRows label="Players" rows={names} first={first} all={all}>
    {(name) => <ListRow key={name} title={name} />}
  </FirstRows>
);
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

export const FirstThenAll = partStory({
  render: () => list(2, 'Show all 4'),
  play: async ({ userEvent }) => {
    await expect(shown()).toEqual(['Arta', 'Besnik']);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 4: Players' }));
    await expect(shown()).toEqual(names);
    await expect(screen.queryByRole('button')).toBeNull();
  },
});
/** Where all have room nothing is left to show. */
export const NoMore = partStory({
  render: () => list(4, 'Show all 4'),
  play: async () => {
    await expect(shown()).toEqual(names);
    await expect(screen.queryByRole('button')).toBeNull();
  },
});
