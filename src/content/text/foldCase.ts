/** A file's path in one form, whatever its capitals and the way in which a computer writes accents. */
export const foldCase = (path: string): string => path.normalize('NFC').toLowerCase()
