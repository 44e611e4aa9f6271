/** What those write who run a venue, a team, an organization or the app. */
import { button, field, inDialog, inRow, said, type PageWrite } from './page-write.ts';

const owner = { as: 'owner' } as const;
const teamAdmin = { as: 'teamAdmin' } as const;
const manager = { as: 'organizationManager' } as const;
const superUser = { as: 'superUser' } as const;
const venue = 'switch_module=venue&switch_entity_id=1';
const team = 'switch_module=team&switch_entity_id=1';
const organization = 'switch_module=organization&switch_entity_id=1';
const review = 'switch_module=superuser&switch_entity_id=5';

export const deskWrites: readonly PageWrite[] = [
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
      await page.getByRole('combobox', { name: 'Search by name or phone' }).fill('mirela gjo');
      await page.getByRole('option', { name: 'Mirela Gjoka' }).click();
    },
    typed: [[field(/^Jersey number/), '44']],
    isNotKept: true,
    press: inDialog('Add'),
    refuses: ['jersey_number', field(/^Jersey number/)],
    done: said('The invitation is sent.'),
    again: /This user is already a member\./,
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
