import type { Meta, StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { demoId } from '../../mocks/seed/demo-accounts.ts';
import type { App } from '../../src/app/app.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { expectMessages } from '../fields.ts';
import { expectUnsent } from '../settled.ts';

export default { title: 'Pages/Admin venue/Courts' } satisfies Meta;

const LIST = '/admin/venue?view=courts';
const owner = { route: LIST, persona: 'owner', module: 'venue' } as const;
const court = { ...owner, route: `${LIST}&court=1` } as const;
const added = { ...owner, route: `${LIST}&court=new` } as const;

const form = async () => within(await screen.findByRole('form', { name: 'Court' }));
const save = async () => (await form()).getByRole('button', { name: 'Save' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

export const List = appStory({ ...owner, shows: /3 courts.*Fusha 1.*from ALL.3,500 per hour.*Fusha 3/ });
export const ListOnADesktop = appStory({
  ...owner,
  wide: true,
  shows: /3 courts.*Fusha 1.*14 players · Artificial grass.*from ALL.3,500 per hour/,
});
export const ListInAlbanian = appStory({
  ...owner,
  language: 'sq',
  shows: /3 fusha.*14 lojtarë · Bar artificial.*nga 3500.Lekë në orë.*E mbuluar/,
});
export const Loading = appStory({
  ...owner,
  failures: [{ operation: 'getManagedVenue', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  ...owner,
  failures: [{ operation: 'getManagedVenue', status: 500 }],
  shows: /The venue could not be loaded/,
  recovers: /3 courts/,
});

/** Changes the backend and has the page read it again. */
async function changed({ clients }: App, { control }: Backend, change: Parameters<typeof control.db.transact>[0]) {
  await control.db.transact(change);
  await clients.current().invalidateQueries();
}
const venueOf = ({ control }: Backend) =>
  control.db.read.venueUsers.find(({ user_id }) => user_id === demoId('owner'))?.venue_id ?? 0;

export const Empty = appStory({
  ...owner,
  play: async (_, app, backend) => {
    await screen.findByText('3 courts');
    await changed(app, backend, async (tx) => {
      for (const { id } of tx.courts.by('venue', venueOf(backend))) await tx.courts.remove(id);
    });
    await screen.findByText('This venue has no courts yet.');
    await expect(await button('Add court')).toBeVisible();
  },
});

export const Many = appStory({
  ...owner,
  play: async (_, app, backend) => {
    await screen.findByText('3 courts');
    await changed(app, backend, async (tx) => {
      const [first] = tx.courts.by('venue', venueOf(backend));
      if (!first) throw new TypeError('the seed has no court');
      const { id: _id, ...record } = first;
      for (let n = 4; n <= 20; n += 1)
        await tx.courts.insert({ ...record, name: `Fusha ${n}`, position: n, is_public: n % 2 === 0 });
    });
    await screen.findByText('20 courts');
    await expect(screen.getAllByText('Hidden')).toHaveLength(8);
  },
});

/** Staff has no button that would be refused, and no form by its address. */
const asStaff = (options: AppStoryOptions) =>
  appStory({
    ...options,
    play: async (_, app, backend) => {
      await screen.findByRole('button', { name: /^(Add court|Save)$/ });
      await changed(app, backend, async (tx) => {
        const mine = tx.venueUsers.one('membership', demoId('owner'), venueOf(backend));
        const membership = mine ?? tx.venueUsers.find(({ user_id }) => user_id === demoId('owner'));
        if (membership) await tx.venueUsers.update(membership.id, { role: 'staff' });
      });
      await screen.findByText('Only the owner and managers change courts.');
      const list = within(screen.getByRole('list', { name: 'Courts' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(3);
      await expect(list.queryAllByRole('button')).toEqual([]);
      await expect(list.queryAllByRole('link')).toEqual([]);
      await expect(screen.queryByRole('button', { name: 'Add court' })).toBeNull();
    },
  });
export const Staff = asStaff(owner);
export const StaffAtAForm = asStaff(court);

const names = () =>
  within(screen.getByRole('list', { name: 'Courts' }))
    .getAllByRole('link')
    .map((link) => link.textContent);
const said = (news: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(news));
const moves = ({ calls }: Backend) =>
  calls.flatMap(({ operation, path }) => (operation === 'updateCourt' ? [path] : []));

export const MovedByMenu = appStory({
  ...owner,
  play: async ({ userEvent }, _, backend) => {
    await userEvent.click(await button('Actions for Fusha 1'));
    await expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move down' }));
    await said('Fusha 1 is number 2 of 3.');
    await expect(names()).toEqual(['Fusha 2', 'Fusha 1', 'Fusha 3']);
    await waitFor(() => expect(moves(backend)).toHaveLength(1));
  },
});

/** The handle keeps the focus, so that the court can be moved on. */
export const MovedByKeys = appStory({
  ...owner,
  play: async ({ userEvent }, _, backend) => {
    const handle = await button('Move Fusha 1');
    await expect(handle).toHaveAccessibleDescription('Use the arrow keys to move the court.');
    handle.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await said('Fusha 1 is number 3 of 3.');
    await expect(names()).toEqual(['Fusha 2', 'Fusha 3', 'Fusha 1']);
    await expect(await button('Move Fusha 1')).toHaveFocus();
    await waitFor(() => expect(moves(backend)).toHaveLength(2));
    await expect(names()).toEqual(['Fusha 2', 'Fusha 3', 'Fusha 1']);
  },
});

const dragToTop = async ({ userEvent }: StoryContext, handleName: string) => {
  const handle = await button(handleName);
  const { left, top } = handle.closest('ul')!.getBoundingClientRect(); // the courts are a list
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: handle },
    { target: handle, coords: { clientX: left + 20, clientY: top + 20 } },
    { keys: '[/MouseLeft]', target: handle },
  ]);
};

export const MovedByDrag = appStory({
  ...owner,
  language: 'sq',
  play: async (context, _, backend) => {
    await dragToTop(context, 'Zhvendos Fusha 3');
    await said('Fusha 3 është numri 1 nga 3.');
    await waitFor(() => expect(moves(backend)).toHaveLength(1));
  },
});

export const MoveRefused = appStory({
  ...owner,
  failures: [{ operation: 'updateCourt', status: 500 }],
  play: async (context) => {
    await dragToTop(context, 'Move Fusha 3');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong.');
    await waitFor(() => expect(names()).toEqual(['Fusha 1', 'Fusha 2', 'Fusha 3']));
  },
});

export const Form = appStory({ ...court, shows: /Usual hours.*Delayed start.*Price per hour.*Prices of the week/ });
export const FormOnADesktop = appStory({
  ...court,
  wide: true,
  shows: /Different hours on some days.*Mon.*Sun.*Prices.*Price per hour.*Prices of the week/,
});
export const FormInAlbanian = appStory({
  ...court,
  language: 'sq',
  shows: /Lojtarët nuk e shohin dhe nuk e rezervojnë dot një fushë të fshehur\..*Fillimi i vonuar.*Çmimet e javës/,
});
export const NewCourt = appStory({ ...added, shows: /New court.*Name.*Sport.*Players capacity.*Price per hour/ });
export const NoSuchCourt = appStory({ ...owner, route: `${LIST}&court=999`, shows: /This court does not exist/ });

export const Duplicate = appStory({
  ...owner,
  route: `${LIST}&court=new&copy=1`,
  play: async () => {
    const fields = await form();
    await expect(fields.getByLabelText('Name')).toHaveValue('Fusha 1 (copy)');
    await waitFor(() => expect(fields.getByLabelText('Sport')).toHaveDisplayValue('Football'));
    await expect(fields.getByRole('spinbutton', { name: 'Players capacity' })).toHaveValue('14');
    await expect(fields.getByLabelText('Price per hour')).toHaveValue('3500');
  },
});

export const EmptyForm = {
  ...appStory({
    ...added,
    play: async ({ userEvent }, app, backend) => {
      await userEvent.click(await save());
      await expectMessages({
        Name: /Name is required\.$/,
        Sport: 'Sport is required.',
        'Players capacity': /Field is required\.$/,
        'Price per hour': /Field is required\.$/,
      });
      await expect(screen.getByRole('group', { name: 'Facilities' })).toHaveAccessibleDescription(
        'At least 2. Choose at least 2',
      );
      await userEvent.click(screen.getByRole('link', { name: 'Choose at least 2' }));
      await waitFor(async () => expect(await button('Changing rooms')).toHaveFocus());
      await expectUnsent('createCourt', app, backend);
    },
  }),
  name: '[CRT-03] [CRT-05] [CRT-08] [CRT-13] [CRT-14] [CRT-15] [UI-28] an empty form names every field and sends nothing',
};

/** Turns over the hour that has the focus, and those after it with it. */
const paint = (hours: number) => `[Space]{Shift>}${'{ArrowRight}'.repeat(hours - 1)}{/Shift}`;
export const NoHours = {
  ...appStory({
    ...court,
    play: async ({ userEvent }, app, backend) => {
      const group = await screen.findByRole('group', { name: 'Open hours' });
      const hours = within(group);
      const describedBy = (text: string | RegExp) => waitFor(() => expect(group).toHaveAccessibleDescription(text));
      const open = hours.getAllByRole('button', { pressed: true });
      open[0]?.focus();
      await userEvent.keyboard(paint(open.length)); // quicker than as many presses of a mouse
      await expect(hours.queryAllByRole('button', { pressed: true })).toEqual([]);
      await userEvent.click(await save());
      await waitFor(() => expect(hours.getByRole('button', { name: '06:00–07:00' })).toHaveFocus());
      await describedBy(/Choose at least 5$/);
      await userEvent.keyboard(paint(4));
      await expect(hours.getAllByRole('button', { pressed: true })).toHaveLength(4);
      await describedBy(/Choose at least 5$/);
      await expectUnsent('updateCourt', app, backend);
      await userEvent.click(hours.getByRole('button', { name: '23:00–24:00' }));
      await describedBy('At least 5. Press or drag to open and close hours.');
    },
  }),
  name: '[CRT-10] [CRT-11] a court without hours, then with four, is not sent',
};

export const WrongFigures = {
  ...appStory({
    ...court,
    play: async ({ userEvent }) => {
      const capacity = (await form()).getByRole('spinbutton', { name: 'Players capacity' });
      const price = screen.getByLabelText('Price per hour');
      const says = (field: HTMLElement, text: string | RegExp) =>
        waitFor(() => expect(field).toHaveAccessibleDescription(text));
      const facilities = within(screen.getByRole('group', { name: 'Facilities' }));
      for (const one of facilities.getAllByRole('button', { pressed: true }).slice(1)) await userEvent.click(one);
      await userEvent.clear(capacity);
      await userEvent.type(capacity, '1');
      await userEvent.clear(price);
      await userEvent.type(price, '-1');
      await userEvent.click(await save());
      await says(capacity, /Type a whole number from 2 to 100\.$/);
      await says(price, /The value must be at least 0$/);
      await waitFor(() => expect(screen.getAllByText('Choose at least 2')).toHaveLength(2)); // in the summary, and beside the field
      await userEvent.clear(price);
      await userEvent.type(price, 'abc');
      await says(price, /This field can only contain numbers$/);
      await userEvent.clear(price);
      await userEvent.type(price, '1500,00');
      await expect(price).toHaveAccessibleDescription(/This field can only contain numbers$/);
      await userEvent.clear(price);
      await userEvent.type(price, '0');
      await says(price, 'In new lek.');
    },
  }),
  name: '[CRT-04] [CRT-06] [CRT-09] [UI-23] figures that are too low say so',
};

const sent = (status: 'never' | 'reset' | 500 | 403, then: () => Promise<void>) =>
  appStory({
    ...court,
    failures: [{ operation: 'updateCourt', status }],
    play: async ({ userEvent }) => {
      const name = (await form()).getByLabelText('Name');
      await userEvent.clear(name);
      await userEvent.type(name, 'Fusha e re');
      await userEvent.click(await save());
      await then();
      await expect(name).toHaveValue('Fusha e re');
    },
  });
const refused = (status: 'reset' | 500 | 403) => sent(status, async () => void (await screen.findByRole('alert')));
export const Saving = sent('never', async () =>
  waitFor(async () => expect(await save()).toHaveAttribute('aria-busy', 'true')),
);
export const Refused = refused(403);
export const ServerError = refused(500);
export const NoAnswer = refused('reset');
