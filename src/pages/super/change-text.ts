/** A changed value in words, by its field. The values have the shapes of the contract's `Venue` and `Court` (VenueLogChange). */
import { slotRanges } from '../../entities/court/slot-ranges.ts';
import type {
  CourtScheduleInput,
  CourtSurface,
  Facility,
  PriceRuleInput,
  PublicationStatus,
  VenueLogField,
} from '../../shared/api/generated/model';
import type { Format } from '../../shared/i18n/format.ts';
import type { Translate } from '../../shared/i18n/i18n.ts';

interface Shapes {
  status: PublicationStatus;
  is_bookable: boolean;
  is_public: boolean;
  facilities: readonly Facility[];
  price: number;
  delayed_start: number;
  default_slots: readonly number[];
  schedules: readonly CourtScheduleInput[];
  price_rules: readonly PriceRuleInput[];
  surface: CourtSurface;
  position: number;
}
/** The texts and formats of one language. */
export interface Words {
  t: Translate<'review'>;
  inVenue: Translate<'venue'>;
  format: Format;
}
type Writer<Value> = (value: Value, words: Words) => string;

const yesOrNo: Writer<boolean> = (value, { t }) => t(value ? 'common:dialogs.yes' : 'common:dialogs.no');
const hours: Writer<readonly number[]> = (slots, { t, format }) =>
  slotRanges(slots)
    .map(({ start, end }) => format.timeRange(start, end))
    .join(', ') || t('closed');
const dayName = (weekday: number, format: Format): string => format.weekdays[weekday - 1]?.short ?? '';

const writers: { [F in keyof Shapes]: Writer<Shapes[F]> } = {
  status: (status, { t }) => t(`common:publication.${status}`),
  is_bookable: yesOrNo,
  is_public: yesOrNo,
  facilities: (facilities, { t, format }) => format.list(facilities.map((one) => t(`common:facilities.${one}`))),
  price: (price, { format }) => format.price(price),
  delayed_start: (minutes, { t }) => (minutes === 0 ? t('none') : t('delay', { minutes })),
  default_slots: hours,
  schedules: (schedules, words) =>
    schedules
      .map(({ date, weekday, time_slot_ids }) => {
        const day = date === null ? dayName(weekday ?? 1, words.format) : words.format.dateShort(date);
        return `${day}: ${hours(time_slot_ids, words)}`;
      })
      .join('\n'),
  price_rules: (rules, words) =>
    rules
      .map(({ weekdays, from_slot_id, to_slot_id, price }) => {
        const days = weekdays.map((weekday) => dayName(weekday, words.format)).join(', ');
        const slots = Array.from({ length: to_slot_id - from_slot_id + 1 }, (_, index) => from_slot_id + index);
        return `${days} ${hours(slots, words)}: ${words.format.price(price)}`;
      })
      .join('\n'),
  surface: (surface, { inVenue }) => inVenue(`surface.${surface}`),
  position: (place, { t }) => t('place', { place: place + 1 }),
};

const none = ({ t }: Words): string => t('none');

/** The value of a field that is not a picture; "None" where there was or is none. Rules and special hours take a line each. */
export function changeText(field: VenueLogField, value: unknown, words: Words): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0 && field !== 'default_slots'))
    return none(words);
  const known: Partial<Record<VenueLogField, Writer<never>>> = writers;
  const write = known[field];
  if (write) return write(value as never, words); // the field says the shape
  return typeof value === 'number' ? String(value) : (value as string); // all other fields are texts or coordinates
}
