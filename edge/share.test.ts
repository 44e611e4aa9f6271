import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../mocks/backend.ts';
import { apiOf, apiSaying, createBackend, page, PAGE, readShared, visit } from './testing.ts';

let backend: Backend;
let api: typeof fetch;
let venue: unknown;
beforeAll(async () => {
  backend = createBackend();
  api = apiOf(backend);
  venue = await (await api('https://api.example/api/venue/fusha-e-liqenit?module=base')).json();
});
const shared = async (path: string, cookie = '') =>
  readShared(await (await visit(path, { cookie, fetch: api })).text());
const textOf = async (answer: Promise<Response>) => (await answer).text();
const venueSaying = (body: BodyInit | null, init?: ResponseInit) =>
  visit('venue/fusha-e-liqenit', { fetch: apiSaying(body, init) });

describe('what a shared link says', () => {
  const NBSP = '\u00a0';
  it.each([
    ['venue/fusha-e-liqenit', 'Fusha e Liqenit', `Football · Rr. e Plepave 14, Tiranë · from ALL${NBSP}2,500 per hour`],
    ['team/shqiponjat-e-liqenit', 'Shqiponjat e Liqenit', 'Football · Tiranë · Recreational · 10 members'],
    [
      'competition/5/about',
      'Open i Vlorës',
      'Tennis · Registration open · Dec 8, 2026 – Dec 10, 2026 · Vlorë · 1 of 8 teams · Knockout',
    ],
    [
      'event/3/info',
      'Futboll i së enjtes 7×7',
      `Thu, Nov 26, 20:00–21:00 · Fusha 1 · Qendra Sportive Kombinati Veri · Tiranë · 14 of 14 going · 3 waiting · ALL${NBSP}300 per person · Football · Open game`,
    ],
    [
      'event/1/info',
      'Futboll i së enjtes 7×7',
      'Over · Thu, Nov 12, 20:00–21:00 · Fusha 1 · Qendra Sportive Kombinati Veri · Tiranë · Football · Open game',
    ],
    [
      'fixtures/1',
      'Shqiponjat e Liqenit – Dajti Boys',
      'Final score: 2–1 · Liga e Lagjeve 2026 · Matchday 1 · Arena Dajti',
    ],
    [
      'fixtures/31',
      'Deti FK – Ujqit e Veriut',
      'Fri, Nov 27, 20:00 · Liga e Lagjeve 2026 · Matchday 8 · Kompleksi Rozafa e Re',
    ],
    [
      'fixtures/30',
      'Agimi 2008 – Bregu i Lumit',
      'Postponed · Liga e Lagjeve 2026 · Matchday 8 · Tomorri Fitness & Sport',
    ],
    [
      'fixtures/16',
      'Agimi 2008 – Dajti Boys',
      'Walkover: 3–0 · Liga e Lagjeve 2026 · Matchday 4 · Tomorri Fitness & Sport',
    ],
    [
      'fixtures/29',
      'Dajti Boys – Shqiponjat e Liqenit',
      'Live: 1–0 · Liga e Lagjeve 2026 · Matchday 8 · Jonian Sport Park',
    ],
    ['fixtures/62', 'Winner of game 3 – Winner of game 4', 'No date yet · Basket Fest · Final · Game 6'],
    ['fixtures/114', 'Black team – White team', 'Final score: 3–1 · Volejboll në palestër'],
    [
      'event/10/info',
      'Turne i vogël i së dielës',
      'Cancelled · Sat, Nov 28, 17:00–18:00 · Parku i Madh i Liqenit · Tiranë · Football · Open game',
    ],
    ['community/1/feed', 'Futbolli i së Enjtes', 'Football · Tiranë · 16 members'],
    ['liga-e-lagjeve-tirana', 'Liga e Lagjeve Tirana', 'Organization · Tiranë · 2 competitions'],
  ])('%s in English', async (path, name, description) => {
    expect(await shared(path)).toMatchObject({
      title: `${name} · Fusha`,
      'og:title': name,
      description,
      'og:description': description,
      'og:url': `https://fusha.example/app/${path}`,
      canonical: `https://fusha.example/app/${path}`,
      'og:locale': 'en_US',
      'og:locale:alternate': 'sq_AL',
      'og:site_name': 'Fusha',
      'og:type': 'website',
    });
  });

  it.each([
    ['venue/fusha-e-liqenit', `Futboll · Rr. e Plepave 14, Tiranë · nga 2500${NBSP}Lekë në orë`],
    ['team/shqiponjat-e-liqenit', 'Futboll · Tiranë · Rekreativ · 10 anëtarë'],
    [
      'competition/5/about',
      'Tenis · Regjistrimi i hapur · 8.12.2026 – 10.12.2026 · Vlorë · 1 nga 8 ekipe · Eliminim direkt',
    ],
    [
      'event/12/info',
      'enj, 3 dhj, 11:00–16:00 · Plazhi i Golemit · Durrës · 9 nga 40 vijnë · Falas · Volejboll · Takim shoqëror',
    ],
    ['fixtures/114', 'Rezultati përfundimtar: 3–1 · Volejboll në palestër'],
    ['fixtures/1', 'Rezultati përfundimtar: 2–1 · Liga e Lagjeve 2026 · Java 1 · Arena Dajti'],
    ['community/1/feed', 'Futboll · Tiranë · 16 anëtarë'],
    ['liga-e-lagjeve-tirana', 'Organizatë · Tiranë · 2 kompeticione'],
  ])('%s in Albanian, which the cookie names', async (path, description) => {
    expect(await shared(path, 'other=1; fusha-locale=sq')).toMatchObject({
      description,
      'og:locale': 'sq_AL',
      'og:locale:alternate': 'en_US',
    });
  });

  it.each([
    ['fusha-e-liqenit', 'venue/fusha-e-liqenit'],
    ['venue/Fusha-E-Liqenit/?date=2026-11-30', 'venue/fusha-e-liqenit'],
    ['t/bardhi-leka', 'team/bardhi-leka'],
    ['bardhi-leka', 'team/bardhi-leka'],
    ['kupa-e-dimrit-5x5', 'competition/2/about'],
    ['competition/2/standings', 'competition/2/about'],
    ['futbolli-i-se-enjtes', 'community/1/feed'],
    ['event/3/participants', 'event/3/info'],
  ])('%s names the one address that the page itself shares', async (path, canonical) => {
    expect((await shared(path))?.['og:url']).toBe(`https://fusha.example/app/${canonical}`);
  });

  it('without an origin addresses begin with the path', async () => {
    const html = await (await visit('venue/fusha-e-liqenit', { fetch: api, origin: '' })).text();
    expect(readShared(html)).toMatchObject({
      'og:url': '/app/venue/fusha-e-liqenit',
      'og:image': '/app/share/football.png',
    });
  });

  it('of a venue that is booked by phone, of one without a price, of a private team', async () => {
    expect((await shared('venue/plazhi-arena'))?.['description']).toBe(
      `Volleyball · Shëtitorja e Bregut 2, Durrës · from ALL${NBSP}1,500 per hour · Booking by phone`,
    );
    const free = JSON.stringify(venue).replace('"price_from":2500', '"price_from":null');
    expect(readShared(await textOf(venueSaying(free)))?.['description']).toBe('Football · Rr. e Plepave 14, Tiranë');
    const team = await shared('team/shoqata-sportive-e-lagjes-se-re-dhe-e-parkut-te-madh-tiranes');
    expect(team?.['description']).toMatch(/^Football · Tiranë(?: · \w+)? · Private team$/);
  });

  it('a text that this version does not know is left out', async () => {
    const data = JSON.parse(JSON.stringify(venue).replaceAll('"football"', '"constructor"'));
    expect(readShared(await (await venueSaying(JSON.stringify(data))).text())).toMatchObject({
      description: `Rr. e Plepave 14, Tiranë · from ALL${NBSP}2,500 per hour`,
      'og:image': 'https://fusha.example/app/share/general.png',
      'og:image:alt': 'Fusha',
    });
  });
});

describe('the picture', () => {
  const drawing = (sport: string, alt: string) => ({
    'og:image': `https://fusha.example/app/share/${sport}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${alt} · Fusha`,
    'twitter:card': 'summary_large_image',
  });
  const withPicture = (picture: object) => {
    const data = structuredClone(venue) as { data: { venue: { image: unknown } } }; // the mock's own answer
    data.data.venue.image = { id: 1, url: 'https://media.example/a.jpg', width: 1200, height: 800, ...picture };
    return JSON.stringify(data);
  };
  const readPicture = async (picture: object) => readShared(await (await venueSaying(withPicture(picture))).text());

  it.each([
    ['venue/fusha-e-liqenit', 'football', 'Football'],
    ['competition/3', 'basketball', 'Basketball'],
    ['competition/4', 'volleyball', 'Volleyball'],
    ['team/bardhi-leka', 'tennis', 'Tennis'],
  ])('%s is the drawing of its sport', async (path, sport, alt) => {
    expect(await shared(path)).toMatchObject(drawing(sport, alt));
  });

  it('is its own where others can fetch it', async () => {
    expect(await readPicture({})).toMatchObject({
      'og:image': 'https://media.example/a.jpg',
      'og:image:width': '1200',
      'og:image:height': '800',
      'og:image:alt': 'Fusha e Liqenit',
      'twitter:card': 'summary_large_image',
    });
    expect(await readPicture({ width: 600, height: 600 })).toMatchObject({ 'twitter:card': 'summary' });
  });

  it.each([
    { url: 'data:image/png;base64,AAAA' },
    { url: '/media/a.jpg' },
    { url: 'javascript:alert(1)//https://x' },
    { url: 'https://' },
    { url: 'https://media.example/logo.svg' },
    { url: 'https://media.example/logo.SVG?v=1' },
    { url: `https://media.example/${'a'.repeat(2_000)}` },
    { width: 96, height: 96 },
    { width: 4000, height: 500 },
    { width: 300, height: 2000 },
  ])('is the drawing where its own is no picture for a chat: %o', async (picture) => {
    expect(await readPicture(picture)).toMatchObject(drawing('football', 'Football'));
  });
});

describe('the page stays as it is', () => {
  it.each([
    ['a private community', 'community/4'],
    ['a competition that is not public', 'competition/6'],
    ['an unknown venue', 'venue/no-such-venue'],
    ['an unknown slug', 'no-such-slug'],
    ['an unknown game', 'fixtures/999999'],
  ])('for %s', async (_, path) => {
    expect(await textOf(visit(path, { fetch: api }))).toBe(PAGE);
  });

  it.each([400, 401, 403, 404, 410, 422, 429, 500, 502, 503, 504, 201, 301])(
    'when the API answers %i',
    async (status) => {
      expect(
        await textOf(venueSaying(JSON.stringify(venue), { status, headers: { Location: 'https://x.example' } })),
      ).toBe(PAGE);
    },
  );

  it.each([
    ['nothing', ''],
    ['HTML', '<!doctype html><title>Sign in to the network</title>'],
    ['a cut answer', '{"success":true,"data":{"venue":{"id":1,"na'],
    ['null', 'null'],
    ['a list', '[]'],
    ['no data', '{"success":true}'],
    ['data of null', '{"success":true,"data":null}'],
    ['a refusal', '{"success":false,"data":{}}'],
    ['no venue', '{"success":true,"data":{"venue":null}}'],
    ['a venue without parts', '{"success":true,"data":{"venue":{"id":1,"slug":"x","name":"X"}}}'],
    ['more than 1 MB', `{"success":true,"data":{},"more":"${'x'.repeat(1_100_000)}"}`],
  ])('when the API answers %s', async (_, body) => {
    expect(await textOf(venueSaying(body))).toBe(PAGE);
  });

  it('when a part has another type', async () => {
    const wrong = JSON.stringify(venue).replace('"price_from":2500', '"price_from":"2500"');
    expect(wrong).not.toBe(JSON.stringify(venue));
    expect(await textOf(venueSaying(wrong))).toBe(PAGE);
  });

  it('when the API cannot be reached, never answers, or never ends', async () => {
    const never = new Promise<Response>(() => {});
    const endless = () =>
      new Response(new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array([123])) }));
    const path = 'venue/fusha-e-liqenit';
    expect(await textOf(visit(path, { fetch: () => Promise.reject(new TypeError('no network')) }))).toBe(PAGE);
    expect(await textOf(visit(path, { fetch: () => never, timeout: 20 }))).toBe(PAGE);
    expect(await textOf(visit(path, { fetch: async () => endless(), timeout: 20 }))).toBe(PAGE);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('for %s, and nobody is asked', async (method) => {
    const asked: Request[] = [];
    expect(await textOf(visit('venue/fusha-e-liqenit', { method, fetch: apiOf(backend, asked) }))).toBe(PAGE);
    expect(asked).toEqual([]);
  });

  const BROKEN = new Uint8Array([...new TextEncoder().encode(PAGE), 255]);
  it.each([
    ['a script', page('export {}', { 'Content-Type': 'text/javascript' })],
    ['a 404 of the host', page(PAGE, {}, 404)],
    ['another charset', page(PAGE, { 'Content-Type': 'text/html; charset=iso-8859-1' })],
    ['no type', page(PAGE, { 'Content-Type': '' })],
    ['not modified', new Response(null, { status: 304, headers: { ETag: '"1"' } })],
    ['a redirect', new Response(null, { status: 301, headers: { Location: '/app/', 'Content-Type': 'text/html' } })],
    ['a page without a head', page('<!doctype html><p>hello')],
    ['a head without an end', page('<html><head><title>a</title>')],
    ['a page of no bytes', new Response(null, { headers: { 'Content-Type': 'text/html' } })],
    ['a page of 600 kB', page(PAGE.replace('</body>', ' '.repeat(600_000)))],
    ['bytes that are no UTF-8', new Response(BROKEN, { headers: { 'Content-Type': 'text/html' } })],
  ])('where the host answers with %s', async (_, answer) => {
    const before = new Uint8Array(await answer.clone().arrayBuffer());
    const got = await visit('venue/fusha-e-liqenit', { fetch: api, next: async () => answer });
    expect(got).toBe(answer);
    expect(new Uint8Array(await got.arrayBuffer())).toEqual(before);
  });

  it('a host that fails is not hidden', async () => {
    const next = () => Promise.reject(new Error('the host'));
    await expect(visit('venue/fusha-e-liqenit', { fetch: api, next })).rejects.toThrow('the host');
  });
});

describe('requests and headers', () => {
  it('asks as a guest, in the language, and once', async () => {
    const asked: Request[] = [];
    await visit('venue/fusha-e-liqenit', { cookie: 'fusha-locale=sq; token=secret', fetch: apiOf(backend, asked) });
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET https://api.example/api/venue/fusha-e-liqenit?module=base',
    ]);
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'accept-language': 'sq-AL',
    });
  });

  it('the host is asked once, while the API is', async () => {
    let count = 0;
    const order: string[] = [];
    await visit('venue/fusha-e-liqenit', {
      fetch: async (input) => (order.push('api'), api(input)),
      next: async () => (order.push('host'), (count += 1), page()),
    });
    expect([count, order]).toEqual([1, ['api', 'host']]);
  });

  const OLD = {
    ETag: '"abc"',
    'Last-Modified': 'Tue, 24 Nov 2026 09:00:00 GMT',
    'Content-Length': '1000',
    'Content-Encoding': 'identity',
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'public, max-age=600',
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': "default-src 'none'",
  };
  it.each(['GET', 'HEAD'])('%s: what speaks of the old body is gone, all else stays', async (method) => {
    const next = async () => page(PAGE, OLD);
    const answer = await visit('venue/fusha-e-liqenit', { method, fetch: api, next });
    expect(Object.fromEntries(answer.headers)).toEqual({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Cookie',
    });
    expect((await answer.text()) === '').toBe(method === 'HEAD');
  });

  it.each(['no-store', 'private, no-cache'])('Cache-Control: %s stays', async (value) => {
    const next = async () => page(PAGE, { 'Cache-Control': value, Vary: 'Cookie, Accept' });
    const { headers } = await visit('venue/fusha-e-liqenit', { fetch: api, next });
    expect([headers.get('Cache-Control'), headers.get('Vary')]).toEqual([value, 'Cookie, Accept']);
  });
});
