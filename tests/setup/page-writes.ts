/** Each page that writes, with its main write: how it is begun, what is typed, what is pressed. */
import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../src/shared/api/generated/routes.ts';
import { FREE_TO_GO, choose, item } from './booking-list.ts';
import type { Persona } from './personas.ts';
import type { Language } from './person.ts';

/** What is typed into a field, or ticked (''). */
type Typed = readonly [(page: Page) => Locator, string];

export interface PageWrite {
  /** Of the route table. */
  path: string;
  /** Below `/app/`. */
  address: string;
  as?: Persona;
  operation: OperationId;
  /** English where absent. */
  language?: Language;
  /** What stands before the fields: a menu, a dialog without an address. */
  open?: (page: Page) => Promise<void>;
  typed?: readonly Typed[];
  /** Kept by no draft: a password, what is about other people. */
  isNotKept?: true;
  /** Brings the question that `press` answers; it closes with the answer. */
  asks?: (page: Page) => Promise<void>;
  press: (page: Page) => Locator;
  /** What an answer that was lost, or told nothing, is said to mean. */
  lost?: string;
  /** What a 409 is said to mean, where the page knows it better than the server. */
  stale?: string;
  /** A field that the server may refuse, as it names it, and the field on the screen. */
  refuses?: readonly [string, (page: Page) => Locator];
  /** What is there once it is done. */
  done: (page: Page) => Locator;
  /** What a second press says after an answer that was lost, where it is not simply done. */
  again?: RegExp;
}

const field =
  (label: string | RegExp) =>
  (page: Page): Locator =>
    page.getByLabel(label, typeof label === 'string' ? { exact: true } : {});
const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.locator('dialog[open]').getByRole('button', { name, exact: true });
const said =
  (text: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(text).first();
const heading =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('heading', { name });
const inRow =
  (list: string, name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('list', { name: list }).getByRole('button', { name, exact: true }).first();
const pressed =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, pressed: true }).first();

const player = { as: 'player' } as const;
const owner = { as: 'owner' } as const;
const teamAdmin = { as: 'teamAdmin' } as const;
const manager = { as: 'organizationManager' } as const;
const superUser = { as: 'superUser' } as const;
const venue = 'switch_module=venue&switch_entity_id=1';
const team = 'switch_module=team&switch_entity_id=1';
const organization = 'switch_module=organization&switch_entity_id=1';
const review = 'switch_module=superuser&switch_entity_id=5';

export const pageWrites: readonly PageWrite[] = [
  {
    path: '/explore',
    address: 'explore',
    ...player,
    operation: 'addVenueBookmark',
    press: button('Bookmark Qendra Sportive Kombinati Veri'),
    done: pressed('Bookmark Qendra Sportive Kombinati Veri'),
  },
  {
    path: '/venues',
    address: 'venues?keywords=morava',
    ...player,
    operation: 'addVenueBookmark',
    press: button('Bookmark Qendra Morava'),
    done: pressed('Bookmark Qendra Morava'),
  },
  {
    path: '/venue/:slug',
    address: 'venue/fusha-e-liqenit?date=2026-11-26&court=2&slot=15&book=1',
    ...player,
    operation: 'createBooking',
    press: inDialog('Confirm booking'),
    lost: 'Connection lost. Nothing was booked. You can try again.',
    done: said('Booking confirmed'),
  },
  {
    path: '/account',
    address: 'account?do=edit',
    ...player,
    operation: 'saveProfile',
    typed: [[field('Name'), 'Arben Hoxha i Riu']],
    press: inDialog('Save changes'),
    refuses: ['name', field('Name')],
    done: heading('Arben Hoxha i Riu'),
  },
  {
    path: '/bookings',
    address: 'bookings',
    ...player,
    operation: 'cancelBooking',
    open: (page) => choose(item(page, FREE_TO_GO), 'Cancel booking'),
    typed: [[field(/^Reason/), 'Two of us are ill']],
    press: inDialog('Cancel booking'),
    done: said('The booking is cancelled.'),
  },
  {
    path: '/auth/login',
    address: 'auth/login',
    language: 'sq',
    operation: 'login',
    typed: [
      [field('Numri i telefonit'), '690000001'],
      [(page) => page.getByRole('textbox', { name: 'Fjalëkalimi', exact: true }), 'demo1234'],
    ],
    isNotKept: true,
    press: button('Hyr'),
    refuses: ['phone_number', field('Numri i telefonit')],
    done: heading('Eksploro'),
  },
  {
    path: '/auth/register',
    address: 'auth/register',
    operation: 'register',
    typed: [
      [field('Phone number'), '697778899'],
      [(page) => page.getByRole('checkbox', { name: /^I accept the terms/ }), ''],
    ],
    press: button('Send code'),
    refuses: ['phone_number', field('Phone number')],
    done: heading('Enter the code'),
  },
  {
    path: '/auth/forgot-password',
    address: 'auth/forgot-password',
    language: 'sq',
    operation: 'forgotPassword',
    typed: [[field('Numri i telefonit'), '690000001']],
    press: button('Dërgo kodin'),
    refuses: ['phone_number', field('Numri i telefonit')],
    done: heading('Shkruaj kodin'),
  },
  {
    path: '/auth/credentials',
    address: 'auth/credentials',
    as: 'withoutPassword',
    operation: 'setCredentials',
    typed: [
      [(page) => page.getByRole('textbox', { name: 'Password', exact: true }), 'long-enough-1'],
      [(page) => page.getByRole('textbox', { name: 'Repeat the password' }), 'long-enough-1'],
    ],
    isNotKept: true,
    press: button('Save password'),
    refuses: ['password', (page) => page.getByRole('textbox', { name: 'Password', exact: true })],
    done: heading('Explore'),
  },
  {
    path: '/auth/profile',
    address: 'auth/profile',
    as: 'withoutProfile',
    language: 'sq',
    operation: 'saveProfile',
    typed: [
      [field('Emri'), 'Era Hoxha'],
      [field('Viti i lindjes'), '1990'],
      [field('Qyteti'), '2'],
    ],
    press: button('Ruaj ndryshimet'),
    refuses: ['name', field('Emri')],
    done: heading('Eksploro'),
  },
  {
    path: '/teams',
    address: 'account?do=start-team',
    ...player,
    operation: 'createTeam',
    typed: [
      [field('Name'), 'Ekipi i Së Enjtes'],
      [field('Sport'), '1'],
      [field('City'), '2'],
      [field('Foundation year'), '2019'],
    ],
    press: inDialog('Save'),
    refuses: ['name', field('Name')],
    done: said('Your team is created.'),
  },
  {
    path: '/communities',
    address: 'communities?do=create',
    ...player,
    operation: 'createCommunity',
    typed: [
      [field('Name'), 'E enjtja'],
      [inDialog('Football'), ''],
    ],
    press: inDialog('Create community'),
    refuses: ['name', field('Name')],
    done: said('Your community is created.'),
  },
  {
    path: '/team/:slug',
    address: 'team/kalaja-united?do=join',
    ...player,
    operation: 'joinTeam',
    typed: [[field(/^Message \(/), 'I keep goal.']],
    press: inDialog('Send request'),
    refuses: ['message', field(/^Message \(/)],
    done: said('Request sent'),
  },
  {
    path: '/community/:id/feed',
    address: 'community/6/feed',
    ...player,
    operation: 'joinCommunity',
    press: button('Join community'),
    done: said('You are in Veteranët e Durrësit.'),
  },
  {
    path: '/community/:id/members',
    address: 'community/1/members?do=invite',
    ...teamAdmin,
    operation: 'inviteToCommunity',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Search by name or phone' }).fill('mirela gj');
      await page.getByRole('option', { name: 'Mirela Gjoka' }).click();
    },
    press: inDialog('Invite'),
    done: said('1 person is invited.'),
  },
  {
    path: '/community/:id/requests',
    address: 'community/2/requests',
    ...player,
    operation: 'decideApplication',
    press: inRow('Requests', 'Accept'),
    stale: 'It is no longer open. This is how it stands now.',
    done: said('is accepted'),
  },
  {
    path: '/event/:id/info',
    address: 'event/14/info',
    ...player,
    operation: 'answerEvent',
    press: button('Going'),
    done: pressed('Going'),
  },
  {
    path: '/event/:id/participants',
    address: 'event/7/participants',
    ...player,
    operation: 'updateParticipant',
    press: inRow('Requests', 'Approve'),
    done: heading('Requests (2)'),
  },
  {
    path: '/event/:id/game',
    address: 'event/11/game',
    ...player,
    operation: 'confirmResult',
    press: button('Confirm result'),
    done: said('The result is official.'),
  },
  {
    path: '/games',
    address: 'games?when=past',
    ...player,
    operation: 'disputeResult',
    open: (page) => button('Dispute result')(page).first().click(),
    typed: [[field('What is wrong?'), 'We won the third set.']],
    press: inDialog('Dispute result'),
    refuses: ['reason', field('What is wrong?')],
    done: said('You disputed the result.'),
  },
  {
    path: '/fixtures/:id',
    address: 'fixtures/29',
    ...player,
    operation: 'followGame',
    press: button('Follow'),
    done: pressed('Follow'),
  },
  {
    path: '/competition/:competitionId/applications',
    address: `competition/5/applications?${organization}`,
    ...manager,
    operation: 'decideApplication',
    press: inRow('Applications', 'Waiting list'),
    stale: 'It is no longer open. This is how it stands now.',
    done: said(/waiting list\./),
  },
  {
    path: '/competition/:competitionId/pipeline',
    address: `competition/5/pipeline?${organization}`,
    ...manager,
    operation: 'savePipeline',
    open: (page) => button('Add stage')(page).click(),
    typed: [[(page) => page.getByRole('textbox', { name: 'Name' }), 'Superfinalja']],
    press: (page) => page.getByRole('button', { name: 'Save', exact: true }),
    done: said('saved'),
    again: /This has changed in the meantime\./,
  },
  {
    path: '/competition/:competitionId/application/:id',
    address: `competition/5/application/6?do=wait&${organization}`,
    ...manager,
    operation: 'decideApplication',
    open: (page) => button('Waiting list')(page).click(),
    typed: [[field(/^Note/), 'You are the first.']],
    press: inDialog('Waiting list'),
    refuses: ['note', field(/^Note/)],
    done: said(/^On the waiting list$/),
  },
  {
    path: '/competition/:id/about',
    address: 'competition/5/about?do=apply&switch_module=base&switch_entity_id=3',
    ...teamAdmin,
    operation: 'applyToCompetition',
    typed: [[field(/^Message \(/), 'We play every Thursday.']],
    press: inDialog('Apply'),
    refuses: ['message', field(/^Message \(/)],
    done: said('has applied to'),
    again: /You have already applied\./,
  },
  {
    path: '/competition/:id/teams',
    address: `competition/1/teams?deduct=4&${organization}`,
    ...manager,
    operation: 'updateCompetitionTeam',
    typed: [[field('Reason'), 'They came late.']],
    press: inDialog('Deduct points'),
    refuses: ['reason', field('Reason')],
    done: said('points'),
  },
  {
    path: '/competition/:id/fixtures',
    address: `competition/1/fixtures?${organization}`,
    ...manager,
    operation: 'postponeMatchday',
    open: async (page) => {
      await button('Postpone matchday')(page).click();
      await page.getByRole('dialog').getByLabel('Matchday', { exact: true }).selectOption({ index: 2 });
    },
    typed: [
      [field('New day'), '06/05/2027'],
      [field('Reason'), 'Heavy rain.'],
    ],
    press: inDialog('Postpone'),
    refuses: ['reason', field('Reason')],
    done: said('The matchday is postponed. The teams are told.'),
    again: /Choose a later day\./,
  },
  {
    path: '/application/:id',
    address: `application/1?do=accept&${team}`,
    ...teamAdmin,
    operation: 'decideApplication',
    typed: [[field(/^Note/), 'Come on Thursday.']],
    press: inDialog('Accept'),
    refuses: ['note', field(/^Note/)],
    done: said(/^Accepted$/),
  },
  {
    path: '/applications',
    address: 'application/3',
    ...player,
    operation: 'withdrawApplication',
    asks: (page) => button('Withdraw')(page).click(),
    press: inDialog('Withdraw'),
    stale: 'It is no longer open. This is how it stands now.',
    done: said('The application is withdrawn.'),
  },
  {
    path: '/notifications',
    address: 'notifications',
    ...player,
    operation: 'markNotificationsRead',
    press: button('Mark all as read'),
    done: said('You are up to date.'),
  },
  {
    path: '/settings',
    address: 'settings',
    ...player,
    operation: 'bulkUpsertSettings',
    typed: [
      [field('From'), '22:00'],
      [field('To'), '07:00'],
    ],
    press: button('Save all'),
    done: said('Your notification settings are saved.'),
  },
  {
    path: '/admin/venue',
    address: `admin/venue?view=details&${venue}`,
    ...owner,
    operation: 'updateVenue',
    typed: [[field('Name'), 'Fusha e Liqenit të Madh']],
    press: button('Save changes'),
    refuses: ['name', field('Name')],
    done: said('The details are saved.'),
  },
  {
    path: '/admin/venue/calendar',
    address: `admin/venue/calendar?date=2026-11-26&book=1_2026-11-26_3&${venue}`,
    ...owner,
    operation: 'createVenueBooking',
    typed: [
      [field('Name'), 'Ana Leka'],
      [field(/^Phone number/), '069 000 00 77'],
    ],
    isNotKept: true,
    press: inDialog('Book'),
    done: said('Booked for Ana Leka'),
  },
  {
    path: '/admin/venue/users',
    address: `admin/venue/users?do=add&${venue}`,
    ...owner,
    operation: 'addVenueUser',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Search by name or phone' }).fill('arben hox');
      await page.getByRole('option', { name: 'Arben Hoxha' }).click();
    },
    press: inDialog('Save'),
    done: said('Arben Hoxha'),
  },
  {
    path: '/admin/organization/users',
    address: `admin/organization/users?do=add&${organization}`,
    ...manager,
    operation: 'addOrganizationUser',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Search by name or phone' }).fill('arben hox');
      await page.getByRole('option', { name: 'Arben Hoxha' }).click();
    },
    press: inDialog('Save'),
    done: said('Arben Hoxha'),
  },
  {
    path: '/admin/organization/settings',
    address: `admin/organization/settings?${organization}`,
    ...manager,
    operation: 'updateOrganization',
    typed: [[field('Name'), 'Liga e Tiranës']],
    press: button('Save'),
    refuses: ['name', field('Name')],
    done: said('The profile is saved.'),
  },
  {
    path: '/admin/team',
    address: `admin/team?view=details&${team}`,
    ...teamAdmin,
    operation: 'updateTeam',
    typed: [[field('Name'), 'Shqiponjat e Liqenit të Ri']],
    press: button('Save'),
    refuses: ['name', field('Name')],
    done: said('saved'),
  },
  {
    path: '/admin/team/users',
    address: `admin/team/users?do=add&${team}`,
    ...teamAdmin,
    operation: 'addTeamMember',
    open: async (page) => {
      await page.getByRole('combobox', { name: 'Search by name or phone' }).fill('arben hox');
      await page.getByRole('option', { name: 'Arben Hoxha' }).click();
    },
    typed: [[field(/^Jersey number/), '44']],
    isNotKept: true,
    press: inDialog('Add'),
    refuses: ['jersey_number', field(/^Jersey number/)],
    done: said('The invitation is sent.'),
  },
  {
    path: '/super/venue/:slug',
    address: `super/venue/butrinti-tenis?do=reject&${review}`,
    ...superUser,
    operation: 'reviewVenue',
    typed: [[field('Reason'), 'The address is not there.']],
    press: inDialog('Reject'),
    refuses: ['reason', field('Reason')],
    done: said('Unpublished'),
  },
  {
    path: '/super/venue/:slug/manage',
    address: `super/venue/butrinti-tenis/manage?${review}`,
    ...superUser,
    operation: 'updateVenue',
    typed: [[field('Name'), 'Butrinti Tenis Klub']],
    press: button('Save changes'),
    refuses: ['name', field('Name')],
    done: said('saved'),
  },
];
