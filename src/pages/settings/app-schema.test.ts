import { describe, expect, it } from 'vitest';
import type { Setting } from '../../shared/api/generated/model';
import { appSchema, appValues } from './app-schema.ts';

const nothing = { support_phone: '', min_build: '', terms_url: '', privacy_url: '' };

describe('the settings of the app', () => {
  it('begin with what is set; a secret is no value of the form', () => {
    const settings: Setting[] = [
      { key: 'min_build', value: 12, is_secret: false, display_value: null },
      { key: 'terms_url', value: 'https://fusha.al/terms', is_secret: false, display_value: null },
      { key: 'privacy_url', value: null, is_secret: false, display_value: null },
      { key: 'maps_key', value: null, is_secret: true, display_value: '••••1a2b' },
    ];
    expect(appValues(settings)).toEqual({
      support_phone: '',
      min_build: '12',
      terms_url: 'https://fusha.al/terms',
      privacy_url: '',
    });
  });

  it('are sent without blanks, an empty field as null', () => {
    expect(appSchema.parse({ ...nothing, support_phone: ' +355 69 000 00 99 ', min_build: '12' })).toEqual({
      support_phone: '+355690000099',
      min_build: 12,
      terms_url: null,
      privacy_url: null,
    });
  });

  it.each([
    ['support_phone', '069 00'],
    ['support_phone', 'call us'],
    ['min_build', '0'],
    ['min_build', '1.5'],
    ['min_build', 'new'],
    ['terms_url', 'http://fusha.al/terms'],
    ['terms_url', 'https://fusha'],
    ['privacy_url', 'fusha.al/privacy'],
  ])('%s %j is refused', (field, value) => {
    const { error } = appSchema.safeParse({ ...nothing, [field]: value });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });
});
