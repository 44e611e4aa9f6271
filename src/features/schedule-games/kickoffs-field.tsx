import { Plus, Trash2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { FieldGroup } from '../../shared/ui/field-group.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TimePicker } from '../../shared/ui/time-picker.tsx';
import { nextId } from './schedule-schema.ts';
import * as css from './schedule.css.ts';
import type { ScheduleForm } from './use-schedule-form.ts';

const SATURDAY = 6;
const EVENING = '18:00';

/** When games may begin: a weekday and a time each. */
export function KickoffsField({ form: { control, field, set } }: { form: ScheduleForm }) {
  const t = useT('schedule');
  const format = useFormat();
  const kickoffs = useWatch({ control, name: 'kickoffs' });
  const { id, error } = field('kickoffs');
  const change = (of: number, what: Partial<(typeof kickoffs)[number]>) =>
    set(
      'kickoffs',
      kickoffs.map((one) => (one.id === of ? Object.assign({}, one, what) : one)),
    );
  const last = kickoffs.at(-1);
  return (
    <FieldGroup id={id} label={t('generate.kickoffs')} hint={t('generate.kickoffsHint')} error={error}>
      {(describedBy) => (
        <div role="group" aria-label={t('generate.kickoffs')} aria-describedby={describedBy} className={css.kickoffs}>
          {kickoffs.map((one, index) => (
            <div key={one.id} className={css.kickoff}>
              <SelectField
                {...(index === 0 && { id })}
                label={t('generate.weekday')}
                options={format.weekdays.map(({ weekday, long }) => ({ value: weekday, label: long }))}
                value={one.weekday}
                onChange={({ target: { value } }) => change(one.id, { weekday: Number(value) })}
              />
              <TimePicker
                id={`${id}-time-${one.id}`}
                label={t('generate.time')}
                min="06:00"
                max="23:00"
                value={one.time}
                onChange={({ target: { value } }) => change(one.id, { time: value })}
              />
              <IconButton
                aria-label={t('generate.removeKickoff', { number: index + 1 })}
                disabled={kickoffs.length === 1}
                onClick={() =>
                  set(
                    'kickoffs',
                    kickoffs.filter((other) => other.id !== one.id),
                  )
                }
              >
                <Trash2 size={20} />
              </IconButton>
            </div>
          ))}
          <Button
            variant="secondary"
            size="sm"
            icon={<Plus size={18} />}
            onClick={() =>
              set('kickoffs', [
                ...kickoffs,
                { id: nextId(kickoffs), weekday: last?.weekday ?? SATURDAY, time: last?.time ?? EVENING },
              ])
            }
          >
            {t('generate.addKickoff')}
          </Button>
        </div>
      )}
    </FieldGroup>
  );
}
