import { useUnit } from 'effector-react';
import { Bell, CalendarDays, LogOut, MapPin, Phone } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { UnreadCount } from '../../entities/notification/unread-count.tsx';
import { DeleteAccountRow } from '../../features/delete-account/delete-account.tsx';
import { EditProfileRow } from '../../features/edit-profile/edit-profile.tsx';
import { isListingVenue, ListVenueRow } from '../../features/edit-venue/list-venue.tsx';
import { LegalRows } from '../../features/legal-texts/legal-texts.tsx';
import { GuestPrompt } from '../../features/sign-in-prompt/guest-prompt.tsx';
import { useSignOut } from '../../features/sign-out/use-sign-out.ts';
import { LanguageRow } from '../../features/switch-language/language-row.tsx';
import { SwitchProfile } from '../../features/switch-profile/switch-profile.tsx';
import { ThemeRow } from '../../features/switch-theme/theme-row.tsx';
import { useGoToVerify } from '../../features/verify-phone/verify-phone.ts';
import { $activeProfile } from '../../models/profile/profile.model.ts';
import { $authenticated, $user } from '../../models/session/session.model.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import * as css from './account.css.ts';

/** The signed-in user, their profiles, settings, sign-out; a guest is asked to sign in, in place (RT-14, AUTH-09, R6). */
export function Component() {
  const t = useT('listing');
  const [search] = useSearchParams();
  const { authenticated, user } = useUnit({ authenticated: $authenticated, user: $user });
  return (
    <div className={css.page}>
      <PageHeader title={t('common:nav.account')} />
      <div className={css.columns}>
        <div className={css.column}>
          {authenticated && user ? (
            <Person user={user} />
          ) : (
            <GuestPrompt reason={t(isListingVenue(search) ? 'list.guest' : 'common:dialogs.signIn.account')} />
          )}
        </div>
        <div className={css.column}>
          {authenticated && user && <Pages user={user} />}
          <Settings />
          <LegalRows />
          {authenticated && <Leaving user={user} />}
        </div>
      </div>
    </div>
  );
}

/** Name, picture, phone and city (ENT-32), and the profiles of a user who has several. */
function Person({ user }: { user: LoggedUser }) {
  const t = useT('auth');
  const goToVerify = useGoToVerify();
  // a user who signed up through a provider may have none
  const phone = user.phone_number && `${user.phone_prefix} ${user.phone_number}`;
  const name = user.name ?? phone;
  return (
    <>
      <section className={css.person}>
        <div className={css.head}>
          <Avatar id={user.id} name={name} image={user.image?.url} size={64} />
          <h2 className={css.name}>{name}</h2>
        </div>
        <ListRows>
          {phone && (
            <ListRow
              icon={<Phone size={22} />}
              title={t('account.phone')}
              value={<span className={css.digits}>{phone}</span>}
            />
          )}
          {user.city && <ListRow icon={<MapPin size={22} />} title={t('account.city')} value={user.city.name} />}
          <EditProfileRow user={user} onPhoneChanged={goToVerify} />
        </ListRows>
      </section>
      {user.profiles.length > 1 && <SwitchProfile profiles={user.profiles} />}
    </>
  );
}

/** Links to the user's pages, which are not in the navigation bar of every module. */
function Pages({ user }: { user: LoggedUser }) {
  const t = useT();
  const { type } = useUnit($activeProfile);
  return (
    <ListRows>
      {type === 'base' && <ListRow icon={<CalendarDays size={22} />} title={t('nav.bookings')} to={paths.bookings()} />}
      <ListRow
        icon={<Bell size={22} />}
        title={t('nav.notifications')}
        value={<UnreadCount />}
        to={paths.notifications()}
      />
      <ListVenueRow user={user} />
    </ListRows>
  );
}

function Settings() {
  const t = useT('auth');
  return (
    <ListRows label={t('account.settings')}>
      <LanguageRow />
      <ThemeRow />
    </ListRows>
  );
}

function Leaving({ user }: { user: LoggedUser | null }) {
  const t = useT();
  const signOut = useSignOut();
  return (
    <ListRows>
      <ListRow icon={<LogOut size={22} />} title={t('actions.signOut')} acts onClick={() => void signOut()} />
      {user && <DeleteAccountRow user={user} />}
    </ListRows>
  );
}
