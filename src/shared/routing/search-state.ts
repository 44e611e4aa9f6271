import type { Param } from './search-params.ts';

export type Params<S> = { readonly [K in keyof S]: Param<S[K]> };

/** What a page keeps in its address, field by field. */
export interface SearchState<S> {
  /** A parameter that is missing or invalid counts as not said. */
  read: (search: URLSearchParams) => S;
  /** The same search with these fields changed; other parameters stay as they are. */
  write: (search: URLSearchParams, change: Partial<S>) => URLSearchParams;
  /** The query of an address that says only this, without `?`, in the order of the fields, so that one state has one address. */
  format: (values: Partial<S>) => string;
}

/** Reads and writes the fields of an address, each by its parameter: `searchState({ date: day, courtId: named('court', id) })`. */
export function searchState<S extends object>(params: Params<S>): SearchState<S> {
  const fields = Object.keys(params) as (keyof S & string)[]; // the keys of an object literal
  const nameOf = (field: keyof S & string) => params[field].name ?? field;
  const read = (search: URLSearchParams): S =>
    // every field is read by its own parameter
    Object.fromEntries(fields.map((field) => [field, params[field].read(search.get(nameOf(field)))])) as S;
  const write = (search: URLSearchParams, change: Partial<S>): URLSearchParams => {
    const next = { ...read(search), ...change };
    return withParams(
      search,
      Object.fromEntries(fields.map((field) => [nameOf(field), params[field].write(next[field])])),
    );
  };
  return { read, write, format: (values) => String(write(new URLSearchParams(), values)) };
}

/** The same search with these parameters; null leaves one out, and those of other names stay. */
export function withParams(search: URLSearchParams, said: Readonly<Record<string, string | null>>): URLSearchParams {
  const written = new URLSearchParams(search);
  for (const [name, text] of Object.entries(said)) {
    if (text === null) written.delete(name);
    else written.set(name, text);
  }
  return written;
}

/** As an address has it: with `?`, or empty. */
export const toAddress = (search: URLSearchParams): string => (search.size > 0 ? `?${search}` : '');
