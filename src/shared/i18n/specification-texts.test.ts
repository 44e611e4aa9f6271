/** Documented texts, letter by letter, with their Albanian partners (R14). */
import { beforeAll, describe, expect, it } from 'vitest';
import { type I18n, type TextKey, createI18n } from './i18n.ts';

const TEXTS: { ids: string; key: TextKey; en: string; sq: string }[] = [
  {
    ids: '[UI-21]',
    key: 'validation:required',
    en: 'This field is required',
    sq: 'Ky informacion është i detyrueshëm',
  },
  {
    ids: '[UI-22]',
    key: 'validation:email',
    en: 'Please enter a valid email',
    sq: 'Shkruaj një email të vlefshëm',
  },
  {
    ids: '[UI-23]',
    key: 'validation:number',
    en: 'This field can only contain numbers',
    sq: 'Këtu lejohen vetëm numra',
  },
  {
    ids: '[UI-24]',
    key: 'validation:integer',
    en: 'This field can only contain integer values',
    sq: 'Këtu lejohen vetëm numra të plotë',
  },
  {
    ids: '[UI-28]',
    key: 'validation:fieldRequired',
    en: 'Field is required.',
    sq: 'Ky informacion është i detyrueshëm.',
  },
  { ids: 'name', key: 'validation:name.required', en: 'Name is required.', sq: 'Emri është i detyrueshëm.' },
  { ids: 'sport', key: 'validation:sport.required', en: 'Sport is required.', sq: 'Sporti është i detyrueshëm.' },
  { ids: 'city', key: 'validation:city.required', en: 'City is required.', sq: 'Qyteti është i detyrueshëm.' },
  { ids: 'address', key: 'validation:address.required', en: 'Address is required.', sq: 'Adresa është e detyrueshme.' },
  {
    ids: 'location',
    key: 'validation:location.required',
    en: 'Location is required.',
    sq: 'Vendndodhja është e detyrueshme.',
  },
  {
    ids: 'phone',
    key: 'validation:phone.required',
    en: 'Phone number is required.',
    sq: 'Numri i telefonit është i detyrueshëm.',
  },
  {
    ids: '[AUTH-19]',
    key: 'validation:phone.invalid',
    en: 'Phone number must be a valid international or local number.',
    sq: 'Numri i telefonit duhet të jetë një numër i vlefshëm ndërkombëtar ose vendor.',
  },
  {
    ids: '[AUTH-20]',
    key: 'validation:phone.tooShort',
    en: 'Phone number must be at least 9 digits long.',
    sq: 'Numri i telefonit duhet të ketë të paktën 9 shifra.',
  },
  {
    ids: 'foundation year',
    key: 'validation:foundationYear.required',
    en: 'Foundation year is required.',
    sq: 'Viti i themelimit është i detyrueshëm.',
  },
  {
    ids: 'facilities',
    key: 'validation:facilities.invalid',
    en: 'Facility is invalid',
    sq: 'Shërbimi nuk është i vlefshëm',
  },
  { ids: 'time slots', key: 'validation:timeSlots.invalid', en: 'Invalid time slot', sq: 'Orari nuk është i vlefshëm' },
  {
    ids: '[BK-08]',
    key: 'validation:booking.datePast',
    en: 'Date cannot be in the past.',
    sq: 'Data nuk mund të jetë në të kaluarën.',
  },
  {
    ids: 'passwords',
    key: 'validation:password.mismatch',
    en: 'Passwords do not match.',
    sq: 'Fjalëkalimet nuk përputhen.',
  },
  { ids: '[UI-08]', key: 'common:dialogs.delete.title', en: 'Delete Confirmation', sq: 'Konfirmimi i fshirjes' },
  {
    ids: '[UI-09]',
    key: 'common:dialogs.delete.message',
    en: 'Are you sure you want to delete this item? This action cannot be undone.',
    sq: 'Dëshiron vërtet ta fshish? Ky veprim nuk mund të zhbëhet.',
  },
  { ids: '[UI-10]', key: 'common:dialogs.delete.confirm', en: 'Delete', sq: 'Fshi' },
  { ids: '[UI-11]', key: 'common:dialogs.yes', en: 'Yes', sq: 'Po' },
  { ids: '[UI-11]', key: 'common:dialogs.no', en: 'No', sq: 'Jo' },
  { ids: 'update', key: 'common:dialogs.update.title', en: 'Update Required', sq: 'Nevojitet përditësim' },
  {
    ids: 'permission',
    key: 'common:errors.noPermission',
    en: 'You do not have permission to access that page.',
    sq: 'Nuk ke leje për të hapur këtë faqe.',
  },
  { ids: '[ERR-03]', key: 'common:errors.pageNotFound', en: 'Page not found', sq: 'Faqja nuk u gjet' },
  {
    ids: '[ERR-04]',
    key: 'common:errors.pageNotFoundDescription',
    en: 'Sorry, the page you are looking for could not be found.',
    sq: 'Na vjen keq, faqja që kërkon nuk u gjet.',
  },
  { ids: 'error page', key: 'common:errors.goBackHome', en: 'Go back home', sq: 'Kthehu te kreu' },
  {
    ids: 'token',
    key: 'common:errors.notAuthenticated',
    en: 'You are not authenticated.',
    sq: 'Nuk je identifikuar.',
  },
  {
    ids: 'upload',
    key: 'common:errors.uploadImages',
    en: 'Error while uploading the images.',
    sq: 'Gabim gjatë ngarkimit të fotove.',
  },
  { ids: '[ERR-10]', key: 'common:snackbars.linkCopied', en: 'Link copied to clipboard.', sq: 'Lidhja u kopjua.' },
  { ids: '[ERR-11]', key: 'common:snackbars.linkFailed', en: 'Unable to copy link.', sq: 'Lidhja nuk u kopjua.' },
  {
    ids: '[ERR-14] [API-51]',
    key: 'common:errors.somethingWentWrong',
    en: 'Something went wrong.',
    sq: 'Diçka shkoi keq.',
  },
];

let en: I18n;
let sq: I18n;
beforeAll(async () => {
  en = await createI18n('en', { namespaces: ['validation', 'courts', 'bookings'] });
  sq = await createI18n('sq', { namespaces: ['validation', 'courts', 'bookings'] });
});

describe('quoted texts', () => {
  it.each(TEXTS)('$ids $key', ({ key, ...texts }) => {
    expect([en.view().t('common')(key), sq.view().t('common')(key)]).toEqual([texts.en, texts.sq]);
  });

  it('[ERR-08] of courts and bookings, in the dictionaries of their pages', () => {
    const said = ({ view }: I18n) => [
      view().t('courts')('refused.inUse'),
      view().t('courts')('refused.none'),
      view().t('bookings')('alreadyPast'),
    ];
    expect(said(en)).toEqual([
      'This court cannot be deleted because it has upcoming bookings.',
      'You need to add a court before accepting bookings.',
      'You cannot cancel a booking that has already passed.',
    ]);
    expect(said(sq)).toEqual([
      'Kjo fushë sportive nuk mund të fshihet sepse ka rezervime të ardhshme.',
      'Duhet të shtosh një fushë sportive para se të pranosh rezervime.',
      'Nuk mund të anulosh një rezervim që ka kaluar.',
    ]);
  });

  it('[UI-25] [UI-26] [ERR-02] with their parameters', () => {
    const t = en.view().t('common');
    expect(t('validation:maxLength', { max: 10 })).toBe('You must enter a maximum of 10 characters');
    expect(t('validation:minLength', { min: 8 })).toBe('You must enter a minimum of 8 characters');
    expect(t('errors.pageNotFoundPath', { path: '/no/such/page' })).toBe('Page Not Found: /no/such/page');
  });

  it.each(['Confirmed', 'Pending', 'Unbooked'] as const)(
    '[ENT-71] [ENT-72] [ENT-73] %s is shown as it is named',
    (status) => {
      expect(en.view().t('common')(`bookingStatus.${status}`)).toBe(status);
    },
  );
});
