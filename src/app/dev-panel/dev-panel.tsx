import { allSettled, createWatch, type Scope, type Store } from 'effector';
import { Wrench, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { $activeProfile, profileChosen } from '../../models/profile/profile.model.ts';
import { $user, signedOut, tokenGiven } from '../../models/session/session.model.ts';
import { toIsoWithOffset } from '../../shared/lib/time/tirane.ts';
import { bindClock } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { App } from '../app.ts';
import { CallList } from './call-list.tsx';
import { control, type MockState } from './control.ts';
import * as css from './dev-panel.css.ts';
import { PresenceList } from './presence-list.tsx';

/** For developers, in the mocked app only: switch user, scenario, latency and clock, see the last calls. */
export function DevPanel({ app }: { app: App }) {
  const [state, setState] = useState<MockState | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const act = async (run: () => Promise<MockState>) => {
    try {
      const next = await run();
      bindClock(next.frozen ? () => next.now : null);
      setState(next);
      setProblem(null);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  const actAndReload = (run: () => Promise<MockState>) =>
    act(async () => {
      const next = await run();
      await app.clients.current().invalidateQueries();
      return next;
    });

  if (!state) {
    return (
      <div className={css.toggle}>
        <IconButton aria-label="Developer panel" onClick={() => void act(control.state)}>
          <Wrench size={20} />
        </IconButton>
      </div>
    );
  }
  return (
    <section aria-label="Developer panel" className={css.panel}>
      <header className={css.header}>
        <strong>Mock backend</strong>
        <IconButton aria-label="Close developer panel" onClick={() => setState(null)}>
          <X size={20} />
        </IconButton>
      </header>
      {problem !== null && <p role="alert">{problem}</p>}
      <Identity app={app} state={state} />
      <SelectField
        label="Scenario"
        value={state.scenario}
        options={state.scenarios.map((name) => ({ value: name, label: name }))}
        onChange={(event) => void actAndReload(() => control.scenario(event.target.value))}
      />
      <TextField
        label="Latency, ms"
        inputMode="numeric"
        defaultValue={state.latency}
        onBlur={(event) => void act(() => control.scenario(state.scenario, Number(event.target.value) || 0))}
      />
      <TextField
        label="Clock (ISO with offset; empty = real)"
        placeholder="2026-11-24T10:00:00+01:00"
        defaultValue={state.frozen ? toIsoWithOffset(state.now) : ''}
        onBlur={(event) => void actAndReload(() => control.freeze(event.target.value || null))}
      />
      <div className={css.row}>
        <Button size="sm" variant="danger" onClick={() => void actAndReload(control.reset)}>
          Reset data
        </Button>
        <a href={`${import.meta.env.BASE_URL}__reference`} target="_blank" rel="noreferrer">
          API reference
        </a>
      </div>
      <PresenceList app={app} users={state.users} />
      <CallList />
    </section>
  );
}

/** The user of this tab and the active module. */
function Identity({ app, state }: { app: App; state: MockState }) {
  const user = useScope(app.scope, $user);
  const active = useScope(app.scope, $activeProfile);
  const become = async (id: number) => {
    const { access_token: token } = await control.become(id);
    await allSettled(tokenGiven, { scope: app.scope, params: token });
  };
  return (
    <>
      <SelectField
        label="User"
        value={user?.id ?? ''}
        placeholder="Guest"
        options={state.users.map(({ id, name, phone }) => ({ value: id, label: `${name ?? 'No name'} · ${phone}` }))}
        onChange={(event) => {
          if (event.target.value) void become(Number(event.target.value));
          else void allSettled(signedOut, { scope: app.scope });
        }}
      />
      <SelectField
        label="Module"
        value={`${active.type}:${active.entity_id ?? ''}`}
        options={(user?.profiles ?? [{ type: 'base', entity_id: null, name: 'Guest' }]).map((profile) => ({
          value: `${profile.type}:${profile.entity_id ?? ''}`,
          label: `${profile.type} · ${profile.name}`,
        }))}
        onChange={(event) => {
          const wanted = user?.profiles.find(
            (profile) => `${profile.type}:${profile.entity_id}` === event.target.value,
          );
          if (wanted) void allSettled(profileChosen, { scope: app.scope, params: wanted });
        }}
      />
    </>
  );
}

/** A store of the app's scope, read from the panel's own React root. */
function useScope<T>(scope: Scope, store: Store<T>): T {
  return useSyncExternalStore(
    (listener) => createWatch({ unit: store, scope, fn: listener }),
    () => scope.getState(store),
  );
}
