import { expect, it } from 'vitest';
import { contactLink } from './contact.ts';

it.each([
  ['+355 69 000 00 04', 'tel:+355690000004'],
  ['069 000 00 04', 'tel:+355690000004'],
  ['liga@lagje.al', 'mailto:liga@lagje.al'],
  ['Ask at the bar', null],
  ['javascript:alert(1)', null],
  ['a@b.al?bcc=c@d.al', null],
  ['12', null],
])('%j leads to %j', (contact, link) => expect(contactLink(contact)).toBe(link));
