import { expect, waitFor } from 'storybook/test';
import type { App } from '../src/app/app.ts';

/** The app arrives at this address, with its search. */
export const arrivesAt = ({ router }: App, address: string): Promise<void> =>
  waitFor(() => {
    const { pathname, search } = router.state.location;
    return expect(pathname + search).toBe(address);
  });
