import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { $draftOwner, draftDropped, draftsFlushed, draftTyped } from '../../models/drafts/drafts.model.ts';
import { readDrafts } from '../../models/drafts/drafts.storage.ts';
import { draftId, findDraft, type DraftPlace } from '../../models/drafts/drafts.ts';
import { browserStorage } from '../../shared/platform/browser-storage.ts';
import { now } from '../../shared/platform/clock.ts';
import { bindDraft, type DraftBinding, type DraftForm } from './draft-binding.ts';

export interface FormDraft extends Omit<DraftBinding, 'wasRestored'> {
  /** What stands in the form was typed earlier; `DraftNotice` says so. */
  isRestored: boolean;
}

/**
 * Keeps what is typed in a form of react-hook-form through reload, crash, sign-in and change of module, for its user, form
 * and entity, up to a day; never passwords, codes or files. Call it right after `useForm`, give `attach` as `ref` to the `<form>`, and
 * call `submitted` when it was sent. A form that is shown for another entity needs a `key`. Source: design §0, docs/decisions/014.
 */
export function useDraft<T extends FieldValues>(form: DraftForm<T>, place: DraftPlace): FormDraft {
  const owner = useUnit($draftOwner);
  const ports = useUnit({ typed: draftTyped, dropped: draftDropped, flushed: draftsFlushed });
  const [{ wasRestored, discard, submitted, attach }] = useState(() => {
    const kept = findDraft(readDrafts(browserStorage), draftId(owner, place), now());
    return bindDraft(form, owner, place, { kept, ...ports });
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
