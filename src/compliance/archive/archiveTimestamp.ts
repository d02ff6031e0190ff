/**
 * The moment that an archive of a day bears: noon in Greenwich, which is the same day in New York and in most places
 * where it may be read. An archive must not know the hour of its making, or no two would be alike.
 * @param date as 2026-01-31
 */
export const archiveTimestamp = (date: string): string => `${date}T12:00:00Z`
