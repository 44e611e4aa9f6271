import type { RouteRule } from './route-rule.ts';

/** The rule of an inside address, in the router's order: static rows come before dynamic ones. Undefined for an unknown page. */
export function findRule<Rule extends RouteRule>(rules: readonly Rule[], address: string): Rule | undefined {
  const asked = segments(address.replace(/[?#].*/s, '').toLowerCase());
  return rules.find(({ path }) => {
    const own = segments(path);
    return own.length === asked.length && own.every((part, index) => part.startsWith(':') || part === asked[index]);
  });
}

const segments = (path: string): string[] => path.split('/').filter(Boolean);
