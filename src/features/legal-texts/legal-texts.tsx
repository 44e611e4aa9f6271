import { FileText, ShieldCheck } from 'lucide-react';
import { Link } from '../../shared/routing/link.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { withParams } from '../../shared/routing/search-state.ts';
import { useSearch } from '../../shared/routing/use-search.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { inText } from '../../shared/ui/text-links.css.ts';

const LEGAL = ['terms', 'privacy'] as const;
const icons = { terms: FileText, privacy: ShieldCheck } as const;
const PARTS = ['first', 'second', 'third', 'fourth'] as const;
/** Query parameter that names the open text. */
const OPEN = 'text';

function useLegalTexts() {
  const { search, change } = useSearch();
  const withText = (text: string | null) => withParams(search, { [OPEN]: text });
  return {
    open: LEGAL.find((text) => text === search.get(OPEN)),
    linkTo: (text: string) => `?${withText(text)}`,
    close: () => void change(() => withText(null), { replace: true }),
  };
}

const keepPlace = { replace: true, preventScrollReset: true };

/** Stands for a link while the sentence around it is put together. */
const MARK = '|';

interface LegalSentenceProps {
  /** The text of the sentence, with a place for each link. */
  sentence: (links: Readonly<Record<(typeof LEGAL)[number], string>>) => string;
}

/** A sentence that links to the terms of use and the privacy notice. */
export function LegalSentence({ sentence }: LegalSentenceProps) {
  const t = useT('auth');
  const { linkTo } = useLegalTexts();
  const parts = sentence({ terms: `${MARK}terms${MARK}`, privacy: `${MARK}privacy${MARK}` }).split(MARK);
  return parts.map((part) => {
    const text = LEGAL.find((one) => one === part);
    if (!text) return part;
    return (
      <Link key={text} className={inText} to={linkTo(text)} {...keepPlace}>
        {t(`legal.${text}.inSentence`)}
      </Link>
    );
  });
}

/** The text that the address names, in a dialog over the form, which keeps what was typed: short and built-in (R24). */
export function OpenLegalText() {
  const { open, close } = useLegalTexts();
  return open && <LegalDialog text={open} onClose={close} />;
}

/** The same texts as lines of a list (R24). */
export function LegalRows() {
  const t = useT('auth');
  const { linkTo } = useLegalTexts();
  return (
    <>
      <ListRows label={t('legal.label')}>
        {LEGAL.map((text) => {
          const Icon = icons[text];
          return (
            <ListRow
              key={text}
              icon={<Icon size={22} />}
              title={t(`legal.${text}.title`)}
              to={linkTo(text)}
              link={keepPlace}
            />
          );
        })}
      </ListRows>
      <OpenLegalText />
    </>
  );
}

function LegalDialog({ text, onClose }: { text: (typeof LEGAL)[number]; onClose: () => void }) {
  const t = useT('auth');
  return (
    <Dialog title={t(`legal.${text}.title`)} closeButton onClose={onClose}>
      <Stack gap={3}>
        {PARTS.map((part) => (
          <p key={part}>{t(`legal.${text}.${part}`)}</p>
        ))}
      </Stack>
    </Dialog>
  );
}
