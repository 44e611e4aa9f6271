import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fork } from 'effector';
import { Provider as ScopeProvider } from 'effector-react';
import { Shield, X } from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ConfirmationHost } from '../../src/app/hosts/confirmation-host.tsx';
import { SnackbarList } from '../../src/app/hosts/snackbar-list.tsx';
import { PeopleFilters } from '../../src/features/people/kit/people-filters.tsx';
import type { PeopleOwner } from '../../src/features/people/kit/people-owner.ts';
import { PeopleRows } from '../../src/features/people/kit/people-rows.tsx';
import { ApiError } from '../../src/shared/api/errors.ts';
import { createI18n } from '../../src/shared/i18n/i18n.ts';
import { I18nProvider } from '../../src/shared/i18n/i18n-react.tsx';

/** What stands in a list of an owner that the app does not have. */
interface Entry {
  id: number;
  name: string;
  captain?: string;
  mayEnd?: boolean;
}
const entries: readonly Entry[] = [
  { id: 7, name: 'Dajti Boys', captain: 'Era Dhima', mayEnd: true },
  { id: 8, name: 'Kalaja United' },
];
/** The kit is given data only. */
const ownerOf = (send: () => Promise<unknown>): PeopleOwner<Entry> => ({
  label: 'Entries',
  notLoaded: 'The entries could not be loaded.',
  operations: ['removeTeamMember'],
  refusals: { last_admin: { text: 'Two teams must stay.' } },
  personOf: ({ id, name, captain, mayEnd }) => ({
    id,
    name,
    icon: <Shield size={22} />,
    number: captain !== undefined && 'No. 1',
    roles: [captain !== undefined && { text: 'Seeded', leads: true }],
    states: [captain === undefined && { text: 'Waiting', tone: 'warning' }],
    part: captain,
    facts: [false, 'Entered Nov 23'],
    actions: [
      mayEnd && {
        label: 'Take out',
        icon: <X size={20} />,
        danger: true,
        asks: { title: { text: `Take ${name} out?` }, positiveText: { text: 'Take out' } },
        send,
        says: { text: `${name} is out.` },
      },
      mayEnd && { label: 'Confirm entry', send, says: { text: `${name} is confirmed.` } },
    ],
  }),
});

interface ExampleProps {
  send: () => Promise<unknown>;
  change: () => Promise<void>;
  choices: 1 | 2;
}
const everybody = { value: undefined, label: 'All' };

function Example({ send, change, choices }: ExampleProps) {
  const byState = { field: 'state', label: 'State', options: [everybody, { value: 'out', label: 'Out' }] } as const;
  const byCity = { field: 'city', label: 'City', options: [everybody, { value: 'durres', label: 'Durrës' }] } as const;
  return (
    <main>
      <PeopleFilters<{ page: number; state?: 'out' | undefined; city?: 'durres' | undefined }>
        filters={{ page: 1, state: 'out' }}
        change={change}
        choices={choices === 1 ? [byState] : [byState, byCity]}
      />
      <PeopleRows owner={ownerOf(send)} people={entries} />
      <ConfirmationHost />
      <SnackbarList />
    </main>
  );
}

const meta = {
  title: 'Features/People kit',
  component: Example,
  args: { send: fn(() => Promise.resolve()), change: fn(() => Promise.resolve()), choices: 1 },
  loaders: [async () => ({ texts: await createI18n('en', { namespaces: ['people'] }) })],
  decorators: [
    (Story, { loaded }) => {
      return (
        <ScopeProvider value={(loaded['scope'] ??= fork())}>
          <QueryClientProvider client={(loaded['client'] ??= new QueryClient())}>
            <I18nProvider i18n={loaded['texts']}>
              <Story />
            </I18nProvider>
          </QueryClientProvider>
        </ScopeProvider>
      );
    },
  ],
} satisfies Meta<typeof Example>;
export default meta;
type Story = StoryObj<typeof meta>;

type Click = { click: (element: Element) => Promise<void> };
const choose = async (userEvent: Click, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Dajti Boys' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const confirm = async (userEvent: Click) => {
  const question = within(await screen.findByRole('alertdialog', { name: 'Take Dajti Boys out?' }));
  await userEvent.click(question.getByRole('button', { name: 'Take out' }));
};

/** Another owner is an object: nothing of the kit knows it. */
export const AnotherOwner: Story = {
  play: async ({ userEvent, args }) => {
    const [first, second] = within(await screen.findByRole('list', { name: 'Entries' })).getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^Dajti BoysNo\. 1SeededEra DhimaEntered Nov 23$/);
    await expect(second).toHaveTextContent(/^Kalaja UnitedWaitingEntered Nov 23$/);
    await expect(within(second!).queryByRole('button')).toBeNull(); // two entries are listed
    await choose(userEvent, 'Confirm entry');
    await screen.findByText('Dajti Boys is confirmed.');
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};
export const AskedFirst: Story = {
  play: async ({ userEvent, args }) => {
    await choose(userEvent, 'Take out');
    const question = within(await screen.findByRole('alertdialog', { name: 'Take Dajti Boys out?' }));
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'No' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.send).not.toHaveBeenCalled();
    await choose(userEvent, 'Take out');
    await confirm(userEvent);
    await screen.findByText('Dajti Boys is out.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

const refusal = (code: string) =>
  fn(() =>
    Promise.reject(
      new ApiError({
        kind: 'refused',
        status: 409,
        message: 'The server says no.',
        fieldErrors: [{ field: '', message: '', code }],
      }),
    ),
  );
/** In the owner's words. */
export const Refused: Story = {
  args: { send: refusal('last_admin') },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Take out');
    await confirm(userEvent);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Two teams must stay.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};
export const RefusedOtherwise: Story = {
  args: { send: refusal('stale') },
  play: async ({ userEvent }) => {
    await choose(userEvent, 'Confirm entry');
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server says no.');
  },
};
/** Pressed again before the answer. */
export const PressedTwice: Story = {
  args: { send: fn(() => new Promise(() => {})) },
  play: async ({ userEvent, args }) => {
    await choose(userEvent, 'Confirm entry');
    await choose(userEvent, 'Confirm entry');
    await expect(args.send).toHaveBeenCalledTimes(1);
  },
};

export const OneChoice: Story = {
  play: async ({ userEvent, args }) => {
    const states = within(await screen.findByRole('radiogroup', { name: 'State' }));
    await expect(states.getByRole('radio', { name: 'Out' })).toBeChecked();
    await userEvent.click(states.getByRole('radio', { name: 'All' }));
    await expect(args.change).toHaveBeenLastCalledWith({ state: undefined });
  },
};
export const TwoChoices: Story = {
  args: { choices: 2 },
  play: async ({ userEvent, args }) => {
    const states = within(await screen.findByRole('group', { name: 'State' }));
    await expect(states.getByRole('button', { name: 'Out' })).toHaveAttribute('aria-pressed', 'true');
    const cities = within(screen.getByRole('group', { name: 'City' }));
    await expect(cities.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(cities.getByRole('button', { name: 'Durrës' }));
    await expect(args.change).toHaveBeenLastCalledWith({ city: 'durres' });
  },
};
