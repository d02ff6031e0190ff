/**
 * The labels as they stood in the code until there was `content/labels.mdx`: with them, earlier states of the content are
 * read. It stays as it is; labels that came later say nothing there (`earlierFiles.ts`).
 */
export const earlierText = `---
everyPage:
  skipLink: Skip to the content
  mainMenu: Main
  menu: Menu
  morePages: "{page}: more pages"
  footer: Footer
  copyright: © {year} {firm}
  dismiss: Dismiss
titles:
  tab: "{page} | {site}"
  version: "{page}, version of {day}"
  back: Back to {page}
moved:
  title: This page has moved
  text: This page has moved to {page}.
dates:
  months:
    - January
    - February
    - March
    - April
    - May
    - June
    - July
    - August
    - September
    - October
    - November
    - December
  day: "{month} {day}, {year}"
  effectiveOn: effective on {day}
  correctedOn: corrected on {day}
  next: "{days}, {next}"
legal:
  contents: On this page
  lastUpdated: Last Updated {days}
  superseded: This version was superseded on {day}. {today}
  today: The {page} as it is today
history:
  title: How this page has changed
  explanation: Words that were taken out are struck through, and words that were put in are underlined.
  changedOn: Changed on {day}
  correctedOn: Corrected on {day}
  correctedOf: Corrected, of {day}
  before: The whole page as it was before, of {days}
changes:
  deleted: "deleted: {words} (end of deleted)"
  inserted: "inserted: {words} (end of inserted)"
  picture: "Picture: {words}"
  moved: "Moved: it stood behind “{section}” before."
  movedFromTop: "Moved: it stood at the top of the page before."
  title: "Title: {before} → {after}."
  arranged: In places, the same words are arranged otherwise.
footnotes:
  title: Footnotes
  back: Back to reference {number}
founding:
  label: Founded
  line: Founded {year}
compass:
  north: N
  south: S
  east: E
  west: W
profiles:
  register: Register
  partners: Partners on this page
  associates: Associates and counsel on this page
  practice: Practice
  experience: Experience
  education: Education
  achievements: Achievements
  focusAreas: Focus areas
leaders:
  profile: Profile of {name}
practices:
  number: Practice {number}
  lawyers: Lawyers of This Practice
  neighbors: Neighboring practices
roles:
  experience: Experience
  pay: Pay range
  payRange: "{from} – {to}"
  payPerYear: "{from} – {to} a year"
  perYear: a year
  location: Location
  posted: Posted
  postedOn: Posted {day}
  requirements: Requirements
  role: "{title}, {department}"
  apply: "{apply}: {role}"
form:
  optional: optional
---
`
