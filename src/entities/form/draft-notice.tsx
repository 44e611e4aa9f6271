import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Button } from '../../shared/ui/button.tsx';
import * as css from './draft-notice.css.ts';
import type { FormDraft } from './use-draft.ts';

/** Says that the form was restored from a draft, with a button that discards it. Comes first in its form. */
export function DraftNotice({ draft: { isRestored, discard } }: { draft: FormDraft }) {
  const t = useT();
  if (!isRestored) return null;
  return (
    <div className={css.notice}>
      <p role="status">{t('drafts.restored')}</p>
      <Button variant="secondary" size="sm" onClick={discard}>
        {t('drafts.discard')}
      </Button>
    </div>
  );
}
