/** What can be pressed or filled in. */
export const CONTROLS =
  'a[href], button, input:not([type="hidden"], [type="file"]), select, textarea, summary, [role="button"], [role="tab"], [role="switch"], [role="radio"], [role="option"], [role="menuitem"], [role="gridcell"][tabindex]';
