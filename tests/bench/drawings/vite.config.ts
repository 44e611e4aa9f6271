import { defineConfig } from 'vite';
import { appPlugins } from '../../../vite.shared.ts';

// The app's build settings without worker and manifest.
export default defineConfig({
  root: import.meta.dirname,
  base: '/app/',
  plugins: [appPlugins()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
});
