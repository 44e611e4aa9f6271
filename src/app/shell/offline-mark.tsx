import { WifiOff } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useIsOnline } from '../../shared/platform/network.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';

/** Says in the top bar, where it moves nothing, that there is no network; once, to a screen reader too. */
export function OfflineMark() {
  const t = useT();
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <Badge tone="warning" icon={<WifiOff size={16} aria-hidden />}>
          {t('states.offline')}
        </Badge>
      )}
    </div>
  );
}
