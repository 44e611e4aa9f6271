import type { GameLive } from '../../shared/api/generated/model';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './timeline.css.ts';

/** "+4" beside the clock: the minutes that are added to the half that is on; nothing while none are announced (design §10). */
export function AddedTime({ live }: { live: Pick<GameLive, 'added_minutes'> | null }) {
  const t = useT('tracking');
  if (!live?.added_minutes) return null;
  return (
    <span className={css.added}>
      <span aria-hidden>+{live.added_minutes}</span>
      <VisuallyHidden>{t('added', { count: live.added_minutes })}</VisuallyHidden>
    </span>
  );
}
