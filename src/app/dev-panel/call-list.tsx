import { useState } from 'react';
import { Button } from '../../shared/ui/button.tsx';
import type { Control, MockCall } from './control.ts';
import * as css from './dev-panel.css.ts';

/** Runs an action of the panel, which shows that it failed. */
export type Act = (run: () => Promise<unknown>) => Promise<void>;

/** The last 100 calls of the mock, newest first, with their bodies. */
export function CallList({ control, act }: { control: Control; act: Act }) {
  const [calls, setCalls] = useState<MockCall[]>([]);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        onClick={() => void act(async () => setCalls((await control.calls()).toReversed()))}
      >
        Show calls
      </Button>
      <ol className={css.calls}>
        {calls.map((call, index) => (
          <li key={`${call.path}-${calls.length - index}`}>
            <details>
              <summary>
                {call.status} {call.method} {call.path} · {Math.round(call.ms)} ms
              </summary>
              <pre className={css.body}>
                {JSON.stringify({ request: call.request, response: call.response }, null, 1)}
              </pre>
            </details>
          </li>
        ))}
      </ol>
    </>
  );
}
