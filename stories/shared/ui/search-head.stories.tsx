import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../src/shared/ui/button.tsx';
import { SearchHead } from '../../../src/shared/ui/search-head.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/SearchHead', component: SearchHead } satisfies Meta<typeof SearchHead>;
export default meta;

const change = () => Promise.resolve();

const matrix: PartMatrix = {
  states: {
    'found, with an action': (say) => (
      <SearchHead
        title={say('Communities', 'Komunitetet')}
        found={{ total: 12, words: say('12 communities', '12 komunitete') }}
        search={{
          label: say('Search communities', 'Kërko komunitete'),
          placeholder: say('Name', 'Emri'),
          keywords: undefined,
          change,
        }}
        action={<Button>{say('Create community', 'Krijo komunitet')}</Button>}
      />
    ),
    'not known yet': (say) => (
      <SearchHead
        title={say('Teams', 'Ekipet')}
        found={null}
        search={{
          label: say('Search teams', 'Kërko ekipe'),
          placeholder: say('Name', 'Emri'),
          keywords: 'titan',
          change,
        }}
      />
    ),
  },
  play: async ({ en, sq }) => {
    await expect(en.getByText('12 communities')).toBeInTheDocument();
    await expect(sq.getByRole('searchbox', { name: 'Kërko ekipe' })).toHaveValue('titan');
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
