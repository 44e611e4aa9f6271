import { useFormat, useT } from '../../shared/i18n/i18n-react.tsx';
import { Chip, ChipGroup } from '../../shared/ui/chip.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { FieldError } from '../../shared/ui/field.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { bookingTimes } from '../../entities/booking/booking-times.ts';
import type { MoveOption } from './move-options.ts';
import * as css from './move.css.ts';

interface MoveTimesProps {
  id: string;
  /** Absent while they load. */
  options: readonly MoveOption[] | undefined;
  chosen: number | undefined;
  onChoose: (slotId: number) => void;
  /** Why a time must be chosen, or was refused. */
  error: string | undefined;
  /** The free times could not be loaded. */
  failure: { retry: () => void; retrying: boolean } | undefined;
}

/** The free times of one court on one day. */
export function MoveTimes({ id, options, chosen, onChoose, error, failure }: MoveTimesProps) {
  const t = useT('bookings');
  const format = useFormat();
  if (failure) {
    const { retry, retrying } = failure;
    return <ErrorState title={t('move.notLoaded')} onRetry={retry} retrying={retrying} />;
  }
  return (
    <div className={css.times} aria-busy={!options}>
      {!options && <Skeleton shape="box" width="100%" height="96px" />}
      {options?.length === 0 && <p role="status">{t('move.noneFree')}</p>}
      {options && options.length > 0 && (
        <ChipGroup label={t('common:fields.time')}>
          {options.map((option, index) => (
            <Chip
              key={option.slotId}
              id={index === 0 ? id : undefined}
              pressed={option.slotId === chosen}
              onClick={() => onChoose(option.slotId)}
            >
              {bookingTimes(option, format)}
            </Chip>
          ))}
        </ChipGroup>
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
