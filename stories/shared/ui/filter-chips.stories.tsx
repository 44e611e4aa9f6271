import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FilterChip, FilterRow } from '../../../src/shared/ui/filter-chips.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/Filter chips', component: FilterChip } satisfies Meta<typeof FilterChip>;
export default meta;

const matrix: PartMatrix = {
  states: {
    'one in use': (say) => (
      // the row is as wide as the screen
      <div style={{ paddingInline: 32 }}>
        <FilterRow label={say('Filters', 'Filtrat')}>
          <FilterChip title={say('Sport', 'Sporti')} chosen={say('Football', 'Futboll')}>
            {() => null}
          </FilterChip>
          <FilterChip title={say('City', 'Qyteti')} chosen={undefined}>
            {() => null}
          </FilterChip>
        </FilterRow>
      </div>
    ),
  },
  play: async ({ en, sq }) => {
    await expect(en.getByRole('button', { name: 'Sport: Football' })).toBeVisible();
    await expect(sq.getByRole('button', { name: 'Qyteti' })).toBeVisible();
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
