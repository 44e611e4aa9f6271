import { useQuery } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { useId, useState } from 'react';
import type { CourtAvailability, CourtRef, CourtSlot, Id } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { sessionTimes } from '../../shared/lib/session-times.ts';
import { now } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PopoverPanel } from '../../shared/ui/floating-parts.ts';
import { visuallyHidden } from '../../shared/ui/visually-hidden.css.ts';
import { useCreateWatch, useDeleteWatch } from './use-watch-writes.ts';
import * as css from './watch-panel.css.ts';
import { watchesQuery } from './watches-query.ts';
import { watchState } from './watch-state.ts';

export interface WatchPanelProps {
  asked: { court: CourtRef; slot: CourtSlot };
  venueId: Id;
  day: string;
  /** All courts of the day. */
  courts: readonly CourtAvailability[];
  /** Id of the time's button, which gets the focus back. */
  buttonId: string;
  /** A guest wants to be told; null for who is signed in. */
  onSignIn: (() => void) | null;
  /** Another court that is free at that hour, or this one when it has become free. */
  onChoose: (courtId: Id, slotId: number) => void;
  onClose: () => void;
}

type Props = WatchPanelProps & { leave: () => void };

/** Beside a taken time: be told when it is free, on this court or any of its sport, or stop waiting (R24). */
export function WatchPanel({ buttonId, onClose, ...props }: WatchPanelProps) {
  const format = useFormat();
  const id = useId();
  const { start, end } = sessionTimes(props.asked.slot);
  // the button may be drawn later than this, after an address that opens the panel
  const [anchor] = useState(() => ({
    get current() {
      return document.getElementById(buttonId);
    },
  }));
  return (
    <PopoverPanel
      id={id}
      title={`${format.dateBrief(props.day, now())}, ${format.timeRange(start, end)}`}
      anchor={anchor}
      onClose={onClose}
    >
      {(leave) => <Content {...props} leave={leave} onClose={onClose} buttonId={buttonId} />}
    </PopoverPanel>
  );
}

function Content(props: Props) {
  const { slot } = props.asked;
  if (slot.state === 'available') return <FreeNow {...props} />;
  return slot.watch_id === undefined ? <Offer {...props} /> : <Waiting {...props} watchId={slot.watch_id} />;
}

function FreeNow({ asked: { court, slot }, onChoose, leave }: Props) {
  const t = useT('venue');
  const choose = () => {
    leave();
    onChoose(court.id, slot.time_slot_id);
  };
  return (
    <div className={css.content}>
      <p role="status">{t('watch.freeNow', { court: court.name })}</p>
      <Button onClick={choose}>{t('sheet.chooseTime')}</Button>
    </div>
  );
}

function Waiting({ asked: { court }, watchId, leave }: Props & { watchId: Id }) {
  const t = useT('venue');
  const format = useFormat();
  const watches = useQuery(watchesQuery()).data?.watches;
  const watch = watches?.find((one) => one.id === watchId);
  const removal = useDeleteWatch(leave);
  return (
    <div className={css.content}>
      <div className={css.texts}>
        <p>{t('watch.taken', { court: court.name })}</p>
        <p className={css.state}>
          {[t('watch.told'), watch && watchState(watch, t, format)].filter(Boolean).join(' · ')}
        </p>
        <p className={css.quiet}>{t('watch.how')}</p>
      </div>
      <Button
        variant="secondary"
        icon={<BellOff size={18} />}
        loading={removal.isPending}
        onClick={() => removal.mutate(watchId)}
      >
        {t('watch.stop')}
      </Button>
    </div>
  );
}

function Offer({ asked: { court, slot }, venueId, day, courts, onSignIn, onChoose, leave }: Props) {
  const t = useT('venue');
  const [isAny, setIsAny] = useState(false);
  const creation = useCreateWatch(venueId, leave);
  const others = courts.filter((one) => one.court.id !== court.id && one.court.sport.id === court.sport.id);
  const at = ({ slots }: CourtAvailability) => slots.find((one) => one.time_slot_id === slot.time_slot_id);
  const free = others.find((one) => at(one)?.state === 'available');
  // nobody waits for what they can book, or have booked
  const mayBeAny = !free && others.some(at) && !others.some((one) => at(one)?.is_mine);
  const ask = () => {
    if (onSignIn) {
      leave();
      return onSignIn();
    }
    const target = isAny && mayBeAny ? { sport_id: court.sport.id } : { court_id: court.id };
    return creation.mutate({ date: day, time_slot_id: slot.time_slot_id, ...target });
  };
  const choices = [
    { any: false, label: court.name },
    { any: true, label: t('watch.anyCourt', { sport: t(`common:sports.${court.sport.key}`) }) },
  ];
  return (
    <div className={css.content}>
      <div className={css.texts}>
        <p>{t('watch.taken', { court: court.name })}</p>
        <p className={css.quiet}>{t('watch.how')}</p>
        {onSignIn && <p className={css.quiet}>{t('watch.guest')}</p>}
      </div>
      {mayBeAny && (
        <fieldset className={css.courts}>
          <legend className={visuallyHidden}>{t('watch.which')}</legend>
          {choices.map(({ any, label }) => (
            <label key={label} className={css.court}>
              <input
                type="radio"
                name="watched-court"
                className={css.radio}
                checked={any === isAny}
                onChange={() => setIsAny(any)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      {creation.error && (
        <p role="alert" className={css.problem}>
          {creation.error.message}
        </p>
      )}
      <Button icon={<Bell size={18} />} loading={creation.isPending} onClick={ask}>
        {t('watch.create')}
      </Button>
      {free && (
        <Button
          variant="secondary"
          onClick={() => {
            leave();
            onChoose(free.court.id, slot.time_slot_id);
          }}
        >
          {t('watch.elsewhere', { court: free.court.name })}
        </Button>
      )}
    </div>
  );
}
