import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedFields, fingerprint, isSecretName, safeValues } from './safe-values.ts';

describe('values that may be kept', () => {
  it.each([
    'password',
    'password_confirmation',
    'newPassword',
    'currentPass',
    'pwd',
    'code',
    'verification_code',
    'otp',
    'pin',
    'access_token',
    'client_secret',
    'card_number',
    'cvv',
    'image_id',
    'image_url',
    'user.password',
    'users.0.code',
  ])('never %s', (name) => {
    expect(isSecretName(name)).toBe(true);
  });
  it.each([
    'phone_number',
    'phone_prefix',
    'name',
    'birth_year',
    'city_id',
    'reason',
    'date',
    'shipping',
    'imagery',
    'opinion',
    'passwords.hint',
  ])('but %s', (name) => {
    expect(isSecretName(name)).toBe(false);
  });
  it('not the paths that the page names as secret, at any depth', () => {
    expect(
      safeValues({ a: 'x', b: { c: 'y', d: 'z' }, e: [{ f: 'u', g: 'v' }] }, new Set(['a', 'b.c', 'e.0.f'])),
    ).toEqual({ b: { d: 'z' }, e: [{ g: 'v' }] });
  });
  it('plain data only: no files, nothing without a value', () => {
    const file = new File(['x'], 'x.png');
    const values = {
      file,
      blob: new Blob(['x']),
      files: [file],
      list: { 0: file, length: 1 },
      map: new Map([[1, 2]]),
      date: new Date(0),
      call: () => 1,
      not: Number.NaN,
      none: null,
      undefined,
      name: 'A',
      zero: 0,
      no: false,
      empty: '',
    };
    // strict: a name without a value is not there either
    expect(safeValues(values)).toStrictEqual({
      files: [null],
      list: { length: 1 },
      name: 'A',
      zero: 0,
      no: false,
      empty: '',
    });
    expect(safeValues({ group: Object.assign(Object.create(null), { name: 'A' }) })).toEqual({ group: { name: 'A' } });
  });
  it('all of them beside a secret field that has no name', () => {
    expect(safeValues({ name: 'A' }, new Set(['']))).toEqual({ name: 'A' });
  });
  it('contain no secret at any position (5,000 forms)', () => {
    const secret = 'canary-7351';
    const name = fc.constantFrom('name', 'phone', 'password', 'code', 'pin', 'x', 'y');
    const { tree } = fc.letrec<{ tree: Record<string, unknown>; value: unknown }>((tie) => ({
      tree: fc.dictionary(name, tie('value'), { maxKeys: 4 }),
      value: fc.oneof(
        { depthSize: 'small' },
        fc.string({ maxLength: 3 }),
        fc.integer(),
        fc.array(tie('tree'), { maxLength: 2 }),
        tie('tree'),
      ),
    }));
    const plant = (value: unknown, key: string): unknown => {
      if (isSecretName(key) && typeof value !== 'object') return secret;
      if (Array.isArray(value)) return value.map((item) => plant(item, ''));
      if (typeof value !== 'object' || value === null) return value;
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, plant(item, name)]));
    };
    fc.assert(
      fc.property(tree, (form) => {
        expect(JSON.stringify(safeValues(plant(form, '') as object))).not.toContain(secret); // the tree's root is an object
      }),
      { numRuns: 5_000 },
    );
  });
});

describe('the same values', () => {
  it('in another order, and with nothing in one place or another', () => {
    expect(fingerprint({ b: 1, a: { d: '', c: [1, { f: undefined, e: 2 }] }, g: null })).toBe(
      fingerprint({ a: { c: [1, { e: 2 }] }, b: 1, h: Number.NaN }),
    );
  });
  it('with a list of files: chosen or not is all that counts', () => {
    /** As the browser's FileList. */
    class Files {
      readonly length: number;
      constructor(length: number) {
        this.length = length;
      }
    }
    expect(fingerprint({ files: new Files(0) })).toBe(fingerprint({}));
    expect(fingerprint({ files: new Files(1) })).toBe('{"files":"[file]"}');
    expect(fingerprint({ files: new File([], 'x') })).toBe('{"files":"[file]"}');
  });
  it('are not others', () => {
    const all = [
      {},
      { a: 0 },
      { a: false },
      { a: '0' },
      { a: [] },
      { a: ['x'] },
      { a: { b: 'x' } },
      { a: new File([], 'x') },
      { a: 'A' },
      { a: 'a' },
    ];
    expect(new Set(all.map(fingerprint)).size).toBe(all.length);
  });
});

describe('the fields of a draft', () => {
  const began = { phone: '690000001', about: null, slots: [14, 15], price: 2000 };
  it('are those that were changed: the others follow the record', () => {
    expect(changedFields({ ...began, about: 'Two courts' }, began)).toEqual({ about: 'Two courts' });
    expect(changedFields({ ...began, phone: '', slots: [15] }, began)).toEqual({ phone: '', slots: [15] });
  });
  it('are none when a field was changed and changed back, or left empty', () => {
    expect(changedFields({ ...began, about: '', slots: [14, 15] }, began)).toEqual({});
  });
});
