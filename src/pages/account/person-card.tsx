import type { LoggedUser } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { EditProfile } from '../../features/edit-profile/edit-profile.tsx';
import { useGoToVerify } from '../../features/verify-phone/verify-phone.ts';
import * as css from './account.css.ts';

/** Name, picture, phone and city of the signed-in user (ENT-32). */
export function PersonCard({ user }: { user: LoggedUser }) {
  const t = useT('auth');
  const goToVerify = useGoToVerify();
  // a user who came from a provider may have none
  const phone = user.phone_number && `${user.phone_prefix} ${user.phone_number}`;
  const name = user.name ?? phone;
  return (
    <Card>
      <div className={css.person}>
        <Avatar id={user.id} name={name} image={user.image?.url} size={72} />
        <Stack gap={2}>
          <h2 className={css.name}>{name}</h2>
          <dl className={css.facts}>
            {phone && (
              <div className={css.fact}>
                <dt className={css.term}>{t('account.phone')}</dt>
                <dd className={css.value}>{phone}</dd>
              </div>
            )}
            {user.city && (
              <div className={css.fact}>
                <dt className={css.term}>{t('account.city')}</dt>
                <dd className={css.value}>{user.city.name}</dd>
              </div>
            )}
          </dl>
          <EditProfile user={user} onPhoneChanged={goToVerify} />
        </Stack>
      </div>
    </Card>
  );
}
