import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { appStory } from '../app-story.tsx';

export default {
  title: 'Pages/Details of any venue',
  parameters: { without: { Empty: 'it is of one venue' } },
} satisfies Meta;

const form = { persona: 'superUser', module: 'superuser', route: '/super/venue/butrinti-tenis/manage' } as const;

export const Ready = appStory({ ...form, shows: /Save changes/ });
export const OnADesktop = appStory({
  ...form,
  wide: true,
  shows: /Back to the review.*In review.*When off, players see your phone number instead\..*Save changes/,
});
export const InAlbanian = appStory({
  ...form,
  language: 'sq',
  shows: /Kthehu te shqyrtimi.*Në shqyrtim.*Lojtarët rezervojnë vetë\..*Ruaj ndryshimet/,
});
export const Loading = appStory({ ...form, failures: [{ operation: 'getVenue', status: 'never' }], awaits: 'data' });
export const Error = appStory({
  ...form,
  failures: [{ operation: 'getVenue', status: 500 }],
  shows: /The venue could not be loaded\./,
});
export const Forbidden = appStory({
  route: '/super/venue/butrinti-tenis/manage',
  persona: 'player',
  shows: /You do not have permission to access that page\./,
});

/** The address of this page names the venue by it. */
export const AnotherAddress = appStory({
  ...form,
  play: async ({ userEvent }, { router }) => {
    const slug = await screen.findByLabelText('Address of the page');
    await userEvent.clear(slug);
    await userEvent.type(slug, 'Tenis-Butrint');
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/super/venue/tenis-butrint/manage'));
    await waitFor(() => expect(screen.getByLabelText('Address of the page')).toHaveValue('tenis-butrint'));
  },
});
