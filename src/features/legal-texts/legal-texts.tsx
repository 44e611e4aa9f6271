import { FileText, ShieldCheck } from 'lucide-react';
import { useAppAddress } from '../../entities/app-settings/use-app-setting.ts';
import { Link } from '../../shared/routing/link.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { withParams } from '../../shared/routing/search-state.ts';
import { useSearch } from '../../shared/routing/use-search.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ListRow, ListRows } from '../../shared/ui/list-row.tsx';
import { Stack } from '../../shared/ui/stack.tsx';
import { inText } from '../../shared/ui/text-links.css.ts';

const LEGAL = ['terms', 'privacy'] as const;
type LegalText = (typeof LEGAL)[number];
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
  sentence: (links: Readonly<Record<LegalText, string>>) => string;
}

/** A sentence that links to the terms of use and the privacy notice. */
export function LegalSentence({ sentence }: LegalSentenceProps) {
  const parts = sentence({ terms: `${MARK}terms${MARK}`, privacy: `${MARK}privacy${MARK}` }).split(MARK);
  return parts.map((part) => {
    const text = LEGAL.find((one) => one === part);
    return text ? <LegalLink key={text} text={text} /> : part;
  });
}

/** To the text that super users have set, beside the form that is being filled in, else to the built-in one. */
function LegalLink({ text }: { text: LegalText }) {
  const t = useT('auth');
  const { linkTo } = useLegalTexts();
  const address = useAppAddress(`${text}_url`);
  const name = t(`legal.${text}.inSentence`);
  return address === null ? (
    <Link className={inText} to={linkTo(text)} {...keepPlace}>
      {name}
    </Link>
  ) : (
    <a className={inText} href={address} target="_blank" rel="noreferrer">
      {name}
    </a>
  );
}

/** The text that the address names, in a dialog over the form, which keeps what was typed: short and built-in (R24). */
export function OpenLegalText() {
  const { open, close } = useLegalTexts();
  return open && <LegalDialog text={open} onClose={close} />;
}

/** The same texts as lines of a list (R24). */
export function LegalRows() {
  const t = useT('auth');
  return (
    <>
      <ListRows label={t('legal.label')}>
        {LEGAL.map((text) => (
          <LegalRow key={text} text={text} />
        ))}
      </ListRows>
      <OpenLegalText />
    </>
  );
}

function LegalRow({ text }: { text: LegalText }) {
  const t = useT('auth');
  const { linkTo } = useLegalTexts();
  const address = useAppAddress(`${text}_url`);
  const Icon = icons[text];
  const look = { icon: <Icon size={22} />, title: t(`legal.${text}.title`) };
  return address === null ? (
    <ListRow {...look} to={linkTo(text)} link={keepPlace} />
  ) : (
    <ListRow {...look} href={address} newTab />
  );
}

function LegalDialog({ text, onClose }: { text: LegalText; onClose: () => void }) {
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
