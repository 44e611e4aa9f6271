import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { $draftOwner, draftDropped, draftsFlushed, draftTyped } from '../../models/drafts/drafts.model.ts';
import { readDrafts } from '../../models/drafts/drafts.storage.ts';
import { draftId, findDraft, type DraftPlace, type DraftValues } from '../../models/drafts/drafts.ts';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { now } from '../../shared/platform/clock.ts';
import { bindDraft, type DraftBinding, type DraftForm, type DraftPorts } from './draft-binding.ts';

export interface FormDraft extends Omit<DraftBinding, 'wasRestored'> {
  /** The form was filled with what was typed earlier; `DraftNotice` says so. */
  isRestored: boolean;
}

const noDraft: DraftPorts = { kept: null, typed: () => {}, dropped: () => {}, flushed: () => {} };

/**
 * Keeps what is typed in a form through reload, crash, sign-in and change of module, per user, form and entity, up to a day; never
 * passwords, codes or files. Without a place nothing is kept, and what is typed is still unsaved work. Called by `useApiForm`; a
 * form that is shown for another entity needs a `key`, and keeps the defaults that it was mounted with. Source: design §0, docs/decisions/014.
 */
export function useDraft<T extends FieldValues>(
  form: DraftForm<T>,
  defaults: DraftValues,
  place?: DraftPlace,
): FormDraft {
  const owner = useUnit($draftOwner);
  const { typed, dropped, flushed } = useUnit({ typed: draftTyped, dropped: draftDropped, flushed: draftsFlushed });
  const [{ wasRestored, discard, submitted, attach }] = useState(() => {
    if (!place) return bindDraft(form, defaults, noDraft);
    return bindDraft(form, defaults, {
      kept: findDraft(readDrafts(browserStorage), draftId(owner, place), now()),
      typed: (values) => typed({ owner, place, values }),
      dropped: () => dropped({ owner, place }),
      flushed,
    });
  });
  const [isRestored, setRestored] = useState(wasRestored);
  return {
    isRestored,
    attach,
    discard: () => {
      setRestored(false);
      discard();
    },
    submitted: () => {
      setRestored(false);
      submitted();
    },
  };
}
