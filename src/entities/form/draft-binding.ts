import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftValues } from '../../models/drafts/drafts.ts';
import { changedFields, fingerprint, safeValues } from '../../models/drafts/safe-values.ts';
import { onPageLeave } from '../../shared/platform/page-leave.ts';
import { watchUnsavedWork } from '../../shared/platform/unsaved-work.ts';

const SECRET_TYPES = new Set(['password', 'file', 'hidden']);
const SECRET_COMPLETION = /password|one-time-code|\bcc-/;

/** What a draft needs of a react-hook-form form. */
export type DraftForm<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'>;

/** Where the draft of one form is kept: the fields that differ from how the form began, or null when none does. */
export interface DraftPorts {
  /** What was kept for this form, or null. */
  kept: DraftValues | null;
  typed: (values: DraftValues | null) => void;
  dropped: () => void;
  flushed: () => void;
}

export interface DraftBinding {
  wasRestored: boolean;
  /** The `ref` of the `<form>`: keeps what is typed as long as it is on the page, and reports it as unsaved work. */
  attach: (element: HTMLFormElement) => () => void;
  /** Puts the restored fields back to how the form began. */
  discard: () => void;
  /** It was sent: what the form holds now is no longer unsaved work. */
  submitted: () => void;
}

/**
 * Ties one mounted form, which began with these values, to its draft. Restores at once, before the fields are first drawn, so that
 * nothing flickers or moves.
 */
export function bindDraft<T extends FieldValues>(
  form: DraftForm<T>,
  began: DraftValues,
  { kept, ...ports }: DraftPorts,
): DraftBinding {
  /** Once a field has been one for a password it is never kept, even while the password is shown as text. */
  const secret = new Set<string>();
  /** What was sent and need not be kept again; null until then. */
  let sent: object | null = null;
  let element: HTMLFormElement | null = null;

  const beginning = () => sent ?? began;
  const write = (values: object) => form.reset(values as DefaultValues<T>, { keepDefaultValues: true }); // of the form's own keys
  const hasWork = () => fingerprint(form.getValues()) !== fingerprint(beginning());
  const keep = () => {
    if (element) for (const name of secretFields(element)) secret.add(name);
    const values = changedFields(safeValues(form.getValues(), secret), safeValues(beginning(), secret));
    ports.typed(Object.keys(values).length === 0 ? null : values);
  };

  const restored = kept && fitting(kept, began);
  if (restored) write({ ...began, ...restored });

  return {
    wasRestored: restored !== null,
    attach: (mounted) => {
      element = mounted;
      const stops = [
        form.subscribe({ formState: { values: true }, callback: keep }),
        onPageLeave(ports.flushed),
        watchUnsavedWork(hasWork),
      ];
      return () => {
        for (const stop of stops) stop();
        element = null;
        ports.flushed();
      };
    },
    discard: () => {
      ports.dropped();
      write({
        ...form.getValues(),
        ...Object.fromEntries(Object.keys(restored ?? {}).map((name) => [name, began[name]])),
      });
      element?.querySelector<HTMLElement>('input, select, textarea, [data-roving][tabindex="0"]')?.focus();
    },
    submitted: () => {
      sent = { ...form.getValues() };
      ports.dropped();
    },
  };
}

/** Leaves out values of an older version of the form, whose type differs from the field's default. Null when nothing is left. */
function fitting(kept: DraftValues, began: DraftValues): DraftValues | null {
  const fits = Object.entries(kept).filter(
    ([name, value]) => began[name] === undefined || began[name] === null || typeof began[name] === typeof value,
  );
  return fits.length > 0 ? Object.fromEntries(fits) : null;
}

/** Names of the fields that must never be kept: inputs for passwords, codes, cards or files, whatever they are called. */
function secretFields(form: HTMLFormElement): string[] {
  return [...form.elements].flatMap((element) => {
    if (!(element instanceof HTMLInputElement)) return [];
    return SECRET_TYPES.has(element.type) || SECRET_COMPLETION.test(element.autocomplete) ? [element.name] : [];
  });
}
