import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { LinkRouter } from '../../src/shared/routing/link.tsx';

/** A component that has links, in a router that shows it at every address. */
export function inRouter(component: ReactNode): ReactElement {
  const router = createMemoryRouter([{ path: '*', element: component }]);
  return (
    <LinkRouter value={router}>
      <RouterProvider router={router} />
    </LinkRouter>
  );
}
