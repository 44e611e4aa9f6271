import { Check, ChevronDown, ChevronUp, Trophy, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { Booking, CompetitionRef } from '../../../shared/api/generated/model';
import { useFormat, useT } from '../../../shared/i18n/i18n-react.tsx';
import { now } from '../../../shared/platform/clock.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { expiryOf } from '../expiry.ts';
import * as css from '../requests/requests.css.ts';

interface CompetitionItemProps {
  competition: CompetitionRef;
  /** Those that wait, soonest first; at least one. */
  waiting: readonly Booking[];
  onConfirm: () => void;
  onDecline: () => void;
  /** Each game with its own answers. */
  children: ReactNode;
}

/** All that a competition asks for as one request, with one answer to all of it; its games are answered one by one below (R30). */
export function CompetitionItem({ competition, waiting, onConfirm, onDecline, children }: CompetitionItemProps) {
  const t = useT('desk');
  const format = useFormat();
  const [isOpen, setIsOpen] = useState(false);
  const [nameId, listId] = [useId(), useId()];
  const at = now();
  const days = [...new Set(waiting.map(({ date }) => date))];
  const [first = '', last = first] = [days[0], days.at(-1)];
  const price = waiting.reduce((sum, one) => sum + one.price, 0);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <>
      <li className={css.item}>
        <button
          type="button"
          className={css.open}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={css.head}>
            <span id={nameId} className={css.who}>
              <Trophy size={16} aria-hidden className={css.icon} /> {competition.name}
            </span>
            <span className={css.small}>
              {t('requests.expires', { when: format.relative(Math.min(...waiting.map(expiryOf)), at) })}
            </span>
          </span>
          <span>
            {first === last
              ? format.dateBrief(first, at)
              : `${format.dateBrief(first, at)} – ${format.dateBrief(last, at)}`}
          </span>
          <span className={css.small}>
            {t('games.count', { count: waiting.length })} · {format.price(price)} ·{' '}
            {t(isOpen ? 'games.hide' : 'games.show')}
            {'\u00a0'}
            <Chevron size={14} aria-hidden className={css.icon} />
          </span>
        </button>
        <div className={css.answers}>
          <IconButton
            aria-label={t('games.declineAll')}
            title={t('games.declineAll')}
            aria-describedby={nameId}
            onClick={onDecline}
          >
            <X size={22} />
          </IconButton>
          <IconButton
            aria-label={t('games.confirmAll')}
            title={t('games.confirmAll')}
            aria-describedby={nameId}
            variant="tonal"
            onClick={onConfirm}
          >
            <Check size={22} />
          </IconButton>
        </div>
      </li>
      {isOpen && (
        <li className={css.ofGroup}>
          <ul id={listId} className={css.list} aria-labelledby={nameId}>
            {children}
          </ul>
        </li>
      )}
    </>
  );
}
