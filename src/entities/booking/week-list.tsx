import { comparedPrice } from '../../entities/booking/compared-price.ts';
import { Check, CircleSlash, MoveRight, TriangleAlert } from 'lucide-react';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneTime } from '../../shared/lib/time/tirane.ts';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import * as css from './week-list.css.ts';
import { isChosen, type Week, type WeekChoice, type WeekChoices, type WeekPlan } from './weeks.ts';

interface WeekListProps {
  plan: WeekPlan;
  choices: WeekChoices;
  /** The requested court; alternatives on it are labelled without the court's name. */
  courtId: number;
  onChoose: (date: string, choice: WeekChoice | null) => void;
}

const icons = { free: Check, moved: MoveRight, skipped: CircleSlash, open: TriangleAlert } as const;

/** All weeks in order: free ones side by side, conflicts on a line of their own. */
export function WeekList({ plan, choices, courtId, onChoose }: WeekListProps) {
  const t = useT('venue');
  return (
    <ol className={css.weeks} aria-label={t('weeks.label')}>
      {plan.weeks.map((week) =>
        week.session.state === 'available' ? (
          <FreeWeek key={week.session.date} week={week} />
        ) : (
          <Conflict
            key={week.session.date}
            week={week}
            chosen={choices[week.session.date]}
            courtId={courtId}
            onChoose={(choice) => onChoose(week.session.date, choice)}
          />
        ),
      )}
    </ol>
  );
}

function FreeWeek({ week }: { week: Week }) {
  const t = useT('venue');
  const format = useFormat();
  return (
    <li className={css.free}>
      <Check size={16} className={css.icon.free} aria-label={t('weeks.free')} role="img" />
      {format.dayMonth(week.session.date)}
    </li>
  );
}

interface ConflictProps {
  week: Week;
  chosen: WeekChoice | undefined;
  courtId: number;
  onChoose: (choice: WeekChoice | null) => void;
}

function Conflict({ week, chosen, courtId, onChoose }: ConflictProps) {
  const t = useT('venue');
  const format = useFormat();
  const { session, state, alternative } = week;
  const Icon = icons[state];
  const day = format.dateMedium(session.date);
  const words = {
    free: t('weeks.free'),
    open: t(session.state === 'blocked' ? 'weeks.closed' : 'weeks.taken'),
    skipped: t('weeks.skipped'),
    moved: alternative
      ? t('weeks.moved', { time: tiraneTime(Date.parse(alternative.starts_at)), court: alternative.court_name })
      : '',
  };
  const isSkipped = chosen?.kind === 'skip';
  return (
    <li className={css.conflict[state === 'open' ? 'open' : 'decided']}>
      <p className={css.head}>
        <Icon size={16} className={css.icon[state]} />
        <strong>{day}</strong> {words[state]}
      </p>
      {session.alternatives.length > 0 && <p className={css.offer}>{t('weeks.otherTimes')}</p>}
      <ChipGroup label={day}>
        {session.alternatives.map((offered) => {
          const pressed = isChosen(chosen, offered);
          const time = tiraneTime(Date.parse(offered.starts_at));
          const price = comparedPrice(t, format, offered.price, session.price);
          const move =
            offered.court_id === courtId
              ? t('weeks.move', { time })
              : t('weeks.moveCourt', { time, court: offered.court_name });
          return (
            <Chip
              key={`${offered.court_id} ${offered.time_slot_id}`}
              pressed={pressed}
              aria-label={`${move} ${price}`}
              onClick={() =>
                onChoose(pressed ? null : { kind: 'move', courtId: offered.court_id, slotId: offered.time_slot_id })
              }
            >
              <span className={css.offered}>
                {offered.court_id === courtId ? time : `${time}, ${offered.court_name}`}{' '}
                <span className={css.price}>{price}</span>
              </span>
            </Chip>
          );
        })}
        <Chip pressed={isSkipped} onClick={() => onChoose(isSkipped ? null : { kind: 'skip' })}>
          {t('weeks.skip')}
        </Chip>
      </ChipGroup>
    </li>
  );
}
