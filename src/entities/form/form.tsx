import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog, type DialogProps } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { type FormProblem, FormSummary } from '../../shared/ui/form-summary.tsx';
import { stack } from '../../shared/ui/stack.css.ts';
import { DraftNotice } from './draft-notice.tsx';
import { backAndButton, effectAndButton, pageSubmit } from './form.css.ts';
import type { ApiForm } from './use-api-form.ts';

interface FrameProps {
  /** Of `useApiForm`. */
  form: ApiForm;
  submitLabel: string;
  children: ReactNode;
}

interface FormProps extends FrameProps {
  /** Names the form for screen readers, where the page has more than the form. */
  label?: string;
  /** Waits for something that belongs to the form, e.g. an upload. */
  busy?: boolean;
  /** The form fills a page: its button stays in sight, and is as wide as its words where there is room. */
  page?: boolean;
  /** The remedy for the failure that is shown; without one, a call that may succeed next time can be repeated. */
  remedy?: { label: string; run: () => void } | undefined;
}

/** A form on a page: restored draft, what is wrong, the fields, one button. */
export function Form({ form, submitLabel, label, busy = false, page = false, remedy, children }: FormProps) {
  const { id, submit, isBusy, failure } = form;
  const submitId = `${id}-submit`;
  const retry = () => {
    focusById(submitId); // the retry button disappears together with its message
    void submit();
  };
  const button = (
    <Button id={submitId} type="submit" block={!page} loading={isBusy || busy}>
      {submitLabel}
    </Button>
  );
  const canRetry = !remedy && failure?.error && failure.error.kind !== 'refused';
  return (
    <FormElement form={form} label={label}>
      {failure && (
        <div ref={bringIntoSight}>
          <ErrorState
            title={failure.message}
            onRetry={canRetry ? retry : undefined}
            action={
              remedy && (
                <Button variant="secondary" onClick={remedy.run}>
                  {remedy.label}
                </Button>
              )
            }
          />
        </div>
      )}
      {children}
      {page ? <div className={pageSubmit}>{button}</div> : button}
    </FormElement>
  );
}

interface DialogFormProps extends FormBodyProps, Pick<DialogProps, 'title' | 'onClose' | 'wide' | 'closeButton'> {
  submitLabel: string;
  /** Waits for something that belongs to the form, e.g. an upload. */
  busy?: boolean;
  /** What the button will do, always in sight beside it. */
  effect?: ReactNode;
  /** A second button, before it: the way back to the step before. */
  back?: ReactNode;
}

/** A form in a dialog, with its button among the dialog's actions; it closes by being unmounted. */
export function DialogForm(props: DialogFormProps) {
  const { form, submitLabel, busy: isWaiting = false, effect, back, children, failureDetail, ...dialog } = props;
  const busy = isPending(form);
  const button = (
    <Button type="submit" form={form.id} loading={busy || isWaiting}>
      {submitLabel}
    </Button>
  );
  return (
    <Dialog
      {...dialog}
      busy={busy}
      actions={
        back != null ? (
          <div className={backAndButton}>
            {back}
            {button}
          </div>
        ) : effect === undefined ? (
          button
        ) : (
          <div className={effectAndButton}>
            <div role="status">{effect}</div>
            {button}
          </div>
        )
      }
    >
      <FormBody form={form} failureDetail={failureDetail}>
        {children}
      </FormBody>
    </Dialog>
  );
}

/** True also after success, until the dialog is gone: the second click of a double click may come that late. */
export const isPending = ({ isBusy, isSent }: ApiForm): boolean => isBusy || isSent;

interface FormBodyProps {
  form: ApiForm;
  /** What to do about the failure that is shown, under its message. */
  failureDetail?: ((error: ApiError) => ReactNode) | undefined;
  children?: ReactNode;
}

/** The form without its buttons, for a dialog that has its own (`ConfirmationDialog`): restored draft, fields, why it was refused. */
export function FormBody({ form, failureDetail, children }: FormBodyProps) {
  const { failure } = form;
  return (
    <FormElement form={form}>
      {children}
      {failure && (
        <div ref={bringIntoSight}>
          <ErrorState title={failure.message} message={failure.error && failureDetail?.(failure.error)} />
        </div>
      )}
    </FormElement>
  );
}

function FormElement({ form, label, children }: Pick<FormProps, 'form' | 'label' | 'children'>) {
  const { id, draft, submit, submits, problems } = form;
  const { attach } = draft;
  const isSummedUp = useIsOutOfSight(problems, submits);
  return (
    <form
      id={id}
      ref={attach}
      aria-label={label}
      className={stack[4]}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <DraftNotice draft={draft} />
      {problems.length > 1 && isSummedUp && <FormSummary problems={problems} />}
      {children}
    </form>
  );
}

/** Each time a call fails: its message may stand beyond the edge of a long form. */
const bringIntoSight = (message: HTMLElement | null): void => message?.scrollIntoView({ block: 'nearest' });

/** After a submit: the message of a field is not on the screen, where it stands beside its field. */
function useIsOutOfSight(problems: readonly FormProblem[], submits: number): boolean {
  const [isOut, setOut] = useState(false);
  useLayoutEffect(() => {
    setOut(problems.some(({ fieldId }) => fieldId !== undefined && isBeyond(document.getElementById(fieldId))));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is put right afterwards must not move the form
  }, [submits]);
  return isOut;
}

function isBeyond(field: HTMLElement | null): boolean {
  const box = field?.getBoundingClientRect();
  return box !== undefined && (box.top < 0 || box.bottom > window.innerHeight);
}
