import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import type { useApiForm } from '../../entities/form/use-api-form.ts';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { type EventStep, STEP_FIELDS, STEPS } from './event-form.ts';
import type { eventSchema, EventValues } from './event-schema.ts';

type Form = ReturnType<typeof useApiForm<ReturnType<typeof eventSchema>, unknown>>;

/**
 * One form in three steps: Next leads on when the step is right, the last one sends, and what is refused leads to the step of its
 * field. The focus is on the heading of a new step, or on what is wrong in it.
 */
export function useEventSteps(form: Form, step: EventStep, onStep: (step: EventStep) => void) {
  const headingId = `${form.id}-heading`;
  const index = STEPS.indexOf(step);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = STEP_FIELDS[step].find((name) => form.getFieldState(name).invalid);
    focusById(wrong ? `${form.id}-${wrong}` : headingId, 'start');
  }, [step, form, headingId]);

  const next = STEPS[index + 1];
  const before = STEPS[index - 1];
  return {
    headingId,
    number: index + 1,
    isLast: next === undefined,
    back: before === undefined ? null : () => onStep(before),
    submit: async (event?: SyntheticEvent) => {
      event?.preventDefault();
      if (next !== undefined && (await form.trigger([...STEP_FIELDS[step]]))) return onStep(next);
      await form.submit();
      // what has not been asked for yet is not wrong yet
      form.clearErrors(STEPS.slice(index + 1).flatMap((later): readonly (keyof EventValues)[] => STEP_FIELDS[later]));
      const refused = STEPS.find((one) => STEP_FIELDS[one].some((name) => form.getFieldState(name).invalid));
      if (refused !== undefined && refused !== step) onStep(refused);
    },
  };
}
