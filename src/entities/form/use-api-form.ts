import { useUnit } from 'effector-react';
import { type SyntheticEvent, useCallback, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type Path,
  type PathValue,
  type RegisterOptions,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { input, output } from 'zod';
import type { DraftPlace } from '../../models/drafts/drafts.ts';
import { snackbarRequested } from '../../models/snackbars/snackbar-requests.model.ts';
import type { Wording } from '../../models/snackbars/wording.ts';
import type { ApiError } from '../../shared/api/errors.ts';
import type { WriteOperation } from '../../shared/api/outdated-reads.ts';
import { useWrite } from '../../shared/api/use-write.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { newAttempt, type Once } from './attempt.ts';
import { errorText, type FormSchema, schemaResolver } from './field-messages.ts';
import { useDraft } from './use-draft.ts';

type Form<S extends FormSchema> = UseFormReturn<input<S>, unknown, output<S>>;

/**
 * What is left to do after a refusal that the caller has seen to: nothing, and what was typed is no longer needed (`settled`) or
 * still kept for the next time (`told`). Without it the form shows the refusal.
 */
type RefusalEnd = 'settled' | 'told';

export interface ApiFormOptions<S extends FormSchema, Answer> {
  /** The generated body schema, extended only by fields that the wire lacks. */
  schema: S;
  /** What each field begins with, in the order of the fields on the screen (also that of the summary). */
  defaults: { [K in keyof input<S>]: input<S>[K] | undefined };
  /** The operation that `send` calls: what it outdates is refetched (shared/api/outdates.ts). */
  operation: WriteOperation;
  /**
   * The one call. What makes something sends `once`, as far as the contract takes it; a write whose lost answer can be checked goes
   * through `settleLostAnswer`.
   */
  send: (body: output<S>, once: Once) => Promise<Answer>;
  /** The message that says it is done. */
  success?: Wording;
  /** Sent and accepted. Navigation is the caller's business; the form stays busy until this is done. */
  onDone: (answer: Answer, body: output<S>) => void | Promise<void>;
  /** For refusals that mean more than a message (e.g. code `phone_not_verified`). */
  onRefused?: (error: ApiError, body: output<S>, form: Form<S>) => RefusalEnd | void | Promise<RefusalEnd | void>;
  /** A refused field as the server names it (`settings.language`) → the name of the field of the form; the same when absent. */
  fieldOf?: (field: string) => string;
  /** Where what is typed is kept until it is sent; none for forms of secrets only. */
  draft?: DraftPlace;
  reValidateMode?: UseFormProps['reValidateMode'];
}

/**
 * A form with its one call: validation by the contract's schema, field errors of the server beside their fields, everything else it
 * says above the form, a draft, and no second submit while the first is on its way. Returns react-hook-form's form with
 * `field`, `set`, `submit`, `isBusy`, `isSent`, `problems` and `failure`; draw it with `Form` or `DialogForm`.
 */
export function useApiForm<S extends FormSchema, Answer>(options: ApiFormOptions<S, Answer>) {
  const { schema, defaults, draft: place, reValidateMode = 'onChange', fieldOf = (field) => field } = options;
  const t = useT();
  const say = useUnit(snackbarRequested);
  const id = useId();
  const form = useForm<input<S>, unknown, output<S>>({
    resolver: schemaResolver(schema),
    defaultValues: defaults as DefaultValues<input<S>>, // its type cannot follow a generic schema
    reValidateMode,
    shouldFocusError: false, // it would follow the order in which the components rendered
  });
  const draft = useDraft(form, defaults, place);
  const [attempt] = useState(newAttempt);
  const sending = useWrite<Answer, ApiError, output<S>>({
    mutationKey: [options.operation],
    mutationFn: (body) => options.send(body, attempt.once(body)),
    meta: { refusesAtOnce: true },
  });
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const isSending = useRef(false);
  const { errors, isSubmitting, submitCount } = form.formState;
  const names = Object.keys(defaults) as Path<input<S>>[]; // forms are flat: each key of the values is a field

  const fieldId = (name: string) => `${id}-${name}`;
  const focusFirst = (wrong: readonly string[]) => {
    const first = names.find((name) => wrong.includes(name));
    if (first) focusById(fieldId(first));
  };

  /** Shows a failed call: beside those named fields that are on the screen, the rest above the form; what was typed stays. */
  const showRefusal = (error: ApiError) => {
    setRefusal(error);
    const isShown = (field: string) => names.some((name) => name === field) && document.getElementById(fieldId(field));
    const refused = error.fieldErrors.map((one) => ({ ...one, field: fieldOf(one.field) }));
    const named = refused.filter(({ field }) => isShown(field));
    for (const { field, message } of named) form.setError(field as Path<input<S>>, { type: 'server', message }); // one of `names`
    focusFirst(named.map(({ field }) => field));
    const others = refused.filter((one) => one.message !== '' && !named.includes(one));
    if (named.length > 0 && others.length === 0) return;
    const message = others.map((one) => one.message).join(' ') || error.message;
    const hint = error.kind === 'unreachable' ? ` ${t('states.errorHint')}` : '';
    form.setError('root', { type: 'server', message: message + hint });
  };

  const set = useCallback(
    <N extends Path<input<S>>>(name: N, value: PathValue<input<S>, N> | undefined) =>
      // a field without a value is as its default, undefined
      form.setValue(name, value as PathValue<input<S>, N>, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted, // `form` is one object in all renders, its state that of the last one
      }),
    [form],
  );

  const send = form.handleSubmit(
    async (body) => {
      let answer: Answer;
      try {
        answer = await sending.mutateAsync(body);
      } catch (caught) {
        const error = caught as ApiError; // the client throws nothing else
        if (error.kind === 'refused') attempt.answered();
        const end = await options.onRefused?.(error, body, form);
        if (end === 'settled') draft.submitted();
        else if (end !== 'told') showRefusal(error);
        return;
      }
      attempt.answered();
      draft.submitted(); // before `onDone`: signing in would hand the draft over to the user
      if (options.success) say({ message: options.success, color: 'success' });
      await options.onDone(answer, body);
    },
    (wrong) => focusFirst(Object.keys(wrong)),
  );
  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    await send().finally(() => (isSending.current = false));
  };

  const errorOf = (name: Path<input<S>>) => errorText(firstError(form.getFieldState(name, form.formState).error), t);
  return {
    ...form,
    id,
    draft,
    submit,
    showRefusal,
    isBusy: isSubmitting,
    /** How often it was submitted and answered, be it by its own check. */
    submits: submitCount,
    /** Accepted by the server; a dialog stays busy until it has gone. */
    isSent: sending.isSuccess,
    /** The props of a field of `shared/ui`. */
    field: <N extends Path<input<S>>>(name: N, rules?: RegisterOptions<input<S>, N>) => ({
      id: fieldId(name),
      error: errorOf(name),
      ...form.register(name, rules),
    }),
    /** Changes a field that is no input; the same function in all renders. Checks it once the form has been sent. */
    set,
    problems: names.flatMap((name, index) => {
      const message = errorOf(name);
      const before = names[index - 1];
      // neighbours that lack the same (latitude and longitude: the location) are one problem, which leads to the first
      const isRepeated = before !== undefined && errorOf(before) === message;
      return message && !isRepeated ? [{ fieldId: fieldId(name), message }] : [];
    }),
    /** Why the last call failed, as far as no field shows it. */
    failure: errors.root ? { message: errors.root.message, error: refusal } : null,
  };
}

/** That of the field, or the first one in the list or object that it holds. */
function firstError(error: FieldError | undefined): FieldError | undefined {
  if (error === undefined || error.message !== undefined) return error;
  // the errors of a list are a list with holes, those of an object an object of the same names
  return Object.values(error as object as Record<string, FieldError | undefined>)
    .map((inner) => (typeof inner === 'object' && inner !== null ? firstError(inner) : undefined))
    .find((inner) => inner?.message !== undefined);
}

export type ApiForm = Pick<
  ReturnType<typeof useApiForm>,
  'id' | 'submit' | 'submits' | 'isBusy' | 'isSent' | 'problems' | 'failure' | 'draft'
>;
