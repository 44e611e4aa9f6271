import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from '../routing/link.tsx';
import { cx } from './cx.ts';
import * as css from './list-row.css.ts';
import type { SortableItem } from './sortable.tsx';

export interface ListRowsProps {
  /** What the rows are, where no heading says it. */
  label?: string;
  children: ReactNode;
}

/** Rows on one surface, with hairlines between them. */
export function ListRows({ label, children }: ListRowsProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {children}
    </ul>
  );
}

/** Without a class: rows look alike. */
export type ItemAttributes = Omit<ComponentPropsWithRef<'li'>, 'className' | 'children'>;

export type ListRowProps = {
  /** An icon or an avatar; decoration. */
  icon?: ReactNode;
  title: ReactNode;
  /** A second, quiet line. */
  meta?: ReactNode;
  /** At the end: the present choice, a badge; in a plain row also a control. */
  value?: ReactNode;
  /** Removes something or ends something. */
  danger?: boolean;
  /** Acts at once and opens nothing: no chevron. */
  acts?: boolean;
  /** Of a row that can be put elsewhere in its list. */
  sortable?: SortableItem | undefined;
  /** Further attributes of its item, e.g. those of a row that can be dragged elsewhere. */
  item?: ItemAttributes | undefined;
  /** Above the row, in its item: the heading of the rows from here on. */
  head?: ReactNode;
  /** The dialog that the row opens. */
  children?: ReactNode;
} & (
  | {
      href?: undefined;
      to: string;
      link?: Omit<LinkProps, 'to' | 'className'>;
      onClick?: undefined;
      disabled?: undefined;
      button?: undefined;
    }
  | {
      href?: undefined;
      to?: undefined;
      link?: undefined;
      onClick: (event: MouseEvent) => void;
      disabled?: boolean;
      /** Further attributes, e.g. those of a `Popover`. */
      button?: Omit<ComponentPropsWithRef<'button'>, 'type' | 'className' | 'onClick' | 'disabled'>;
    }
  | {
      /** Outside the app: a web address, or `tel:`. */
      href: string;
      newTab?: boolean;
      to?: undefined;
      link?: undefined;
      onClick?: undefined;
      disabled?: undefined;
      button?: undefined;
    }
  | {
      href?: undefined;
      to?: undefined;
      link?: undefined;
      onClick?: undefined;
      disabled?: undefined;
      button?: undefined;
    }
);

/** One line of `ListRows`, 56 to 88 px high: a link, a button (with a chevron where it opens something), or plain. */
export function ListRow(props: ListRowProps) {
  const {
    icon,
    title,
    meta,
    value,
    danger,
    acts,
    sortable,
    item,
    head,
    children,
    to,
    link,
    onClick,
    disabled,
    button,
  } = props;
  const className = cx(css.row, danger && css.danger);
  const pressable = to !== undefined || props.href !== undefined || onClick !== undefined;
  const content = (
    <>
      {icon != null && <span className={css.icon}>{icon}</span>}
      <span className={css.content}>
        <span className={css.texts}>
          <span className={css.title}>{title}</span>
          {meta != null && <span className={css.meta}>{meta}</span>}
        </span>
        {value != null && <span className={css.value}>{value}</span>}
      </span>
      {pressable && !danger && !acts && <ChevronRight className={css.chevron} size={20} />}
    </>
  );
  return (
    <li {...sortable} {...item} className={css.item}>
      {head}
      {to !== undefined ? (
        <Link {...link} to={to} className={className}>
          {content}
        </Link>
      ) : props.href !== undefined ? (
        <a href={props.href} {...(props.newTab && { target: '_blank', rel: 'noreferrer' })} className={className}>
          {content}
        </a>
      ) : onClick ? (
        <button {...button} type="button" className={className} onClick={onClick} disabled={disabled}>
          {content}
        </button>
      ) : (
        <div className={className}>{content}</div>
      )}
      {children}
    </li>
  );
}
