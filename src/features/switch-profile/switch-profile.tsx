import { useUnit } from 'effector-react';
import { UnreadCount, UnreadMark } from '../../entities/notification/unread-count.tsx';
import { $activeProfile, profileChosen } from '../../models/profile/profile.model.ts';
import { sameProfile } from '../../models/profile/profile.ts';
import { moduleHome } from '../../models/profile/module-home.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Profile } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Avatar } from '../../shared/ui/monogram.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './switch-profile.css.ts';

interface SwitchProfileProps {
  profiles: readonly Profile[];
  /** Called before the switch, e.g. to close the menu that shows the profiles. */
  onChoose?: () => void;
}

/** The profiles of the signed-in user; a press opens the home of its module (MOD-01 … MOD-03, design §3, R23). */
export function SwitchProfile({ profiles, onChoose }: SwitchProfileProps) {
  const t = useT();
  const { active, choose, say } = useUnit({ active: $activeProfile, choose: profileChosen, say: snackbarRequested });
  const press = ({ type, entity_id, name }: Profile) => {
    if (sameProfile(active, { type, entity_id })) return;
    onChoose?.();
    choose({ type, entity_id, opens: moduleHome(type) });
    say({ message: { key: 'snackbars.switched', params: { profile: name } }, color: 'success' });
  };
  return (
    <Stack gap={3}>
      <h2 className={css.title}>{t('nav.profiles')}</h2>
      <ul className={css.list}>
        {profiles.map((profile) => (
          <li key={`${profile.type} ${profile.entity_id}`}>
            <Entry profile={profile} isActive={sameProfile(active, profile)} onPress={() => press(profile)} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function Entry({ profile, isActive, onPress }: { profile: Profile; isActive: boolean; onPress: () => void }) {
  const t = useT();
  const { type, entity_id, name, image, unread_count } = profile;
  return (
    <button type="button" className={css.profile} aria-pressed={isActive} onClick={onPress}>
      <Avatar id={`${type} ${entity_id}`} name={name} image={image?.url} size={44} />
      <span className={css.text}>
        <span className={css.name}>{name}</span>
        <span className={css.module}>{t(`modules.${type}`)}</span>
      </span>
      {(unread_count > 0 || isActive) && (
        <span className={css.marks}>
          {/* of the one in use the count is live; of the others it is that of the last answer about the user */}
          {isActive ? <UnreadCount /> : <UnreadMark count={unread_count} />}
          {isActive && <Badge tone="info">{t('nav.activeProfile')}</Badge>}
        </span>
      )}
    </button>
  );
}
