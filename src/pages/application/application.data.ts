import { getGetApplicationQueryOptions } from '../../shared/api/generated/endpoints/applications/applications.ts';
import type { Application, DecideApplicationBody } from '../../shared/api/generated/model';
import { toWhole } from '../../shared/lib/search-params.ts';
import { pageLoader } from '../../shared/routing/loader-context.ts';

export const applicationQuery = (id: number) => getGetApplicationQueryOptions(id);

/** The id of the address; 0, which no application has, for anything else. */
export const readApplicationId = (id: string | undefined): number => toWhole(id ?? null) ?? 0;

type Decision = DecideApplicationBody['decision'];
const decisions: Readonly<Record<string, Decision>> = { accept: 'accepted', decline: 'rejected' };

/** The search of the dialog of a decision: `?do=accept`. */
export const decisionSearch = (decision: Decision): string => (decision === 'accepted' ? '?do=accept' : '?do=decline');

/** The decision whose dialog the address opens, while it can be decided. */
export const readDecision = (search: URLSearchParams, { permissions }: Application): Decision | null =>
  (permissions['decide'] && decisions[search.get('do') ?? '']) || null;

export const loader = pageLoader((client, _, params) => {
  const id = readApplicationId(params['id']);
  if (id > 0) void client.prefetchQuery(applicationQuery(id));
});
