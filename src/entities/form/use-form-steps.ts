import { type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { focusById } from '../../shared/ui/focus-by-id.ts';

/** What the steps use of `useApiForm`. */
interface SteppedForm<Field extends string> {
  id: string;
  submit: () => Promise<void>;
  trigger: (names: Field[]) => Promise<boolean>;
  clearErrors: (names: Field[]) => void;
  getFieldState: (name: Field) => { invalid: boolean };
}

interface Steps<Step extends string, Field extends string> {
  /** The same in all renders, in the order of the screen, with what is asked for in each. */
  fields: Readonly<Record<Step, readonly Field[]>>;
  steps: readonly Step[];
  step: Step;
  onStep: (step: Step) => void;
}

/**
 * One form in several steps: Next leads on when the step is right, the last one sends, and what is refused leads to the step of its
 * field. The focus is on the heading of a new step, or on what is wrong in it.
 */
export function useFormSteps<Step extends string, Field extends string>(
  form: SteppedForm<Field>,
  { fields, steps, step, onStep }: Steps<Step, Field>,
) {
  const headingId = `${form.id}-heading`;
  const index = steps.indexOf(step);
  const shown = useRef(step);
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const wrong = fields[step].find((name) => form.getFieldState(name).invalid);
    focusById(wrong ? `${form.id}-${wrong}` : headingId, 'start');
  }, [step, form, fields, headingId]);

  const next = steps[index + 1];
  const before = steps[index - 1];
  return {
    headingId,
    number: index + 1,
    isLast: next === undefined,
    back: before === undefined ? null : () => onStep(before),
    submit: async (event?: SyntheticEvent) => {
      event?.preventDefault();
      if (next !== undefined && (await form.trigger([...fields[step]]))) return onStep(next);
      await form.submit();
      // what has not been asked for yet is not wrong yet
      form.clearErrors(steps.slice(index + 1).flatMap((later) => fields[later]));
      const refused = steps.find((one) => fields[one].some((name) => form.getFieldState(name).invalid));
      if (refused !== undefined && refused !== step) onStep(refused);
    },
  };
}
