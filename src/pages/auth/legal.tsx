import { Link, useSearchParams } from 'react-router';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import * as css from './auth.css.ts';

const LEGAL = ['terms', 'privacy'] as const;
const PARTS = ['first', 'second', 'third', 'fourth'] as const;
/** Query parameter that names the open text. */
const OPEN = 'text';

/** Terms of use and privacy notice: short built-in texts (R24) in a dialog over the form, which keeps what was typed. */
export function LegalLinks() {
  const t = useT('auth');
  const [search, setSearch] = useSearchParams();
  const open = LEGAL.find((text) => text === search.get(OPEN));
  const withText = (text: string | null) => {
    const next = new URLSearchParams(search);
    if (text === null) next.delete(OPEN);
    else next.set(OPEN, text);
    return next;
  };
  return (
    <>
      <p className={css.links}>
        {LEGAL.map((text) => (
          <Link key={text} className={css.link} to={{ search: `?${withText(text)}` }} replace preventScrollReset>
            {t(`legal.${text}.title`)}
          </Link>
        ))}
      </p>
      {open && (
        <Dialog
          title={t(`legal.${open}.title`)}
          closeButton
          onClose={() => setSearch(withText(null), { replace: true, preventScrollReset: true })}
        >
          <Stack gap={3}>
            {PARTS.map((part) => (
              <p key={part}>{t(`legal.${open}.${part}`)}</p>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
