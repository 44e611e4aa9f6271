import { Clock } from 'lucide-react';
import { useT } from '../i18n/i18n-react.tsx';
import { parseTypedTime, timeSteps } from '../lib/time/typed-time.ts';
import { PickerField } from './picker-field.tsx';
import { TimeList } from './time-list.tsx';
import { type TypedFieldProps, useTypedValue, type ValueKind } from './use-typed-value.ts';

export interface TimePickerProps extends TypedFieldProps<string> {
  /** First and last time, `HH:mm`; `max` may be "24:00", the end of the day. */
  min?: string;
  max?: string;
  /** Minutes between two times of the list; any time may be typed. */
  step?: number;
}

/** A time of day, typed or chosen from steps. The value is `HH:mm`; otherwise as `DatePicker`. */
export function TimePicker(props: TimePickerProps) {
  const { min = '00:00', max = '23:59', step = 30 } = props;
  const t = useT('fields');
  const kind: ValueKind<string> = {
    isValue: (held): held is string => parseTypedTime(held) === held,
    parse: parseTypedTime,
    format: (time) => time,
    spell: (time) => time.replace(':', '.'),
    refusal: (time) => {
      if (time < min) return t('time.tooEarly', { time: min });
      return time > max ? t('time.tooLate', { time: max }) : undefined;
    },
    notOne: t('time.invalid'),
  };
  const typed = useTypedValue(props, kind);
  return (
    <PickerField
      field={props}
      typed={typed}
      placeholder="--:--"
      open={{ label: t('time.open'), icon: <Clock size={20} /> }}
      panelLabel={t('time.list')}
    >
      {(choose) => (
        <TimeList
          label={t('time.list')}
          times={timeSteps(min, max, step)}
          value={typed.value}
          focusFirst
          onChoose={choose}
        />
      )}
    </PickerField>
  );
}
