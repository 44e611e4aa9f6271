import { useQueries } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { getGetUserStatusQueryOptions } from '../../shared/api/generated/endpoints/realtime/realtime';
import type { App } from '../app.ts';
import type { MockUser } from './control.ts';
import * as css from './dev-panel.css.ts';

const EVERY_MS = 3_000;
/** The demo accounts come first. */
const SHOWN = 6;

interface PresenceListProps {
  app: App;
  users: MockUser[];
}

/** Which demo users are online, as reported to this tab's user; fetched only while it is open. */
export function PresenceList({ app, users }: PresenceListProps) {
  const [isOpen, setIsOpen] = useState(false);
  const generation = useSyncExternalStore(app.clients.subscribe, app.clients.generation);
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Who is online</summary>
      {/* an observer keeps the cache that it began with, and that of a previous user fetches nothing */}
      {isOpen && <Statuses key={generation} app={app} users={users.slice(0, SHOWN)} />}
    </details>
  );
}

function Statuses({ app, users }: PresenceListProps) {
  const answers = useQueries(
    {
      queries: users.map(({ id }) =>
        getGetUserStatusQueryOptions(id, { query: { refetchInterval: EVERY_MS, staleTime: 0 } }),
      ),
    },
    app.clients.shown(),
  );
  return (
    <ul className={css.calls}>
      {users.map(({ id, name, phone }, index) => (
        <li key={id}>
          {name ?? phone}: {answers[index]?.data?.status ?? (answers[index]?.error ? 'sign in to see' : '…')}
        </li>
      ))}
    </ul>
  );
}
