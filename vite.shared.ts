import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { PluginOption } from 'vite';

/** Plugins that the app, Storybook and the browser tests share. */
export const appPlugins = (): PluginOption[] => [vanillaExtractPlugin(), react()];

/** msw's cookie store carries a public-suffix list of 39 kB (brotli) that an in-page mock never asks for. */
export const mockAliases = [
  { find: 'tldts', replacement: fileURLToPath(new URL('mocks/hosts/tldts-stub.ts', import.meta.url)) },
];

/** Names the dependency optimiser must know at once, or a browser test run reloads in its middle on a cold cache. */
export const optimizeDeps = {
  include: [
    '@base-ui/react/csp-provider',
    '@base-ui/react/menu',
    '@base-ui/react/popover',
    '@hookform/resolvers/zod',
    '@msw/data',
    '@mswjs/interceptors/WebSocket',
    '@mswjs/interceptors/XMLHttpRequest',
    '@mswjs/interceptors/fetch',
    '@tanstack/react-query',
    '@vanilla-extract/css',
    '@vanilla-extract/css/fileScope',
    'effector',
    'effector-react',
    'i18next',
    'leaflet',
    'lucide-react',
    'msw',
    'msw/experimental',
    'react',
    'react-dom',
    'react-dom/client',
    'react-hook-form',
    'react-router',
    'react-router/dom',
    'react/jsx-dev-runtime',
    'react/jsx-runtime',
    'zod',
  ],
};
