// Copy to the root of a worktree as shots.tmp.ts (never commit). Build first: `vite build`. Then:
//   SIZES=390x844,768x1024,1280x800,1920x1080 L=en,sq T=light,dark OUT=/tmp/shots-xx PORT=4391 node shots.tmp.ts <persona|guest>[/module]:<path> …
//   e.g. node shots.tmp.ts guest:competition/1/standings player:team/some-slug organizationManager:home
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { Guard } from './tests/setup/guard.ts';
import { person, settle, type Language, type Theme } from './tests/setup/person.ts';
import type { Persona } from './tests/setup/personas.ts';

const port = process.env['PORT'] ?? '4391';
const out = process.env['OUT'] ?? '/tmp/shots';
mkdirSync(out, { recursive: true });
const list = (name: string, fallback: string) => (process.env[name] ?? fallback).split(',');
const server = spawn('node', ['scripts/serve.ts', '--port', port], { stdio: ['ignore', 'pipe', 'inherit'] });
await new Promise((ok) => server.stdout.once('data', ok));
const origin = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
let n = 0;
try {
  for (const arg of process.argv.slice(2)) {
    const [who = 'guest', ...rest] = arg.split(':');
    const path = rest.join(':');
    for (const size of list('SIZES', '390x844,1280x800'))
      for (const language of list('L', 'en') as Language[])
        for (const theme of list('T', 'light') as Theme[]) {
          const [width = 390, height = 844] = size.split('x').map(Number);
          const context = await browser.newContext({ viewport: { width, height }, baseURL: `${origin}/app/`, reducedMotion: 'reduce', serviceWorkers: 'block', hasTouch: width < 800, timezoneId: 'Europe/Tirane' });
          const guard = new Guard();
          await settle(context, origin, `shots-${++n}`, guard);
          const me = person(context, await context.newPage(), origin, guard);
          if (who !== 'guest') await me.signIn(who as Persona);
          await me.language(language);
          await me.theme(theme);
          await me.page.goto(path);
          await me.page.waitForTimeout(2500);
          const name = `${out}/${who}-${path.replaceAll(/\W+/g, '_')}-${width}-${language}-${theme}.png`;
          await me.page.screenshot({ path: name, fullPage: process.env['FULL'] === '1' });
          console.log(name);
          try { guard.assertQuiet(); } catch (error) { console.log(String(error).slice(0, 600)); }
          await context.close();
        }
  }
} finally {
  await browser.close();
  server.kill();
}
