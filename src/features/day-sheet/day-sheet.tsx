import './day-sheet-page.css';
import type { Booking } from '../../shared/api/generated/model';
import { bookerName } from '../../entities/booking/booker.ts';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import { phoneLineText } from '../../shared/lib/phone-number.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import type { CourtSheet, SheetRow } from './day-sheet-rows.ts';
import * as css from './day-sheet.css.ts';

interface DaySheetProps {
  venue: string;
  /** `yyyy-MM-dd` */
  date: string;
  courts: readonly CourtSheet[];
}

/** A day of the venue on A4: for each court who comes when, with a box to tick who has paid, and free lines to write in. */
export function DaySheet({ venue, date, courts }: DaySheetProps) {
  const format = useFormat();
  return (
    <article className={css.sheet}>
      <header className={css.head}>
        <p className={css.venue}>{venue}</p>
        <p className={css.date}>{format.dateLong(date)}</p>
      </header>
      {courts.map((sheet) => (
        <CourtTable key={sheet.court.id} {...sheet} />
      ))}
    </article>
  );
}

function CourtTable({ court, rows }: CourtSheet) {
  const t = useT('figures');
  return (
    <table className={css.table} aria-label={court.name}>
      <colgroup>
        <col className={css.columns.time} />
        <col className={css.columns.who} />
        <col className={css.columns.phone} />
        <col className={css.columns.status} />
        <col className={css.columns.paid} />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={6} className={css.court}>
            {court.name} <span className={css.sport}>· {t(`common:sports.${court.sport.key}`)}</span>
          </th>
        </tr>
        <tr>
          <th className={css.columnName}>{t('sheet.time')}</th>
          <th className={css.columnName}>{t('sheet.who')}</th>
          <th className={css.columnName}>{t('sheet.phone')}</th>
          <th className={css.columnName}>{t('sheet.status')}</th>
          <th className={css.columnName}>{t('sheet.paid')}</th>
          <th className={css.columnName}>{t('sheet.note')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.length === 0 && (
          <tr>
            <td colSpan={6} className={css.cell}>
              {t('sheet.closedDay')}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <Line key={row.booking?.id ?? row.starts_at} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ row }: { row: SheetRow }) {
  const t = useT('figures');
  const format = useFormat();
  const { booking, closed } = row;
  return (
    <tr className={css.row}>
      <td className={css.time}>{bookingTimes(row, format)}</td>
      {closed === null ? (
        <Cells booking={booking} />
      ) : (
        <td colSpan={5} className={css.cell}>
          {closed === '' ? t('sheet.closed') : t('sheet.closedFor', { reason: closed })}
        </td>
      )}
    </tr>
  );
}

/** Of a booking; empty ones of a free time. */
function Cells({ booking }: { booking: Booking | null }) {
  const t = useT('figures');
  return (
    <>
      <td className={css.cell}>{booking && (bookerName(booking) ?? t('somebody'))}</td>
      <td className={css.phone}>{phoneLineText(booking?.desk?.phone ?? booking?.guest_phone ?? '')}</td>
      <td className={css.cell}>
        {booking && (booking.desk?.no_show_at ? t('sheet.noShow') : t(`common:bookingStatus.${booking.status}`))}
      </td>
      <td className={css.centred}>{booking && <PaidBox isPaid={booking.desk?.paid_at != null} />}</td>
      <td className={css.cell}>{booking?.note}</td>
    </>
  );
}

function PaidBox({ isPaid }: { isPaid: boolean }) {
  const t = useT('figures');
  return (
    <svg viewBox="0 0 10 10" className={css.box} role="img" aria-label={t(isPaid ? 'paid' : 'notPaid')}>
      <rect x="0.5" y="0.5" width="9" height="9" />
      {isPaid && <path d="M2 5.2 4.3 7.5 8.2 2.5" strokeWidth="1.4" />}
    </svg>
  );
}
