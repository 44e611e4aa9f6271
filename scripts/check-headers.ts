// After a build: writes the header files of the supported hosts from config/. Every path in them begins with /app/.
// hosting/public/ is what a host publishes: it holds `_headers`, which Netlify and Cloudflare read (and never serve); the
// others are beside it. Nothing is written into dist/, which is served as a whole. --site <folder> writes to another folder and puts the
// build into <folder>/public/app/: a complete site.
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { firebaseJson, netlifyHeaders, nginxConf } from '../config/header-emitters.ts';
import { headerOptions } from '../config/security-headers.ts';

const { values } = parseArgs({ options: { site: { type: 'string' } } });
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
if (!existsSync(dist)) {
  console.error('headers: there is no dist/; run `npm run build` first');
  process.exit(1);
}
const site = values.site ?? 'hosting';
const out = resolve(root, site);
mkdirSync(join(out, 'public'), { recursive: true });
if (values.site !== undefined) cpSync(dist, join(out, 'public', 'app'), { recursive: true });

const options = headerOptions(process.env);
const files = {
  'public/_headers': netlifyHeaders(options),
  'firebase.json': firebaseJson(options),
  'nginx.conf': nginxConf(options),
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
console.log(`headers: ${site}/{${Object.keys(files).join(',')}}`);
