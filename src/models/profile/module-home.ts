import type { ModuleType } from '../../shared/api/generated/model';

/** Homes of the modules whose pages exist so far (R23). */
const homes: Partial<Record<ModuleType, string>> = {
  base: '/explore',
  superuser: '/super/in-review',
  venue: '/admin/venue/calendar',
  team: '/admin/team',
  organization: '/admin/organization/home',
};

/** Where a signed-in user of this module lands. Source: design §3, R23. */
export const moduleHome = (module: ModuleType): string => homes[module] ?? '/account';
