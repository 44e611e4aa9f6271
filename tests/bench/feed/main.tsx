// A feed of 5,000 posts with photos in the app's list (`?list=app`) or with all of its cards in the document (`?list=plain`).
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PostCard } from '../../../src/features/community-feed/post-card.tsx';
import { PostList } from '../../../src/features/community-feed/post-list.tsx';
import { createI18n } from '../../../src/shared/i18n/i18n.ts';
import { I18nProvider } from '../../../src/shared/i18n/i18n-react.tsx';
import { LinkRouter } from '../../../src/shared/routing/link.tsx';
import '../../../src/shared/ui/global.ts';
import { feedOf } from './posts.ts';

const NOW = Date.parse('2026-11-24T09:00:00Z');
const isApp = new URLSearchParams(location.search).get('list') === 'app';
const nothing = () => {};
const entries = feedOf(5_000).map((post) => ({
  key: String(post.id),
  content: <PostCard post={post} now={NOW} isOpen={false} onToggle={nothing} />,
}));
const i18n = await createI18n('en', { namespaces: ['community'] });
const router = createMemoryRouter([
  { path: '*', element: <PostList label="Posts" entries={entries} long={isApp ? undefined : 5_000} /> },
]);
const root = createRoot(document.getElementById('root')!);

/** How long the main thread needs until the list is painted and scrollable, in ms. */
window.feedBench = {
  render: async () => {
    const started = performance.now();
    root.render(
      <Provider value={fork()}>
        <QueryClientProvider client={new QueryClient()}>
          <I18nProvider i18n={i18n}>
            <LinkRouter value={router}>
              <RouterProvider router={router} />
            </LinkRouter>
          </I18nProvider>
        </QueryClientProvider>
      </Provider>,
    );
    while (document.querySelectorAll('article').length < (isApp ? 1 : 5_000)) await frame();
    await frame();
    return performance.now() - started;
  },
  scroll: async (frames, step) => {
    const times: number[] = [];
    let before = performance.now();
    for (let index = 0; index < frames; index += 1) {
      window.scrollBy({ top: step, behavior: 'instant' });
      await frame();
      const now = performance.now();
      times.push(now - before);
      before = now;
    }
    return times;
  },
};
document.documentElement.dataset['ready'] = '';

function frame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => resolve()));
}
