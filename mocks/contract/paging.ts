/** Page and page size of a list query, with the defaults of design §0. */
export function pageOf(query: { page?: number; per_page?: number }): { page: number; perPage: number } {
  return { page: query.page ?? 1, perPage: query.per_page ?? 10 };
}
