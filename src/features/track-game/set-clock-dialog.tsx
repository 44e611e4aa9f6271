import { useState } from 'react';
import { DialogForm } from '../../entities/form/form.tsx';
import { useApiForm } from '../../entities/form/use-api-form.ts';
import type { ClockNow } from '../../live/index.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { NumberStepper } from '../../shared/ui/number-stepper.tsx';
import { clockSchema, shownBy, toFields } from './clock-schema.ts';
import * as css from './dialogs.css.ts';
import { usePart } from './use-part.ts';
import type { Tracking } from './use-tracking.ts';

/** Three digits; whether it is too late for this clock says the schema, with the time in question. */
const MOST_MINUTES = 999;

interface SetClockDialogProps {
  tracking: Tracking;
  clock: ClockNow;
  onClose: () => void;
}

/** The clock as the referee's shows it: typed or counted, and set at the moment of the press (design §10). */
export function SetClockDialog({ tracking, clock, onClose }: SetClockDialogProps) {
  const t = useT('tracker');
  const part = usePart(tracking);
  const [defaults] = useState(() => toFields(shownBy(clock, tracking.serverNow())));
  const form = useApiForm({
    operation: 'sendGameEvents',
    schema: clockSchema(clock),
    defaults,
    send: ({ elapsed_ms }) => Promise.resolve(tracking.setClock(elapsed_ms)),
    onDone: onClose,
  });
  return (
    <DialogForm
      title={t('setClock.title')}
      closeButton
      onClose={onClose}
      form={form}
      submitLabel={t('setClock.submit')}
    >
      <p>
        {t(`setClock.${clock.mode}`, { part })} {clock.running && t('setClock.runs')}
      </p>
      <div className={css.clock}>
        <NumberStepper label={t('setClock.minutes')} {...form.field('minutes')} min={0} max={MOST_MINUTES} />
        <NumberStepper label={t('setClock.seconds')} {...form.field('seconds')} min={0} max={59} />
      </div>
    </DialogForm>
  );
}
