import { createRoot } from 'react-dom/client';
import type { App } from '../app.ts';
import { DevPanel } from './dev-panel.tsx';

/** Mounts the developer panel in its own React root, so that it works when the app does not. */
export function mountDevPanel(app: App): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<DevPanel app={app} />);
}
