import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, Fragment, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { QueryClients } from './query-clients.ts';

const Generation = createContext(0);

/** Gives the tree the query cache that is shown (R5). */
export function ShownCache({ clients, children }: { clients: QueryClients; children: ReactNode }) {
  const [shown, setShown] = useState(() => snapshot(clients));
  useEffect(() => {
    // a transition, as the router draws its pages: the new page and the new cache come in one commit
    const follow = () => startTransition(() => setShown(snapshot(clients)));
    follow(); // it may have changed before this effect
    return clients.subscribe(follow);
  }, [clients]);
  return (
    <Generation value={shown.generation}>
      <QueryClientProvider client={shown.client}>{children}</QueryClientProvider>
    </Generation>
  );
}

/** Mounts anew what draws from the cache when that is another one: the library's hooks hold on to the one they began with. */
export function PerCache({ children }: { children: ReactNode }) {
  return <Fragment key={use(Generation)}>{children}</Fragment>;
}

const snapshot = (clients: QueryClients) => ({ generation: clients.generation(), client: clients.shown() });
