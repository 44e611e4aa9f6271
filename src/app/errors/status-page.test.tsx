import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createI18n, type I18n } from '../../shared/i18n/i18n.ts';
import { I18nProvider } from '../../shared/i18n/i18n-react.tsx';
import { inRouter } from '../../../tests/setup/in-router.tsx';
import { StatusPage } from './status-page.tsx';

let i18n: I18n;
beforeAll(async () => {
  i18n = await createI18n('en');
});
afterEach(() => void vi.unstubAllGlobals());
const draw = (page: ReactNode): string =>
  renderToStaticMarkup(<I18nProvider i18n={i18n}>{inRouter(page)}</I18nProvider>);

it('[RT-65] [RT-66] [ERR-04] without status and text it is a page that was not found', () => {
  const html = draw(<StatusPage />);
  for (const text of ['>404<', 'Sorry, the page you are looking for could not be found.']) expect(html).toContain(text);
});

it('[RT-72] another status and text are shown as given, with the way home', () => {
  const html = draw(<StatusPage status={500} description="The database sleeps." />);
  for (const text of ['>500<', '>The database sleeps.<']) expect(html).toContain(text);
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go back home<\/a>/);
  expect(html).not.toContain('404');
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', false],
  ['facebookexternalhit/1.1', false],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
    true,
  ],
])('[RT-68] %s is shown an error page: %s', (userAgent, isShown) => {
  vi.stubGlobal('navigator', { userAgent });
  expect(draw(<StatusPage />) !== '').toBe(isShown);
});
