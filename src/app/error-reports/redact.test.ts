import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redact, type Place, type RawReport } from './redact.ts';

const place: Place = {
  release: 'C0ffee1',
  language: 'en',
  route: '/venue/:slug',
  isSignedIn: true,
  files: new Set(['assets/core-DSRgKQd.js']),
  routes: new Set(['/venue/:slug', '/bookings']),
  texts: new Set(['Book', `Cancel ${'a'.repeat(190)}`]),
};

const report = (parts: Partial<RawReport>): RawReport => ({
  errors: [],
  breadcrumbs: [],
  device: {},
  unhandled: true,
  ...parts,
});
const error = (
  errorMessage: string,
  errorClass = 'TypeError',
  stacktrace: RawReport['errors'][number]['stacktrace'] = [],
) => report({ errors: [{ errorClass, errorMessage, stacktrace }] });
const click = (targetText: string, targetSelector = 'BUTTON') =>
  report({ breadcrumbs: [{ type: 'user', metadata: { targetText, targetSelector }, timestamp: new Date(0) }] });

describe('[ERR-18] what is reported of an error', () => {
  it.each([
    ["Cannot read properties of undefined (reading '690000077')", 'Cannot read properties of undefined (reading …)'],
    ["undefined is not an object (evaluating 'a.password')", 'undefined is not an object (evaluating …)'],
    ['Unexpected token \'h\', "hunter2" is not valid JSON', 'Unexpected token …'],
    ['Minified React error #310; visit https://react.dev/errors/310?args[]=690000077', 'Minified React error #310'],
    ['The code 735142 is wrong', '[message withheld]'],
    ['see you at nine', '[message withheld]'],
    ['', '[message withheld]'],
  ])('of the message “%s” its sentence', (message, sentence) => {
    expect(redact(error(message), place).exceptions[0]?.message).toBe(sentence);
  });

  it.each([
    ['QuotaExceededError', 'QuotaExceededError'],
    ['Canary-7351', 'Error'],
  ])('of the class %s', (name, shown) => {
    expect(redact(error('', name), place).exceptions[0]?.errorClass).toBe(shown);
  });

  it.each([
    ['https://fusha.test/app/assets/core-DSRgKQd.js?token=abc#code=1', 'assets/core-DSRgKQd.js'],
    ['https://fusha.test/app/verify?phone=690000077', '[other]'],
    ['chrome-extension://abcdef/page.js', '[other]'],
    ['https://fusha.test/app/assets/core-6900000.js', '[other]'],
  ])('of the file %s', (file, shown) => {
    const [exception] = redact(error('', 'Error', [{ file, lineNumber: 3, columnNumber: 70 }]), place).exceptions;
    expect(exception?.stacktrace).toEqual([{ file: shown, lineNumber: 3, columnNumber: 70 }]);
  });

  it('of the page its pattern, and of the person whether somebody is signed in', () => {
    expect(redact(error(''), place)).toMatchObject({
      severity: 'error',
      app: { version: 'C0ffee1' },
      context: '/venue/:slug',
      request: { url: '/venue/:slug', clientIp: '[REDACTED]' },
      user: { id: '[REDACTED]' },
      metaData: { app: { language: 'en', route: '/venue/:slug', signedIn: true } },
    });
  });
});

describe('[ERR-23] what is reported of a press', () => {
  it.each([
    ['Book', 'Book'],
    ['Arben Hoxha', '[other]'],
    [`Cancel ${'a'.repeat(128)}(...)`, `Cancel ${'a'.repeat(128)}(...)`],
    [`Cancel ${'a'.repeat(10)}(...)`, '[other]'],
    [`Secret ${'a'.repeat(128)}(...)`, '[other]'],
  ])('of the text “%s”', (text, shown) => {
    expect(redact(click(text), place).breadcrumbs).toMatchObject([{ metaData: { targetText: shown } }]);
  });

  it('of the element its kind', () => {
    expect(redact(click('', 'DIV#era-hoxha.x > BUTTON.y:nth-child(2) > x-690000077'), place).breadcrumbs).toMatchObject(
      [{ metaData: { targetSelector: 'DIV > BUTTON > *' } }],
    );
  });

  it('a change of page, and nothing else', () => {
    const kept = (type: string, metadata: Record<string, unknown>) => ({ type, metadata, timestamp: new Date(0) });
    const breadcrumbs = [
      kept('navigation', { to: '/bookings' }),
      kept('navigation', { to: '/app/bookings?phone=690000077' }),
      kept('log', { '[0]': 'typed' }),
      kept('request', { url: '/api/auth/login?token=abc' }),
    ];
    expect(redact(report({ breadcrumbs }), place).breadcrumbs).toEqual([
      { type: 'navigation', name: 'Page', timestamp: '1970-01-01T00:00:00.000Z', metaData: { to: '/bookings' } },
    ]);
  });
});

describe('a report holds no secret', () => {
  const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 9 }).map((all) => all.join(''));
  const secret = fc.oneof(
    fc.base64String({ minLength: 24, maxLength: 60 }).map((text) => `token-${text}`), // an access token
    digits.map((text) => `+35569${text}`), // a phone
    digits.map((text) => text.slice(0, 6).padEnd(6, '7')), // a code
    fc.string({ minLength: 8, maxLength: 20 }).map((text) => `pA$${text}`), // a password
    fc.lorem({ maxCount: 8, mode: 'words' }).map((text) => `please ${text} bring`), // a message
    fc.string({ minLength: 6, maxLength: 20 }).map((text) => `not-a-real-key-${text}`), // a secret setting
  );
  const around = [
    (text: string) => text,
    (text: string) => `Cannot read properties of undefined (reading '${text}')`,
    (text: string) => `Unexpected token ${text}`,
    (text: string) => `${text} is not a function`,
    (text: string) => `The answer was ${text}\n    at ${text} (https://fusha.test/app/assets/core-DSRgKQd.js:1:2)`,
    (text: string) => `https://fusha.test/app/verify?code=${text}#${text}`,
    (text: string) => `https://fusha.test/app/assets/${text}.js`,
    (text: string) => `/app/venue/${text}`,
    (text: string) => `DIV#${text}.${text} > ${text}`,
    (text: string) => `${text}${'x'.repeat(140)}`.slice(0, 135) + '(...)',
  ];
  const holding = (text: string) => fc.constantFrom(...around).map((wrap) => wrap(text));

  /** An event of the client with a secret in each of its parts, and in parts that a later client may add. */
  const eventWith = (text: string) =>
    fc.record({
      errors: fc.array(
        fc.record({
          errorClass: holding(text),
          errorMessage: holding(text),
          type: holding(text),
          stacktrace: fc.array(fc.record({ file: holding(text), method: holding(text), code: holding(text) }), {
            maxLength: 3,
          }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
      breadcrumbs: fc.array(
        fc.record({
          type: fc.constantFrom('user', 'navigation', 'request', 'log', 'state', 'manual', 'error'),
          message: holding(text),
          metadata: fc.dictionary(
            fc.constantFrom('to', 'from', 'url', 'targetText', 'targetSelector', text),
            holding(text),
          ),
          timestamp: fc.constant(new Date(0)),
        }),
        { maxLength: 4 },
      ),
      device: fc.record({ userAgent: fc.constant('Mozilla/5.0'), id: holding(text), locale: holding(text) }),
      unhandled: fc.boolean(),
      context: holding(text),
      request: fc.record({ url: holding(text), body: holding(text) }),
      _metadata: fc.dictionary(holding(text), holding(text)),
      _user: fc.record({ id: holding(text), name: holding(text) }),
      _session: holding(text),
      _features: fc.array(fc.record({ name: holding(text) })),
    });

  it('of 1,000 events with a token, phone, code, password, message or secret setting in every part', () => {
    fc.assert(
      fc.property(
        secret.chain((text) => eventWith(text).map((event) => ({ text, event }))),
        ({ text, event }) => {
          expect(JSON.stringify(event)).toContain(JSON.stringify(text).slice(1, -1));
          expect(JSON.stringify(redact(event, place))).not.toContain(JSON.stringify(text).slice(1, -1));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
