import type { Meta } from '@storybook/react-vite';
import { screen, waitFor, within } from 'storybook/test';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import type { Backend } from '../../mocks/backend.ts';
import type { VenueRecord } from '../../mocks/db/records.ts';
import { FREE_TO_GO, rowOf } from '../booking-rows.ts';
import { expectOnce, pressTwice, pressUntilGone } from '../press-again.ts';

export default {
  title: 'Features/A press that is being answered',
  // served by a development server, their code may take longer than a story waits
  loaders: [
    () => import('../../src/features/manage-booking/closure-dialog.tsx'),
    () => import('../../src/features/manage-booking/booking-details-dialog.tsx'),
    () => import('../../src/features/manage-booking/cancel-booking-dialog.tsx'),
  ],
} satisfies Meta;

interface Decision extends AppStoryOptions {
  operation: string;
  /** The message that follows; null where the page alone shows it. */
  said: string | null;
  button: () => Promise<HTMLElement>;
  /** The button stays, or another takes its place. */
  stays?: true;
}

/** Decided by more presses than one: one request, and one message. */
const decided = ({ operation, said, button, stays, ...options }: Decision) =>
  appStory({
    ...options,
    play: async (_, app, backend) => {
      const found = await button();
      await waitFor(() => {
        if (found.matches(':disabled')) throw new RangeError('the page is not ready');
      });
      if (stays) pressTwice(found);
      else await pressUntilGone(found);
      await expectOnce(operation, said, app, backend);
    },
  });
const named = (name: string | RegExp) => () => screen.findByRole('button', { name });
const inList = (list: string, name: string) => async () => {
  const [first] = within(await screen.findByRole('list', { name: list })).getAllByRole('button', { name });
  if (!first) throw new RangeError(`no ${name}`);
  return first;
};
const inNotice = (text: RegExp, name: string) => async () => {
  const row = (await screen.findAllByText(text))[0]?.closest('li');
  return within(row ?? document.body).findByRole('button', { name });
};
const player = { persona: 'player' } as const;

export const HandoverAccepted = decided({
  route: '/bookings',
  persona: 'teamAdmin',
  operation: 'acceptHandover',
  said: 'It is your booking now.',
  button: inList('Offered to you', 'Accept'),
});
export const ClosureAnswered = decided({
  route: '/bookings?booking=997',
  persona: 'teamAdmin',
  operation: 'answerClosure',
  said: null,
  button: async () => {
    const [first] = within(await screen.findByRole('list', { name: 'Free times' })).getAllByRole('button');
    if (!first) throw new RangeError('no free time');
    return first;
  },
});
export const VenueApproved = decided({
  route: '/super/venue/butrinti-tenis',
  persona: 'superUser',
  module: 'superuser',
  operation: 'reviewVenue',
  said: null,
  button: named('Approve'),
});
/** The venue of the persona with every profile, in the state that the step begins with. */
const ownVenue = (changes: Partial<VenueRecord>) =>
  ({
    route: '/admin/venue',
    persona: 'everyone',
    module: 'venue',
    operation: 'updateVenue',
    prepare: ({ control }: Backend) => control.db.transact((tx) => tx.venues.update(3, changes)),
  }) as const;
export const VenueSubmitted = decided({
  ...ownVenue({ status: 'draft', review: null, image_id: 8 }),
  said: 'The venue is in review.',
  button: named('Submit for review'),
});
export const VenuePublishedAgain = decided({
  ...ownVenue({ status: 'disabled', disabled: { by: 'owner', at: Date.UTC(2026, 10, 20), reason: null } }),
  said: 'The venue is published.',
  button: named('Publish again'),
});
/** Asked first: the answer to the question is what is pressed. */
export const VenueUnpublished = decided({
  ...ownVenue({}),
  said: 'The venue is unpublished.',
  button: async () => {
    (await screen.findByRole('button', { name: 'Unpublish' })).click();
    const question = within(await screen.findByRole('alertdialog', { name: 'Unpublish the venue?' }));
    return question.getByRole('button', { name: 'Unpublish' });
  },
});
/** A form, with a lock of its own. */
export const BookingCancelled = decided({
  route: '/bookings',
  ...player,
  operation: 'cancelBooking',
  said: 'The booking is cancelled.',
  button: async () => {
    (await rowOf(FREE_TO_GO)).button.click();
    (await screen.findByRole('button', { name: 'Cancel booking' })).click();
    const form = (await screen.findByLabelText('Reason (optional)')).closest('dialog');
    return within(form ?? document.body).getByRole('button', { name: 'Cancel booking' });
  },
});
export const CommunityJoined = decided({
  route: '/community/6/feed',
  ...player,
  operation: 'joinCommunity',
  said: 'You are in Veteranët e Durrësit.',
  button: named('Join community'),
});
export const CommunityJoinedFromTheList = decided({
  route: '/communities',
  ...player,
  operation: 'joinCommunity',
  said: 'You are in Veteranët e Durrësit.',
  button: named('Join: Veteranët e Durrësit'),
});
export const CommunityInvitationAccepted = decided({
  route: '/notifications',
  ...player,
  operation: 'joinCommunity',
  said: 'You are in Rrethi i Tenisit.',
  button: inNotice(/Rrethi i Tenisit invites you to join/, 'Accept'),
});
/** The other answer is no second one. */
export const BothAnswersPressed = appStory({
  route: '/notifications',
  ...player,
  play: async (_, app, backend) => {
    const decline = await inNotice(/Rrethi i Tenisit invites you to join/, 'Decline')();
    const accept = await inNotice(/Rrethi i Tenisit invites you to join/, 'Accept')();
    accept.click();
    decline.click();
    await expectOnce('joinCommunity', 'You are in Rrethi i Tenisit.', app, backend);
  },
});
export const TeamInvitationDeclined = decided({
  route: '/notifications?page=2',
  ...player,
  operation: 'declineTeamMembership',
  said: 'You have declined the invitation of Dajti Boys.',
  button: inNotice(/Dajti Boys invites you to the team/, 'Decline'),
});
export const ApplicationDecided = decided({
  route: '/community/2/requests',
  ...player,
  operation: 'decideApplication',
  said: null,
  button: inList('Requests', 'Accept'),
});
export const ReportDecided = decided({
  route: '/community/1/requests',
  persona: 'teamAdmin',
  operation: 'decideReport',
  said: 'The post stays.',
  button: inList('Reports', 'Keep'),
});
export const EventAnswered = decided({
  route: '/event/14/info',
  ...player,
  operation: 'answerEvent',
  said: '5 of 10 going',
  button: async () =>
    within(await screen.findByRole('group', { name: 'Are you coming?' })).getByRole('button', { name: 'Going' }),
  stays: true,
});
export const EventRequestApproved = decided({
  route: '/event/7/participants',
  ...player,
  operation: 'updateParticipant',
  said: null,
  button: inList('Requests', 'Approve'),
});
export const ResultConfirmed = decided({
  route: '/fixtures/114',
  ...player,
  operation: 'confirmResult',
  said: 'The result is official.',
  button: named('Confirm result'),
});
export const GameFollowed = decided({
  route: '/fixtures/29',
  ...player,
  operation: 'followGame',
  said: null,
  button: named('Follow'),
  stays: true,
});
