import { drawing } from './empty-state.css.ts';
import { color } from './theme.css.ts';

export type EmptyDrawingKind = 'court' | 'calendar' | 'search' | 'people';

/** What stands on the empty court. */
const subjects: Readonly<Record<EmptyDrawingKind, string>> = {
  court: 'M80 20V92M96 56a16 16 0 1 1-32 0a16 16 0 1 1 32 0M12 36H34V76H12M148 36H126V76H148',
  calendar: 'M50 40h60v44H50ZM50 54h60M64 34v12M96 34v12M62 64h8M76 64h8M90 64h8M62 74h8M76 74h8',
  search: 'M98 52a22 22 0 1 1-44 0a22 22 0 1 1 44 0M92 68l18 18',
  people:
    'M66 46a9 9 0 1 1-18 0a9 9 0 1 1 18 0M40 82q0-20 17-20t17 20M112 46a9 9 0 1 1-18 0a9 9 0 1 1 18 0M86 82q0-20 17-20t17 20',
};

/** The drawing of an empty state: an empty court and one ball waiting. */
export function EmptyDrawing({ kind }: { kind: EmptyDrawingKind }) {
  return (
    <svg
      className={drawing}
      viewBox="0 0 160 112"
      fill="none"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <rect x="12" y="20" width="136" height="72" rx="6" fill={color.brandSoft} stroke="currentColor" strokeWidth="2" />
      <path d={subjects[kind]} stroke={color.brand} />
      <ellipse cx="132" cy="99" rx="12" ry="3" fill="currentColor" fillOpacity="0.35" />
      <circle cx="130" cy="88" r="10" fill={color.accent} stroke={color.onAccent} strokeWidth="2" />
    </svg>
  );
}
