/** Plain colour tokens of both themes, free of CSS so that a test can compute every contrast (palette.test.ts). */
export const light = {
  page: '#F7F5FB',
  surface: '#FFFFFF',
  text: '#1C1530',
  muted: '#585069',
  brand: '#4527A0',
  brandHover: '#371F80',
  onBrand: '#FFFFFF',
  brandSoft: '#EDE7FB',
  accent: '#C8F560',
  onAccent: '#1C1530',
  /** Edge of a control: always 3:1 or more. */
  edge: '#857C9C',
  /** Hairline between things that are told apart without it. */
  line: '#DDD7E8',
  success: '#0B7A4B',
  danger: '#B3261E',
  dangerHover: '#8E1C16',
  onDanger: '#FFFFFF',
  warning: '#8A5A00',
  info: '#0B5CAD',
  neutralSoft: '#EEEBF4',
  successSoft: '#E2F4EA',
  dangerSoft: '#FCE8E6',
  warningSoft: '#FBF0D9',
  infoSoft: '#E3EEFB',
  scrim: '#14101FA6',
} as const;

export type ColorToken = keyof typeof light;

export const dark: Readonly<Record<ColorToken, string>> = {
  page: '#14101F',
  surface: '#1E1830',
  text: '#F2EEFB',
  muted: '#ADA5C4',
  brand: '#C9B6FF',
  brandHover: '#DCD0FF',
  onBrand: '#24124F',
  brandSoft: '#2B2144',
  accent: '#C8F560',
  onAccent: '#1C1530',
  edge: '#8C84A3',
  line: '#382F52',
  success: '#7FD8A6',
  danger: '#FFB4A9',
  dangerHover: '#FFCFC8',
  onDanger: '#3F0B07',
  warning: '#F2C66D',
  info: '#9CC9FF',
  neutralSoft: '#2B2540',
  successSoft: '#16352A',
  dangerSoft: '#43201F',
  warningSoft: '#3A2D12',
  infoSoft: '#1A2D47',
  scrim: '#07050CB3',
};

/** Grounds of crests and avatars; white initials stand on each of them in both themes. */
export const crestGrounds = [
  '#4527A0',
  '#0B5CAD',
  '#0B6B5C',
  '#8A2A5B',
  '#A3381C',
  '#5B4A00',
  '#2E5A1C',
  '#3A3F8F',
] as const;
export type CrestGround = (typeof crestGrounds)[number];
