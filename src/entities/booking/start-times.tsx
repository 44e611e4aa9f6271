import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { QueryView, type ViewedQuery } from '../../shared/ui/query-view.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { bookingTimes } from './booking-times.ts';
import type { StartOption } from './start-options.ts';
import * as css from './start-times.css.ts';

interface StartTimesProps {
  id: string;
  /** What is free on the chosen day; null while no day is chosen. */
  free: ViewedQuery<unknown> | null;
  /** The starts that the answer leaves. */
  options: readonly StartOption[];
  chosen: number | undefined;
  onChoose: (slotId: number) => void;
  /** A time must be chosen. */
  error: string | undefined;
  /** Each time with what it costs. */
  priced?: boolean;
}

/** The free times of one court on one day. */
export function StartTimes({ id, free, options, chosen, onChoose, error, priced = false }: StartTimesProps) {
  const t = useT('bookings');
  const format = useFormat();
  const times =
    options.length === 0 ? (
      <p role="status">{t('move.noneFree')}</p>
    ) : (
      <ChipGroup label={t('common:fields.time')}>
        {options.map((option, index) => (
          <Chip
            key={option.slotId}
            id={index === 0 ? id : undefined}
            pressed={option.slotId === chosen}
            onClick={() => onChoose(option.slotId)}
          >
            <span>
              {bookingTimes(option, format)} {priced && <span className={css.price}>{format.price(option.price)}</span>}
            </span>
          </Chip>
        ))}
      </ChipGroup>
    );
  const skeleton = <Skeleton shape="box" width="100%" height="96px" />;
  return (
    <div className={css.times}>
      {free ? (
        <QueryView query={free} errorTitle={t('move.notLoaded')} skeleton={skeleton}>
          {() => times}
        </QueryView>
      ) : (
        times
      )}
      {error && (
        // no control here has a description that would be read, as other fields have
        <div role="alert">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
