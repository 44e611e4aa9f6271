import { createRoot } from 'react-dom/client';
import type { App } from '../app.ts';
import { DevPanel } from './dev-panel.tsx';

/** Puts the developer panel beside the app, in a root of its own: it must work when the app does not. */
export function mountDevPanel(app: App): void {
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(<DevPanel app={app} />);
}
