import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { ApiError } from '../../../src/shared/api/errors.ts';
import { Combobox, type ComboboxOption } from '../../../src/shared/ui/combobox.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/Combobox', component: Combobox } satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj;

const players: readonly ComboboxOption[] = [
  { id: 1, name: 'Ana Hoxha', meta: 'Tirana · 24 games' },
  { id: 2, name: 'Andi Krasniqi', meta: 'Durrës · 3 games' },
  { id: 3, name: 'Anisa Shehu-Gjergji', meta: 'Shkodër · 112 games' },
];

interface SearchProps {
  label?: string;
  state?: 'answers' | 'loading' | 'failed';
}

function PlayerSearch({ label = 'Player', state = 'answers' }: SearchProps) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  const [asked, setAsked] = useState('');
  const found = players.filter(({ name }) => name.toLowerCase().includes(asked.toLowerCase()));
  const failure = new ApiError({ message: 'Something went wrong.', kind: 'unreachable', status: 0 });
  return (
    <>
      <Combobox
        label={label}
        value={value}
        onChange={setValue}
        onSearch={setAsked}
        results={{
          data: state === 'answers' ? found : undefined,
          error: state === 'failed' ? failure : null,
          isFetching: state === 'loading',
          isPlaceholderData: false,
          refetch: () => Promise.resolve(),
        }}
      />
      <p data-testid="chosen">{value?.name ?? 'nobody'}</p>
      <p data-testid="asked">{asked}</p>
    </>
  );
}

const field = (name = 'Player') => screen.getByRole('combobox', { name });
const chosen = () => screen.getByTestId('chosen');

export const ByKeyboard: Story = partStory({
  render: () => <PlayerSearch />,
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'an');
    await expect(field()).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByTestId('asked')).toHaveTextContent('an'));
    await expect(screen.getByRole('status')).toHaveTextContent('3 results');

    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    const second = screen.getByRole('option', { name: /Andi Krasniqi/ });
    await expect(field()).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{Enter}');
    await expect(field()).toHaveValue('Andi Krasniqi');
    await expect(chosen()).toHaveTextContent('Andi Krasniqi');
    await expect(field()).toHaveAttribute('aria-expanded', 'false');

    // up from the text is the last one
    await userEvent.keyboard('{Backspace}');
    await expect(chosen()).toHaveTextContent('nobody');
    await userEvent.clear(field());
    await userEvent.type(field(), 'an');
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(chosen()).toHaveTextContent('Anisa Shehu-Gjergji');
    // first the list, then the text
    await userEvent.type(field(), 'x{Escape}');
    await expect(field()).toHaveValue('Anisa Shehu-Gjergjix');
    await userEvent.keyboard('{Escape}');
    await expect(field()).toHaveValue('');
    await userEvent.type(field(), 'ana');
    await waitFor(() => expect(screen.getByTestId('asked')).toHaveTextContent('ana'));
  },
});

export const ByPointer: Story = partStory({
  wide: true,
  render: () => <PlayerSearch />,
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'sh');
    await userEvent.click(await screen.findByRole('option', { name: /Anisa/ }));
    await expect(chosen()).toHaveTextContent('Anisa Shehu-Gjergji');
    await expect(field()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Clear Player' }));
    await expect(chosen()).toHaveTextContent('nobody');
    await expect(field()).toHaveFocus();
    await userEvent.type(field(), 'sh');
    await screen.findByRole('option', { name: /Anisa/ });
  },
});

/** What was typed and not chosen stays. */
export const NothingFoundInAlbanian: Story = partStory({
  language: 'sq',
  render: () => <PlayerSearch label="Lojtari" />,
  play: async ({ userEvent }) => {
    await userEvent.type(field('Lojtari'), 'zz');
    await expect(await screen.findByText('Asgjë nuk u gjet për “zz”.')).toBeVisible();
    await userEvent.tab();
    await expect(field('Lojtari')).toHaveValue('zz');
    await expect(chosen()).toHaveTextContent('nobody');
    await userEvent.type(field('Lojtari'), 'z');
  },
});

export const Loading: Story = partStory({
  render: () => <PlayerSearch state="loading" />,
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'a');
    await expect(screen.getByText('Loading…')).toBeVisible();
  },
});

export const Failed: Story = partStory({
  render: () => <PlayerSearch state="failed" />,
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'a');
    await expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
