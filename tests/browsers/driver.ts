/** What two browsers are asked to do, in words that both protocols have: WebDriver BiDi (Firefox) and classic WebDriver (WebKit). */
export interface Tab {
  /** Name and version of the browser. */
  title: string;
  /** Resolves when the page and its files are loaded. */
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page, as JSON; promises are waited for. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Real input; both protocols have the same actions. */
  perform: (actions: readonly InputSource[]) => Promise<void>;
  /** What the browser itself reports, where its protocol can: uncaught errors and errors on the console. */
  reported: () => readonly string[];
  /** What is on the screen, as PNG. */
  picture: () => Promise<Buffer>;
  close: () => Promise<void>;
}

export interface Browser {
  /** A tab that knows nothing of the others: storage, cookies and cache are its own. */
  tab: () => Promise<Tab>;
  stop: () => Promise<void>;
}

export type InputSource =
  | { type: 'key'; id: 'keyboard'; actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[] }
  | { type: 'pointer'; id: 'mouse'; parameters: { pointerType: 'mouse' }; actions: readonly PointerAction[] };
type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: 0 };

/** A desktop: the widest layout has every part. */
export const WIDTH = 1280;
export const HEIGHT = 900;

/** A zone that is not the app's: every time of a sport is Tirana's, whatever the device says (R16). */
export const ZONE = 'America/New_York';

export const click = (x: number, y: number): InputSource[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

/** Code points of WebDriver. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
} as const;
export type Key = keyof typeof keys;

export const typed = (values: readonly string[]): InputSource[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: values.flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]),
  },
];
