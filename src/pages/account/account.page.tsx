import { useUnit } from 'effector-react';
import { LogOut, Settings as SettingsIcon } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { phoneText } from '../../shared/lib/phone-number.ts';
import { DeleteAccountRow } from '../../features/delete-account/delete-account.tsx';
import { EditProfileButton } from '../../features/edit-profile/edit-profile.tsx';
import { RegisterOrganizationRow } from '../../features/edit-organization/register-organization.tsx';
import { StartTeamRow } from '../../features/edit-team/start-team.tsx';
import { ListVenueRow } from '../../features/edit-venue/list-venue.tsx';
import { SupportRows } from '../../features/call-support/support-row.tsx';
import { LegalRows } from '../../features/legal-texts/legal-texts.tsx';
import { GuestPrompt } from '../../features/sign-in-prompt/guest-prompt.tsx';
import { useSignOut } from '../../features/sign-out/use-sign-out.ts';
import { LanguageRow } from '../../features/switch-language/language-row.tsx';
import { SwitchProfile } from '../../features/switch-profile/switch-profile.tsx';
import { ThemeRow } from '../../features/switch-theme/theme-row.tsx';
import { useGoToVerify } from '../../features/verify-phone/verify-phone.ts';
import { $authenticated, $user } from '../../models/session/session.model.ts';
import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { lateModule } from '../../shared/platform/late-module.ts';
import { searchDialogs } from '../../shared/routing/search-dialogs.ts';
import { paths } from '../../shared/routing/paths.ts';
import { card } from '../../shared/ui/card.css.ts';
import { cx } from '../../shared/ui/cx.ts';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { PageHeader } from '../../shared/ui/page-header.tsx';
import * as css from './account.css.ts';

/** Asked for once the page is shown. */
const lateInstall = lateModule(() => import('../../features/install-app/install-card.tsx'));

/** The signed-in user, their profiles, settings, sign-out; a guest is asked to sign in, in place (RT-14, AUTH-09, R6). */
export function Component() {
  const t = useT();
  const reason = useGuestReason();
  const { authenticated, user: known } = useUnit({ authenticated: $authenticated, user: $user });
  const user = authenticated ? known : null;
  const profiles = user?.profiles ?? [];
  const install = lateInstall.useLoaded('when-idle');
  return (
    <div className={css.page}>
      <PageHeader title={t('common:nav.account')} />
      {user ? <Person user={user} /> : <GuestPrompt drawing="people" reason={reason} />}
      <div className={css.columns}>
        <div className={css.column}>
          {profiles.length > 1 ? <SwitchProfile profiles={profiles} /> : <Settings user={user} />}
        </div>
        <div className={css.column}>
          {profiles.length > 1 && <Settings user={user} />}
          <LegalRows />
          {authenticated && <SignOutRow />}
          {user && <Deletion user={user} />}
          {/* known after the start, hence where it moves nothing */}
          <SupportRows />
        </div>
      </div>
      {install && <install.InstallCard />}
    </div>
  );
}

/** The forms behind rows of this page. */
const formDialogs = searchDialogs({ do: ['list-venue', 'start-team', 'register-organization'] });

/** Why a guest should sign in: what the address asks for. */
function useGuestReason(): string {
  const t = useT('listing');
  const team = useT('teamform');
  const organization = useT('organizing');
  const [search] = useSearchParams();
  const shown = formDialogs.read(search);
  if (shown?.name === 'list-venue') return t('list.guest');
  if (shown?.name === 'start-team') return team('start.guest');
  return shown ? organization('register.guest') : t('common:dialogs.signIn.account');
}

/** Name, picture, phone and city (ENT-32), and the way to change them. */
function Person({ user }: { user: LoggedUser }) {
  const goToVerify = useGoToVerify();
  // a user who signed up through a provider may have none
  const phone = user.phone_number && phoneText(user);
  const name = user.name ?? phone;
  return (
    <section className={cx(card, css.person)}>
      <div className={css.who}>
        <Avatar id={user.id} name={name} image={user.image?.url} size={64} />
        <div className={css.texts}>
          <h2 className={css.name}>{name}</h2>
          <p className={css.facts}>
            {phone && <span className={css.phone}>{phone}</span>}
            {user.city && <span>{user.city.name}</span>}
          </p>
        </div>
      </div>
      <EditProfileButton className={css.edit} user={user} onPhoneChanged={goToVerify} />
    </section>
  );
}

function Settings({ user }: { user: LoggedUser | null }) {
  const t = useT('auth');
  return (
    <ListRows label={t('account.settings')}>
      <LanguageRow />
      <ThemeRow />
      {user && (
        <ListRow
          icon={<SettingsIcon size={22} />}
          title={t('common:nav.settings')}
          meta={t('account.allSettings')}
          to={paths.settings()}
        />
      )}
      {user && <ListVenueRow user={user} />}
      {user && <RegisterOrganizationRow user={user} />}
      {user && <StartTeamRow user={user} />}
    </ListRows>
  );
}

function SignOutRow() {
  const t = useT();
  const signOut = useSignOut();
  return (
    <ListRows>
      <ListRow icon={<LogOut size={22} />} title={t('actions.signOut')} acts onClick={() => void signOut()} />
    </ListRows>
  );
}

/** Apart from what is pressed every day. */
function Deletion({ user }: { user: LoggedUser }) {
  return (
    <ListRows>
      <DeleteAccountRow user={user} />
    </ListRows>
  );
}
