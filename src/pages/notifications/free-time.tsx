import { useQuery } from '@tanstack/react-query';
import { watchesQuery } from '../../features/watch-slot/watches-query.ts';
import { skipUnless } from '../../shared/api/skip-unless.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { useDeadlines } from '../../shared/platform/use-deadlines.ts';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { type NotificationActionsProps, WaitingActions } from './action-parts.tsx';
import * as css from './notifications.css.ts';

interface FreeTimeProps extends NotificationActionsProps {
  /** It has not begun. */
  isToCome: boolean;
}

/** The way to the booking sheet, as long as the user can book the time: their head start may be over, or somebody else has it (R24). */
export function FreeTime({ notification, target, linkId, isToCome, onDone }: FreeTimeProps) {
  const t = useT();
  const { entity_id, booking } = notification.data;
  const { data, isLoading, refetch } = useQuery(skipUnless(isToCome, watchesQuery()));
  const watch = data?.watches.find(({ id }) => id === entity_id);
  useDeadlines([watch?.turn_until], refetch);
  if (isToCome && isLoading) return <WaitingActions />;
  const isFree = isToCome && watch?.free.some(({ court_name }) => court_name === booking?.court_name) === true;
  return (
    isFree && (
      <div className={css.actions}>
        <LinkButton size="sm" to={target} aria-describedby={linkId} onClick={onDone}>
          {t('actions.book')}
        </LinkButton>
      </div>
    )
  );
}
