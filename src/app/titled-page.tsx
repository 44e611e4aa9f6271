import type { ComponentType } from 'react';
import type { RouteRule } from '../models/routing/route-rule.ts';
import { useT } from '../shared/i18n/i18n-react.tsx';

/** The page with the document title of its route row; a row without one leaves the title to the page. */
export function titledPage({ title }: Pick<RouteRule, 'title'>, Page: ComponentType): ComponentType {
  if (!title) return Page;
  return function TitledPage() {
    const t = useT() as (key: string) => string; // the route's loader has loaded the title's dictionary, which the type cannot say
    return (
      <>
        <title>{`${t(title)} · ${t('app.name')}`}</title>
        <Page />
      </>
    );
  };
}
