import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form';
import type { DraftOwner, DraftPlace, DraftValues } from '../../models/drafts/drafts.ts';
import { fingerprint, safeValues } from '../../models/drafts/safe-values.ts';
import { onPageLeave } from '../../shared/platform/page-leave.ts';
import { watchUnsavedWork } from '../../shared/platform/unsaved-work.ts';
import { secretFields } from './secret-fields.ts';

/** What a draft needs of a react-hook-form form. */
export type DraftForm<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'reset' | 'subscribe'> & {
  /** What the form begins with; `formState` has it as of the last rendering only. */
  control: { _defaultValues: NoInfer<Partial<T>> };
};

export interface DraftPorts {
  /** What was kept for this form, or null. */
  kept: DraftValues | null;
  typed: (draft: { owner: DraftOwner; place: DraftPlace; values: DraftValues | null }) => void;
  dropped: (draft: { owner: DraftOwner; place: DraftPlace }) => void;
  flushed: () => void;
}

export interface DraftBinding {
  wasRestored: boolean;
  /** The `ref` of the `<form>`: keeps what is typed for as long as it is on the page. */
  attach: (element: HTMLFormElement) => () => void;
  /** The form as it began, as far as it was restored. */
  discard: () => void;
  /** It was sent: what stands in the form now is no work of anybody's. */
  submitted: () => void;
}

/** Ties one mounted form to its draft. Restores at once, before the fields are first drawn: nothing flickers or moves. */
export function bindDraft<T extends FieldValues>(
  form: DraftForm<T>,
  owner: DraftOwner,
  place: DraftPlace,
  { kept, ...ports }: DraftPorts,
): DraftBinding {
  /** Once for a password, never kept: also while its reader looks at it as text. */
  const secret = new Set<string>();
  /** What was sent, and is not to be kept again; null = the form's own beginning. */
  let sent: object | null = null;
  let element: HTMLFormElement | null = null;

  const beginning = () => sent ?? form.control._defaultValues;
  const write = (values: object) => form.reset(values as DefaultValues<T>, { keepDefaultValues: true }); // of the form's own keys
  const hasWork = () => fingerprint(form.getValues()) !== fingerprint(beginning());
  const keep = () => {
    if (element) for (const name of secretFields(element)) secret.add(name);
    const values = safeValues(form.getValues(), secret);
    ports.typed({
      owner,
      place,
      values: fingerprint(values) === fingerprint(safeValues(beginning(), secret)) ? null : values,
    });
  };

  const restored = kept && fitting(kept, form.control._defaultValues);
  if (restored) write({ ...form.control._defaultValues, ...restored });

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
      ports.dropped({ owner, place });
      const began: DraftValues = form.control._defaultValues;
      write({
        ...form.getValues(),
        ...Object.fromEntries(Object.keys(restored ?? {}).map((name) => [name, began[name]])),
      });
      element?.querySelector<HTMLElement>('input, select, textarea')?.focus();
    },
    submitted: () => {
      sent = { ...form.getValues() };
      ports.dropped({ owner, place });
    },
  };
}

/** Of an older shape of the form: what has another type than the field begins with. Null when nothing is left. */
function fitting(kept: DraftValues, began: DraftValues): DraftValues | null {
  const fits = Object.entries(kept).filter(
    ([name, value]) => began[name] === undefined || began[name] === null || typeof began[name] === typeof value,
  );
  return fits.length > 0 ? Object.fromEntries(fits) : null;
}
