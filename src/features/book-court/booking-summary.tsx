import { duration } from '../../entities/venue/duration.ts';
import type { Venue } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import type { BookingWish } from './booking-address.ts';
import * as css from './booking-sheet.css.ts';
import { type Selection, minutesOf, timesOf } from './selection.ts';
import { cancelRule } from './wording.ts';

/** Where, when, how long and under which rules. */
export function BookingSummary({
  venue,
  wish,
  selection,
}: {
  venue: Venue;
  wish: BookingWish;
  selection: Selection | null;
}) {
  const t = useT('venue');
  const format = useFormat();
  const court = selection?.court.name ?? venue.courts.find(({ id }) => id === wish.courtId)?.name;
  const times = selection && timesOf(selection);
  const rows = [
    [t('sheet.court'), court ? `${court}, ${venue.name}` : venue.name],
    [t('sheet.date'), format.dateLong(wish.date)],
    // they keep their place until the times of the day have come
    [t('sheet.time'), times ? format.timeRange(times.start, times.end) : '–'],
    [t('sheet.duration'), selection ? duration(t, format, minutesOf(selection)) : '–'],
  ];
  const startsAt = selection?.slots[0]?.starts_at;
  return (
    <>
      <dl className={css.rows}>
        {rows.map(([term, value]) => (
          <Row key={term} term={term} value={value} />
        ))}
      </dl>
      <p className={css.rules}>
        {startsAt && <CancelLine venue={venue} startsAt={Date.parse(startsAt)} weekly={wish.weekly} />}{' '}
        {venue.booking_policy.booking_confirmation === 'manual' && t('sheet.manual')} {t('sheet.payAtVenue')}
      </p>
    </>
  );
}

function Row({ term, value }: { term: string | undefined; value: string | undefined }) {
  return (
    <>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{value}</dd>
    </>
  );
}

function CancelLine({ venue, startsAt, weekly }: { venue: Venue; startsAt: number; weekly: boolean }) {
  const t = useT('venue');
  const format = useFormat();
  const rule = cancelRule(venue.booking_policy, startsAt, weekly, now());
  switch (rule.kind) {
    case 'until':
      return t('sheet.cancelUntil', {
        date: format.dateMedium(tiraneDate(rule.instant)),
        time: format.time(rule.instant),
      });
    case 'grace':
      return t('sheet.cancelGrace', { time: duration(t, format, rule.minutes) });
    case 'never':
      return t('sheet.cancelNever');
    case 'each':
      return rule.hours > 0
        ? t('sheet.cancelEach', { time: duration(t, format, rule.hours * 60) })
        : t('sheet.cancelEachNone');
  }
}
