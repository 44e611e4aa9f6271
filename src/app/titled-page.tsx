import type { ComponentType } from 'react';
import { say } from '../models/snackbars/wording.ts';
import type { RouteRule } from '../models/routing/route-rule.ts';
import { useT } from '../shared/i18n/i18n-react.tsx';

/** The page with the document title of its route row; a row without one leaves the title to the page. */
export function titledPage({ title }: Pick<RouteRule, 'title'>, Page: ComponentType): ComponentType {
  if (!title) return Page;
  return function TitledPage() {
    const t = useT();
    return (
      <>
        <title>{`${say(t, { key: title })} · ${t('app.name')}`}</title>
        <Page />
      </>
    );
  };
}
