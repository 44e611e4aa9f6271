import type { ReactNode, SyntheticEvent } from 'react';
import { DraftNotice } from '../../entities/form/draft-notice.tsx';
import type { FormDraft } from '../../entities/form/use-draft.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { focusById } from '../../shared/ui/focus-by-id.ts';
import { FormSummary, type FormProblem } from '../../shared/ui/form-summary.tsx';
import { canRetry } from '../../entities/person/refusal.ts';
import * as css from './auth-form.css.ts';

interface AuthFormProps {
  id: string;
  submit: (event?: SyntheticEvent) => Promise<void>;
  submitLabel: string;
  /** On its way, or waiting for something that belongs to it. */
  isBusy: boolean;
  problems: readonly FormProblem[];
  /** What the whole form was refused for. */
  failure: { type?: unknown; message?: string } | undefined;
  /** The way out of that refusal; without one a call that failed may be tried again. */
  wayOut?: { label: string; run: () => void };
  draft?: FormDraft;
  children: ReactNode;
}

/** The frame of a form of signing in: what was restored, what is wrong, the fields, one button. */
export function AuthForm(props: AuthFormProps) {
  const { id, submit, submitLabel, isBusy, problems, failure, wayOut, draft, children } = props;
  const attach = draft?.attach;
  const submitId = `${id}-submit`;
  const again = () => {
    focusById(submitId); // the button that was pressed goes with its message
    void submit();
  };
  return (
    <form ref={attach} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      {draft && <DraftNotice draft={draft} />}
      {problems.length > 1 && <FormSummary problems={problems} />}
      {failure && (
        <ErrorState
          title={failure.message}
          onRetry={!wayOut && canRetry(failure.type) ? again : undefined}
          action={
            wayOut && (
              <Button variant="secondary" onClick={wayOut.run}>
                {wayOut.label}
              </Button>
            )
          }
        />
      )}
      {children}
      <Button id={submitId} type="submit" block loading={isBusy}>
        {submitLabel}
      </Button>
    </form>
  );
}
