/** Where the rules were read, for those that several explanations name. "From memory" marks what was not. */

export const officialText = 'The official text is 22 NYCRR Part 1200, published by the courts at nycourts.gov'
export const register2011 = 'New York State Register, May 25, 2011: amended Rule 7.1(c), (d), (e), (g)'
export const opinion1005 =
  'NYSBA Ethics Opinion 1005 (2014), “unsurpassed litigation skills”: https://www.technethics.com/new-york-state-bar-opinion-1005/'
export const rule71 =
  '22 NYCRR 1200, Rule 7.1(d), (e): what is said of results, quality and other firms must have factual support on the day it is published'
