import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, Fragment, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { QueryClients } from './query-clients.ts';

const Generation = createContext(0);

/** Provides the shown query cache to the tree (R5). */
export function ShownCache({ clients, children }: { clients: QueryClients; children: ReactNode }) {
  const [shown, setShown] = useState(() => snapshot(clients));
  useEffect(() => {
    // a transition, as for the router's pages: the new page and the new cache are rendered in one commit
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

/** Mounts its children anew when the shown cache is another one: the library's hooks keep the one they started with. */
export function PerCache({ children }: { children: ReactNode }) {
  return <Fragment key={use(Generation)}>{children}</Fragment>;
}

const snapshot = (clients: QueryClients) => ({ generation: clients.generation(), client: clients.shown() });
