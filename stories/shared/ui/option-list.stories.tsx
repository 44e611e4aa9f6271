import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { Card } from '../../../src/shared/ui/card.tsx';
import { OptionList } from '../../../src/shared/ui/option-list.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/OptionList', component: OptionList } satisfies Meta<typeof OptionList>;
export default meta;

const cities = ['Berat', 'Durrës', 'Elbasan', 'Gjirokastër', 'Tiranë'].map((label, index) => ({ value: index, label }));

function Cities() {
  const [city, setCity] = useState<number | null>(null);
  return (
    <Card padded>
      <OptionList label="City" options={cities} value={city} onChoose={setCity} />
    </Card>
  );
}

const option = (name: string) => screen.getByRole('option', { name });

/** Tab leads to one option, the keys to the others; neither chooses. */
export const Keyboard = partStory({
  render: () => <Cities />,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    for (const [key, name] of [
      ['{ArrowDown}', 'Durrës'],
      ['{End}', 'Tiranë'],
      ['{ArrowRight}', 'Tiranë'],
      ['{Home}', 'Berat'],
      ['{ArrowDown}', 'Durrës'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(option(name)).toHaveFocus();
    }
    await expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(option('Durrës')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(option('Elbasan'));
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Elbasan');
    await expect(option('Elbasan')).toHaveAttribute('tabindex', '0');
  },
});

const matrix: PartMatrix = {
  states: {
    'nothing chosen': (say) => (
      <Card padded>
        <OptionList label={say('City', 'Qyteti')} options={cities} value={null} onChoose={fn()} />
      </Card>
    ),
    chosen: (say) => (
      <Card padded>
        <OptionList label={say('Home city', 'Qyteti yt')} options={cities} value={2} onChoose={fn()} />
      </Card>
    ),
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);
