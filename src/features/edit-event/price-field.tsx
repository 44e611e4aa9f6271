import { useWatch } from 'react-hook-form';
import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { typedLek } from '../../shared/lib/typed-lek.ts';
import { TextField } from '../../shared/ui/text-field.tsx';
import * as css from './edit-event.css.ts';
import type { EventForm } from './event-form.ts';
import { pricePerHead } from './price-per-head.ts';

interface PriceFieldProps {
  form: EventForm;
  /** What the chosen court costs, whole lek. */
  courtPrice: number | null;
}

/** What all pay together, and what that is a head. People quote old lek, ten times as many. */
export function PriceField({ form: { control, field }, courtPrice }: PriceFieldProps) {
  const t = useT('eventform');
  const format = useFormat();
  const [typed, seats] = useWatch({ control, name: ['price_total', 'capacity'] });
  const total = typedLek(typed);
  const each = typeof total === 'number' ? pricePerHead(total, seats) : null;
  return (
    <div>
      <TextField
        label={t('price.label')}
        hint={t('price.hint')}
        optional
        inputMode="numeric"
        autoComplete="off"
        {...field('price_total')}
      />
      <p role="status" className={css.quiet}>
        {[
          courtPrice !== null && t('price.court', { price: format.price(courtPrice) }),
          each !== null && t('price.each', { price: format.money(each), count: seats }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </div>
  );
}
