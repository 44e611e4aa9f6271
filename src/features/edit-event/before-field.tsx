import { useT } from '../../shared/i18n/i18n-react.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import type { EventForm } from './event-form.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

interface BeforeFieldProps {
  label: string;
  /** Minutes before the start. */
  choices: readonly number[];
  form: EventForm;
  name: 'rsvp_before' | 'min_before';
}

/** So long before the start; what the event has now is among the choices, whatever it is. */
export function BeforeField({ label, choices, form: { field, formState }, name }: BeforeFieldProps) {
  const t = useT('eventform');
  const began = Number(formState.defaultValues?.[name] ?? 0);
  const all = [...new Set([...choices, began])].toSorted((one, other) => one - other);
  return (
    <SelectField label={label} options={all.map((value) => ({ value, label: wording(value) }))} {...field(name)} />
  );

  /** "At the start", "90 minutes before", "3 hours before", "2 days before"; a day and less are said in hours. */
  function wording(minutes: number): string {
    if (minutes === 0) return t('before.start');
    if (minutes % HOUR !== 0) return t('before.minutes', { count: minutes });
    if (minutes % DAY === 0 && minutes > DAY) return t('before.days', { count: minutes / DAY });
    return t('before.hours', { count: minutes / HOUR });
  }
}
