import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import * as css from './dialogs.css.ts';
import { usePart } from './use-part.ts';
import type { Tracking } from './use-tracking.ts';

/** As many as a referee announces; the contract has room for more. */
const MINUTES = Array.from({ length: 15 }, (_, index) => index + 1);

interface AddedTimeDialogProps {
  tracking: Tracking;
  onClose: () => void;
}

/** How many minutes the referee adds: one press of the thumb, and another one corrects it (design §10). */
export function AddedTimeDialog({ tracking, onClose }: AddedTimeDialogProps) {
  const t = useT('tracker');
  const events = useT('tracking');
  const part = usePart(tracking);
  const added = tracking.tracked.game.live?.added_minutes ?? null;
  const choose = (minutes: number) => {
    tracking.enter({ type: 'injury-time', minutes });
    onClose();
  };
  return (
    <Dialog title={events('events.injury-time')} closeButton onClose={onClose}>
      <div role="group" aria-label={t('added.ask', { part })} className={css.ask}>
        <p aria-hidden>{t('added.ask', { part })}</p>
        <div className={css.minutes}>
          {MINUTES.map((minutes) => (
            <Button
              key={minutes}
              variant={minutes === added ? 'primary' : 'secondary'}
              aria-pressed={minutes === added}
              aria-label={events('timeline.minutes', { count: minutes })}
              data-autofocus={minutes === (added ?? 1) || undefined}
              onClick={() => choose(minutes)}
            >
              {minutes}
            </Button>
          ))}
        </div>
      </div>
    </Dialog>
  );
}
