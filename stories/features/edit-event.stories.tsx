import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { drawnPicture } from '../drawn-picture.ts';
import { atAPlace, chooseFile, create, form, next, what } from '../event-form.ts';
import { expectMessages } from '../fields.ts';

export default { title: 'Features/Edit event' } satisfies Meta;

const picture = () => screen.getByRole('dialog').querySelector('img');

export const Create = appStory({
  ...create,
  shows: /Step 1 of 3.*Create as.*Community: Basketi i Lagjes.*Title.*Get-together.*Choose picture.*Next/,
});
export const CreateOnADesktop = appStory({
  ...create,
  wide: true,
  shows: /What to bring, and how you play\..*Picture/,
});
export const CreateInAlbanian = appStory({ ...create, language: 'sq', shows: /Hapi 1 nga 3.*Krijoje si.*Takim/ });

/** In whose names a player who runs two communities and no team creates events. */
export const InWhoseName = appStory({
  ...create,
  play: async () => {
    const owners = within(await (await form()).findByLabelText('Create as'));
    await expect(await owners.findByRole('option', { name: 'Community: Basketi i Lagjes' })).toBeVisible();
    await expect(owners.getByRole('option', { name: 'Myself', selected: true })).toBeVisible();
  },
});

/** What the first step cannot be without; the next ones are not wrong before they are asked for. */
export const NothingFilledIn = appStory({
  ...create,
  play: async ({ userEvent }) => {
    await next(userEvent);
    await expectMessages({ Title: /Field is required\.$/, Sport: 'Sport is required.' });
    await what(userEvent);
    await expect(screen.queryByText('Choose a booking, or book a court.')).toBeNull();
    await next(userEvent);
    await expect(await screen.findByText('Choose a booking, or book a court.')).toBeVisible();
  },
});

/** One's own coming bookings without an event; what is chosen brings its day, its time and its price. */
export const OnABooking = appStory({
  ...create,
  play: async ({ userEvent }) => {
    const dialog = await what(userEvent);
    const [first] = await within(await dialog.findByRole('list', { name: 'Your bookings' })).findAllByRole('button');
    await userEvent.click(first!);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Book a court' })).toBeVisible());
    await next(userEvent);
    await expect(await dialog.findByLabelText(/^Price for all together/)).not.toHaveValue('');
    await expect(dialog.getByText(/^The court costs ALL .* per person when all 10 seats are taken\.$/)).toBeVisible();
  },
});
export const WithoutABooking = appStory({
  ...create,
  persona: 'superUser',
  play: async ({ userEvent }) => {
    const dialog = await what(userEvent);
    await expect(await dialog.findByText(/^You have no coming booking that fits this event\./)).toBeVisible();
  },
});
export const BookingsLoading = appStory({
  ...create,
  failures: [{ operation: 'listBookings', status: 'never' }],
  play: async ({ userEvent }) => {
    const dialog = await what(userEvent);
    await expect(await dialog.findByRole('status', { name: 'Loading…' })).toBeVisible();
  },
});
export const BookingsFailed = appStory({
  ...create,
  failures: [{ operation: 'listBookings', status: 500 }],
  play: async ({ userEvent }) => {
    const dialog = await what(userEvent);
    await expect(await dialog.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** A court booked from within: venues of the sport, their free times. */
export const BookingACourt = appStory({
  ...create,
  play: async ({ userEvent }) => {
    const dialog = await what(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Book a court' }));
    const picker = await form('Book a court');
    const venues = within(await picker.findByRole('list', { name: 'Venues' }));
    await userEvent.click(venues.getByRole('button', { name: /^Arena Dajti/ }));
    const times = await form('Arena Dajti');
    const [slot] = await times.findAllByRole('button', { name: /^\d\d:00/ });
    await userEvent.click(slot!);
    await expect(await times.findByText(/^Fusha A.*ALL/)).toBeVisible();
    await expect(times.getByRole('button', { name: 'Book' })).not.toHaveAttribute('aria-disabled');
  },
});

/** The court is booked but its booking cannot be read: the form holds it, says so, and is not sent without it. */
export const BookedButUnread = appStory({
  ...create,
  failures: [
    { operation: 'createBooking', status: 'lost' },
    { operation: 'getBooking', status: 500 },
  ],
  play: async ({ userEvent }, _, backend) => {
    const dialog = await what(userEvent);
    await userEvent.click(dialog.getByRole('button', { name: 'Book a court' }));
    const picker = await form('Book a court');
    const venues = within(await picker.findByRole('list', { name: 'Venues' }));
    await userEvent.click(venues.getByRole('button', { name: /^Arena Dajti/ }));
    const times = await form('Arena Dajti');
    const [slot] = await times.findAllByRole('button', { name: /^\d\d:00/ });
    await userEvent.click(slot!);
    await times.findByText(/^Fusha A.*ALL/);
    await userEvent.click(times.getByRole('button', { name: 'Book' }));
    const sheet = await form('Confirm booking');
    await userEvent.click(await sheet.findByRole('button', { name: /^Confirm booking/ }));
    await expect(await screen.findByText('We could not load the booked court.')).toBeVisible();
    await next(userEvent);
    await expect(await screen.findByText('We could not load the booked court.')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Where and when' })).toBeVisible();
    await backend.control.setScenario('default');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('We could not load the booked court.')).toBeNull());
    await next(userEvent);
    await expect(await screen.findByText(/^The court costs ALL/)).toBeVisible();
    await expect(screen.getByLabelText(/^Price for all together/)).not.toHaveValue('');
  },
});

/** A court that was chosen and whose booking is not read yet: the server says which deadline has passed, beside its field. */
export const DeadlineOfAnUnreadCourt = appStory({
  ...create,
  failures: [{ operation: 'getBooking', status: 'held' }],
  play: async ({ userEvent }, _, backend) => {
    const dialog = await what(userEvent);
    const [today] = await within(await dialog.findByRole('list', { name: 'Your bookings' })).findAllByRole('button');
    await userEvent.click(today!);
    await next(userEvent);
    await userEvent.selectOptions(await dialog.findByLabelText('Answers until'), '2 days before');
    await userEvent.click(dialog.getByRole('button', { name: 'Create event' }));
    await waitFor(() => expect(backend.calls.some(({ operation }) => operation === 'createEvent')).toBe(true));
    backend.control.addFailure({ operation: 'getBooking', status: 500 }); // a refused form reads again what is on screen first
    await expectMessages({ 'Answers until': 'Choose a time that is still to come.' });
  },
});

/** A picture is optional: it is shown where it was chosen, and can be taken away again. */
export const Picture = appStory({
  ...create,
  play: async ({ userEvent }) => {
    const dialog = await form();
    await dialog.findByText('Shown in lists and on the page of the event.');
    await expect(dialog.queryByRole('button', { name: 'Remove' })).toBeNull();
    await chooseFile(userEvent, await drawnPicture('park.png'));
    await expect(await dialog.findByRole('button', { name: 'Change picture' })).toBeVisible();
    await expect(picture()).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(dialog.getByRole('button', { name: 'Choose picture' })).toBeVisible();
    await expect(picture()).toBeNull();
  },
});
/** A file that is no picture is refused beside the picture. */
export const NoPicture = appStory({
  ...create,
  play: async ({ userEvent }) => {
    const dialog = await form();
    await dialog.findByText('Shown in lists and on the page of the event.');
    await chooseFile(userEvent, new File(['only words'], 'park.jpg', { type: 'image/jpeg' }));
    await expect(await dialog.findByText('Error while uploading the images.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Choose picture' })).toBeVisible();
  },
});

/** Any other place has a day, times and a city of its own. */
export const AtAnotherPlace = appStory({
  ...create,
  play: async ({ userEvent }) => {
    const dialog = await what(userEvent);
    await userEvent.click(dialog.getByRole('radio', { name: 'Other place' }));
    await next(userEvent);
    await expectMessages({ 'Name of the place': 'Name is required.' });
    await userEvent.type(dialog.getByLabelText('Name of the place'), 'Parku i Madh');
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Date' }));
    await next(userEvent);
    await expectMessages({ Date: 'Date is required.' });
  },
});
export const Who = appStory({
  ...create,
  wide: true,
  play: async ({ userEvent }) => {
    const dialog = await atAPlace(userEvent);
    await next(userEvent);
    await userEvent.click(await dialog.findByRole('switch', { name: 'Cancel when too few come' }));
    await expect(dialog.getByRole('spinbutton', { name: 'At least' })).toHaveValue('8');
    const price = dialog.getByLabelText(/^Price for all together/);
    // many people still quote old lek, ten times as many
    await expect(price).toHaveAccessibleDescription('In new lek. Leave it empty if it is free.');
    await userEvent.type(price, '2.000');
    await expect(await dialog.findByText('ALL 200 per person when all 10 seats are taken.')).toBeVisible();
  },
});
/** The server refuses a field of an earlier step: the form goes back to it, and what was typed stays. */
export const Refused = appStory({
  ...create,
  failures: [{ operation: 'createEvent', status: 500 }],
  play: async ({ userEvent }) => {
    const dialog = await atAPlace(userEvent);
    await next(userEvent);
    await userEvent.click(await dialog.findByRole('button', { name: 'Create event' }));
    await expect(await dialog.findByText('Something went wrong.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(dialog.getByLabelText('Name of the place')).toHaveValue('Parku i Madh');
  },
});
export const OfAnOrganization = appStory({
  route: '/events?do=create',
  persona: 'organizationManager',
  module: 'organization',
  play: async ({ userEvent }) => {
    const dialog = await what(userEvent);
    // courts are booked as a player
    await expect(dialog.queryByRole('radio', { name: 'Court' })).toBeNull();
    await expect(dialog.getByLabelText('Name of the place')).toBeVisible();
  },
});

// a free place, of the player, with people and money; the next Thursday game is on a court of its host
const own = { route: '/event/7/info?do=edit', persona: 'player' } as const;
const thursday = { route: '/event/3/info?do=edit', persona: 'teamAdmin' } as const;

export const Edit = appStory({
  ...own,
  wide: true,
  play: async () => {
    const dialog = await form('Edit event');
    await expect(await dialog.findByLabelText('Title')).toHaveValue('Futboll miqësor për çdo moshë');
    await expect(dialog.getByLabelText('Name of the place')).toHaveValue('Parku i Madh i Liqenit');
    await expect(dialog.getByLabelText(/^Price for all together/)).toHaveValue('4000');
    await expect(dialog.getByRole('checkbox', { name: 'Tell the participants' })).toBeChecked();
  },
});
export const EditInAlbanian = appStory({
  ...own,
  language: 'sq',
  shows: /Ndrysho aktivitetin.*Njofto pjesëmarrësit/,
  play: async () => {
    const price = (await form('Ndrysho aktivitetin')).getByLabelText(/^Çmimi për të gjithë/);
    await expect(price).toHaveAccessibleDescription('Në lekë të reja. Lëre bosh nëse është falas.');
  },
});
/** Its own court is chosen, and can be given up. */
export const EditOnACourt = appStory({
  ...thursday,
  play: async ({ userEvent }) => {
    const dialog = await form('Edit event');
    const bookings = within(await dialog.findByRole('list', { name: 'Your bookings' }));
    await expect(
      await bookings.findByRole('button', { name: /^Thursday, November 26, 20:00–21:00/, pressed: true }),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'No court yet' }));
    await expect(dialog.getByLabelText('Start')).toHaveValue('20:00');
  },
});
/** Bookings of another sport are no court for it: the player's are for football, this is basketball. */
export const EditWithoutACourtOfItsSport = appStory({
  route: '/event/9/info?do=edit',
  persona: 'player',
  play: async ({ userEvent }) => {
    const dialog = await form('Edit event');
    await userEvent.click(dialog.getByRole('radio', { name: 'Court' }));
    await expect(
      await dialog.findByText(
        'You have no coming booking that fits this event. Book a court here, and you come back to this form.',
      ),
    ).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Book a court' })).toBeVisible();
  },
});
/** More people are going than the seats that are asked for: the message stands beside the seats. */
export const EditRefused = appStory({
  ...thursday,
  play: async ({ userEvent }) => {
    const dialog = await form('Edit event');
    const seats = await dialog.findByRole('spinbutton', { name: 'Seats' });
    await userEvent.clear(seats);
    await userEvent.type(seats, '10');
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(seats).toBeInvalid());
    await expect(seats).toHaveValue('10');
  },
});
