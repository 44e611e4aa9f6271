import { Calendar } from 'lucide-react';
import { useFormat, useLanguage, useT } from '../i18n/i18n-react.tsx';
import { formatTypedDate, parseTypedDate } from '../i18n/typed-date.ts';
import { isValidDate } from '../lib/time/dates.ts';
import { type DayLimits, isOpenDay, MonthGrid } from './month-grid.tsx';
import { PickerField } from './picker-field.tsx';
import { type TypedFieldProps, useTypedValue, type ValueKind } from './use-typed-value.ts';

export interface DatePickerProps extends TypedFieldProps<string>, DayLimits {
  /** Said of a day before `min`, where the specification has a text of its own. */
  tooEarly?: string;
}

/**
 * A day, typed in the language's order or chosen in a month grid. The value is `yyyy-MM-dd`; takes the props of
 * react-hook-form's `register`, which then holds the typed text as long as it is no day that may be chosen. The page's row
 * names the dictionary `fields`.
 */
export function DatePicker(props: DatePickerProps) {
  const { min, max, isClosed } = props;
  const t = useT('fields');
  const typed = useTypedValue(props, useDayKind(props));
  return (
    <PickerField
      field={props}
      typed={typed}
      placeholder={t('date.pattern')}
      open={{ label: t('date.open'), icon: <Calendar size={20} /> }}
      panelLabel={t('date.calendar')}
    >
      {(choose) => <MonthGrid value={typed.value} focusFirst {...{ min, max, isClosed }} onChoose={choose} />}
    </PickerField>
  );
}

/** How a day is read and written in the active language, and which are refused with what words. */
function useDayKind({ min, max, isClosed, tooEarly }: DatePickerProps): ValueKind<string> {
  const t = useT('fields');
  const format = useFormat();
  const language = useLanguage();
  return {
    isValue: (held): held is string => isValidDate(held),
    parse: (text) => parseTypedDate(text, language),
    format: (date) => formatTypedDate(date, language),
    spell: (date) => formatTypedDate(date, language),
    refusal: (date) => {
      if (isOpenDay(date, { min, max, isClosed })) return undefined;
      if (min !== undefined && date < min) return tooEarly ?? t('date.tooEarly', { date: format.dateShort(min) });
      if (max !== undefined && date > max) return t('date.tooLate', { date: format.dateShort(max) });
      return t('date.closed');
    },
    notOne: t('date.invalid'),
  };
}
