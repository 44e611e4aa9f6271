import type { Notification } from '../../shared/api/generated/model';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import * as css from './notifications.css.ts';

export interface NotificationActionsProps {
  notification: Notification;
  /** Where the notification leads. */
  target: string;
  /** Of the link to it, which says what the actions are about. */
  linkId: string;
  /** Epoch ms. */
  now: number;
  /** Answered here. */
  onDone: () => void;
}

/** Where the actions will be, while it is not known whether they are still possible. */
export function WaitingActions() {
  return (
    <div className={css.actions} aria-hidden>
      <Skeleton shape="box" width="180px" height="40px" />
    </div>
  );
}
