import { allSettled, createWatch, type Scope, type Store } from 'effector';
import { Wrench, X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { $activeProfile, profileChosen } from '../../models/profile/profile.model.ts';
import { $user, signedOut, tokenGiven } from '../../models/session/session.model.ts';
import { toIsoWithOffset } from '../../shared/lib/time/tirane.ts';
import { bindClock } from '../../shared/platform/clock.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useT } from '../../shared/i18n/i18n-react.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { IconButton } from '../../shared/ui/icon-button.tsx';
import { SelectField } from '../../shared/ui/select-field.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import type { App } from '../app.ts';
import { CallList, type Act } from './call-list.tsx';
import type { Control, MockState } from './control.ts';
import * as css from './dev-panel.css.ts';
import { PresenceList } from './presence-list.tsx';

/**
 * For developers, in the mocked app only: switch user, scenario, latency and clock, see the last calls. It opens before the
 * mock answers, and an action that fails is shown and can be tried again.
 */
export function DevPanel({ app, control }: { app: App; control: Control }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  const [state, setState] = useState<MockState | null>(null);
  const [failed, setFailed] = useState<{ message: string; run: () => Promise<unknown> } | null>(null);
  // no transition: those of the app would wait for an action that takes long
  const [isRunning, setIsRunning] = useState(false);
  const act = async (run: () => Promise<unknown>) => {
    setIsRunning(true);
    try {
      await run();
      setFailed(null);
    } catch (error) {
      setFailed({ message: error instanceof Error ? error.message : String(error), run });
    } finally {
      setIsRunning(false);
    }
  };
  const show = async (asked: Promise<MockState>) => {
    const next = await asked;
    bindClock(next.frozen ? () => next.now : null);
    setState(next);
  };
  const showAndReload = async (asked: Promise<MockState>) => {
    await show(asked);
    await app.clients.current().invalidateQueries();
  };
  const open = () => {
    setIsOpen(true);
    setState(null); // what it showed before may be outdated
    setFailed(null);
    void act(() => show(control.state()));
  };

  if (!isOpen) {
    return (
      <div className={css.toggle}>
        <IconButton aria-label="Developer panel" onClick={open}>
          <Wrench size={20} />
        </IconButton>
      </div>
    );
  }
  return (
    <section aria-label="Developer panel" className={css.panel}>
      <header className={css.header}>
        <strong>Mock backend</strong>
        <IconButton aria-label="Close developer panel" onClick={() => setIsOpen(false)}>
          <X size={20} />
        </IconButton>
      </header>
      {failed && <ErrorState title={failed.message} onRetry={() => void act(failed.run)} retrying={isRunning} />}
      {!state && !failed && <Spinner label={t('states.loading')} />}
      {state && (
        <>
          <Identity app={app} control={control} act={act} state={state} />
          <SelectField
            label="Scenario"
            value={state.scenario}
            options={state.scenarios.map((name) => ({ value: name, label: name }))}
            onChange={({ target: { value } }) => void act(() => showAndReload(control.scenario(value)))}
          />
          <TextField
            key={`latency ${state.latency}`}
            label="Latency, ms"
            inputMode="numeric"
            defaultValue={state.latency}
            onBlur={({ target: { value } }) =>
              void act(() => show(control.scenario(state.scenario, Number(value) || 0)))
            }
          />
          <TextField
            label="Clock (ISO with offset; empty = real)"
            placeholder="2026-11-24T10:00:00+01:00"
            defaultValue={state.frozen ? toIsoWithOffset(state.now) : ''}
            onBlur={({ target: { value } }) => void act(() => showAndReload(control.freeze(value || null)))}
          />
          <div className={css.row}>
            <Button size="sm" variant="danger" onClick={() => void act(() => showAndReload(control.reset()))}>
              Reset data
            </Button>
            <a href={`${import.meta.env.BASE_URL}__reference`} target="_blank" rel="noreferrer">
              API reference
            </a>
          </div>
          <PresenceList app={app} users={state.users} />
          <CallList control={control} act={act} />
        </>
      )}
    </section>
  );
}

interface IdentityProps {
  app: App;
  control: Control;
  act: Act;
  state: MockState;
}

/** The user of this tab and the active module. */
function Identity({ app, control, act, state }: IdentityProps) {
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
          const id = Number(event.target.value); // the guest's is empty
          if (id) void act(() => become(id));
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
