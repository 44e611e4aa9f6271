// After a build: writes the header files of the hosts we support into dist/, from the one source in config/.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firebaseJson, netlifyHeaders, nginxConf } from '../config/header-emitters.ts';
import { headerOptions } from '../config/security-headers.ts';

const dist = join(import.meta.dirname, '../dist');
if (!existsSync(dist)) {
  console.error('headers: there is no dist/; run `npm run build` first');
  process.exit(1);
}
const options = headerOptions(process.env);
const files = { _headers: netlifyHeaders(options), 'firebase.json': firebaseJson(options), 'nginx.conf': nginxConf(options) };
for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
console.log(`headers: dist/{${Object.keys(files).join(',')}}`);
