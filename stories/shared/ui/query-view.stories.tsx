import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation, useSearchParams } from 'react-router';
import { expect, fn, within } from 'storybook/test';
import { ApiError } from '../../../src/shared/api/errors.ts';
import { FailureLine, ListView, QueryView, type ViewedQuery } from '../../../src/shared/ui/query-view.tsx';
import { Stack } from '../../../src/shared/ui/stack.tsx';
import { TextField } from '../../../src/shared/ui/text-field.tsx';

const meta = { title: 'shared/ui/QueryView', component: QueryView } satisfies Meta<typeof QueryView>;
export default meta;

type Story = StoryObj;

const refused = new ApiError({ kind: 'refused', message: 'The season has ended.', status: 403 });
const unreachable = new ApiError({ kind: 'unreachable', message: 'Something went wrong.', status: 0 });
/** Of the device's own clock, as libraries keep it. */
const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
const query = (facts: Partial<ViewedQuery<string>>): ViewedQuery<string> => ({
  data: undefined,
  error: null,
  isFetching: false,
  isPlaceholderData: false,
  dataUpdatedAt: minutesAgo(29.5),
  refetch: fn(),
  ...facts,
});

function View({ of: viewed, ...rest }: { of: ViewedQuery<string>; errorTitle?: string; failure?: 'line' | 'words' }) {
  return (
    <QueryView query={viewed} skeleton={<p>A skeleton</p>} {...rest}>
      {(data, stale) => <p {...stale}>{data}</p>}
    </QueryView>
  );
}

export const Loading: Story = {
  render: () => <View of={query({ isFetching: true })} />,
  play: async ({ canvas }) => {
    const place = canvas.getByRole('status', { name: 'Loading…' });
    await expect(place).toHaveAttribute('aria-busy', 'true');
    await expect(place).toHaveTextContent('A skeleton');
  },
};

/** The server's message, or the hint where no answer came; a title stands above either. */
export const Failed: Story = {
  render: () => (
    <Stack>
      <View of={query({ error: refused })} />
      <View of={query({ error: unreachable })} />
      <View of={query({ error: refused })} errorTitle="The teams could not be loaded." />
      <View of={query({ error: unreachable })} errorTitle="The teams could not be loaded." />
      <View of={query({ error: refused })} failure="line" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const texts = canvas
      .getAllByRole('alert')
      .map((alert) => [...alert.querySelectorAll('p, button')].map(({ textContent }) => textContent));
    await expect(texts).toEqual([
      ['The season has ended.', 'Try again'],
      ['Something went wrong.', 'Check your connection and try again.', 'Try again'],
      ['The teams could not be loaded.', 'The season has ended.', 'Try again'],
      ['The teams could not be loaded.', 'Check your connection and try again.', 'Try again'],
      ['The season has ended.', 'Try again'],
    ]);
  },
};

/** The page offers to try again; the part says only what went wrong, and nothing while it still shows data. */
export const InWords: Story = {
  render: () => (
    <Stack>
      <FailureLine since={minutesAgo(29.5)} onRetry={fn()} />
      <FailureLine since={minutesAgo(13 * 60 - 0.5)} />
      <View of={query({ error: refused })} failure="words" />
      <View of={query({ data: 'Twelve teams', error: refused })} failure="words" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The season has ended.')).toBeVisible();
    await expect(canvas.getByText('As of 09:30. Could not refresh.')).toBeVisible();
    await expect(canvas.getByText('As of Nov 23, 21:00. Could not refresh.')).toBeVisible();
    await expect(canvas.getByText('Twelve teams')).toBeVisible();
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

export const InPlaceOfThePage: Story = {
  render: () => (
    <QueryView query={query({ error: refused })} skeleton={null} failure="page" errorTitle="Something went wrong.">
      {(data) => data}
    </QueryView>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible();
    await expect(document.title).toBe('Something went wrong. · Fusha');
  },
};

/** The previous query's data stays, marked as such. */
export const Stale: Story = {
  // faded until the new data arrives
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => <View of={query({ data: 'Twelve teams', isFetching: true, isPlaceholderData: true })} />,
  play: async ({ canvas }) => {
    const shown = canvas.getByText('Twelve teams');
    await expect(shown).toHaveAttribute('aria-busy', 'true');
    await expect(getComputedStyle(shown).opacity).toBe('0.6');
  },
};

const answer = fn<() => Promise<string>>();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });

function Form() {
  const form = useQuery<string, ApiError>({ queryKey: ['form'], queryFn: answer });
  return (
    <QueryView query={form} skeleton={<p>A skeleton</p>}>
      {(data) => <TextField label={data} />}
    </QueryView>
  );
}

/** What is typed stays while the data cannot be refreshed, and once they are. */
export const KeepsDataWhenARefetchFails: Story = {
  render: () => (
    <QueryClientProvider client={client}>
      <Form />
    </QueryClientProvider>
  ),
  beforeEach: () => {
    client.clear();
    answer.mockReset().mockRejectedValueOnce(unreachable).mockResolvedValueOnce('Name');
  },
  play: async ({ canvas, userEvent }) => {
    const failure = within(await canvas.findByRole('alert'));
    await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
    const field = await canvas.findByRole('textbox', { name: 'Name' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.type(field, 'Arta');

    answer.mockRejectedValueOnce(refused);
    void client.invalidateQueries();
    const line = await canvas.findByRole('status');
    await expect(line).toHaveTextContent(/^As of (09:59|10:00)\. Could not refresh\./);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(field).toBeVisible();

    answer.mockResolvedValueOnce('Full name');
    await userEvent.click(within(line).getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('textbox', { name: 'Full name' })).toBe(field);
    await expect(field).toHaveValue('Arta');
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

const list = (total: number, current: number) => ({
  ...query({}),
  data: { pagination: { current_page: current, last_page: Math.max(1, Math.ceil(total / 10)), per_page: 10, total } },
});

function List({ total }: { total: number }) {
  const [search] = useSearchParams();
  const page = Number(search.get('page') ?? 1);
  return (
    <>
      <ListView query={list(total, page)} skeleton={null} empty={<p>No teams</p>} paging={{ page }}>
        {() => <p>Teams of page {page}</p>}
      </ListView>
      <p data-testid="search">{useLocation().search}</p>
    </>
  );
}

export const EmptyList: Story = {
  render: () => <List total={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No teams')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const PagesOfAList: Story = {
  render: () => <List total={12} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('Teams of page 2')).toBeVisible();
    await expect(canvas.getByTestId('search')).toHaveTextContent('?page=2');
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(await canvas.findByText('Teams of page 1')).toBeVisible();
    await expect(canvas.getByTestId('search')).toBeEmptyDOMElement();
  },
};
