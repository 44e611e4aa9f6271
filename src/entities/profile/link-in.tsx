import { useUnit } from 'effector-react';
import { $module } from '../../models/profile/profile.model.ts';
import type { ModuleType } from '../../shared/api/generated/model';
import { Link } from '../../shared/routing/link.tsx';
import { link } from '../../shared/ui/text-links.css.ts';

/** The modules of the pages that are named on pages of more modules; as in the route table. */
const modules = {
  venue: ['base', 'superuser'],
  event: ['base', 'organization'],
} as const satisfies Record<string, readonly ModuleType[]>;

interface LinkInProps {
  page: keyof typeof modules;
  to: string;
  /** The name of what the page is about. */
  children: string;
}

/** A name that leads to its page where the reader's profile has that page; elsewhere the name alone. */
export function LinkIn({ page, to, children }: LinkInProps) {
  const module = useUnit($module);
  const opens: readonly ModuleType[] = modules[page];
  if (!opens.includes(module)) return children;
  return (
    <Link className={link} to={to}>
      {children}
    </Link>
  );
}
