import { useUnit } from 'effector-react';
import { $activeProfile, profileRequested } from '../../models/profile/profile.model.ts';
import { sameProfile } from '../../models/profile/profile.ts';
import { snackbarRequested } from '../../models/snackbars/snackbars.model.ts';
import type { Profile } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './account.css.ts';

/** The profiles of the signed-in user; pressing one makes it the active one (specification §2, R5). */
export function ProfileList({ profiles }: { profiles: readonly Profile[] }) {
  const t = useT('auth');
  const { active, choose, say } = useUnit({ active: $activeProfile, choose: profileRequested, say: snackbarRequested });
  const press = ({ type, entity_id, name }: Profile) => {
    if (sameProfile(active, { type, entity_id })) return;
    choose({ type, entity_id });
    say({ message: { key: 'snackbars.switched', params: { profile: name } }, color: 'success' });
  };
  return (
    <Stack gap={3}>
      <h2 className={css.partTitle}>{t('account.profiles')}</h2>
      <ul className={css.list}>
        {profiles.map((profile) => {
          const isActive = sameProfile(active, profile);
          return (
            <li key={profile.id}>
              <button type="button" className={css.profile} aria-pressed={isActive} onClick={() => press(profile)}>
                <Avatar id={`${profile.type} ${profile.entity_id}`} name={profile.name} image={profile.image?.url} size={44} />
                <span className={css.profileText}>
                  <span className={css.profileName}>{profile.name}</span>
                  <span className={css.profileModule}>{t(`common:modules.${profile.type}`)}</span>
                </span>
                {isActive && <Badge tone="info">{t('account.active')}</Badge>}
              </button>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}
