import { BookingStatusBadge } from '../../../entities/booking/booking-status.tsx';
import { bookingTimes } from '../../../entities/booking/booking-times.ts';
import { comparedPrice } from '../../../entities/booking/compared-price.ts';
import { deadlineText } from '../../../entities/booking/deadline-text.ts';
import type { AffectedBooking, BookingProposal, ClosureAction, Id } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { now } from '../../../shared/platform/clock.ts';
import { ListRow } from '../../../shared/ui/list-row.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { bookerText, isOfGame } from '../booker.ts';
import * as css from './block.css.ts';
import { actionsFor, type ClosingChoice, placeKey, type PlannedBooking } from './closing-plan.ts';

interface AffectedRowProps {
  planned: PlannedBooking;
  isTried: boolean;
  onChoose: (choice: ClosingChoice) => void;
}

/** Of the control that a message about this booking leads to. */
export const affectedFieldId = (bookingId: Id, problem: PlannedBooking['problem']): string =>
  `affected-${bookingId}-${problem === 'gone' ? 'to' : 'action'}`;

/** One booking in the way: who, when, for how much, and what happens to it. */
export function AffectedRow({ planned, isTried, onChoose }: AffectedRowProps) {
  const t = useT('desk');
  const format = useFormat();
  const { affected, action, problem } = planned;
  const { booking } = affected;
  const actions = actionsFor(affected);
  return (
    <ListRow
      title={bookerText(booking, t)}
      meta={`${format.dateBrief(booking.date, now())}, ${bookingTimes(booking, format)} · ${booking.court.name} · ${format.price(booking.price)}`}
      value={booking.status !== 'Confirmed' && <BookingStatusBadge booking={booking} forVenue />}
    >
      <div className={css.choice}>
        <SelectField
          id={affectedFieldId(booking.id, 'missing')}
          label={t('closing.what')}
          value={action ?? ''}
          placeholder={t('closing.choose')}
          options={actions.map((value) => ({
            value,
            label: t(value === 'ask' && isOfGame(booking) ? 'closing.ofGame.ask' : `closing.${value}`),
          }))}
          error={isTried && problem === 'missing' ? t('closing.missing') : undefined}
          onChange={({ target }) =>
            onChoose({ action: actions.find((value) => value === target.value) ?? null, to: null })
          }
        />
        {action === 'move' ? (
          <NewTime planned={planned} onChoose={(to) => onChoose({ action, to })} />
        ) : (
          <Consequence affected={affected} action={action} />
        )}
      </div>
    </ListRow>
  );
}

/** Free times near it with their prices; the nearest one is chosen until another is. */
function NewTime({ planned, onChoose }: { planned: PlannedBooking; onChoose: (to: string) => void }) {
  const t = useT('desk');
  const ofVenue = useT('venue');
  const format = useFormat();
  const { affected, to, takenKeys, problem } = planned;
  const place = (proposal: BookingProposal) =>
    `${proposal.date === affected.booking.date ? '' : `${format.dateBrief(proposal.date, now())}, `}${bookingTimes(proposal, format)} · ${proposal.court_name}`;
  return (
    <div className={css.newTime}>
      <SelectField
        id={affectedFieldId(affected.booking.id, 'gone')}
        label={t('closing.newTime')}
        value={to ? placeKey(to) : ''}
        {...(!to && { placeholder: t('closing.choose') })}
        options={affected.proposals.map((proposal) => {
          const key = placeKey(proposal);
          return takenKeys.has(key)
            ? { value: key, label: t('closing.taken', { time: place(proposal) }), disabled: true }
            : { value: key, label: `${place(proposal)} · ${format.price(proposal.price)}` };
        })}
        error={problem === 'gone' ? t('closing.gone') : undefined}
        onChange={({ target }) => onChoose(target.value)}
      />
      {to && <p className={css.consequence}>{comparedPrice(ofVenue, format, to.price, affected.booking.price)}</p>}
    </div>
  );
}

/** What the choice means, or why not all choices are offered. */
function Consequence({ affected, action }: { affected: AffectedBooking; action: ClosureAction | null }) {
  const t = useT('desk');
  const format = useFormat();
  const { ask_until: until, proposals, booking } = affected;
  const isGame = isOfGame(booking);
  if (action === 'ask' && until !== null) {
    const when = deadlineText(until, now(), format);
    return <p className={css.consequence}>{t(isGame ? 'closing.ofGame.asks' : 'closing.asks', { when })}</p>;
  }
  if (action === 'cancel')
    return <p className={css.consequence}>{t(isGame ? 'closing.ofGame.cancels' : 'closing.cancels')}</p>;
  const cannotAsk = booking.booked_by === null ? 'closing.isGuest' : 'closing.tooSoon';
  const missing = [
    proposals.length === 0 && t('closing.noTimes'),
    until === null && t(isGame ? 'closing.ofGame.tooSoon' : cannotAsk),
  ].filter(Boolean);
  return missing.length > 0 && <p className={css.consequence}>{missing.join(' ')}</p>;
}
