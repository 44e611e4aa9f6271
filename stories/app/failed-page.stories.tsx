import { QueryClient, QueryClientProvider, queryOptions, useQuery } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fork } from 'effector';
import { Provider as ScopeProvider } from 'effector-react';
import { useState } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, fn } from 'storybook/test';
import { errorPorts } from '../../src/app/errors/error-ports.ts';
import { ErrorView } from '../../src/app/errors/error-view.tsx';
import { createI18n, type I18n } from '../../src/shared/i18n/i18n.ts';
import { I18nProvider } from '../../src/shared/i18n/i18n-react.tsx';
import { LinkRouter } from '../../src/shared/routing/link.tsx';

export default { title: 'App/Failed page', parameters: { wholeApp: true } } satisfies Meta;

const answer = fn<() => Promise<{ names: string[] | null }>>();
const teams = queryOptions({ queryKey: ['teams'], queryFn: answer });

/** Fails on an answer without names, outside of any view of a part. */
function Page() {
  const { data } = useQuery(teams);
  if (data && data.names === null) throw new TypeError('names is null');
  return <h1>{data ? data.names?.join() : 'Loading'}</h1>;
}

/** What surrounds a page may read the same, as the bell does. */
function Bell() {
  const { data } = useQuery(teams);
  return (
    <main>
      <p>{data?.names?.length ?? 'no'} teams</p>
      <Outlet />
    </main>
  );
}

function App({ frame, i18n }: { frame: typeof Outlet; i18n: I18n }) {
  const [{ scope, client, router }] = useState(() => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
    const loader = () => {
      void queries.prefetchQuery(teams);
      return null;
    };
    const page = { path: '/teams', Component: Page, loader };
    const routes = [{ Component: frame, children: [{ ErrorBoundary: ErrorView, children: [page] }] }];
    return {
      scope: fork(),
      client: queries,
      router: createMemoryRouter(routes, { initialEntries: ['/teams?page=2'] }),
    };
  });
  return (
    <ScopeProvider value={scope}>
      <QueryClientProvider client={client}>
        <I18nProvider i18n={i18n}>
          <LinkRouter value={router}>
            <RouterProvider router={router} />
          </LinkRouter>
        </I18nProvider>
      </QueryClientProvider>
    </ScopeProvider>
  );
}

const reported = fn<(thrown: unknown) => void>();

const story = (frame: typeof Outlet): StoryObj => ({
  beforeEach: () => {
    answer
      .mockReset()
      .mockResolvedValueOnce({ names: null })
      .mockResolvedValue({ names: ['Dajti', 'Vllaznia'] });
    const { report } = errorPorts;
    errorPorts.report = reported.mockReset();
    return () => {
      errorPorts.report = report;
    };
  },
  loaders: [async () => ({ i18n: await createI18n('en') })],
  render: (_, { loaded }) => <App frame={frame} i18n={loaded['i18n'] as I18n} />, // by the loader above
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Dajti,Vllaznia' })).toBeVisible();
    await expect(answer).toHaveBeenCalledTimes(2);
    await expect(reported.mock.calls.map(([thrown]) => String(thrown))).toEqual(['TypeError: names is null']);
  },
});

/** "Try again" asks for the data anew and draws the page from them. */
export const TryAgain: StoryObj = {
  ...story(Outlet),
  name: '[ERR-18] Try again, after an error that is reported once',
};
/** The same while the frame around the page reads the data too. */
export const TryAgainWithAReaderAround = story(Bell);
