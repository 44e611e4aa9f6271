import { useController } from 'react-hook-form';
import { duration } from '../../entities/venue/duration.ts';
import type { PolicyRule } from '../../entities/venue/policy-wording.ts';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Switch } from '../../shared/ui/switch.tsx';
import { choices, MOST_ACTIVE } from './rules-schema.ts';
import type { RulesForm } from './rules-form.tsx';
import * as css from './rules.css.ts';

interface ControlProps {
  form: RulesForm;
  rule: PolicyRule;
}

/** The field of one rule. */
export function RuleControl({ form, rule }: ControlProps) {
  const t = useT('rules');
  if (rule === 'booking_confirmation') return <Confirmation form={form} />;
  if (rule === 'weekly_allowed') return <Weekly form={form} />;
  if (rule === 'max_active_per_user')
    return <NumberStepper label={t(`names.${rule}`)} required {...form.field(rule)} min={1} max={MOST_ACTIVE} />;
  return <Choice form={form} rule={rule} />;
}

function Confirmation({ form: { control } }: Pick<ControlProps, 'form'>) {
  const t = useT('rules');
  const { field } = useController({ control, name: 'booking_confirmation' });
  return (
    <div className={css.choice}>
      <p className={css.name}>{t('names.booking_confirmation')}</p>
      <SegmentedControl
        label={t('names.booking_confirmation')}
        segments={[
          { value: 'auto', label: t('auto') },
          { value: 'manual', label: t('manual') },
        ]}
        value={field.value}
        onChange={field.onChange}
      />
    </div>
  );
}

function Weekly({ form }: Pick<ControlProps, 'form'>) {
  const t = useT('rules');
  const { error, ...field } = form.field('weekly_allowed');
  return (
    <div className={css.choice}>
      <Switch label={<span className={css.name}>{t('names.weekly_allowed')}</span>} {...field} />
      {error !== undefined && <FieldError id={`${field.id}-error`}>{error}</FieldError>}
    </div>
  );
}

function Choice({ form, rule }: { form: RulesForm; rule: keyof typeof choices }) {
  const t = useT('rules');
  const tVenue = useT('venue');
  const format = useFormat();
  const time = (minutes: number) => duration(tVenue, format, minutes);
  const labels: Readonly<Record<typeof rule, (value: number) => string>> = {
    min_lead_minutes: (value) => (value === 0 ? t('untilStart') : t('before', { time: time(value) })),
    max_advance_days: (value) => t('days', { count: value }),
    cancel_cutoff_hours: (value) => (value === 0 ? t('untilStart') : t('before', { time: time(value * 60) })),
    cancel_grace_minutes: (value) => (value === 0 ? t('none') : time(value)),
  };
  // a value of another origin stays choosable: that of the server, and that of a draft
  const origins = [form.formState.defaultValues?.[rule], form.getValues(rule)];
  const values = [...new Set<number>([...choices[rule], ...origins.map(Number)])].toSorted((a, b) => a - b);
  return (
    <SelectField
      label={t(`names.${rule}`)}
      options={values.map((value) => ({ value: String(value), label: labels[rule](value) }))}
      {...form.field(rule)}
    />
  );
}
