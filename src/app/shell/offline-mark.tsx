import { WifiOff } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useIsOnline } from '../../shared/platform/network.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './offline-mark.css.ts';

/** Says in the top bar, where it moves nothing, that there is no network (decision 075). */
export function OfflineMark() {
  const t = useT();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Badge tone="warning" icon={<WifiOff size={16} aria-hidden />}>
          <VisuallyHidden>{t('states.offline')}</VisuallyHidden>
          <span className={css.word} aria-hidden>
            {t('states.offline')}
          </span>
        </Badge>
      )}
    </div>
  );
}
