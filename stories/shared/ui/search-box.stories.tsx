import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchBox } from '../../../src/shared/ui/search-box.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/Search box', component: SearchBox } satisfies Meta<typeof SearchBox>;
export default meta;

const change = () => Promise.resolve();

const matrix: PartMatrix = {
  states: {
    empty: (say) => (
      <SearchBox
        label={say('Search', 'Kërko')}
        placeholder={say('Name or place', 'Emri ose vendi')}
        keywords={undefined}
        change={change}
      />
    ),
    'with words': (say) => (
      <SearchBox
        label={say('Search teams', 'Kërko ekipe')}
        placeholder={say('Name', 'Emri')}
        keywords="titan"
        change={change}
      />
    ),
  },
  play: async ({ en, sq }) => {
    await expect(en.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
    await expect(sq.getByRole('searchbox', { name: 'Kërko ekipe' })).toHaveValue('titan');
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
