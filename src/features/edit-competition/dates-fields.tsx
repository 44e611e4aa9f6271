import { useT } from '../../shared/i18n/i18n-react.tsx';
import { tiraneDate } from '../../shared/lib/time/tirane.ts';
import { now } from '../../shared/platform/clock.ts';
import { DatePicker } from '../../shared/ui/date-picker.tsx';
import { TimePicker } from '../../shared/ui/time-picker.tsx';
import type { StepProps } from './competition-form.ts';
import * as css from './edit-competition.css.ts';

/** When it is played, and when teams may ask for a place. */
export function DatesFields({ form: { field }, isDrawn }: StepProps) {
  const t = useT('competitionform');
  return (
    <>
      <div className={css.pair}>
        <DatePicker label={t('starts')} required {...field('starts_on')} min={tiraneDate(now())} max={undefined} />
        <DatePicker label={t('ends')} optional {...field('ends_on')} min={undefined} max={undefined} />
      </div>
      {!isDrawn && (
        <>
          <div className={css.moment}>
            <DatePicker
              label={t('opens')}
              hint={t('opensHint')}
              optional
              {...field('opens_on')}
              min={undefined}
              max={undefined}
            />
            <TimePicker label={t('opensAt')} {...field('opens_at')} min="00:00" max="23:59" />
          </div>
          <div className={css.moment}>
            <DatePicker
              label={t('closes')}
              hint={t('closesHint')}
              optional
              {...field('closes_on')}
              min={undefined}
              max={undefined}
            />
            <TimePicker label={t('closesAt')} {...field('closes_at')} min="00:00" max="23:59" />
          </div>
        </>
      )}
    </>
  );
}
