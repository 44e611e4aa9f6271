import { SLOTS, slotTimes } from '../../../entities/court/court-week.ts';
import { fields } from '../../../entities/booking/start-times.css.ts';
import { useT } from '../../../shared/i18n/i18n-react.tsx';
import { DatePicker } from '../../../shared/ui/date-picker.tsx';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { BlockValues } from './block-schema.ts';
import type { useBlockForm } from './use-block-form.ts';

interface BlockTimeProps {
  form: ReturnType<typeof useBlockForm>['form'];
  values: BlockValues;
  today: string;
}

/** From which day to which, whole days or the same hours of each. */
export function BlockTime({ form, values, today }: BlockTimeProps) {
  const t = useT('desk');
  const until = SLOTS.filter((slot) => slot >= values.from_slot);
  return (
    <>
      <div className={fields}>
        <DatePicker
          label={t('block.from')}
          {...form.field('date_from', {
            // the usual block is one day
            onChange: () =>
              form.getValues('date_from') > values.date_to && form.set('date_to', form.getValues('date_from')),
          })}
          min={today}
          max={undefined}
        />
        <DatePicker label={t('block.to')} {...form.field('date_to')} min={values.date_from} max={undefined} />
      </div>
      <Switch label={t('block.allDay')} {...form.field('all_day')} />
      {!values.all_day && (
        <div className={fields}>
          <SelectField
            label={t('block.fromHour')}
            options={SLOTS.map((slot) => ({ value: slot, label: slotTimes(slot).start }))}
            {...form.field('from_slot', {
              valueAsNumber: true,
              onChange: () =>
                form.getValues('from_slot') > values.to_slot && form.set('to_slot', form.getValues('from_slot')),
            })}
          />
          <SelectField
            label={t('block.toHour')}
            options={until.map((slot) => ({ value: slot, label: slotTimes(slot).end }))}
            {...form.field('to_slot', { valueAsNumber: true })}
          />
        </div>
      )}
    </>
  );
}
