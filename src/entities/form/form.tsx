import type { ReactNode } from 'react';
import type { ApiError } from '../../shared/api/errors.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Dialog, type DialogProps } from '../../shared/ui/dialog.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { FormSummary } from '../../shared/ui/form-summary.tsx';
import { stack } from '../../shared/ui/stack.css.ts';
import { DraftNotice } from './draft-notice.tsx';
import type { ApiForm } from './use-api-form.ts';

interface FrameProps {
  /** Of `useApiForm`. */
  form: ApiForm;
  submitLabel: string;
  children: ReactNode;
}

interface FormProps extends FrameProps {
  /** Waits for something that belongs to the form, e.g. an upload. */
  busy?: boolean;
  /** The remedy for the failure that is shown; without one, a call that may succeed next time can be repeated. */
  remedy?: { label: string; run: () => void } | undefined;
}

/** A form on a page: restored draft, what is wrong, the fields, one button. */
export function Form({ form, submitLabel, busy = false, remedy, children }: FormProps) {
  const t = useT();
  const { id, submit, isBusy, failure } = form;
  const submitId = `${id}-submit`;
  const retry = {
    label: t('actions.tryAgain'),
    run: () => {
      focusById(submitId); // the retry button disappears together with its message
      void submit();
    },
  };
  const action = remedy ?? (failure?.error && failure.error.kind !== 'refused' ? retry : null);
  return (
    <FormElement form={form}>
      {failure && <ErrorState title={failure.message} retryLabel={action?.label} onRetry={action?.run} />}
      {children}
      <Button id={submitId} type="submit" block loading={isBusy || busy}>
        {submitLabel}
      </Button>
    </FormElement>
  );
}

interface DialogFormProps extends FrameProps, Pick<DialogProps, 'title' | 'onClose' | 'wide' | 'role' | 'closeLabel'> {
  /** Name of the button beside submit that closes the dialog; without it there is only the ×. */
  cancelLabel?: string;
  /** The action destroys something: the submit button says so by its colour, and cancel has the focus first. */
  danger?: boolean;
  /** Something has to be chosen or typed first. */
  disabled?: boolean;
  /** What to do about the failure that is shown, under its message. */
  failureDetail?: (error: ApiError) => ReactNode;
}

/** A form in a dialog, with its buttons among the dialog's actions; it closes by being unmounted. */
export function DialogForm(props: DialogFormProps) {
  const { form, submitLabel, children, cancelLabel, danger, disabled, failureDetail, onClose, ...dialog } = props;
  const { id, isBusy, isSent, failure } = form;
  // also once it is sent, until the dialog has gone: the second click of a double one may come that late
  const busy = isBusy || isSent;
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      busy={busy}
      actions={
        <>
          {cancelLabel !== undefined && (
            <Button variant="secondary" onClick={onClose} disabled={busy} data-autofocus={danger || undefined}>
              {cancelLabel}
            </Button>
          )}
          <Button
            type="submit"
            form={id}
            variant={danger ? 'danger' : 'primary'}
            loading={busy}
            disabled={disabled && !busy}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <FormElement form={form}>
        {children}
        {failure && <ErrorState title={failure.message} message={failure.error && failureDetail?.(failure.error)} />}
      </FormElement>
    </Dialog>
  );
}

function FormElement({ form, children }: Pick<FrameProps, 'form' | 'children'>) {
  const t = useT();
  const { id, draft, submit, problems } = form;
  const { attach } = draft;
  return (
    <form id={id} ref={attach} className={stack[4]} noValidate onSubmit={(event) => void submit(event)}>
      <DraftNotice draft={draft} />
      {problems.length > 1 && <FormSummary title={t('errors.checkForm')} problems={problems} />}
      {children}
    </form>
  );
}
