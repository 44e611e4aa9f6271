import { CSPProvider } from '@base-ui/react/csp-provider';
import { Menu } from '@base-ui/react/menu';
import type { KeyboardEvent, RefObject } from 'react';
import { Link } from '../routing/link.tsx';
import { cx } from './cx.ts';
import { popup, positioner } from './floating.css.ts';
import { floatingFrame } from './floating-frame.ts';
import * as css from './menu-list.css.ts';
import type { MenuItem } from './overflow-menu.tsx';

export interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  /** The button: the menu stands beside it, and the focus goes back to it. */
  anchor: RefObject<HTMLElement | null>;
  /** The first item has the focus from the start. */
  byKeyboard: boolean;
  onClose: () => void;
}

/** The menu of an `OverflowMenu`; open while mounted. */
export function MenuList({ id, label, items, anchor, byKeyboard, onClose }: MenuListProps) {
  const { container, positionMethod, leave, onOpenChange } = floatingFrame(anchor, onClose);
  const closeBy = (open: boolean, change: Menu.Root.ChangeEventDetails) => {
    // a press beside the menu only closes it: the browser must not move the focus to what lies there
    if (change.event.type === 'mousedown' || change.event.type === 'pointerdown') change.event.preventDefault();
    onOpenChange(open, change);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // from the button, which has the focus now, the browser goes on to the next control
    if (event.key === 'Tab') leave();
  };
  const first = items.find(({ disabled }) => !disabled);
  const dangers = items.filter(({ danger }) => danger);
  const others = items.filter(({ danger }) => !danger);
  const draw = (item: MenuItem) => {
    const { icon, danger, disabled, href, onSelect } = item;
    const shared = {
      className: cx(css.item, danger && css.danger),
      ref: item === first && byKeyboard ? focusFirst : undefined,
      children: (
        <>
          {icon != null && <span className={css.icon}>{icon}</span>}
          {item.label}
        </>
      ),
    };
    if (href !== undefined && !disabled)
      return <Menu.LinkItem key={item.label} {...shared} closeOnClick render={<Link to={href} />} />;
    const choose = () => {
      leave();
      onSelect?.();
    };
    return <Menu.Item key={item.label} {...shared} disabled={disabled} onClick={choose} closeOnClick={false} />;
  };
  return (
    <CSPProvider disableStyleElements>
      <Menu.Root open onOpenChange={closeBy}>
        <Menu.Portal container={container}>
          <Menu.Positioner
            className={positioner}
            anchor={anchor}
            positionMethod={positionMethod}
            align="end"
            sideOffset={4}
            collisionPadding={8}
          >
            <Menu.Popup
              id={id}
              aria-label={label}
              className={cx(popup, css.list)}
              onKeyDown={onKeyDown}
              finalFocus={false}
            >
              {others.map(draw)}
              {others.length > 0 && dangers.length > 0 && <Menu.Separator className={css.separator} />}
              {dangers.map(draw)}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
    </CSPProvider>
  );
}

/** Once the list knows its items; it is not in its place yet, and the page must not scroll there. */
const focusFirst = (item: HTMLElement | null): void => queueMicrotask(() => item?.focus({ preventScroll: true }));
