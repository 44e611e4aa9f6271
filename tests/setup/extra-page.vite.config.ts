import { join } from 'node:path';
import { mergeConfig, type Plugin } from 'vite';
import config from '../../vite.config.ts';

const root = join(import.meta.dirname, '../..');
const at = (path: string) => join(root, path);

/** Files of one more page: with a model, a style and an icon of its own, and parts that only other pages use today. */
const files: Record<string, string> = {
  [at('src/pages/extra/extra.page.tsx')]: `
    import { Anchor } from 'lucide-react';
    import { Drawer } from '../../shared/ui/drawer.tsx';
    import { BookingStatusBadge } from '../../entities/booking/booking-status.tsx';
    import { $extra } from '../../models/extra/extra.model.ts';
    export const loader = () => $extra;
    export const Component = () => [Anchor, Drawer, BookingStatusBadge];`,
  [at('src/models/extra/extra.model.ts')]: `
    import { createStore } from 'effector';
    export const $extra = createStore('extra');`,
};

/** Added to the tables of the app: a row with an entry of the sidebar, and its page. */
const rows: readonly [file: string, start: RegExp, row: string][] = [
  [
    '/app/route-table.ts',
    /pageRoutes:[^=]*=\s*\[/,
    "{ path: '/extra', access: 'public', menu: { label: 'nav.menu', sidebar: true } },",
  ],
  ['/app/later-pages.ts', /laterPages:.*= \{/, "'/extra': () => import('../pages/extra/extra.page.tsx'),"],
  ['/app/generated/later-texts.ts', /laterTexts:[^=]*=\s*\{/, "'/extra': ['bookings'],"],
];

const extraPage: Plugin = {
  name: 'extra-page',
  enforce: 'pre',
  resolveId: (source, importer) => {
    const path = importer && source.startsWith('.') ? join(importer, '..', source) : source;
    return path in files ? path : null;
  },
  load: (id) => files[id] ?? null,
  transform(code, id) {
    const row = rows.find(([file]) => id.endsWith(file));
    return row ? code.replace(row[1], (start) => start + row[2]) : null;
  },
};

/** The production build with one page more, for the test that it adds nothing to the chunks of the others. */
export default mergeConfig(config({ command: 'build', mode: 'production' }), {
  plugins: [extraPage],
  logLevel: 'error',
  build: { outDir: at('node_modules/.cache/fusha/extra-page'), emptyOutDir: true },
});
