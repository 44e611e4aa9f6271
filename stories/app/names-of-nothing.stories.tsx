import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';
import { fillIn, type Step } from '../fill-in.ts';
import { expectUnsent } from '../settled.ts';

// A name that nobody can see, or with something hidden in it, is refused beside its field; what was typed stays. The form of a
// person's own profile is in its page's stories.

export default { title: 'App/Names of nothing' } satisfies Meta;

interface Form {
  route: string;
  /** The title of the dialog. */
  dialog: string;
  field: string;
  /** What the form needs besides. */
  rest?: readonly Step[];
  submit: string;
  operation: string;
  missing: string;
  hidden: string;
}
const NOTHING = ['\u200B', '\u2800', '\u0007', '\u200B \u2800'];
const HIDDEN = ['Arena\u0007Dajti', 'Arena\u200BDajti'];

const refused = (
  { route, dialog, field, rest = [], submit, operation, missing, hidden }: Form,
  more: { language?: 'sq' } = {},
) =>
  appStory({
    route,
    persona: 'player',
    ...more,
    play: async ({ userEvent }, app, backend) => {
      const place = await screen.findByRole('dialog', { name: dialog });
      await fillIn(userEvent, place, rest);
      const name = await within(place).findByLabelText(field);
      for (const [typed, message] of [
        ...NOTHING.map((text) => [text, missing] as const),
        ...HIDDEN.map((text) => [text, hidden] as const),
      ]) {
        await fillIn(userEvent, place, [
          ['paste', field, typed],
          ['press', submit],
        ]);
        await waitFor(() => expect(name).toHaveAccessibleDescription(expect.stringContaining(message)));
        await expect(name).toHaveValue(typed);
      }
      await expectUnsent(operation, app, backend);
    },
  });
const ONE_LINE = 'Write it on one line, without hidden characters';
const ONE_LINE_IN_ALBANIAN = 'Shkruaje në një rresht, pa karaktere të padukshme';
const named = { field: 'Name', missing: 'Name is required.', hidden: ONE_LINE };
const emri = { field: 'Emri', missing: 'Emri është i detyrueshëm.', hidden: ONE_LINE_IN_ALBANIAN };
const albanian = { language: 'sq' } as const;

const venue = { route: '/account?do=list-venue', operation: 'createVenue' };
export const Venue = refused({ ...venue, ...named, dialog: 'List your venue', submit: 'Create venue' });
export const VenueInAlbanian = refused(
  { ...venue, ...emri, dialog: 'Regjistro qendrën tënde', submit: 'Krijo qendrën' },
  albanian,
);
const team = { route: '/account?do=start-team', operation: 'createTeam' };
export const Team = refused({ ...team, ...named, dialog: 'Start a team', submit: 'Save' });
export const TeamInAlbanian = refused({ ...team, ...emri, dialog: 'Krijo një ekip', submit: 'Ruaj' }, albanian);
const organization = { route: '/account?do=register-organization', operation: 'createOrganization' };
export const Organization = refused({
  ...organization,
  ...named,
  dialog: 'Register an organization',
  submit: 'Save',
});
const community = { route: '/communities?do=create', operation: 'createCommunity' };
export const Community = refused({
  ...community,
  ...named,
  dialog: 'Create community',
  submit: 'Create community',
});
export const CommunityInAlbanian = refused(
  { ...community, ...emri, dialog: 'Krijo komunitet', submit: 'Krijo komunitet' },
  albanian,
);
const event = { route: '/events?do=create', operation: 'createEvent' };
export const Event = refused({
  ...event,
  dialog: 'Create event',
  field: 'Title',
  rest: [['choose', 'Sport', 'Football']],
  submit: 'Next',
  missing: 'Field is required.',
  hidden: ONE_LINE,
});
export const EventInAlbanian = refused(
  {
    ...event,
    dialog: 'Krijo aktivitet',
    field: 'Titulli',
    rest: [['choose', 'Sporti', 'Futboll']],
    submit: 'Vazhdo',
    missing: 'Ky informacion është i detyrueshëm.',
    hidden: ONE_LINE_IN_ALBANIAN,
  },
  albanian,
);
