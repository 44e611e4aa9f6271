// The 127 games of a double elimination of 64 teams as the app draws them (`?grid=app`), or as bare boxes. The measuring side calls `window.bracketBench`.
import { Trophy } from 'lucide-react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Bracket } from '../../../src/features/bracket/bracket.tsx';
import { bracketGames } from '../../../src/features/bracket/testing.ts';
import { createI18n } from '../../../src/shared/i18n/i18n.ts';
import { I18nProvider, useT } from '../../../src/shared/i18n/i18n-react.tsx';
import { Link, LinkRouter } from '../../../src/shared/routing/link.tsx';
import '../../../src/shared/ui/global.ts';
import { IconButton } from '../../../src/shared/ui/icon-button.tsx';
import { Section } from '../../../src/shared/ui/section.tsx';
import { SelectField } from '../../../src/shared/ui/select-field.tsx';
import { doubleElimination, entrantsOf, seededSlots } from '../../../src/tournament/index.ts';
import { BareGrid, type BareBox } from './bare-grid.tsx';
import './bare.css';

const teams = entrantsOf(Array.from({ length: 64 }, (_, index) => index + 1));
const played = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [index + 1, 'home' as const]));
const games = bracketGames(
  doubleElimination(seededSlots(teams), { grandFinal: 'reset' }),
  'double-elimination',
  played,
);
const isApp = new URLSearchParams(location.search).get('grid') === 'app';
const boxes = games.map(({ id, home, away, score }, index): BareBox => ({
  id,
  about: `Game ${index + 1}`,
  home: home.label,
  away: away.label,
  score: [score.home, score.away],
  x: (index % 11) * 240,
  y: Math.floor(index / 11) * 90,
}));
const i18n = await createI18n('en', { namespaces: ['standings', 'competition', 'fixtures'] });

let isShown = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function Page() {
  const shown = useSyncExternalStore(subscribe, () => isShown);
  if (!shown) return <Around />;
  return isApp ? (
    <Bracket stage={{ id: 1, name: 'Double elimination', bracket: games }} myTeam={1} isLast />
  ) : (
    <BareGrid boxes={boxes} />
  );
}

/** What the page around it has drawn before: so that nothing of it is measured. */
function Around() {
  const t = useT('standings');
  return (
    <Section title={t('title')}>
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
  bracketBench: {
    render: () =>
      untilPainted(() => {
        isShown = true;
        flushSync(() => listeners.forEach((listener) => listener()));
      }),
  },
});
document.documentElement.dataset['ready'] = 'true';
