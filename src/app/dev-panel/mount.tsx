import { createRoot } from 'react-dom/client';
import { I18nProvider } from '../../shared/i18n/i18n-react.tsx';
import type { App } from '../app.ts';
import { createControl } from './control.ts';
import { DevPanel } from './dev-panel.tsx';

/** Mounts the developer panel in its own React root, so that it works when the app does not. `ready`: of the in-page mock. */
export function mountDevPanel(app: App, ready: Promise<unknown>): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    <I18nProvider i18n={app.i18n}>
      <DevPanel app={app} control={createControl(ready)} />
    </I18nProvider>,
  );
}
