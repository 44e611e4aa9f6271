/** An instant before everything that the seed has, within the days that an answer may name. */
export const LONG_AGO = Date.parse('2020-01-01T12:00:00+01:00');
