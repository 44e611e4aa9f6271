// The minimum of this stack: ten venue cards with every library that the app's first page needs, and nothing else.
import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import { allSettled, createEffect, createEvent, createStore, fork, sample } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { createInstance } from 'i18next';
import { ofetch } from 'ofetch';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet, RouterProvider, useParams } from 'react-router';
import './floor.css';
import { Front } from './front.ts';

interface Venue {
  id: number;
  slug: string;
  name: string;
  address: string;
}

const venuesQuery = queryOptions({
  queryKey: ['venues'],
  queryFn: ({ signal }) =>
    ofetch<{ data: { venues: Venue[] } }>('/api/venues?page=1&per_page=10&module=base', { signal, retry: 0 }),
});

const started = createEvent();
const openFx = createEffect(() => true);
const $open = createStore(false).on(openFx.doneData, (_was, open) => open);
sample({ clock: started, target: openFx });

const scope = fork();
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
const i18n = createInstance();
void i18n.init({ lng: 'en', resources: { en: { translation: { venues: 'Venues', loading: 'Loading' } } } });
/** `t` knows the keys of the app only. */
const text = (key: 'venues' | 'loading') => String(i18n.getResource('en', 'translation', key));

/** From now on controls answer. */
function markTaken(main: HTMLElement | null): void {
  main?.toggleAttribute('data-taken', true);
}

function Shell() {
  const open = useUnit($open);
  return (
    <main data-open={open} ref={markTaken}>
      <Outlet />
    </main>
  );
}

function Venues() {
  const { data, isError } = useQuery(venuesQuery);
  return (
    <>
      <h1>{text('venues')}</h1>
      {data ? (
        <ul>
          {data.data.venues.map((venue) => (
            <li key={venue.id}>
              <h2>
                <Link to={`/venue/${venue.slug}`}>{venue.name}</Link>
              </h2>
              <p>{venue.address}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p role={isError ? 'alert' : undefined}>{text('loading')}</p>
      )}
    </>
  );
}

function Venue() {
  return <h1>{useParams()['slug']}</h1>;
}

const router = createBrowserRouter(
  [
    {
      Component: Shell,
      children: [
        { path: '/', Component: Front },
        { path: '/venues', loader: () => void client.prefetchQuery(venuesQuery), Component: Venues },
        { path: '/venue/:slug', Component: Venue },
      ],
    },
  ],
  { basename: '/app' },
);
void allSettled(started, { scope });

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const app = (
  <Provider value={scope}>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </Provider>
);
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
