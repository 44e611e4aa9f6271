import type { QueryKey } from '@tanstack/react-query';

interface ListOptions {
  queryKey: QueryKey;
}

/** The parameters that turn the page; `any` of them in a search, whose last answer stands while one types and chooses. */
type Turned = readonly string[] | 'any';

/**
 * A query of one page of a list that keeps the page before on screen (as placeholder data) until the next one is there. Another
 * list, such as other filters, starts with its skeleton. `turned` are the parameters that turn the page: others make another list.
 */
export const keepPage = <T extends ListOptions>(options: T, turned: Turned = ['page']) => ({
  ...options,
  placeholderData: <D>(last: D | undefined, before: ListOptions | undefined): D | undefined =>
    before && listOf(before, turned) === listOf(options, turned) ? last : undefined,
});

/** The second part of a generated key is the parameters. */
const listOf = ({ queryKey: [path, params] }: ListOptions, turned: Turned): string =>
  JSON.stringify(
    turned === 'any'
      ? path
      : [path, { ...(params as object | undefined), ...Object.fromEntries(turned.map((name) => [name, null])) }],
  );
