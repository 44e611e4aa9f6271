import type { Meta } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { App } from '../../src/app/app.ts';
import { onlineUsersMachine } from '../../src/models/online-users/online-users.model.ts';
import { getListVenueUsersQueryKey } from '../../src/shared/api/generated/endpoints/mod-venue/mod-venue.ts';
import type { ListVenueUsersData, VenueUser } from '../../src/shared/api/generated/model';
import type { PresenceSign } from '../../src/shared/platform/firebase/realtime-client.ts';
import { appStory } from '../app-story.tsx';

export default { title: 'Pages/Admin venue/Users' } satisfies Meta;

const LIQENI = 1;
const at = { route: '/admin/venue/users', persona: 'owner', module: 'venue' } as const;
const failing = (
  operation: 'listVenueUsers' | 'addVenueUser' | 'updateVenueUser' | 'searchUsers',
  status: 409 | 429 | 500,
) => [{ operation, status } as const];
const rows = async () => within(await screen.findByRole('list', { name: 'Users' })).getAllByRole('listitem');
const change = ({ clients }: App, next: (data: ListVenueUsersData) => ListVenueUsersData) =>
  clients.current().setQueryData<ListVenueUsersData>(getListVenueUsersQueryKey(LIQENI), (data) => data && next(data));
const readOnly = (one: VenueUser): VenueUser => ({ ...one, permissions: { change: false, remove: false } });

export const Ready = appStory({ ...at, shows: /3 users.*Mirela Gjoka.*Owner.*Manager.*Staff/ });
export const InAlbanian = appStory({
  ...at,
  language: 'sq',
  shows: /3 përdorues.*Mirela Gjoka.*Pronari i vetëm\..*Menaxher.*Vetëm rezervimet; të tjerat i sheh/,
});
export const InAlbanianOnADesktop = appStory({
  ...at,
  language: 'sq',
  wide: true,
  shows:
    /Shto përdorues.*Gjithçka, edhe përdoruesit e publikimin.*Rezervimet, të dhënat, fushat, rregullat dhe fotot.*Staf/,
});

/** The only owner has no menu in their own row, and reads why. */
export const OnlyOwner = appStory({
  ...at,
  play: async () => {
    const [owner, manager, staff] = await rows();
    await expect(owner).toHaveTextContent(/Mirela Gjoka.*Owner.*You.*The only owner\./);
    await expect(within(owner!).queryByRole('button')).toBeNull();
    await expect(manager).toHaveTextContent(/Manager.*Bookings, details, courts, rules and photos.*Since /);
    await expect(staff).toHaveTextContent(/Staff.*Bookings only; sees the rest/);
    await expect(within(staff!).getByRole('button', { name: /^Actions for / })).toBeVisible();
  },
});

export const Empty = appStory({ ...at, entityId: 17, shows: /You run this venue alone/ });

/** A manager or staff: no button that the server would refuse. */
export const ReadOnly = appStory({
  ...at,
  play: async (_, app) => {
    await rows();
    change(app, (data) => ({ users: data.users.map(readOnly), permissions: { add: false } }));
    await expect(await screen.findByText('Only an owner can add, change or remove users.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add user' })).toBeNull();
    await expect(screen.queryByRole('button', { name: /^Actions for / })).toBeNull();
  },
});

/** A manager may leave, and no more. */
export const ForManager = appStory({
  ...at,
  persona: 'venueManager',
  play: async ({ userEvent }) => {
    const [owner, manager, staff] = await rows();
    await expect(manager).toHaveTextContent('You');
    await expect(within(owner!).queryByRole('button')).toBeNull();
    await expect(within(staff!).queryByRole('button')).toBeNull();
    await userEvent.click(within(manager!).getByRole('button', { name: /^Actions for / }));
    const items = await screen.findAllByRole('menuitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Leave the venue']);
  },
});

/** The answer says who was online when it was made. */
const answerOnline = (app: App) =>
  change(app, (data) => ({
    ...data,
    users: data.users.map((one, index) => ({ ...one, is_online: index === 1 })),
  }));
/** What the realtime service, which stories do without, would say of the manager and of the staff. */
const hear = ({ scope }: App, userId: 13 | 14, status: PresenceSign['status']) =>
  allSettled(onlineUsersMachine.occurred, {
    scope,
    params: {
      type: 'record-seen',
      userId,
      sign: { status, timestamp: 1_000 },
      serverNow: 1_000,
      now: performance.now(),
    },
  });

/** Until the realtime service is there the answer counts, from then on the presence records. */
export const Online = appStory({
  ...at,
  play: async (_, app) => {
    const [, manager, staff] = await rows();
    await expect(manager).not.toHaveTextContent('Online');
    answerOnline(app);
    await waitFor(() => expect(manager).toHaveTextContent('Online'));
    await expect(staff).not.toHaveTextContent('Online');
    await hear(app, 14, 'online');
    await waitFor(() => expect(staff).toHaveTextContent('Online'));
    await expect(manager).toHaveTextContent('Online');
  },
});

export const Offline = appStory({
  ...at,
  play: async (_, app) => {
    const [, manager] = await rows();
    answerOnline(app);
    await waitFor(() => expect(manager).toHaveTextContent('Online'));
    await hear(app, 13, 'offline');
    await waitFor(() => expect(manager).not.toHaveTextContent('Online'));
  },
});

/** The subscriptions end with the page. */
export const LeavingThePage = appStory({
  ...at,
  play: async (_, { scope, router }) => {
    const asked = () => scope.getState(onlineUsersMachine.$state).asked;
    await rows();
    await waitFor(() => expect(asked()).toEqual({ 2: 1, 13: 1, 14: 1 }));
    await router.navigate('/account');
    await waitFor(() => expect(asked()).toEqual({}));
  },
});

export const OnlineInAlbanian = appStory({
  ...at,
  language: 'sq',
  shows: /3 përdorues/,
  play: async (_, app) => {
    await hear(app, 13, 'online');
    await hear(app, 14, 'online');
    await waitFor(() => expect(screen.getAllByText('Në linjë')).toHaveLength(2));
  },
});

const openAdd = () => screen.findByRole('combobox', { name: 'Search by name or phone' });

/** Found by the beginning of a name; who is here already is refused beside the field. */
export const AlreadyAUser = appStory({
  ...at,
  route: '/admin/venue/users?do=add',
  play: async ({ userEvent }) => {
    const search = await openAdd();
    await userEvent.type(search, 'ab');
    await expect(await screen.findByText(/^Type three letters of a name/)).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, '069 000 00 13');
    const option = await screen.findByRole('option', { name: /Already here: Manager/ });
    await userEvent.click(option);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(search).toHaveAccessibleDescription(/This user already runs the venue\.$/));
    await waitFor(() => expect(search).toHaveFocus());
  },
});

/** A number of nobody finds nobody, and nothing can be saved without a choice. */
export const NobodyFound = appStory({
  ...at,
  route: '/admin/venue/users?do=add',
  wide: true,
  play: async ({ userEvent }) => {
    const search = await openAdd();
    await userEvent.type(search, '069 999 99 99');
    await expect(await screen.findByText('Nothing found for “069 999 99 99”.')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^Manager/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(search).toHaveAccessibleDescription(/Field is required\.$/));
  },
});

export const AddingInAlbanian = appStory({
  ...at,
  route: '/admin/venue/users?do=add',
  language: 'sq',
  shows: /Shkruaj tri shkronja të emrit.*Menaxher.*Rezervimet, të dhënat, fushat, rregullat dhe fotot.*Ruaj/,
});

/** Too many look-ups in a minute: the list says so and offers to try again. */
export const TooManySearches = appStory({
  ...at,
  route: '/admin/venue/users?do=add',
  failures: failing('searchUsers', 429),
  play: async ({ userEvent }) => {
    await userEvent.type(await openAdd(), 'arben');
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Another owner has left meanwhile. */
export const LastOwner = appStory({
  ...at,
  failures: failing('updateVenueUser', 409),
  play: async ({ userEvent }) => {
    const [, manager] = await rows();
    await userEvent.click(within(manager!).getByRole('button', { name: /^Actions for / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Change role' }));
    await expect(await screen.findByRole('radio', { name: /^Manager/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Staff/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(screen.getByRole('radio', { name: /^Staff/ })).toBeChecked();
  },
});

/** Removing asks for the word first. */
export const Removing = appStory({
  ...at,
  play: async ({ userEvent }) => {
    const [, , staff] = await rows();
    await userEvent.click(within(staff!).getByRole('button', { name: /^Actions for / }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the venue' }));
    await userEvent.type(await screen.findByLabelText('Type DELETE to confirm'), 'DELETE');
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await expect(await screen.findByText(/ is removed\.$/)).toBeVisible();
  },
});

export const Loading = appStory({
  ...at,
  failures: [{ operation: 'listVenueUsers', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...at,
  failures: failing('listVenueUsers', 500),
  shows: /The users could not be loaded\./,
  recovers: /3 users/,
});
export const Forbidden = appStory({
  route: '/admin/venue/users',
  persona: 'player',
  shows: /You do not have permission to access that page\./,
});
