import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { getGetUserStatusQueryOptions } from '../../shared/api/generated/endpoints/realtime/realtime';
import type { App } from '../app.ts';
import type { MockUser } from './control.ts';
import * as css from './dev-panel.css.ts';

const EVERY_MS = 3_000;
/** The demo accounts come first. */
const SHOWN = 6;

/** Which demo users are online, as reported to this tab's user; fetched only while it is open. */
export function PresenceList({ app, users }: { app: App; users: MockUser[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = users.slice(0, SHOWN);
  const answers = useQueries(
    {
      queries: shown.map(({ id }) =>
        getGetUserStatusQueryOptions(id, { query: { enabled: isOpen, refetchInterval: EVERY_MS, staleTime: 0 } }),
      ),
    },
    app.clients.current(),
  );
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Who is online</summary>
      <ul className={css.calls}>
        {shown.map(({ id, name, phone }, index) => (
          <li key={id}>
            {name ?? phone}: {answers[index]?.data?.status ?? (answers[index]?.error ? 'sign in to see' : '…')}
          </li>
        ))}
      </ul>
    </details>
  );
}
