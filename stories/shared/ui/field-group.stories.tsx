import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Chip, ChipGroup } from '../../../src/shared/ui/chip.tsx';
import { FieldGroup } from '../../../src/shared/ui/field-group.tsx';
import { partMatrix, type PartMatrix, type Say } from '../../part-matrix.tsx';

const meta = { title: 'shared/ui/FieldGroup', component: FieldGroup } satisfies Meta<typeof FieldGroup>;
export default meta;

const chips = (say: Say, id: string, label: string) => (describedBy: string | undefined) => (
  <ChipGroup label={label} describedBy={describedBy}>
    <Chip id={id} pressed>
      {say('Football', 'Futboll')}
    </Chip>
    <Chip pressed={false}>{say('Tennis', 'Tenis')}</Chip>
  </ChipGroup>
);

const matrix: PartMatrix = {
  states: {
    'with a hint': (say) => {
      const label = say('Sports', 'Sportet');
      return (
        <FieldGroup id={`hint-${label}`} label={label} hint={say('Up to four', 'Deri në katër')} error={undefined}>
          {chips(say, `hint-${label}`, label)}
        </FieldGroup>
      );
    },
    refused: (say) => {
      const label = say('Games', 'Lojërat');
      return (
        <FieldGroup
          id={`error-${label}`}
          label={label}
          error={say('Sport is required.', 'Sporti është i detyrueshëm.')}
        >
          {chips(say, `error-${label}`, label)}
        </FieldGroup>
      );
    },
  },
  play: async ({ en }) => {
    await expect(en.getByRole('group', { name: 'Sports' })).toHaveAccessibleDescription('Up to four');
    await expect(en.getByRole('group', { name: 'Games' })).toHaveAccessibleDescription('Sport is required.');
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
