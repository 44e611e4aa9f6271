// What competitions show, as the app draws it or as the bare least (`?what=bracket&by=app`). The measuring side calls `window.drawing`.
import { Trophy } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createI18n } from '../../../src/shared/i18n/i18n.ts';
import { I18nProvider, useT } from '../../../src/shared/i18n/i18n-react.tsx';
import { Link, LinkRouter } from '../../../src/shared/routing/link.tsx';
import '../../../src/shared/ui/global.ts';
import { Crest } from '../../../src/shared/ui/crest.tsx';
import { IconButton } from '../../../src/shared/ui/icon-button.tsx';
import { Section } from '../../../src/shared/ui/section.tsx';
import { SelectField } from '../../../src/shared/ui/select-field.tsx';
import './bare.css';
import { bracket } from './bracket.tsx';
import { standings } from './standings.tsx';

const search = new URLSearchParams(location.search);
const { app, bare } = search.get('what') === 'standings' ? standings : bracket;
const drawn = search.get('by') === 'app' ? app : bare;
const i18n = await createI18n('en', { namespaces: ['standings', 'competition', 'fixtures', 'teams'] });

let isShown = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function Page() {
  const shown = useSyncExternalStore(subscribe, () => isShown);
  return shown ? drawn : <Around />;
}

/** What the page around it has drawn before: so that nothing of it is measured. */
function Around() {
  const t = useT('standings');
  return (
    <Section title={t('title')}>
      <Crest of={{ name: 'Liga', slug: 'liga', image: null }} size={64} />
      <IconButton aria-label={t('team')}>
        <Trophy />
      </IconButton>
      <SelectField label={t('team')} options={[{ value: 1, label: t('group') }]} defaultValue={1} />
      <Link to="/venues">{t('title')}</Link>
    </Section>
  );
}

const router = createMemoryRouter([{ path: '*', element: <Page /> }]);
const inApp = (children: ReactNode) => (
  <I18nProvider i18n={i18n}>
    <LinkRouter value={router}>{children}</LinkRouter>
  </I18nProvider>
);
flushSync(() => createRoot(document.getElementById('root')!).render(inApp(<RouterProvider router={router} />)));

/** Milliseconds until the frame after `work` is painted. */
const untilPainted = (work: () => void): Promise<number> => {
  const started = performance.now();
  work();
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
  });
};

Object.assign(window, {
  drawing: {
    render: () =>
      untilPainted(() => {
        isShown = true;
        flushSync(() => listeners.forEach((listener) => listener()));
      }),
  },
});
document.documentElement.dataset['ready'] = 'true';
