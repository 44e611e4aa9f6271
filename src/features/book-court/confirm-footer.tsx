import { comparedPrice } from '../../entities/booking/compared-price.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { paths } from '../../shared/routing/paths.ts';
import { Button } from '../../shared/ui/button.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import * as css from './booking-sheet.css.ts';
import { type BookingProcess, canConfirm, isBusy, isLost, isOverLimit } from './model/booking-process.ts';
import { type Selection, timesOf } from './selection.ts';
import { eachPrice, type WeekPlan } from '../../entities/booking/weeks.ts';

interface ConfirmFooterProps {
  process: BookingProcess;
  plan: WeekPlan | null;
  /** Of one session; null until it is loaded. */
  price: number | null;
  nextFree: Selection | null;
  onConfirm: () => void;
  onCheckAgain: () => void;
  onTake: (run: Selection) => void;
}

/** Price, changed weeks, the reason why it cannot be confirmed, and the button; always visible. */
export function ConfirmFooter({ process, plan, price, nextFree, onConfirm, onCheckAgain, onTake }: ConfirmFooterProps) {
  const t = useT('venue');
  const format = useFormat();
  const total = process.wish?.weekly ? plan?.total : price;
  const ready = canConfirm(process, plan);
  return (
    <div className={css.footer}>
      <Outcome process={process} price={price} nextFree={nextFree} onCheckAgain={onCheckAgain} onTake={onTake} />
      <div className={css.totals}>
        <span className={css.changes} role="status">
          {plan ? <PlanLine plan={plan} /> : t('sheet.total')}
        </span>
        <span className={css.total}>{total === null || total === undefined ? '–' : format.price(total)}</span>
      </div>
      {plan && plan.open === 0 && plan.highest > 0 && <p className={css.each}>{eachPrice(t, format, plan)}</p>}
      <Button
        block
        loading={isBusy(process)}
        aria-disabled={ready || isBusy(process) ? undefined : true}
        onClick={() => ready && onConfirm()}
      >
        {t('sheet.confirm')}
      </Button>
    </div>
  );
}

/** "Total for 11 sessions · 1 changed, 1 skipped", below how many weeks still need a choice. */
function PlanLine({ plan }: { plan: WeekPlan }) {
  const t = useT('venue');
  if (plan.booked === 0 && plan.open === 0) return t('weeks.noneLeft');
  const changes = [
    ...(plan.moved > 0 ? [t('weeks.movedCount', { count: plan.moved })] : []),
    ...(plan.skipped > 0 ? [t('weeks.skippedCount', { count: plan.skipped })] : []),
  ];
  return (
    <>
      {plan.open > 0 && <strong className={css.open}>{t('weeks.open', { count: plan.open })}</strong>}
      {[t('weeks.total', { count: plan.booked }), changes.join(', ')].filter(Boolean).join(' · ')}
    </>
  );
}

type OutcomeProps = Pick<ConfirmFooterProps, 'process' | 'price' | 'nextFree' | 'onCheckAgain' | 'onTake'>;

/** The result of the last attempt, in the server's words if there are any. */
function Outcome({ process, price, nextFree, onCheckAgain, onTake }: OutcomeProps) {
  const t = useT('venue');
  const format = useFormat();
  const { attempt, hold, wish } = process;
  if (attempt.kind === 'checking') {
    return (
      <p role="status" className={css.said}>
        {t('unknownResult')}
      </p>
    );
  }
  if (attempt.kind === 'absent') {
    return (
      <p role="alert" className={css.problem}>
        {t('sheet.absent')}
      </p>
    );
  }
  if (attempt.kind === 'unsure') {
    return (
      <div role="alert" className={css.problem}>
        <p>{t('sheet.unsure')}</p>
        <Button variant="secondary" size="sm" onClick={onCheckAgain}>
          {t('sheet.checkAgain')}
        </Button>
        <LinkButton variant="ghost" size="sm" to={paths.bookings()}>
          {t('sheet.myBookings')}
        </LinkButton>
      </div>
    );
  }
  // a taken first week is one of the weeks to choose for
  const holdMatters = hold.kind === 'refused' && !(wish?.weekly && hold.refusal.code === 'slot_taken');
  const refusal = attempt.kind === 'refused' ? attempt.refusal : holdMatters ? hold.refusal : null;
  if (!refusal) return null;
  const times = nextFree && timesOf(nextFree);
  return (
    <div role="alert" className={css.problem}>
      <p>{refusal.message}</p>
      {isOverLimit(process) && (
        <LinkButton variant="secondary" size="sm" to={paths.bookings()}>
          {t('sheet.myBookings')}
        </LinkButton>
      )}
      {isLost(process) && nextFree && times && (
        <Button variant="secondary" size="sm" onClick={() => onTake(nextFree)}>
          <span>
            {t('sheet.nextFree', { time: format.timeRange(times.start, times.end), court: nextFree.court.name })}{' '}
            <span className={css.otherPrice}>{comparedPrice(t, format, nextFree.price, price)}</span>
          </span>
        </Button>
      )}
      {isLost(process) && !nextFree && <p>{t('sheet.noneFree')}</p>}
    </div>
  );
}
