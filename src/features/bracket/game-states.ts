import type { Fixture } from '../../shared/api/generated/model';

/** Nothing more happens in it. */
export const isOver = ({ status }: Pick<Fixture, 'status'>): boolean =>
  status === 'finished' || status === 'walkover' || status === 'cancelled' || status === 'abandoned';

/** It is being played. */
export const isOn = ({ status }: Pick<Fixture, 'status'>): boolean => status === 'live' || status === 'break';
