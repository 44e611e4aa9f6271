/** A page's main write: how it is begun, what is typed, what is pressed. The rows are in `page-writes.ts`. */
import type { Locator, Page } from '@playwright/test';
import type { OperationId } from '../../src/shared/api/generated/routes.ts';
import type { Persona } from './personas.ts';
import type { Language } from './person.ts';

/** What is typed into a field, or ticked (''). */
type Typed = readonly [(page: Page) => Locator, string];

export interface PageWrite {
  /** Of the route table. */
  path: string;
  /** Below `/app/`. */
  address: string;
  as?: Persona;
  operation: OperationId;
  /** English where absent. */
  language?: Language;
  /** What stands before the fields: a menu, a dialog without an address. */
  open?: (page: Page) => Promise<void>;
  typed?: readonly Typed[];
  /** Kept by no draft: a password, what is about other people. */
  isNotKept?: true;
  /** Brings the question that `press` answers; it closes with the answer. */
  asks?: (page: Page) => Promise<void>;
  press: (page: Page) => Locator;
  /** What sends it where nothing is pressed for it. */
  act?: (page: Page) => Promise<void>;
  /** What an answer that was lost, or told nothing, is said to mean. */
  lost?: string;
  /** What a 409 is said to mean, where the page knows it better than the server. */
  stale?: string;
  /** A field that the server may refuse, as it names it, and the field on the screen. */
  refuses?: readonly [string, (page: Page) => Locator];
  /** What is there once it is done. */
  done: (page: Page) => Locator;
  /** What a second press says after an answer that was lost, where it is not simply done. */
  again?: RegExp;
}

export const field =
  (label: string | RegExp) =>
  (page: Page): Locator =>
    page.getByLabel(label, typeof label === 'string' ? { exact: true } : {});
export const button =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('main').getByRole('button', { name, exact: true });
export const inDialog =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.locator('dialog[open]').getByRole('button', { name, exact: true });
export const said =
  (text: string | RegExp) =>
  (page: Page): Locator =>
    page.getByText(text).first();
export const heading =
  (name: string) =>
  (page: Page): Locator =>
    page.getByRole('heading', { name });
export const inRow =
  (list: string, name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('list', { name: list }).getByRole('button', { name, exact: true }).first();
export const pressed =
  (name: string | RegExp) =>
  (page: Page): Locator =>
    page.getByRole('button', { name, pressed: true }).first();
