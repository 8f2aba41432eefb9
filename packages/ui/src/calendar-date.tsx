import { format, parse } from 'date-fns';

/** A `YYYY-MM-DD` as local noon: no time zone and no summer time can push it to another day. */
export const toDate = (iso: string): Date => parse(`${iso} 12`, 'yyyy-MM-dd H', new Date(2000, 0, 1));

/** The calendar day of a local Date, as `YYYY-MM-DD`. */
export const toIso = (date: Date): string => format(date, 'yyyy-MM-dd');
