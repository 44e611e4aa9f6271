import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { OperationId } from '../../src/shared/api/generated/routes.ts';
import { appStory, type AppStoryOptions } from '../app-story.tsx';
import { fillIn, type Step } from '../fill-in.ts';

// Everywhere a number is typed as people write it, with the zero of its country: it is sent without, and shown in groups.

export default { title: 'App/Typed phones' } satisfies Meta;

/** What is sent; of something that exists only what has changed. */
const NUMBER = { phone_number: '691112201' };
const PREFIX = { phone_prefix: '+355' };

interface Typed extends Pick<AppStoryOptions, 'route' | 'persona' | 'module'> {
  /** The title of the dialog; the page's own form when absent. */
  dialog?: string;
  steps: readonly Step[];
  operation: OperationId;
  sends?: object;
  /** Read afterwards. */
  shown?: RegExp;
  /** Where the app goes by itself once it is sent; it stays when absent. */
  leadsTo?: string;
  /** Opened anew, its field shows the number. */
  reopened?: string;
}
const TYPED = '069 111 2201';
const typed = ({ dialog, steps, operation, sends = { ...PREFIX, ...NUMBER }, shown, reopened, ...options }: Typed) => {
  const { leadsTo = options.route.split('?')[0] } = options;
  return appStory({
    ...options,
    play: async ({ canvasElement, userEvent }, { router }, backend) => {
      const place = dialog ? await screen.findByRole('dialog', { name: dialog }) : screen.getByRole('main');
      await fillIn(userEvent, place, steps);
      const sent = () => backend.calls.find((call) => call.operation === operation)?.request;
      await waitFor(() => expect(sent()).toMatchObject(sends));
      if (shown) await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent(shown));
      if (!reopened) return;
      await waitFor(() => expect(screen.getByRole('region', { name: 'Messages' })).not.toHaveTextContent(/^$/));
      await waitFor(() =>
        expect(router.state).toMatchObject({ location: { pathname: leadsTo }, navigation: { state: 'idle' } }),
      );
      await router.navigate('/notifications');
      await screen.findByRole('heading', { name: 'Notifications' }); // drawn: else the form would never have closed
      await router.navigate(reopened);
      await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveValue('69 111 2201'));
    },
  });
};
const number = ['paste', 'Phone number', TYPED] as const;

/** Nobody has it: the answer is that of a wrong password. */
export const SigningIn = typed({
  route: '/auth/login',
  steps: [number, ['paste', 'Password', 'demo1234'], ['press', 'Sign in']],
  operation: 'login',
  shown: /The phone number or the password is wrong\./,
});
export const SigningUp = typed({
  route: '/auth/register',
  steps: [number, ['tick', 'I accept the terms of use and the privacy notice.'], ['press', 'Send code']],
  operation: 'register',
  shown: /\+355 69 111 2201/,
});
export const ForgottenPassword = typed({
  route: '/auth/forgot-password',
  steps: [number, ['press', 'Send code']],
  operation: 'forgotPassword',
  shown: /\+355 69 111 2201/,
});
export const Profile = typed({
  route: '/account?do=edit',
  persona: 'player',
  dialog: 'Edit profile',
  steps: [number, ['press', 'Save changes']],
  operation: 'saveProfile',
  shown: /\+355 69 111 2201/,
});
export const NewVenue = typed({
  route: '/account?do=list-venue',
  persona: 'player',
  dialog: 'List your venue',
  steps: [
    ['paste', 'Name', 'Fusha e Re'],
    number,
    ['paste', 'Address', 'Rr. e Re 1'],
    ['unfold', 'Enter coordinates'],
    ['paste', 'Latitude', '41.33'],
    ['paste', 'Longitude', '19.82'],
    ['press', 'Create venue'],
  ],
  operation: 'createVenue',
  leadsTo: '/admin/venue',
  reopened: '/admin/venue?view=details',
});
export const Venue = typed({
  route: '/admin/venue?view=details',
  persona: 'everyone',
  module: 'venue',
  steps: [number, ['press', 'Save changes']],
  operation: 'updateVenue',
  sends: NUMBER,
  reopened: '/admin/venue?view=details',
});
export const TeamInvitation = typed({
  route: '/admin/team/users?do=add',
  persona: 'teamAdmin',
  module: 'team',
  dialog: 'Add member',
  steps: [
    ['search', TYPED],
    [
      'read',
      'Nobody with this number is on Fusha. Add makes an invitation that you send by WhatsApp. Nobody becomes an admin by a link. Make them one once they have joined.',
    ],
    ['press', 'Add'],
  ],
  operation: 'createTeamInvitation',
  shown: /Invitation for \+355 69 111 2201/,
});
