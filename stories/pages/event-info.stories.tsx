import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Backend } from '../../mocks/backend.ts';
import type { ParticipantRecord } from '../../mocks/db/records.ts';
import { $activeProfile } from '../../src/models/profile/profile.model.ts';
import { $user } from '../../src/models/session/session.model.ts';
import { appStory } from '../app-story.tsx';
import { LONG_AGO } from '../long-ago.ts';

export default {
  title: 'Pages/Event/Info',
  parameters: { without: { Empty: 'an event always has a time and seats' } },
} satisfies Meta;

/** Every Thursday: all fourteen seats are taken, three wait, the player among them; the team's admin is the host. */
const FULL = '/event/3/info';
/** The host approves; the player is that host. */
const OWN = '/event/7/info';
/** Open, free, with seats left; the player has nothing to do with it. */
const OPEN = '/event/14/info';

const answers = async () => within(await screen.findByRole('group', { name: 'Are you coming?' }));
const pressed = async (name: string) => {
  const button = (await answers()).getByRole('button', { name });
  await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
};
const inEvent = (eventId: number, userId: number, own: Partial<ParticipantRecord>) => (backend: Backend) =>
  backend.control.db.transact(async (tx) => {
    const one = tx.participants.one('participation', eventId, userId);
    if (!one) throw new RangeError('not in the event');
    await tx.participants.update(one.id, own);
  });
const changed = (eventId: number, own: object) => (backend: Backend) =>
  backend.control.db.transact((tx) => tx.events.update(eventId, own));

/** A guest sees when, where, how many and what it costs; an answer asks them to sign in. */
export const Ready = appStory({
  route: FULL,
  shows: /Futboll i së enjtes 7×7.*Thursday, November 26, 20:00–21:00.*14 of 14 going.*ALL 300 per person/,
  play: async ({ userEvent }) => {
    await userEvent.click((await answers()).getByRole('button', { name: 'Going' }));
    const prompt = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
    await expect(prompt.getByText(/Answer whether you come: Futboll i së enjtes 7×7/)).toBeVisible();
    await userEvent.click(prompt.getByRole('button', { name: 'Not now' }));
  },
});
export const OnADesktop = appStory({ route: FULL, persona: 'player', wide: true, shows: /You move up.*Thursday/ });
export const InAlbanian = appStory({
  route: FULL,
  persona: 'player',
  language: 'sq',
  shows: /A vjen\?.*Je numri 2 në listën e pritjes.*300 Lekë për person/,
});
/** A picture without words needs no heading. */
export const PictureOnly = appStory({
  route: FULL,
  prepare: changed(3, { description: null }),
  play: () => expect(screen.queryByRole('heading', { name: 'About' })).toBeNull(),
});
export const Loading = appStory({
  route: FULL,
  failures: [{ operation: 'getEvent', status: 'never' }],
  awaits: 'data',
});
export const Error = appStory({
  route: FULL,
  failures: [{ operation: 'getEvent', status: 500 }],
  shows: /Something went wrong/,
  recovers: /Futboll i së enjtes/,
});
export const Forbidden = appStory({
  route: FULL,
  persona: 'owner',
  module: 'venue',
  shows: /You do not have permission to access that page\..*Switch to/,
});
const HIDDEN = /Page not found.*does not exist, or you cannot see it/;
/** It does not exist, or it is for invited people: the words are the same. */
export const Unknown = appStory({ route: '/event/999/info', shows: HIDDEN });
export const NotForEverybody = appStory({ route: '/event/6/info', shows: HIDDEN });
export const NoNumber = appStory({ route: '/event/thursday/info', language: 'sq', shows: /Faqja nuk u gjet/ });

/** The place in line stands below the answers. */
export const Waiting = appStory({
  route: FULL,
  persona: 'player',
  shows: /You are number 2 on the waiting list.*You move up when a place is free/,
  play: () => pressed('Going'),
});
const invited = { route: '/event/6/info', persona: 'player' } as const;
export const Invited = appStory({ ...invited, shows: /You are invited.*Are you coming\?.*invites you/ });
export const InvitedInAlbanian = appStory({
  ...invited,
  language: 'sq',
  shows: /Je i ftuar.*A vjen\?.*të fton\..*2 nga 4/,
});
export const AsksForApproval = appStory({
  route: OWN,
  persona: 'owner',
  shows: /The host approves everybody who wants to come/,
});
export const Requested = appStory({
  route: OWN,
  persona: 'owner',
  prepare: (backend) =>
    backend.control.db.transact(async (tx) => {
      const asks = tx.participants.by('event', 7).find(({ status }) => status === 'requested');
      if (asks) await tx.participants.update(asks.id, { user_id: 2 });
    }),
  shows: /Request sent.*The host decides/,
  play: () => pressed('Going'),
});
/** The host pays too: the price of a head, and what one's own party pays. */
export const Host = appStory({
  route: OWN,
  persona: 'player',
  shows: /ALL 400 per person.*ALL 4,000 for all, shared by the 10 who come.*You pay ALL 400/,
  play: async ({ userEvent }) => {
    await pressed('Going');
    await userEvent.click(screen.getAllByRole('button', { name: 'More actions' })[0]!); // the host has a menu
    await expect(await screen.findByRole('menuitem', { name: 'Edit event' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Cancel event' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});
export const OwesFromEarlierWeeks = appStory({
  route: FULL,
  persona: 'player',
  prepare: inEvent(3, 1, { status: 'going', arrived_at: LONG_AGO, guests: 1, owes: 300 }),
  shows: /You pay ALL 500 for 2 people.*and ALL 300 that is open from earlier weeks/,
});
/** Also who does not come now, or comes to one that is free now, sees what is open. */
export const OwesWithoutComing = appStory({
  route: FULL,
  persona: 'player',
  prepare: inEvent(3, 1, { status: 'maybe', arrived_at: null, owes: 300 }),
  shows: /ALL 300 per person.*You owe ALL 300 from earlier weeks.*in cash at the court/,
});
export const OwesInAFreeOne = appStory({
  route: FULL,
  persona: 'player',
  language: 'sq',
  prepare: (backend) => inEvent(3, 1, { owes: 300 })(backend).then(() => changed(3, { price_total: null })(backend)),
  shows: /Falas.*Ke për të paguar 300 Lekë nga javët e mëparshme/,
});
export const Paid = appStory({
  route: OWN,
  persona: 'player',
  prepare: inEvent(7, 1, { has_paid: true }),
  shows: /You pay ALL 400.*Paid/,
});
/** The venue has not answered the booking of the court yet. */
export const PendingCourt = appStory({ route: '/event/8/info', persona: 'player', shows: /Waiting for the venue/ });
export const NoCourt = appStory({
  route: '/event/9/info',
  persona: 'player',
  shows: /No court yet.*Book a court or name a place in Tiranë/,
});
export const NoCourtInAlbanian = appStory({
  route: '/event/9/info',
  persona: 'player',
  language: 'sq',
  shows: /Ende pa fushë.*Rezervo një fushë ose cakto një vend/,
});
export const Cancelled = appStory({
  route: '/event/10/info',
  persona: 'player',
  shows: /This event is cancelled.*Parashikohet shi i fortë/,
  play: () => expect(screen.queryByRole('group', { name: 'Are you coming?' })).toBeNull(),
});
/** The court was given back with it: the page still says where it was to be, and how many had said yes. */
const cancelledWithItsCourt = ({ control }: Backend) =>
  control.db.transact(async (tx) => {
    const at = control.clock.now();
    const event = await tx.events.update(3, { cancelled_at: at, cancel_cause: 'host', cancel_reason: 'Bie borë.' });
    await tx.bookings.update(event.booking_id ?? 0, { status: 'Unbooked', cancelled_at: at, cancelled_by: 'user' });
  });
const unsaid = () =>
  expect(screen.queryByText(/No court|Ende pa fushë|looks for one|14 of 14|Directions|^Joining$|^Si hyn$/)).toBeNull();
export const CancelledWithItsCourt = appStory({
  route: FULL,
  persona: 'player',
  prepare: cancelledWithItsCourt,
  shows:
    /Fusha 1 · Qendra Sportive Kombinati Veri.*This event is cancelled.*Bie borë\..*14 people were going.*WhereQendra Sportive Kombinati Veri/,
  play: unsaid,
});
export const CancelledInAlbanianOnADesktop = appStory({
  route: FULL,
  persona: 'player',
  language: 'sq',
  wide: true,
  prepare: cancelledWithItsCourt,
  shows: /Ky aktivitet u anulua.*Do të vinin 14 veta/,
  play: unsaid,
});
export const CancelledWithoutACourt = appStory({
  route: '/event/9/info',
  persona: 'player',
  prepare: changed(9, { cancelled_at: LONG_AGO, cancel_cause: 'host', cancel_reason: 'Asnjë fushë.' }),
  shows: /This event is cancelled.*WhereNo court/,
  play: () => expect(screen.queryByText(/No court yet|Book a court/)).toBeNull(),
});
export const Ongoing = appStory({ route: '/event/19/info', persona: 'player', shows: /On now/ });
export const Over = appStory({ route: '/event/11/info', persona: 'player', shows: /Over.*of 12 going/ });
/** Who comes may still leave; nobody else may answer. */
export const AnswersClosed = appStory({
  route: OPEN,
  persona: 'player',
  prepare: changed(14, { rsvp_until: Date.parse('2026-11-24T09:00:00+01:00') }),
  shows: /Answers closed on Tue, Nov 24, 09:00\./,
  play: async () => expect((await answers()).getByRole('button', { name: 'Going' })).toBeDisabled(),
});
export const ClosedButGoing = appStory({
  route: OWN,
  persona: 'player',
  prepare: changed(7, { rsvp_until: Date.parse('2026-11-24T09:00:00+01:00') }),
  shows: /You can still say that you are not coming/,
  play: async () => expect((await answers()).getByRole('button', { name: 'Not going' })).toBeEnabled(),
});
export const CancelledIfTooFew = appStory({
  route: OPEN,
  shows: /At least.*6 people.*Cancelled on Thu, Nov 26, 18:00 if fewer than 6 come/,
});
/** An answer in one press; then who comes along. */
export const Answering = appStory({
  route: OPEN,
  persona: 'player',
  play: async ({ userEvent }) => {
    await userEvent.click((await answers()).getByRole('button', { name: 'Going' }));
    await pressed('Going');
    await expect(await screen.findByText('5 of 10 going')).toBeVisible();
    const guests = within(await screen.findByRole('radiogroup', { name: 'Guests you bring' }));
    await userEvent.click(guests.getByText('+2'));
    await expect(await screen.findByText('7 of 10 going')).toBeVisible();
    await userEvent.click((await answers()).getByRole('button', { name: 'Maybe' }));
    await pressed('Maybe');
    await expect(await screen.findByText('4 of 10 going')).toBeVisible();
  },
});
/** The answer is taken back when the server refuses it, and the reason is said. */
export const Refused = appStory({
  route: OPEN,
  persona: 'player',
  failures: [{ operation: 'answerEvent', status: 500 }],
  play: async ({ userEvent }) => {
    const going = (await answers()).getByRole('button', { name: 'Going' });
    await userEvent.click(going);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Messages' })).toHaveTextContent('Something went wrong.'),
    );
    await waitFor(() => expect(going).toHaveAttribute('aria-pressed', 'false'));
    await expect(screen.getByText('4 of 10 going')).toBeVisible();
  },
});
export const Removed = appStory({
  route: '/event/19/info',
  persona: 'player',
  prepare: async (backend) => {
    await inEvent(19, 1, { status: 'removed', arrived_at: null })(backend);
    const later = Date.parse('2026-11-27T19:00:00+01:00');
    await changed(19, { starts_at: later, ends_at: later + 3_600_000, rsvp_until: later })(backend);
  },
  shows: /You were removed from this event/,
});
export const OneMaybe = appStory({
  route: FULL,
  persona: 'player',
  prepare: async (backend) => {
    await backend.control.db.transact(async (tx) => {
      for (const { id, status } of tx.participants.by('event', 3))
        if (status === 'maybe') await tx.participants.update(id, { status: 'declined' });
    });
    await inEvent(3, 1, { status: 'maybe', arrived_at: null })(backend);
  },
  shows: /14 of 14 going · 2 waiting · 1 maybe/,
});

export const ByModule = {
  ...appStory({
    route: FULL,
    persona: 'everyone',
    play: async (_, { router, scope }) => {
      for (const { type, entity_id } of scope.getState($user)?.profiles ?? []) {
        await router.navigate(`/account?switch_module=${type}&switch_entity_id=${entity_id}`);
        await waitFor(() => expect(scope.getState($activeProfile).type).toBe(type));
        await router.navigate(FULL);
        // the page is drawn once more with the cache of the new profile
        if (type === 'base' || type === 'organization')
          await waitFor(() => expect(screen.getByRole('heading', { name: /^Futboll i së enjtes/ })).toBeVisible());
        else await waitFor(() => expect([type, router.state.location.pathname]).not.toEqual([type, FULL]));
      }
    },
  }),
  name: '[RT-30] an event opens in the modules base and organization only',
};
