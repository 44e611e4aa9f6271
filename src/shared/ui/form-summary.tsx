import type { Ref } from 'react';
import { useT } from '../i18n/i18n-react.tsx';
import { focusById } from './focus-by-id.ts';
import * as css from './form-summary.css.ts';

export interface FormProblem {
  /** Id of the field's control; left away for what belongs to no field. */
  fieldId?: string;
  message: string;
}

export interface FormSummaryProps {
  problems: readonly FormProblem[];
  /** To focus it after a refused submit. */
  ref?: Ref<HTMLDivElement>;
}

/** All that is wrong with a form, each entry leading to its field; draws nothing when all is well. */
export function FormSummary({ problems, ref }: FormSummaryProps) {
  const t = useT();
  if (problems.length === 0) return null;
  return (
    <div className={css.summary} role="alert" tabIndex={-1} ref={ref}>
      <h2 className={css.title}>{t('errors.checkForm')}</h2>
      <ul>
        {problems.map(({ fieldId, message }) => (
          <li key={`${fieldId ?? ''} ${message}`}>
            {fieldId === undefined ? (
              message
            ) : (
              <a
                className={css.link}
                href={`#${fieldId}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusById(fieldId);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
