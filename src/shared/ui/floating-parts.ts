/** What opens over the page beside its control, in one chunk with its library that is loaded after the page (decision 028). */
export { MenuList } from './menu-list.tsx';
export { PopoverPanel } from './popover-panel.tsx';
