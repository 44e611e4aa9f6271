import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SLOTS, slotTimes } from '../../entities/court/court-week.ts';
import type { PriceRuleInput } from '../../shared/api/generated/model';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { moved } from '../../shared/lib/moved.ts';
import { typedLek } from '../../shared/lib/typed-lek.ts';
import { clockTime } from '../../shared/lib/time/wall-time.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import * as css from './court-form.css.ts';

import type { CourtForm } from './use-court-form.ts';

/** Working days from 18:00 to 22:00. */
const A_RULE = { weekdays: [1, 2, 3, 4, 5], from_slot_id: 13, to_slot_id: 16 };

/** The price of an hour, and those that depend on weekday and hour: the first rule that matches wins (CRT-06, CRT-09, design §4). */
export function Prices({ form: { field, values, set } }: { form: CourtForm }) {
  const t = useT('courts');
  const { id, error } = field('price_rules');
  const { price_rules: rules } = values;
  const addId = `${id}-add`;
  const [news, setNews] = useState('');
  const change = (next: PriceRuleInput[]) => set('price_rules', next);
  const move = (from: number, to: number) => {
    change(moved(rules, from, to));
    setNews(t('rules.moved', { number: from + 1, place: to + 1, total: rules.length }));
    // the same button of the rule that was moved, so that a second press carries on
    focusById(moveId(id, to, to > from ? 'down' : 'up'));
  };
  return (
    <>
      <TextField
        label={t('facts.price')}
        hint={t('facts.priceHint')}
        end={t('facts.unit')}
        inputMode="numeric"
        autoComplete="off"
        {...field('price', { setValueAs: (text: string | number) => typedLek(String(text ?? '')) })}
      />
      <p className={css.hint}>{t('rules.hint')}</p>
      {rules.length > 0 && (
        <ol id={id} tabIndex={-1} className={css.rows} aria-label={t('rules.list')}>
          {rules.map((rule, index) => (
            <Rule
              // a rule has no id of its own
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              listId={id}
              rule={rule}
              number={index + 1}
              isLast={index === rules.length - 1}
              delay={values.delayed_start}
              onChange={(next) => change(rules.with(index, next))}
              onMove={(by) => move(index, index + by)}
              onRemove={() => {
                change(rules.toSpliced(index, 1));
                focusById(addId);
              }}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
      {error !== undefined && (
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
      <div>
        <Button
          id={addId}
          variant="secondary"
          icon={<Plus size={18} />}
          onClick={() => change([...rules, { ...A_RULE, price: values.price }])}
        >
          {t('rules.add')}
        </Button>
      </div>
    </>
  );
}

/** Of the button that moves the rule at this index. */
const moveId = (listId: string, index: number, to: 'up' | 'down') => `${listId}-${index}-${to}`;

interface RuleProps {
  /** Of the list of rules. */
  listId: string;
  rule: PriceRuleInput;
  number: number;
  isLast: boolean;
  delay: 0 | 15 | 30 | 45;
  onChange: (rule: PriceRuleInput) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

function Rule({ listId, rule, number, isLast, delay, onChange, onMove, onRemove }: RuleProps) {
  const t = useT('courts');
  const { weekdays } = useFormat();
  const times = SLOTS.map((slot) => {
    const { start, end } = slotTimes(slot, delay);
    return { slot, start, end: clockTime(end) };
  });
  const toggle = (weekday: number) =>
    rule.weekdays.includes(weekday)
      ? rule.weekdays.filter((one) => one !== weekday)
      : [...rule.weekdays, weekday].toSorted((a, b) => a - b);
  return (
    <li>
      <div role="group" aria-label={t('rules.rule', { number })} className={css.row}>
        <div className={css.line}>
          <p className={css.rowTitle}>{t('rules.rule', { number })}</p>
          <IconButton
            id={moveId(listId, number - 1, 'up')}
            aria-label={t('rules.up', { number })}
            aria-disabled={number === 1 || undefined}
            onClick={() => number > 1 && onMove(-1)}
          >
            <ArrowUp size={20} />
          </IconButton>
          <IconButton
            id={moveId(listId, number - 1, 'down')}
            aria-label={t('rules.down', { number })}
            aria-disabled={isLast || undefined}
            onClick={() => !isLast && onMove(1)}
          >
            <ArrowDown size={20} />
          </IconButton>
          <IconButton aria-label={t('rules.remove', { number })} onClick={onRemove}>
            <Trash2 size={20} />
          </IconButton>
        </div>
        <ChipGroup label={t('rules.weekdays', { number })} className={css.wrap}>
          {weekdays.map(({ weekday, short }) => (
            <Chip
              key={weekday}
              className={css.weekdayChip}
              pressed={rule.weekdays.includes(weekday)}
              onClick={() => onChange({ ...rule, weekdays: toggle(weekday) })}
            >
              {short}
            </Chip>
          ))}
        </ChipGroup>
        <div className={css.triple}>
          <SelectField
            label={t('rules.from')}
            value={rule.from_slot_id}
            options={times.map(({ slot, start }) => ({ value: slot, label: start }))}
            onChange={({ target }) => {
              const from = Number(target.value);
              onChange({ ...rule, from_slot_id: from, to_slot_id: Math.max(from, rule.to_slot_id) });
            }}
          />
          <SelectField
            label={t('rules.to')}
            value={rule.to_slot_id}
            options={times
              .filter(({ slot }) => slot >= rule.from_slot_id)
              .map(({ slot, end }) => ({ value: slot, label: end }))}
            onChange={({ target }) => onChange({ ...rule, to_slot_id: Number(target.value) })}
          />
          <TextField
            label={t('rules.price')}
            end={t('facts.unit')}
            inputMode="numeric"
            autoComplete="off"
            value={rule.price ?? ''}
            // the schema refuses what is no price
            onChange={({ target }) => onChange({ ...rule, price: typedLek(target.value) as number })}
          />
        </div>
      </div>
    </li>
  );
}
