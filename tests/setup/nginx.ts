import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { missingPrograms, systemProgram } from '../../scripts/system-program.ts';
import { freePort } from './free-port.ts';

export interface Nginx {
  origin: string;
  /** What it has printed: its own warnings, and errors of requests. */
  said: () => string;
  stop: () => Promise<void>;
}

/** Starts this machine's nginx for a site of `check-headers --site`, with everything it writes inside `folder`; any user may. */
export async function startNginx(site: string, folder: string): Promise<Nginx> {
  const program = systemProgram('nginx');
  if (program === undefined) throw new Error(`${missingPrograms(['nginx'])}: nothing was tried`);
  const port = await freePort();
  const config = join(folder, 'nginx.conf');
  mkdirSync(folder, { recursive: true });
  writeFileSync(config, hostConfig(site, port));
  const child = spawn(program, ['-e', 'stderr', '-p', folder, '-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`nginx ended with ${code}:\n${said}`)));
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      // by now it listens
      if (said.includes('start worker process ')) resolve();
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    said: () => said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** A host as Debian sets it up (no type for the manifest, an old one for scripts), with an API beside the app. */
const hostConfig = (site: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''} # the workers of root's nginx could not read the folder
worker_processes 1;
daemon off;
pid nginx.pid;
error_log stderr notice;
events {}
http {
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`).join(' ')}
  access_log off;
  sendfile on;
  types { text/html html; application/javascript js; application/json json; text/css css; }
  default_type application/octet-stream;
  gzip on;
  server {
    listen 127.0.0.1:${port};
    root "${join(site, 'public')}";
    include "${join(site, 'nginx.conf')}";
    location /api/ { default_type application/json; return 200 '{}'; }
  }
}
`;
