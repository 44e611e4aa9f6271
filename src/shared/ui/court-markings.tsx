import type { ReactElement } from 'react';

/** The four sports (design §0). */
export type CourtSport = 'football' | 'basketball' | 'volleyball' | 'tennis';

export interface Court {
  /** Length and width in metres. */
  length: number;
  width: number;
  /** Pixels of the 320 × 180 picture for one metre, when the whole court is shown. */
  scale: number;
  /** What is painted in the second court colour. */
  areas: ReactElement;
  /** One half's lines as a path; the other half is its mirror image. */
  half: string;
  /** Lines that belong to both halves. */
  whole: string;
  /** The net, or nothing. */
  net: string | null;
  ball: { radius: number; fill: string };
}

const mown = [-45, -27, -9, 9, 27, 45];

/** True markings, in metres from the centre of the court; halves are drawn at the left. */
export const courts: Readonly<Record<CourtSport, Court>> = {
  football: {
    length: 105,
    width: 68,
    scale: 2.35,
    areas: (
      <>
        {mown.map((x) => (
          <rect key={x} x={x - 4.5} y={-34} width={9} height={68} />
        ))}
      </>
    ),
    half:
      'M-52.5-20.16H-36V20.16H-52.5M-52.5-9.16H-47V9.16H-52.5M-36-7.31A9.15 9.15 0 0 1-36 7.31' +
      'M-51.5-34A1 1 0 0 1-52.5-33M-52.5 33A1 1 0 0 1-51.5 34M-52.5-3.66H-54.94V3.66H-52.5M-41.8 0H-41.2',
    whole: 'M0-34V34M9.15 0A9.15 9.15 0 1 1-9.15 0A9.15 9.15 0 1 1 9.15 0M-.4 0H.4',
    net: null,
    ball: { radius: 1.9, fill: '#FFFFFF' },
  },
  basketball: {
    length: 28,
    width: 15,
    scale: 9.6,
    areas: (
      <>
        <rect x={-14} y={-2.45} width={5.8} height={4.9} />
        <rect x={8.2} y={-2.45} width={5.8} height={4.9} />
        <circle r={1.8} />
      </>
    ),
    half:
      'M-14-2.45H-8.2V2.45H-14M-8.2-1.8A1.8 1.8 0 0 1-8.2 1.8M-14-6.6H-11.01A6.75 6.75 0 0 1-11.01 6.6H-14' +
      'M-12.8-1.25H-12.425A1.25 1.25 0 0 1-12.425 1.25H-12.8M-12.8-.9V.9M-12.2 0A.225.225 0 1 1-12.65 0A.225.225 0 1 1-12.2 0',
    whole: 'M0-7.5V7.5M1.8 0A1.8 1.8 0 1 1-1.8 0A1.8 1.8 0 1 1 1.8 0',
    net: null,
    ball: { radius: 0.52, fill: '#F08A3C' },
  },
  volleyball: {
    length: 18,
    width: 9,
    scale: 13.5,
    areas: <rect x={-3} y={-4.5} width={6} height={9} />,
    half: 'M-3-4.5V4.5M-9.2-4.5H-9.5M-9.2 4.5H-9.5',
    whole: '',
    net: 'M0-5.5V5.5',
    ball: { radius: 0.36, fill: '#FFF3C4' },
  },
  tennis: {
    length: 23.77,
    width: 10.97,
    scale: 10.8,
    areas: <rect x={-6.4} y={-4.115} width={12.8} height={8.23} />,
    half: 'M-11.885-4.115H0M-11.885 4.115H0M-6.4-4.115V4.115M-6.4 0H0M-11.885 0H-11.485',
    whole: '',
    net: 'M0-6.4V6.4',
    ball: { radius: 0.32, fill: '#C8F560' },
  },
};
