/** Texts that the specification quotes, letter by letter, with their Albanian partners (§5, §8, R14). */
import { beforeAll, describe, expect, it } from 'vitest';
import { type I18n, type TextKey, createI18n } from './i18n.ts';

const TEXTS: [ids: string, key: TextKey, english: string, albanian: string][] = [
  ['[UI-21]', 'validation:required', 'This field is required', 'Ky informacion është i detyrueshëm'],
  ['[UI-22]', 'validation:email', 'Please enter a valid email', 'Ju lutemi shkruani një email të vlefshëm'],
  ['[UI-23]', 'validation:number', 'This field can only contain numbers', 'Këtu lejohen vetëm numra'],
  ['[UI-24]', 'validation:integer', 'This field can only contain integer values', 'Këtu lejohen vetëm numra të plotë'],
  ['[UI-28]', 'validation:fieldRequired', 'Field is required.', 'Ky informacion është i detyrueshëm.'],
  ['[CRT-14] [VEN-06]', 'validation:name.required', 'Name is required.', 'Emri është i detyrueshëm.'],
  ['[CRT-15]', 'validation:sport.required', 'Sport is required.', 'Sporti është i detyrueshëm.'],
  ['[VEN-07]', 'validation:city.required', 'City is required.', 'Qyteti është i detyrueshëm.'],
  ['[VEN-08]', 'validation:address.required', 'Address is required.', 'Adresa është e detyrueshme.'],
  ['[VEN-09]', 'validation:location.required', 'Location is required.', 'Vendndodhja është e detyrueshme.'],
  ['[VEN-10]', 'validation:phone.required', 'Phone number is required.', 'Numri i telefonit është i detyrueshëm.'],
  ['[VEN-11] [AUTH-19]', 'validation:phone.invalid', 'Phone number must be a valid international or local number.', 'Numri i telefonit duhet të jetë një numër i vlefshëm ndërkombëtar ose vendor.'],
  ['[VEN-12] [AUTH-20]', 'validation:phone.tooShort', 'Phone number must be at least 9 digits long.', 'Numri i telefonit duhet të ketë të paktën 9 shifra.'],
  ['team', 'validation:foundationYear.required', 'Foundation year is required.', 'Viti i themelimit është i detyrueshëm.'],
  ['[CRT-07]', 'validation:facilities.invalid', 'Facility is invalid', 'Shërbimi nuk është i vlefshëm'],
  ['[CRT-12]', 'validation:timeSlots.invalid', 'Invalid time slot', 'Orari nuk është i vlefshëm'],
  ['[BK-08]', 'validation:booking.datePast', 'Date cannot be in the past.', 'Data nuk mund të jetë në të kaluarën.'],
  ['[AUTH-13]', 'validation:password.mismatch', 'Passwords do not match.', 'Fjalëkalimet nuk përputhen.'],
  ['[UI-08]', 'common:dialogs.delete.title', 'Delete Confirmation', 'Konfirmimi i fshirjes'],
  ['[UI-09]', 'common:dialogs.delete.message', 'Are you sure you want to delete this item? This action cannot be undone.', 'Jeni i sigurt që doni ta fshini? Ky veprim nuk mund të zhbëhet.'],
  ['[UI-10]', 'common:dialogs.delete.confirm', 'Delete', 'Fshi'],
  ['[UI-07]', 'common:dialogs.deleteWord', 'DELETE', 'DELETE'],
  ['[UI-11]', 'common:dialogs.yes', 'Yes', 'Po'],
  ['[UI-11]', 'common:dialogs.no', 'No', 'Jo'],
  ['update', 'common:dialogs.update.title', 'Update Required', 'Nevojitet përditësim'],
  ['[ERR-01]', 'common:errors.noPermission', 'You do not have permission to access that page.', 'Nuk keni leje për të hapur këtë faqe.'],
  ['[ERR-03]', 'common:errors.pageNotFound', 'Page not found', 'Faqja nuk u gjet'],
  ['[ERR-04]', 'common:errors.pageNotFoundDescription', 'Sorry, the page you are looking for could not be found.', 'Na vjen keq, faqja që kërkoni nuk u gjet.'],
  ['error page', 'common:errors.goBackHome', 'Go back home', 'Kthehu te kreu'],
  ['[ERR-05]', 'common:errors.notAuthenticated', 'You are not authenticated.', 'Nuk jeni identifikuar.'],
  ['[ERR-06]', 'common:errors.uploadImages', 'Error while uploading the images.', 'Gabim gjatë ngarkimit të fotove.'],
  ['[ERR-07]', 'common:errors.courtInUse', 'This court cannot be deleted because it has upcoming bookings.', 'Kjo fushë sportive nuk mund të fshihet sepse ka rezervime të ardhshme.'],
  ['[ERR-08]', 'common:errors.bookingPast', 'You cannot cancel a booking that has already passed.', 'Nuk mund të anuloni një rezervim që ka kaluar.'],
  ['[ERR-09]', 'common:errors.noCourt', 'You need to add a court before accepting bookings.', 'Duhet të shtoni një fushë sportive para se të pranoni rezervime.'],
  ['[ERR-10]', 'common:snackbars.linkCopied', 'Link copied to clipboard.', 'Lidhja u kopjua.'],
  ['[ERR-11]', 'common:snackbars.linkFailed', 'Unable to copy link.', 'Lidhja nuk u kopjua.'],
  ['[ERR-14] [API-51]', 'common:errors.somethingWentWrong', 'Something went wrong.', 'Diçka shkoi keq.'],
];

let en: I18n;
let sq: I18n;
beforeAll(async () => {
  en = await createI18n('en', { namespaces: ['validation'] });
  sq = await createI18n('sq', { namespaces: ['validation'] });
});

describe('quoted texts', () => {
  it.each(TEXTS)('%s %s', (_, key, english, albanian) => {
    expect([en.view().t('common')(key), sq.view().t('common')(key)]).toEqual([english, albanian]);
  });

  it('[UI-25] [UI-26] [ERR-02] with their parameters', () => {
    const t = en.view().t('common');
    expect(t('validation:maxLength', { max: 10 })).toBe('You must enter a maximum of 10 characters');
    expect(t('validation:minLength', { min: 8 })).toBe('You must enter a minimum of 8 characters');
    expect(t('errors.pageNotFoundPath', { path: '/no/such/page' })).toBe('Page Not Found: /no/such/page');
  });

  it.each(['Confirmed', 'Pending', 'Unbooked'] as const)('[ENT-71] [ENT-72] [ENT-73] %s is shown as it is named', (status) => {
    expect(en.view().t('common')(`bookingStatus.${status}`)).toBe(status);
  });
});
