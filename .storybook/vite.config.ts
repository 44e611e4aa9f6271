import { defineConfig } from 'vite';
import { appPlugins, mockAliases, optimizeDeps } from '../vite.shared.ts';

export default defineConfig({ plugins: [appPlugins()], optimizeDeps, resolve: { alias: mockAliases } });
