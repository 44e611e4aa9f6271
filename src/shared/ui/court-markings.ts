/** The four sports (design §0). */
export type CourtSport = 'football' | 'basketball' | 'volleyball' | 'tennis';

export interface Court {
  /** Length and width in metres. */
  length: number;
  width: number;
  /** Pixels of the 320 × 180 picture for one metre, when the whole court is shown. */
  scale: number;
  /** Path of what is painted in the second court colour. */
  areas: string;
  /** Path of all lines but the outline: left, right, middle. */
  lines: string;
  /** Path of the net, or nothing. */
  net: string | null;
  ball: { radius: number; fill: string };
}

/** True markings, in metres from the centre of the court. */
export const courts: Readonly<Record<CourtSport, Court>> = {
  football: {
    length: 105,
    width: 68,
    scale: 2.35,
    areas: `M-49.5-34${'h9v68h-9zm18 0'.repeat(6)}`, // mown strips
    lines:
      'M-52.5-20.16h16.5v40.32h-16.5M-52.5-9.16h5.5v18.32h-5.5M-52.5-3.66h-2.44v7.32h2.44M-36-7.31a9.15 9.15 0 0 1 0 14.62M-51.5-34a1 1 0 0 1-1 1M-52.5 33a1 1 0 0 1 1 1M-41.8 0h.6' +
      'M52.5-20.16h-16.5v40.32h16.5M52.5-9.16h-5.5v18.32h5.5M52.5-3.66h2.44v7.32h-2.44M36-7.31a9.15 9.15 0 0 0 0 14.62M51.5-34a1 1 0 0 0 1 1M52.5 33a1 1 0 0 0-1 1M41.8 0h-.6' +
      'M0-34v68M9.15 0a9.15 9.15 0 1 1-18.3 0a9.15 9.15 0 1 1 18.3 0M-.4 0h.8',
    net: null,
    ball: { radius: 1.9, fill: '#FFFFFF' },
  },
  basketball: {
    length: 28,
    width: 15,
    scale: 9.6,
    areas: 'M-14-2.45h5.8v4.9h-5.8zM8.2-2.45h5.8v4.9h-5.8zM1.8 0a1.8 1.8 0 1 1-3.6 0a1.8 1.8 0 1 1 3.6 0',
    lines:
      'M-14-2.45h5.8v4.9h-5.8M-8.2-1.8a1.8 1.8 0 0 1 0 3.6M-14-6.6h2.99a6.75 6.75 0 0 1 0 13.2h-2.99M-12.8-1.25h.375a1.25 1.25 0 0 1 0 2.5h-.375M-12.8-.9v1.8M-12.2 0a.225 .225 0 1 1-.45 0a.225 .225 0 1 1 .45 0' +
      'M14-2.45h-5.8v4.9h5.8M8.2-1.8a1.8 1.8 0 0 0 0 3.6M14-6.6h-2.99a6.75 6.75 0 0 0 0 13.2h2.99M12.8-1.25h-.375a1.25 1.25 0 0 0 0 2.5h.375M12.8-.9v1.8M12.65 0a.225 .225 0 1 1-.45 0a.225 .225 0 1 1 .45 0' +
      'M0-7.5v15M1.8 0a1.8 1.8 0 1 1-3.6 0a1.8 1.8 0 1 1 3.6 0',
    net: null,
    ball: { radius: 0.52, fill: '#F08A3C' },
  },
  volleyball: {
    length: 18,
    width: 9,
    scale: 13.5,
    areas: 'M-3-4.5h6v9h-6z',
    lines: 'M-3-4.5v9M3-4.5v9M-9.2-4.5h-.3M-9.2 4.5h-.3M9.2-4.5h.3M9.2 4.5h.3',
    net: 'M0-5.5V5.5',
    ball: { radius: 0.36, fill: '#FFF3C4' },
  },
  tennis: {
    length: 23.77,
    width: 10.97,
    scale: 10.8,
    areas: 'M-6.4-4.115h12.8v8.23h-12.8z',
    lines:
      'M-11.885-4.115h23.77M-11.885 4.115h23.77M-6.4-4.115v8.23M6.4-4.115v8.23M-6.4 0h12.8M-11.885 0h.4M11.885 0h-.4',
    net: 'M0-6.4V6.4',
    ball: { radius: 0.32, fill: '#C8F560' },
  },
};
