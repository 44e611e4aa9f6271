// After a build: writes the header files of the hosts we support, from the one source in config/. Every path in them begins with /app/.
// --site <folder> lays the whole site out for a host that serves folders as they are: <folder>/app/ is the build, the files stand beside it.
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
const out = values.site === undefined ? dist : join(root, values.site);
if (values.site !== undefined) cpSync(dist, join(out, 'app'), { recursive: true });

const options = headerOptions(process.env);
const files = { _headers: netlifyHeaders(options), 'firebase.json': firebaseJson(options), 'nginx.conf': nginxConf(options) };
for (const [name, text] of Object.entries(files)) writeFileSync(join(out, name), text);
console.log(`headers: ${values.site ?? 'dist'}/{${Object.keys(files).join(',')}}`);
