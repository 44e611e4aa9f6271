import { CircleCheck, CircleQuestionMark, Info, Trash2, TriangleAlert } from 'lucide-react';
import { useId, type ReactNode, type SubmitEvent } from 'react';
import { isWordTyped } from '../../models/confirmation/confirmation.ts';
import type { ConfirmationPreset } from '../../models/confirmation/presets.ts';
import { say } from '../../models/snackbars/wording.ts';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { cx } from '../../shared/ui/cx.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import * as css from './confirmation-dialog.css.ts';

const icons = {
  question: CircleQuestionMark,
  trash: Trash2,
  warning: TriangleAlert,
  info: Info,
  success: CircleCheck,
} as const;

export interface ConfirmationDialogProps {
  preset: ConfirmationPreset;
  onCancel: () => void;
  /** The confirmed action is running: the dialog cannot be closed. */
  isRunning: boolean;
  /** What is typed of the preset's word; needed only for a preset that has one. */
  typed?: string;
  onTyped?: (text: string) => void;
  children?: ReactNode;
}

/** What the positive button does: a function, or the submit of the form with this id among the children. */
type Action = { onConfirm: () => void; formId?: never } | { onConfirm?: never; formId: string };

/**
 * The one look of a question with two answers (ENT-50, UI-04 to UI-11). The first focus is on the negative answer, or on the
 * word to type; with a word and further fields it is on the title.
 */
export function ConfirmationDialog(props: ConfirmationDialogProps & Action) {
  const { preset, onConfirm, onCancel, isRunning, typed = '', onTyped, formId, children } = props;
  const t = useT();
  const ownId = useId();
  const form = formId ?? ownId;
  const { color, doubleConfirmText: word } = preset;
  const Icon = icons[preset.icon];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onConfirm?.();
  };
  return (
    <Dialog
      role="alertdialog"
      title={say(t, preset.title)}
      onClose={onCancel}
      busy={isRunning}
      actions={
        <>
          <Button
            variant="secondary"
            onClick={onCancel}
            disabled={isRunning}
            data-autofocus={word === null || undefined}
          >
            {say(t, preset.negativeText)}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={color === 'danger' ? 'danger' : 'primary'}
            className={css.positive[color]}
            loading={isRunning}
            disabled={!isWordTyped(preset, typed) && !isRunning}
          >
            {say(t, preset.positiveText)}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <div className={cx(css.message, preset.cardStyle === 'accented' && css.accented[color])}>
          <Icon className={css.icon[color]} size={24} />
          {preset.message && <p>{say(t, preset.message)}</p>}
        </div>
        {formId === undefined && <form id={ownId} onSubmit={submit} />}
        {children}
        {word !== null && (
          <TextField
            form={form}
            label={t('dialogs.typeWord', { word })}
            value={typed}
            onChange={(event) => onTyped?.(event.target.value)}
            readOnly={isRunning}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            data-autofocus={children === undefined || undefined}
          />
        )}
      </div>
    </Dialog>
  );
}
