import { Banknote, Hourglass, MessageCircleQuestionMark, Repeat, Trophy, UserX } from 'lucide-react';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import * as css from './calendar-legend.css.ts';

/** What colours, edges and icons of the calendar mean. */
export function CalendarLegend() {
  const t = useT('calendar');
  return (
    <ul className={css.legend} aria-label={t('legend')}>
      <li className={css.entry}>
        <span className={css.swatch} data-look="confirmed" />
        {t('common:bookingStatus.Confirmed')}
      </li>
      <li className={css.entry}>
        <span className={css.swatch} data-look="pending" />
        <Hourglass size={14} />
        {t('common:bookingStatus.Pending')}
      </li>
      <li className={css.entry}>
        <span className={css.swatch} data-look="asked" />
        <MessageCircleQuestionMark size={14} />
        {t('status.asked')}
      </li>
      <li className={css.entry}>
        <span className={css.swatch} data-look="over" />
        {t('status.over')}
      </li>
      <li className={css.entry}>
        <span className={css.swatch} data-look="noShow" />
        <UserX size={14} />
        {t('status.noShow')}
      </li>
      <li className={css.entry}>
        <span className={css.swatch} data-look="blocked" />
        {t('legendBlocked')}
      </li>
      <li className={css.entry}>
        <Banknote size={16} />
        {t('status.paid')}
      </li>
      <li className={css.entry}>
        <Repeat size={16} />
        {t('status.weekly')}
      </li>
      <li className={css.entry}>
        <Trophy size={16} />
        {t('source.competition')}
      </li>
    </ul>
  );
}
