import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { fillIn, type Step } from '../fill-in.ts';
import { doneBefore } from '../often.ts';

// What may be done only so often is refused in a sentence in its form, and what was typed stays. Announcements, new communities and
// holds are in the stories of their own pages.

export default { title: 'App/Too often' } satisfies Meta;

interface Form {
  /** The title of the dialog. */
  dialog: string;
  steps: readonly Step[];
  told: string;
  /** The way back to what was typed. */
  back?: readonly Step[];
  /** What is still in the fields, or in this list. */
  stays: Readonly<Record<string, string>> | readonly [list: string, entry: string];
}
const refused = (options: Omit<AppStoryOptions, 'play'>, { dialog, steps, told, back = [], stays }: Form) =>
  appStory({
    ...options,
    play: async ({ userEvent }) => {
      const place = await screen.findByRole('dialog', { name: dialog });
      await fillIn(userEvent, place, steps);
      const sentence = await within(place).findByText(told);
      await waitFor(() => expect(isInSight(sentence)).toBe(true));
      await fillIn(userEvent, place, back);
      if (isList(stays)) {
        const [list, entry] = stays;
        await expect(within(place).getByRole('list', { name: list })).toHaveTextContent(entry);
      } else
        for (const [label, value] of Object.entries(stays))
          await expect(within(place).getByLabelText(label, { selector: 'input' })).toHaveValue(value);
      await expect(screen.getByRole('region', { name: /^(Messages|Mesazhet)$/ })).toHaveTextContent('');
    },
  });
const isList = (stays: Form['stays']): stays is readonly [string, string] => Array.isArray(stays);
/** Nothing lies over it. */
const isInSight = (element: HTMLElement): boolean => {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 40, top + 4));
};
const albanian = { language: 'sq' } as const;

const team = {
  route: '/account?do=start-team',
  persona: 'player',
  prepare: doneBefore([{ key: 'created 1 team', times: 10, minutesAgo: 23 * 60 + 18 }]),
} as const;
export const TenTeams = refused(team, {
  dialog: 'Start a team',
  steps: [
    ['paste', 'Name', 'Ekipi i Ri'],
    ['choose', 'Sport', 'Football'],
    ['paste', 'Foundation year', '2019'],
    ['press', 'Save'],
  ],
  told: 'You can create 10 teams a day. Try again in 42 minutes.',
  stays: { Name: 'Ekipi i Ri', 'Foundation year': '2019' },
});
export const TenTeamsInAlbanian = refused(
  { ...team, ...albanian },
  {
    dialog: 'Krijo një ekip',
    steps: [
      ['paste', 'Emri', 'Ekipi i Ri'],
      ['choose', 'Sporti', 'Futboll'],
      ['paste', 'Viti i themelimit', '2019'],
      ['press', 'Ruaj'],
    ],
    told: 'Mund të krijosh 10 ekipe në ditë. Provo përsëri pas 42 minutash.',
    stays: { Emri: 'Ekipi i Ri', 'Viti i themelimit': '2019' },
  },
);

const organization = {
  route: '/account?do=register-organization',
  persona: 'player',
  prepare: doneBefore([{ key: 'created 1 organization', times: 10, minutesAgo: 60 }]),
} as const;
export const TenOrganizations = refused(organization, {
  dialog: 'Register an organization',
  steps: [
    ['paste', 'Name', 'Lidhja e Re'],
    ['press', 'Save'],
  ],
  told: 'You can create 10 organizations a day. Try again in 23 hours.',
  stays: { Name: 'Lidhja e Re' },
});
export const TenOrganizationsInAlbanian = refused(
  { ...organization, ...albanian },
  {
    dialog: 'Regjistro një organizatë',
    steps: [
      ['paste', 'Emri', 'Lidhja e Re'],
      ['press', 'Ruaj'],
    ],
    told: 'Mund të krijosh 10 organizata në ditë. Provo përsëri pas 23 orësh.',
    stays: { Emri: 'Lidhja e Re' },
  },
);

/** Ten of each of three kinds: a fourth kind is one too many. */
const venue = {
  route: '/account?do=list-venue',
  persona: 'player',
  prepare: doneBefore([{ key: 'created 1', times: 30, minutesAgo: 60 }]),
} as const;
export const ThirtyThings = refused(venue, {
  dialog: 'List your venue',
  steps: [
    ['paste', 'Name', 'Fusha e Re'],
    ['paste', 'Phone number', '691112201'],
    ['paste', 'Address', 'Rr. e Re 1'],
    ['unfold', 'Enter coordinates'],
    ['paste', 'Latitude', '41.33'],
    ['paste', 'Longitude', '19.82'],
    ['press', 'Create venue'],
  ],
  told: 'You can create 30 communities, teams, venues, organizations and competitions a day. Try again in 23 hours.',
  stays: { Name: 'Fusha e Re', Address: 'Rr. e Re 1', Latitude: '41.33' },
});
export const TenVenuesInAlbanian = refused(
  {
    ...venue,
    ...albanian,
    prepare: doneBefore([{ key: 'created 1 venue', times: 10, minutesAgo: 60 }]),
  },
  {
    dialog: 'Regjistro qendrën tënde',
    steps: [
      ['paste', 'Emri', 'Fusha e Re'],
      ['paste', 'Numri i telefonit', '691112201'],
      ['paste', 'Adresa', 'Rr. e Re 1'],
      ['unfold', 'Shkruaj koordinatat'],
      ['paste', 'Gjerësia gjeografike', '41.33'],
      ['paste', 'Gjatësia gjeografike', '19.82'],
      ['press', 'Krijo qendrën'],
    ],
    told: 'Mund të krijosh 10 qendra sportive në ditë. Provo përsëri pas 23 orësh.',
    stays: { Emri: 'Fusha e Re', Adresa: 'Rr. e Re 1' },
  },
);

const event = {
  route: '/events?do=create',
  persona: 'player',
  prepare: doneBefore([{ key: 'created 1 event', times: 100, minutesAgo: 60 }]),
} as const;
export const HundredEvents = refused(event, {
  dialog: 'Create event',
  steps: [
    ['paste', 'Title', 'Futboll'],
    ['choose', 'Sport', 'Football'],
    ['press', 'Next'],
    ['pick', 'Other place'],
    ['paste', 'Name of the place', 'Parku i Madh'],
    ['press', 'Next'],
    ['press', 'Create event'],
  ],
  told: 'You can create 100 events a day. Try again in 23 hours.',
  back: [
    ['press', 'Back'],
    ['press', 'Back'],
  ],
  stays: { Title: 'Futboll' },
});
export const HundredEventsInAlbanian = refused(
  { ...event, ...albanian },
  {
    dialog: 'Krijo aktivitet',
    steps: [
      ['paste', 'Titulli', 'Futboll'],
      ['choose', 'Sporti', 'Futboll'],
      ['press', 'Vazhdo'],
      ['pick', 'Vend tjetër'],
      ['paste', 'Emri i vendit', 'Parku i Madh'],
      ['press', 'Vazhdo'],
      ['press', 'Krijo aktivitet'],
    ],
    told: 'Mund të krijosh 100 aktivitete në ditë. Provo përsëri pas 23 orësh.',
    back: [
      ['press', 'Kthehu'],
      ['press', 'Kthehu'],
    ],
    stays: { Titulli: 'Futboll' },
  },
);

/** The host, owner and team's admin has told people something sixty times within the hour. */
const teller = {
  persona: 'teamAdmin',
  prepare: doneBefore([{ key: 'notices 3', times: 60, minutesAgo: 20 }]),
} as const;
const luan = ['find', 'luan derv', 'Luan Dervishi'] as const;
const TOLD = 'You have told people too much in the last hour. Try again in 40 minutes.';
const TOLD_IN_ALBANIAN = 'Ke njoftuar shumë njerëz në orën e fundit. Provo përsëri pas 40 minutash.';

export const InvitingToACommunity = refused(
  { ...teller, route: '/community/1/members?do=invite' },
  {
    dialog: 'Invite to Futbolli i së Enjtes',
    steps: [luan, ['press', 'Invite']],
    told: TOLD,
    stays: ['Chosen people', 'Luan Dervishi'],
  },
);
export const InvitingToACommunityInAlbanian = refused(
  { ...teller, ...albanian, route: '/community/1/members?do=invite' },
  {
    dialog: 'Fto te Futbolli i së Enjtes',
    steps: [luan, ['press', 'Fto']],
    told: TOLD_IN_ALBANIAN,
    stays: ['Të zgjedhurit', 'Luan Dervishi'],
  },
);
export const InvitingToAnEvent = refused(
  { ...teller, route: '/event/3/participants?do=invite' },
  {
    dialog: 'Invite to Futboll i së enjtes 7×7',
    steps: [luan, ['press', 'Invite']],
    told: TOLD,
    stays: ['Chosen people', 'Luan Dervishi'],
  },
);
export const InvitingToAnEventInAlbanian = refused(
  { ...teller, ...albanian, route: '/event/3/participants?do=invite' },
  {
    dialog: 'Fto te Futboll i së enjtes 7×7',
    steps: [luan, ['press', 'Fto']],
    told: TOLD_IN_ALBANIAN,
    stays: ['Të zgjedhurit', 'Luan Dervishi'],
  },
);
export const InvitingToATeam = refused(
  { ...teller, module: 'team', route: '/admin/team/users?do=add' },
  {
    dialog: 'Add member',
    steps: [
      ['find', 'luan derv', 'Luan Dervishi'],
      ['press', 'Add'],
    ],
    told: TOLD,
    stays: { 'Search by name or phone': 'Luan Dervishi' },
  },
);
export const InvitingToATeamInAlbanian = refused(
  { ...teller, ...albanian, module: 'team', route: '/admin/team/users?do=add' },
  {
    dialog: 'Shto anëtar',
    steps: [
      ['find', 'luan derv', 'Luan Dervishi'],
      ['press', 'Shto'],
    ],
    told: TOLD_IN_ALBANIAN,
    stays: { 'Kërko me emër ose telefon': 'Luan Dervishi' },
  },
);

/** The fifth wrong password locks the number: the sixth try is not looked at, were it the right one. */
const signingIn = (labels: { phone: string; password: string; submit: string }, told: string, options: object = {}) =>
  appStory({
    route: '/auth/login',
    ...options,
    play: async ({ userEvent }, { clients }, backend) => {
      const place = screen.getByRole('main');
      await fillIn(userEvent, place, [['paste', labels.phone, '690000001']]);
      for (const [tries, password] of ['a', 'b', 'c', 'd', 'e', 'demo1234'].entries()) {
        await fillIn(userEvent, place, [
          ['paste', labels.password, password],
          ['press', labels.submit],
        ]);
        await waitFor(() => {
          if (clients.current().isMutating() > 0 || backend.calls.filter(isLogin).length <= tries)
            throw new RangeError('not answered');
        });
      }
      const sentence = await within(place).findByText(told);
      await waitFor(() => expect(isInSight(sentence)).toBe(true));
      await expect(within(place).getByLabelText(labels.phone)).toHaveValue('690000001');
      await expect(within(place).getByLabelText(labels.password)).toHaveValue('demo1234');
    },
  });
const isLogin = ({ operation }: { operation: string | null }) => operation === 'login';
export const FiveWrongPasswords = signingIn(
  { phone: 'Phone number', password: 'Password', submit: 'Sign in' },
  'Too many attempts. Try again in 10 minutes.',
);
export const FiveWrongPasswordsInAlbanian = signingIn(
  { phone: 'Numri i telefonit', password: 'Fjalëkalimi', submit: 'Hyr' },
  'Shumë përpjekje. Provo përsëri pas 10 minutash.',
  albanian,
);
