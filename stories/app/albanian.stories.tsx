import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { appStory } from '../app-story.tsx';

/** Pages and dialogs with much text in the longer of the two languages, as far as their own stories have none in it. */
export default { title: 'App/Albanian' } satisfies Meta;

const language = 'sq';
const persona = 'player';

export const Home = appStory({ language, route: '/', shows: /Gjej fushën\. Rezervo\. Luaj\..*Sonte/ });
export const Venues = appStory({ language, route: '/venues?date=2026-11-26', shows: /Qendrat sportive.*26 nën/ });
export const VenuesOnTheMap = appStory({
  language,
  route: '/venues?view=map',
  shows: /14 qendra sportive.*Zgjidh një pikë për të parë qendrën\./,
});
export const Filters = appStory({
  language,
  route: '/venues?panel=filters',
  shows: /Filtrat.*Rendit sipas.*Vetëm me rezervim online.*Vende për spektatorë.*Shfaq 14 qendra sportive/,
});
/** The browser's own `Intl` has no Albanian. */
export const Venue = {
  ...appStory({
    language,
    route: '/venue/fusha-e-liqenit?date=2026-11-26&part=afternoon',
    shows: /Anulo falas deri 24 orë para fillimit\..*\d\sLekë/,
    play: async () => {
      await screen.findByRole('button', { name: 'e enjte, 26 nëntor 2026' });
      await screen.findAllByRole('button', { name: /^\d\d:\d\d–\d\d:\d\d e zënë$/ });
    },
  }),
  name: '[I18N-01] a venue, its days and prices',
};
export const PhoneOnly = appStory({
  language,
  route: '/venue/plazhi-arena',
  shows:
    /Rezervim me telefon.*nga 1500 Lekë.*Kjo qendër nuk pranon rezervime online\. Telefono \+355 69 000 0087 për të rezervuar\./,
});
export const WeeklySheet = appStory({
  language,
  persona,
  route: '/venue/fusha-e-liqenit?date=2026-11-26&court=1&slot=14&weekly=1&book=1',
  shows: /Paradite\s*Pasdite\s*Mbrëmje.*18:00–19:00 4400 Lekë.*Çdo javë/,
});
export const PastBookings = appStory({
  language,
  persona,
  route: '/bookings?tab=past',
  shows: /10 rezervime.*dhjetor 2026.*e anulove ti.*refuzuar.*e anuloi qendra.*nëntor 2026.*skaduar/,
});
export const Cancelling = appStory({
  language,
  persona,
  route: '/bookings',
  play: async ({ userEvent }) => {
    const [, more] = await screen.findAllByRole('button', { name: 'Veprime të tjera' });
    if (more) await userEvent.click(more);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Anulo rezervimin' }));
    await screen.findByRole('alertdialog');
  },
});
export const Guest = appStory({
  language,
  route: '/bookings',
  shows: /Hyr për të parë rezervimet e tua\.\s*Hyr\s*Krijo llogari/,
});
export const LoginInvalid = {
  ...appStory({
    language,
    route: '/auth/login',
    play: async ({ userEvent }) => {
      await userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Hyr' }));
      await waitFor(() => expect(screen.getByLabelText('Fjalëkalimi')).toHaveAccessibleDescription(/fjalëkalimi/i));
    },
  }),
  name: '[I18N-01] the problems of a form',
};
export const PageNotFound = appStory({
  language,
  route: '/no/such/page',
  shows: /404.*Faqja nuk u gjet.*Gjej një fushë.*Faqja nuk u gjet: \/no\/such\/page/,
});
