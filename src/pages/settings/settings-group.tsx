import { type ReactNode, useId } from 'react';
import { stack } from '../../shared/ui/stack.css.ts';
import * as css from './settings.css.ts';

interface SettingsGroupProps {
  title: string;
  /** What its changes have in common. */
  hint?: string;
  children: ReactNode;
}

/** Settings that belong together, under their heading. */
export function SettingsGroup({ title, hint, children }: SettingsGroupProps) {
  const id = useId();
  return (
    <section role="group" aria-labelledby={id} className={stack[3]}>
      <div>
        <h2 id={id}>{title}</h2>
        {hint !== undefined && <p className={css.hint}>{hint}</p>}
      </div>
      {children}
    </section>
  );
}
