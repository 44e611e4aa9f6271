import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { build, createServer, type Plugin, type PluginOption, type ViteDevServer } from 'vite';
import type { RenderedFront } from '../src/app/front/render-front.tsx';
import { writeFrontStyles } from './front-styles.ts';
import { LANGUAGES, LOCALES, type Language } from '../src/shared/i18n/locale.ts';

type Fronts = Readonly<Record<Language, RenderedFront>>;
/** Null where a page has no head. */
type SetHead = (html: string) => string | null;

/**
 * After a build: `shell.html`, which every address gets, and `index.html` with the front page in it in both languages, which is painted
 * before any script of the app and then taken over (decision 078). `plugins` are those by which the app's own modules are compiled, so that
 * the classes have the same names.
 */
export const frontPage = (plugins: () => PluginOption[]): Plugin => {
  let mode = 'production';
  return {
    name: 'front-page',
    apply: 'build',
    configResolved(config) {
      ({ mode } = config);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }, bundle) {
        if (dir === undefined) return;
        const { fronts, head } = await render(mode, plugins());
        const script = await buildHead(dir);
        const pageStyles = Object.values(bundle).flatMap((file) =>
          file.type === 'chunk' && file.facadeModuleId?.endsWith('/pages/home/home.page.tsx')
            ? Array.from(file.viteMetadata?.importedCss ?? [])
            : [],
        );
        if (pageStyles.length === 0) throw new Error('the front page has no styles');
        const index = join(dir, 'index.html');
        const shell = join(dir, 'shell.html');
        renameSync(index, shell);
        const page = withFronts(readFileSync(shell, 'utf8'), { fronts, head, script });
        const { html, styles } = withoutSheets(page);
        const all = [...styles, ...pageStyles];
        writeFileSync(index, withSheets(html, await writeFrontStyles(dir, html, all), all));
      },
    },
  };
};

/** Draws the page in Node, from the sources: only what it needs is compiled. */
async function render(mode: string, plugins: PluginOption[]): Promise<{ fronts: Fronts; head: SetHead }> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'fusha-front-page-')); // builds may run side by side
  const server = await createServer({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    mode,
    base: '/app/',
    appType: 'custom',
    logLevel: 'error',
    cacheDir,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins,
    define: { __DEMO__: 'false', __DEV_PANEL__: 'false' },
  });
  try {
    const { renderFront } = await server.ssrLoadModule('/src/app/front/render-front.tsx');
    const fronts = { en: plain(await renderFront('en')), sq: plain(await renderFront('sq')) };
    return { fronts, head: await headIn(server, fronts.en) };
  } finally {
    await server.close();
    rmSync(cacheDir, { recursive: true, force: true });
  }
}

/** What a shared link to the front page says, by the function that says it of all others (decision 076). */
async function headIn(server: ViteDevServer, { title, description }: RenderedFront): Promise<SetHead> {
  const load = <T>(file: string) => server.ssrLoadModule(file) as Promise<T>; // the types of these files
  const { headOf } = await load<typeof import('../edge/share.ts')>('/edge/share.ts');
  const { wordsIn } = await load<typeof import('../edge/share-words.ts')>('/edge/share-words.ts');
  const { withHead } = await load<typeof import('../edge/html-head.ts')>('/edge/html-head.ts');
  const card = { title: title.replace(' · Fusha', ''), parts: [description], path: '/', images: [], sport: undefined };
  const origin = (process.env['PUBLIC_ORIGIN'] ?? '').replace(/\/$/, '');
  return (html) => withHead(html, headOf(card, wordsIn('en', 0), origin));
}

/** As a build draws it: icons without the library's classes (`plainIcons` of vite.chunks.ts). The policy allows no style attribute. */
function plain({ title, description, html }: RenderedFront): RenderedFront {
  const style = / style="[^"]*"/.exec(html);
  if (style) throw new Error(`the front page has an inline style:${style[0]}`);
  return { title, description, html: html.replaceAll(/ class="lucide lucide-[\w -]*"/g, '') };
}

/** Returns the name of the script in the head, relative to the build. */
async function buildHead(dir: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      target: 'es2022',
      outDir: dir,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../src/app/front/front-head.ts'),
        output: { format: 'iife', entryFileNames: 'assets/front-[hash:7].js' },
      },
    },
  });
  const [file] = 'output' in result ? result.output : [];
  if (!file) throw new Error('the script of the front page was not built');
  return `assets/${basename(file.fileName)}`;
}

interface Parts {
  fronts: Fronts;
  head: SetHead;
  script: string;
}

function withFronts(shell: string, { fronts, head, script }: Parts): string {
  const blocks = LANGUAGES.map(
    (language) =>
      `<div class="front" id="front-${language}" lang="${LOCALES[language]}">${fronts[language].html}</div>`,
  ).join('\n    ');
  const titles = LANGUAGES.map((language) => `data-title-${language}="${fronts[language].title}"`).join(' ');
  const page = replaced(shell, [
    ['<html ', `<html data-front="" ${titles} `],
    // the first frame waits for it, the parser does not
    ['<title>Fusha</title>', `<script async blocking="render" src="/app/${script}"></script>\n    <title></title>`],
    ['</body>', `  ${blocks}\n  </body>`],
  ]);
  const html = head(page);
  if (html === null) throw new Error('the head of the front page cannot be told');
  return html;
}

const SHEET = /\s*<link[^>]* rel="stylesheet"[^>]* href="\/app\/([^"]+)"[^>]*>/g;
const sheet = (file: string): string => `<link crossorigin rel="stylesheet" href="/app/${file}">`;

/** The page, and which stylesheets it asked for. */
const withoutSheets = (html: string): { html: string; styles: string[] } => ({
  html: html.replaceAll(SHEET, ''),
  styles: [...html.matchAll(SHEET)].flatMap(([, file]) => file ?? []),
});

/** The first frame waits for the sheet in the head and for all of the page, not for the sheets after it; the app waits for those too. */
const withSheets = (html: string, first: string, all: readonly string[]): string =>
  replaced(html, [
    ['<title>', `<link rel="expect" blocking="render" href="#front-sq" />\n    ${sheet(first)}\n    <title>`],
    ['</body>', `  ${all.map(sheet).join('\n    ')}\n  </body>`],
  ]);

function replaced(text: string, changes: readonly (readonly [from: string, to: string])[]): string {
  return changes.reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`index.html has no ${from}`);
    return before.replace(from, () => to);
  }, text);
}
