import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import { appStory } from '../app-story.tsx';
import { expectMessages } from '../fields.ts';
import { fillIn } from '../fill-in.ts';

export default { title: 'Pages/AdminVenue/Details' } satisfies Meta;

const route = '/admin/venue?view=details';
const own = { persona: 'everyone', module: 'venue' } as const;

export const Ready = appStory({ route, ...own, shows: /Accept online bookings.*Location.*Save changes/ });
export const Loading = appStory({
  route,
  ...own,
  failures: [{ operation: 'getManagedVenue', status: 'never' }],
  awaits: 'data',
});
export const Failed = appStory({
  route,
  ...own,
  failures: [{ operation: 'getManagedVenue', status: 500 }],
  shows: /The venue could not be loaded/,
  recovers: /Save changes/,
});

/** Staff reads: no field, no button. */
export const ForStaff = appStory({
  route,
  ...own,
  play: async (_, app, { control }) => {
    await control.db.transact(async (tx) => {
      const [at] = tx.venueUsers.by('user', 6);
      if (at) await tx.venueUsers.update(at.id, { role: 'staff' });
    });
    await app.clients.current().invalidateQueries();
    await screen.findByText('Only the owner and the managers of the venue can change these details.');
    await expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    await expect(within(screen.getByRole('tabpanel')).queryByRole('textbox')).toBeNull();
    await expect(await screen.findByText('Only an owner can add, change or remove users.')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Add user' })).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Roles and handing over' })).toBeNull();
  },
});

const ofOwner = { route, persona: 'owner', module: 'venue' } as const;
const admins = async () => within(await screen.findByRole('region', { name: 'Admins' }));

/** The list of the admins' own page, with its add dialog; the details stay where they are. */
export const Admins = appStory({
  ...ofOwner,
  play: async ({ userEvent }) => {
    const section = await admins();
    await expect(await section.findAllByRole('listitem')).toHaveLength(3);
    await expect(section.getByRole('link', { name: 'Roles and handing over' })).toHaveAttribute(
      'href',
      '/admin/venue/users',
    );
    await userEvent.click(section.getByRole('button', { name: 'Add user' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add user' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeVisible();
  },
});
export const AdminsOnADesktop = appStory({ ...ofOwner, wide: true, shows: /Mirela Gjoka.*Roles and handing over/ });
export const AdminsInAlbanian = appStory({ ...ofOwner, language: 'sq', shows: /Ruaj ndryshimet.*Rolet dhe kalimi/ });
export const AdminsAlone = appStory({ ...ofOwner, entityId: 17, shows: /You run this venue alone/ });
export const AdminsFailed = appStory({
  ...ofOwner,
  failures: [{ operation: 'listVenueUsers', status: 500 }],
  shows: /The users could not be loaded\./,
  recovers: /Roles and handing over/,
});

/** A manager changes the details, and neither the people nor the publication. */
export const ForManager = appStory({
  route,
  persona: 'venueManager',
  module: 'venue',
  shows: /Save changes/,
  play: async () => {
    const section = await admins();
    await expect(await section.findAllByRole('listitem')).toHaveLength(3);
    await expect(section.getByText('Only an owner can add, change or remove users.')).toBeVisible();
    await expect(section.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Actions for /),
    ]);
    await expect(screen.getByLabelText('Address')).toBeEnabled();
    await expect(screen.queryByRole('button', { name: 'Unpublish' })).toBeNull();
  },
});

const newVenue = { route: '/account?do=list-venue', persona: 'player' } as const;
const form = async () => within(await screen.findByRole('dialog', { name: 'List your venue' }));
const submit = async () => (await form()).getByRole('button', { name: 'Create venue' }).click();

export const NewVenue = appStory({ ...newVenue, shows: /players see nothing before you are ready\..*Create venue/ });
export const NewVenueInAlbanianOnADesktop = appStory({
  ...newVenue,
  language: 'sq',
  wide: true,
  shows: /lojtarët nuk shohin asgjë para se të jesh gati\..*Krijo qendrën/,
});

export const EmptyForm = {
  ...appStory({
    ...newVenue,
    shows: /Create venue/,
    play: async ({ userEvent }) => {
      const fields = await form();
      await userEvent.selectOptions(await fields.findByLabelText('City'), '');
      await submit();
      await expectMessages({
        Name: 'Name is required.',
        'Phone number': 'Phone number is required.',
        City: 'City is required.',
        Address: 'Address is required.',
        Latitude: 'Location is required.',
        Longitude: 'Location is required.',
      });
      // one line for the two coordinates
      const summary = () => within(fields.getByRole('alert')).getAllByRole('link');
      await waitFor(() =>
        expect(summary().map(({ textContent }) => textContent)).toEqual([
          'Name is required.',
          'Phone number is required.',
          'City is required.',
          'Address is required.',
          'Location is required.',
        ]),
      );
    },
  }),
  name: '[VEN-06] [VEN-07] [VEN-08] [VEN-09] [VEN-10] the messages of an empty form',
};

export const HalfALocation = {
  ...appStory({
    ...newVenue,
    shows: /Create venue/,
    play: async ({ userEvent }) => {
      const fields = await form();
      await userEvent.click(await fields.findByText('Enter coordinates'));
      const latitude = await fields.findByLabelText('Latitude');
      const longitude = fields.getByLabelText('Longitude');
      await userEvent.type(longitude, '19.82');
      await submit();
      await waitFor(() => expect(latitude).toHaveAccessibleDescription('Location is required.'));
      await waitFor(() => expect(longitude).not.toHaveAccessibleDescription());
      await userEvent.type(latitude, '41.33');
      await userEvent.clear(longitude);
      await waitFor(() => expect(longitude).toHaveAccessibleDescription('Location is required.'));
      await waitFor(() => expect(latitude).not.toHaveAccessibleDescription());
    },
  }),
  name: '[VEN-20] [VEN-21] a location needs both coordinates',
};

const INVALID = 'Phone number must be a valid international or local number.';
const SHORT = 'Phone number must be at least 9 digits long.';

export const PhoneNumbers = {
  ...appStory({
    ...newVenue,
    shows: /Create venue/,
    play: async ({ userEvent }) => {
      const fields = await form();
      const phone = await fields.findByLabelText('Phone number');
      await submit();
      for (const [number, message] of [
        ['+12ab', INVALID],
        ['12345678', SHORT],
        ['123456789', ''],
        ['355691234567', ''],
        ['+355691234567', ''],
        ['+1234567890123456', INVALID],
        ['+1', INVALID],
        ['+12', SHORT],
        ['069-123-4567', INVALID],
        ['069 123 4567', ''],
      ] as const) {
        await userEvent.clear(phone);
        await userEvent.type(phone, number);
        await waitFor(() => expect(phone, number).toHaveAccessibleDescription(message));
      }
    },
  }),
  name: '[VEN-11] [VEN-12] [VEN-22] [VEN-23] [VEN-24] [VEN-25] which phone numbers a venue may have',
};

/** The requests of this operation, the oldest first. */
const sent = ({ calls }: Backend, operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ request }) => request);

export const NewVenueSent = {
  ...appStory({
    ...newVenue,
    shows: /Create venue/,
    play: async ({ userEvent }, _, backend) => {
      await fillIn(userEvent, screen.getByRole('dialog', { name: 'List your venue' }), [
        ['paste', 'Name', 'Fusha e Bulevardit'],
        ['choose', 'Phone prefix', '+49 Germany'],
        ['paste', 'Phone number', '030 123 4567'],
        ['choose', 'City', 'Korçë'],
        ['paste', 'Address', 'Bulevardi i Ri 27'],
        ['unfold', 'Enter coordinates'],
        ['paste', 'Latitude', '40.61'],
        ['paste', 'Longitude', '20.78'],
        ['press', 'Create venue'],
      ]);
      await screen.findByText('Your venue is created.');
      await expect(sent(backend, 'createVenue')).toEqual([
        {
          module: 'base',
          name: 'Fusha e Bulevardit',
          phone_prefix: '+49',
          phone_number: '301234567',
          description: '',
          is_bookable: false,
          city_id: 7,
          address: 'Bulevardi i Ri 27',
          latitude: 40.61,
          longitude: 20.78,
        },
      ]);
    },
  }),
  name: '[API-07] [API-27] [ENT-25] [ENT-114] [ENT-117…124] a new venue is sent with what it must have, without slug and status',
};

/** Logo and photos have their own view, and the publication stands on the overview: each is saved by itself. */
export const EveryField = {
  ...appStory({
    ...ofOwner,
    play: async ({ userEvent }, { router }, backend) => {
      const page = within(await screen.findByRole('tabpanel'));
      const [name, city, address] = [
        await page.findByRole('textbox', { name: 'Name' }),
        page.getByRole('combobox', { name: 'City' }),
        page.getByRole('textbox', { name: 'Address' }),
      ];
      await within(city).findByRole('option', { name: 'Korçë' });
      await expect(within(city).getAllByRole('option')).toHaveLength(21);
      await expect(page.getByRole('combobox', { name: 'Phone prefix' })).toHaveValue('+355');
      await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveAttribute('type', 'tel');
      await expect(page.getByRole('textbox', { name: 'Description (optional)' })).toHaveProperty('tagName', 'TEXTAREA');
      await expect(page.getByRole('switch', { name: 'Accept online bookings' })).toBeChecked();
      await expect(await page.findByRole('button', { name: /^Pin of the venue/ })).toBeVisible();
      const people = within(page.getByRole('region', { name: 'Admins' }));
      await expect(await people.findAllByRole('listitem')).toHaveLength(3);
      await expect(people.getByRole('button', { name: 'Add user' })).toBeVisible();

      await fillIn(userEvent, screen.getByRole('tabpanel'), [
        ['paste', 'Name', 'Fusha e Re'],
        ['choose', 'Phone prefix', '+49 Germany'],
        ['paste', 'Phone number', '030 123 4567'],
        ['paste', 'Description (optional)', 'Me drita.'],
        ['choose', 'City', 'Korçë'],
        ['paste', 'Address', 'Bulevardi i Ri 27'],
        ['unfold', 'Enter coordinates'],
        ['paste', 'Latitude', '40.61'],
        ['paste', 'Longitude', '20.78'],
        ['paste', 'Address of the page', 'Fusha-e-Re'],
      ]);
      await userEvent.click(page.getByRole('switch', { name: 'Accept online bookings' }));
      await userEvent.click(page.getByRole('button', { name: 'Save changes' }));
      await screen.findByText('The details are saved.');
      await expect([name, city, address].map((field) => (field as HTMLInputElement).value)).toEqual([
        'Fusha e Re',
        '7',
        'Bulevardi i Ri 27',
      ]);
      await router.navigate('/admin/venue?view=photos');
      await expect(await screen.findByRole('heading', { name: 'Logo' })).toBeVisible();
      await expect(screen.getByRole('heading', { name: 'Photos' })).toBeVisible();
      await router.navigate('/admin/venue');
      await expect(await screen.findByRole('button', { name: 'Unpublish' })).toBeVisible();
      await expect(sent(backend, 'updateVenue')).toEqual([
        {
          module: 'venue',
          name: 'Fusha e Re',
          phone_prefix: '+49',
          phone_number: '301234567',
          description: 'Me drita.',
          is_bookable: false,
          city_id: 7,
          address: 'Bulevardi i Ri 27',
          latitude: 40.61,
          longitude: 20.78,
          slug: 'fusha-e-re',
        },
      ]);
    },
  }),
  name: '[API-09] [API-29] [ENT-24] [ENT-25] [ENT-103…109] [ENT-113] [ENT-114] [ENT-117…125] every field of a venue is on its pages, and is sent',
};
