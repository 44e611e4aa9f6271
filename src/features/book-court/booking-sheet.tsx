import { Clock } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import type { CourtAvailability, Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { isoWeekday } from '../../shared/lib/time/dates.ts';
import { pad } from '../../shared/lib/time/wall-time.ts';
import { everySecond, monotonicNow } from '../../shared/platform/timers.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { type BookingAddress, wishOf } from './booking-address.ts';
import * as css from './booking-sheet.css.ts';
import { BookingSummary } from './booking-summary.tsx';
import { ConfirmFooter } from './confirm-footer.tsx';
import { type Hold, isBusy } from './model/booking-process.ts';
import { nextFreeRun, selectionOf } from './selection.ts';
import { useBooking } from './use-booking.ts';
import { WeekList } from '../../entities/booking/week-list.tsx';

export interface BookingSheetProps {
  venue: Venue;
  address: BookingAddress;
  /** Availability of the chosen day, as far as it is loaded. */
  courts: readonly CourtAvailability[];
  today: string;
  onChange: (change: Partial<BookingAddress>) => void;
  onClose: () => void;
}

/** The last step: what will be booked, once or weekly, and one button. Its state is in the URL. */
export function BookingSheet({ venue, address, courts, today, onChange, onClose }: BookingSheetProps) {
  const t = useT('venue');
  const format = useFormat();
  const { wish, problems } = wishOf(address, today);
  const { process, preview, plan, ...act } = useBooking(venue, wish, onChange);
  const busy = isBusy(process);

  if (!wish) {
    return (
      <Dialog
        title={t('sheet.title')}
        onClose={onClose}
        closeButton
        actions={<Button onClick={onClose}>{t('sheet.chooseTime')}</Button>}
      >
        <div role="alert" className={css.problem}>
          <strong>{t('sheet.incomplete')}</strong>
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{t(`validation:booking.${problem}`)}</li>
            ))}
          </ul>
        </div>
      </Dialog>
    );
  }

  const selection = selectionOf(wish, courts);
  const footer = (
    <ConfirmFooter
      process={process}
      plan={plan}
      price={selection?.price ?? null}
      nextFree={selectionOf(nextFreeRun(wish, courts) ?? { courtId: null, slotId: null, slotCount: 1 }, courts)}
      onConfirm={act.confirm}
      onCheckAgain={act.checkAgain}
      onTake={({ courtId, slotId }) => onChange({ courtId, slotId })}
    />
  );
  return (
    <Dialog title={t('sheet.title')} onClose={onClose} closeButton busy={busy} actions={footer}>
      <div className={css.content}>
        <BookingSummary venue={venue} wish={wish} selection={selection} />
        <HoldNotice hold={process.hold} onRenew={act.renewHold} />
        {venue.booking_policy.weekly_allowed && (
          <Switch
            label={t('sheet.repeat')}
            hint={t('sheet.repeatHint', { weekday: format.weekdayEach(isoWeekday(wish.date)) })}
            checked={wish.weekly}
            disabled={busy}
            onChange={(event) => onChange({ weekly: event.currentTarget.checked })}
          />
        )}
        {wish.weekly && (
          <QueryView query={preview} errorTitle={t('weeks.error')} skeleton={<Spinner />}>
            {() =>
              plan && (
                <WeekList
                  plan={plan}
                  choices={process.choices}
                  courtId={wish.courtId}
                  onChoose={(date, choice) => act.chooseWeek({ date, choice })}
                />
              )
            }
          </QueryView>
        )}
      </div>
    </Dialog>
  );
}

/** How long the time is still held, or that the hold expired; a refused hold is shown beside the button. */
function HoldNotice({ hold, onRenew }: { hold: Hold; onRenew: () => void }) {
  const t = useT('venue');
  if (hold.kind === 'held') return <Countdown until={hold.until} />;
  return (
    <div role="status" className={css.notice}>
      {hold.kind === 'expired' && (
        <>
          <p>{t('sheet.holdExpired')}</p>
          <Button variant="secondary" size="sm" onClick={onRenew}>
            {t('sheet.holdAgain')}
          </Button>
        </>
      )}
    </div>
  );
}

function Countdown({ until }: { until: number }) {
  const t = useT('venue');
  const seconds = useSyncExternalStore(everySecond, () => Math.max(0, Math.ceil((until - monotonicNow()) / 1000)));
  return (
    <p role="timer" className={css.hold}>
      <Clock size={16} />
      {t('sheet.held', { time: `${Math.floor(seconds / 60)}:${pad(seconds % 60)}` })}
    </p>
  );
}
