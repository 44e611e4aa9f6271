import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { ApiError } from '../../../src/shared/api/errors.ts';
import { Button } from '../../../src/shared/ui/button.tsx';
import { Combobox, type ComboboxOption } from '../../../src/shared/ui/combobox.tsx';
import type { ViewedQuery } from '../../../src/shared/ui/query-view.tsx';
import { partMatrix, type PartMatrix } from '../../part-matrix.tsx';
import { partStory } from '../../part-story.ts';

const meta = { title: 'shared/ui/Combobox', component: Combobox } satisfies Meta<typeof Combobox>;
export default meta;

type Story = StoryObj;

const players: readonly ComboboxOption[] = [
  { id: 1, name: 'Ana Hoxha', meta: 'Tirana · 24 games' },
  { id: 2, name: 'Andi Krasniqi', meta: 'Durrës · 3 games' },
  { id: 3, name: 'Anisa Shehu-Gjergji', meta: 'Shkodër · 112 games' },
];

const failure = new ApiError({ message: 'Something went wrong.', kind: 'unreachable', status: 0 });
type Results = ViewedQuery<readonly ComboboxOption[]>;

const answer = (found: readonly ComboboxOption[] | undefined, more: Partial<Results> = {}): Results => ({
  data: found,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  dataUpdatedAt: Date.parse('2026-11-24T09:30:00+01:00'),
  refetch: () => Promise.resolve(),
  ...more,
});

/** A list that is open has room below its field. */
const typedIn = (label: string, results: Results) => (
  <div data-typed style={{ minHeight: 'calc(6rem + 180px)' }}>
    <Combobox label={label} value={null} onChange={fn()} onSearch={fn()} results={results} />
  </div>
);

const matrix: PartMatrix = {
  states: {
    empty: (say) => (
      <Combobox
        label={say('Player', 'Lojtari')}
        hint={say('Name or number', 'Emri ose numri')}
        placeholder={say('Search players', 'Kërko lojtarë')}
        optional
        value={null}
        onChange={fn()}
        onSearch={fn()}
        results={answer([])}
      />
    ),
    chosen: (say) => (
      <Combobox
        label={say('Captain', 'Kapiteni')}
        value={players[0]!}
        onChange={fn()}
        onSearch={fn()}
        results={answer(players)}
      />
    ),
    error: (say) => (
      <Combobox
        label={say('Keeper', 'Portieri')}
        error={say('Choose a player.', 'Zgjidh një lojtar.')}
        value={null}
        onChange={fn()}
        onSearch={fn()}
        results={answer([])}
      />
    ),
    results: (say) => typedIn(say('Found', 'U gjetën'), answer(players)),
    'nothing found': (say) => typedIn(say('None', 'Asnjë'), answer([])),
    loading: (say) => typedIn(say('Awaited', 'Po vijnë'), answer(undefined, { isFetching: true })),
    'too little': (say) => (
      <div data-typed style={{ minHeight: 'calc(6rem + 180px)' }}>
        <Combobox
          label={say('Short', 'Shkurt')}
          value={null}
          onChange={fn()}
          onSearch={fn()}
          results={answer(undefined)}
          tooLittle={say('Type three letters.', 'Shkruaj tri shkronja.')}
        />
      </div>
    ),
    failed: (say) => typedIn(say('Failed', 'Dështoi'), answer(undefined, { error: failure })),
  },
  play: async ({ en, sq }, { canvasElement }) => {
    // a list stays open until its field is left, so typing without the focus opens all of them
    for (const field of canvasElement.querySelectorAll('[data-typed] input'))
      await fireEvent.change(field, { target: { value: 'an' } });
    await expect(en.getByText('Loading…')).toBeVisible();
    await expect(en.getByText('Type three letters.')).toBeVisible();
    await expect(en.getByRole('alert')).toHaveTextContent('Something went wrong.');
    await expect(en.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(sq.getByText('Asgjë nuk u gjet për “an”.')).toBeVisible();
  },
};

export const Matrix = partMatrix('phone', matrix);
export const WideMatrix = partMatrix('wide', matrix);

function PlayerSearch({ label = 'Player' }: { label?: string }) {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  const [asked, setAsked] = useState('');
  const found = players.filter(({ name }) => name.toLowerCase().includes(asked.toLowerCase()));
  return (
    <>
      <Combobox label={label} value={value} onChange={setValue} onSearch={setAsked} results={answer(found)} />
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
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('3 results'));

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
    // on a slow machine the name without its last letter has been searched for in between
    await waitFor(() => expect(screen.getByTestId('asked')).toHaveTextContent(/^an$/));
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

function TeamSearch() {
  const [names, setNames] = useState('');
  return (
    <>
      <Combobox
        label="Player"
        many
        value={null}
        onChange={(option) => setNames((before) => `${before}${option?.name ?? 'nobody'}. `)}
        onSearch={fn()}
        results={answer(players)}
      />
      <p data-testid="chosen">{names}</p>
    </>
  );
}

/** Each choice leaves the field empty and with the focus, for the next one. */
export const OneAfterTheOther: Story = partStory({
  render: () => <TeamSearch />,
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'an{ArrowDown}{Enter}');
    await expect(field()).toHaveValue('');
    await expect(field()).toHaveFocus();
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.type(field(), 'an');
    await userEvent.click(screen.getByRole('option', { name: /Anisa/ }));
    await expect(chosen()).toHaveTextContent('Ana Hoxha. Anisa Shehu-Gjergji.');
    await userEvent.type(field(), 'an');
  },
});

function ChangingSearch() {
  const [value, setValue] = useState<ComboboxOption | null>(null);
  const [found, setFound] = useState(players);
  return (
    <>
      <Combobox label="Player" value={value} onChange={setValue} onSearch={fn()} results={answer(found)} />
      <p data-testid="chosen">{value?.name ?? 'nobody'}</p>
      <Button onPointerDown={(event) => event.preventDefault()} onClick={() => setFound(players.slice(1))}>
        The answer comes
      </Button>
    </>
  );
}

export const TheMarkedOneIsTaken: Story = partStory({
  render: () => <ChangingSearch />,
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'an{ArrowDown}{ArrowDown}');
    const marked = screen.getByRole('option', { name: /Andi Krasniqi/ });
    await expect(field()).toHaveAttribute('aria-activedescendant', marked.id);
    await userEvent.click(screen.getByText('The answer comes'));
    await userEvent.keyboard('{Enter}');
    await expect(chosen()).toHaveTextContent('Andi Krasniqi');
  },
});

const FIRST = players[0]?.name ?? '';

/** Whoever was marked and is no longer found is not taken, nor somebody else in that place. */
export const NobodyElseIsTaken: Story = partStory({
  render: () => <ChangingSearch />,
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'an{ArrowDown}');
    await userEvent.click(screen.getByText('The answer comes'));
    await waitFor(() => expect(screen.queryByRole('option', { name: new RegExp(FIRST) })).toBeNull());
    await userEvent.keyboard('{Enter}');
    await expect(chosen()).toHaveTextContent('nobody');
  },
});

/** What can be pressed in the list can be reached from the field. */
export const AFailedSearchByKeyboard: Story = partStory({
  render: () => (
    <Combobox
      label="Player"
      value={null}
      onChange={fn()}
      onSearch={fn()}
      results={answer(undefined, { error: failure })}
    />
  ),
  play: async ({ userEvent }) => {
    await userEvent.type(field(), 'an');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.tab();
    await expect(field()).toHaveAttribute('aria-expanded', 'false');
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
