import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../backend.ts';
import { startPageMock } from '../../hosts/page.ts';
import { createMockServer } from '../../hosts/server.ts';
import { become, createTestBackend } from '../../testing.ts';
import { images } from '../images.ts';
import { MOST_BYTES, readPicture } from './picture.ts';
import { pictureFile, pictures } from './testing.ts';

let backend: Backend;
let token: string;
beforeEach(async () => {
  backend = createTestBackend(images);
  token = await become(backend, 1);
});

async function upload(fields: Record<string, Blob | string>, language = 'en') {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const request = new Request('http://mock.test/api/images', {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  const response = await backend.handle(request);
  // the envelope
  return {
    status: response?.status,
    body: (await response?.json()) as {
      message: string | null;
      errors: { field: string; message: string }[];
      data: { image: object };
    },
  };
}
const right = { module: 'base', kind: 'avatar' };

describe('a picture', () => {
  it.each(Object.entries(pictures))('%s is recognised by its bytes, not by its name', async (type, bytes) => {
    const { status, body } = await upload({ ...right, file: pictureFile(bytes, 'text/plain') });
    expect(status).toBe(201);
    expect(body.data.image).toEqual({
      id: 1,
      url: `data:${type};base64,${Buffer.from(bytes).toString('base64')}`,
      width: 3,
      height: 2,
    });
    expect(backend.control.db.read.images.get(1)).toMatchObject({ owner_id: 1 });
  });

  it.each([
    [
      'the other webp',
      [...pictures['image/webp'].slice(0, 12), ...Buffer.from('VP8 '), 0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 3, 0, 2, 0],
    ],
    [
      'the webp without loss',
      [...pictures['image/webp'].slice(0, 12), ...Buffer.from('VP8L'), 0, 0, 0, 0, 0x2f, 2, 0x40, 0, 0],
    ],
  ])('%s says its size elsewhere', (_, bytes) => {
    expect(readPicture(new Uint8Array(bytes))).toEqual({ type: 'image/webp', width: 3, height: 2 });
  });

  it.each([
    ['a text', [...Buffer.from('hello, this is no picture at all')]],
    ['a drawing that can run scripts', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')]],
    ['half a picture', pictures['image/png'].slice(0, 18)],
    ['nothing', []],
  ])('%s is refused, in both languages', async (_, bytes) => {
    const { status, body } = await upload({ ...right, file: pictureFile(bytes) });
    expect([status, body.message, body.errors]).toEqual([
      422,
      'Error while uploading the images.',
      [{ field: 'file', message: 'Only jpeg, png and webp pictures can be used.', code: 'validation' }],
    ]);
    expect((await upload({ ...right, file: pictureFile(bytes) }, 'sq')).body.errors[0]?.message).toContain('foto jpeg');
    expect(backend.control.db.read.images.count()).toBe(0);
  });

  it('may have 8 MB, not one byte more', async () => {
    const big = (size: number) =>
      new File([new Uint8Array(pictures['image/png']), new Uint8Array(size - pictures['image/png'].length)], 'big.png');
    expect((await upload({ ...right, file: big(MOST_BYTES) })).status).toBe(201);
    expect((await upload({ ...right, file: big(MOST_BYTES + 1) })).body.errors).toMatchObject([
      { field: 'file', message: 'The picture may have at most 8 MB.' },
    ]);
  });
});

describe('a picture whose header declares an absurd size is refused before decoding', () => {
  const big = (size: number) => [size >>> 24, (size >>> 16) & 255, (size >>> 8) & 255, size & 255];
  const small = (size: number) => big(size).slice(2);
  const little = (size: number, bytes: number) => big(size).toReversed().slice(0, bytes);
  const webp = (kind: string, rest: number[]) => [
    ...pictures['image/webp'].slice(0, 12),
    ...Buffer.from(kind),
    0,
    0,
    0,
    0,
    ...rest,
  ];
  const makers: Record<string, (width: number, height: number) => number[]> = {
    png: (width, height) => [...pictures['image/png'].slice(0, 16), ...big(width), ...big(height)],
    jpeg: (width, height) => [...pictures['image/jpeg'].slice(0, 18), ...small(height), ...small(width)],
    'webp of one part': (width, height) =>
      webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...little(width, 2), ...little(height, 2)]),
    'webp without loss': (width, height) => webp('VP8L', [0x2f, ...little((width - 1) | ((height - 1) << 14), 4)]),
    'webp of many parts': (width, height) =>
      webp('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]),
  };
  const sides = [
    [6001, 1],
    [1, 6001],
    [4900, 4898],
    [6000, 4001],
  ] as const;

  it.each(Object.entries(makers))('%s: at most 6,000 pixels a side and 24 million in all', async (_, make) => {
    expect((await upload({ ...right, file: pictureFile(make(6000, 4000)) })).status).toBe(201);
    for (const [width, height] of sides) {
      const { status, body } = await upload({ ...right, file: pictureFile(make(width, height)) });
      expect([status, body.message, body.errors], `${width} × ${height}`).toEqual([
        422,
        'Error while uploading the images.',
        [
          {
            field: 'file',
            message: 'The picture may have at most 6,000 pixels a side and 24 megapixels in all.',
            code: 'validation',
          },
        ],
      ]);
    }
  });

  it('a png of two billion pixels a side', async () => {
    expect((await upload({ ...right, file: pictureFile(makers['png']?.(2 ** 31 - 1, 2 ** 31 - 1)) })).status).toBe(422);
  });
});

describe('the form', () => {
  it.each([
    ['file', { ...right }],
    ['file', { ...right, file: 'a text' }],
    ['kind', { module: 'base', kind: 'banner', file: pictureFile() }],
    ['module', { kind: 'logo', file: pictureFile() }],
    ['more', { ...right, file: pictureFile(), more: '1' }],
  ])('names %s when it is wrong', async (field, fields) => {
    const { status, body } = await upload(fields);
    expect([status, body.errors.map((error) => error.field)]).toEqual([422, [field]]);
  });

  it('a truncated one is refused, not a server error', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', authorization: `Bearer ${token}` };
    const answer = await backend.handle(
      new Request('http://mock.test/api/images', { method: 'POST', body: '--x\r\nhalf', headers }),
    );
    expect(answer?.status).toBe(422);
  });

  it('needs a user, and a module that is the user’s', async () => {
    expect((await upload({ module: 'venue', kind: 'logo', file: pictureFile() })).status).toBe(403);
    token = 'nobody';
    expect((await upload({ ...right, file: pictureFile() })).status).toBe(401);
  });
});

describe('both hosts pass a form unchanged', () => {
  afterEach(() => vi.unstubAllGlobals());
  const bytes = [...pictures['image/jpeg'], ...Array.from({ length: 300 }, (_, n) => n % 256)];
  async function sendTo(origin: string): Promise<string> {
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...right, file: pictureFile(bytes) })) body.append(name, value);
    const response = await fetch(`${origin}/api/images`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await response.json()) as { data: { image: { url: string } } }).data.image.url; // the envelope
  }
  const expected = `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

  it('the server', async () => {
    const mock = createMockServer({ create: () => backend });
    const server = createServer((req, res) => void mock.handle(req, res));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // the server listens on a port
    expect(await sendTo(`http://127.0.0.1:${port}`)).toBe(expected);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await mock.close();
  });

  it('the page', async () => {
    vi.stubGlobal('location', new URL('http://page.test/app/'));
    const mock = await startPageMock({ backend });
    expect(await sendTo('http://page.test')).toBe(expected);
    mock.stop();
  });
});
