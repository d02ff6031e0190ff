import ICAL from 'ical.js'

// ical.js doesn't count the space before a continued line, and a line may have 75 bytes.
ICAL.foldLength = 74

export { ICAL }
