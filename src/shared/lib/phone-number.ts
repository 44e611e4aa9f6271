import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/core';
import { phoneRules } from '../api/generated/phone-rules.ts';
import { PHONE_PREFIXES } from './phone-prefixes.ts';
import { phoneProblem } from './phone.ts';

export interface Phone {
  readonly phone_prefix: string;
  readonly phone_number: string;
}

/** Of a number that names no country. */
const HOME: Pick<Phone, 'phone_prefix'> = { phone_prefix: PHONE_PREFIXES[0].prefix };

/** "00 355 …" is "+355 …" in all the countries offered; no national number begins like that. */
const withPlus = (number: string): string => number.trim().replace(/^0\s*0\s*(?=[1-9])/, '+');

/** What the rules of the countries make of it; undefined for other countries, and where that would be no number by our own rule. */
function parse({ phone_prefix, phone_number }: Phone) {
  const country = PHONE_PREFIXES.find(({ prefix }) => prefix === phone_prefix)?.country;
  const found = parsePhoneNumberFromString(
    withPlus(phone_number),
    { extract: false, ...(country && { defaultCountry: country.toUpperCase() as CountryCode }) }, // see scripts/generate-phones.ts
    phoneRules,
  );
  // the United States dial out with 011: "0111 00000" is read as +1 00000
  return found && phoneProblem(found.number) === null ? found : undefined;
}

/** Whether the rules accept this text, and it is that number beside its prefix ("49…" may be the country's code, or a German area). */
const isRead = (text: string, phone_prefix: string, number: string | undefined): boolean =>
  phoneProblem(text) === null && parse({ phone_prefix, phone_number: text })?.number === number;

/**
 * A typed number as it is sent and stored: the same for "069 111 2201", "+355 69 111 2201", "00355691112201" and "691112201". The trunk
 * prefix is dropped by the rule of the country (Italy has none); a number typed with another country's code takes that prefix. Of a
 * country that is not offered it keeps its "+", and so does one that is too short without its country for `phoneProblem`, by which
 * it is accepted (Kosovo's have eight digits).
 */
export function storedPhone(typed: Phone): { phone_prefix: string; phone_number: string } {
  const found = parse(typed);
  const phone_prefix = found ? `+${found.countryCallingCode}` : typed.phone_prefix;
  const known = found && [found.nationalNumber, found.number].find((text) => isRead(text, phone_prefix, found.number));
  if (known) return { phone_prefix, phone_number: known };
  const [plus, plain] = [withPlus(typed.phone_number), typed.phone_number].map((text) =>
    text.replaceAll(/[^+\d]/g, ''),
  );
  return { phone_prefix: typed.phone_prefix, phone_number: (plus && phoneProblem(plus) === null ? plus : plain) ?? '' };
}

/** Whether two typed numbers are one. */
export function isSamePhone(a: Phone, b: Phone): boolean {
  const [one, other] = [storedPhone(a), storedPhone(b)];
  return one.phone_prefix === other.phone_prefix && one.phone_number === other.phone_number;
}

/** As it is dialled from anywhere: "+355691112201". */
export function dialledPhone(phone: Phone): string {
  const found = parse(phone);
  if (found) return found.number;
  const { phone_prefix, phone_number } = storedPhone(phone);
  return phone_number.startsWith('+') ? phone_number : `${phone_prefix}${phone_number}`;
}

/** As a person reads it: "+355 69 111 2201". */
export function phoneText(phone: Phone): string {
  const found = parse(phone);
  if (found) return found.formatInternational();
  const { phone_prefix, phone_number } = storedPhone(phone);
  return phone_number.startsWith('+') ? phone_number : `${phone_prefix} ${phone_number}`;
}

/** Prefix and number as a field of each shows them, "+355" and "69 111 2201"; where that is too short, with the trunk prefix. */
export function phoneFields(phone: Phone): { phone_prefix: string; phone_number: string } {
  const found = parse(phone);
  const { phone_prefix, phone_number } = storedPhone(phone);
  const texts = found ? [found.formatInternational().slice(phone_prefix.length + 1), found.formatNational()] : [];
  return {
    phone_prefix,
    phone_number: texts.find((text) => isRead(text, phone_prefix, found?.number)) ?? phone_number,
  };
}

/** A number typed into one field, where it surely is one: with its country's code, or of Albania. */
function parseText(text: string) {
  const found = parse({ ...HOME, phone_number: text });
  return found && (withPlus(text).startsWith('+') || found.isValid()) ? found : undefined;
}

/** What is typed into one field, as it is sent: "+355691112201"; what is no number for sure stays as typed. */
export const storedPhoneLine = (text: string): string => parseText(text)?.number ?? withPlus(text);

/** Such a number as a person reads it; what is no number for sure stays. */
export const phoneLineText = (text: string): string => parseText(text)?.formatInternational() ?? text;

/** The address that calls it. */
export const phoneLineLink = (text: string): string =>
  `tel:${parseText(text)?.number ?? withPlus(text).replaceAll(/[^+\d]/g, '')}`;

/** Its digits with the country, Albania's where it names none. */
export const phoneLineDigits = (text: string): string => dialledPhone({ ...HOME, phone_number: text }).replace('+', '');

/** A number typed into one field, by country and rest; without a country code it is an Albanian one. */
export const splitPhone = (text: string) => storedPhone({ ...HOME, phone_number: text });
