import { families, size } from './tokens.ts'
import { tone } from './tone.ts'

/** Old-style figures. The `font` shorthand resets them, so this comes after it. */
const oldStyle = 'font-variant-numeric:oldstyle-nums;'

const plain = {
  label: `font:600 .8125rem/1.4 ${families.sans};letter-spacing:.13em;text-transform:uppercase;font-feature-settings:'case';`,
  small: `font:400 ${size.small}/1.55 ${families.sans};${oldStyle}`,
  /** Facts that visitors look up, such as a phone number or the pay. */
  fact: `font:400 1.0625rem/1.42 ${families.sans};font-variant-numeric:lining-nums;`,
  text: `font:400 ${size.text}/1.62 ${families.sans};${oldStyle}`,
  lede: `font:400 ${size.lede}/1.45 ${families.serif};${oldStyle}`,
  reading: `font:400 clamp(1.1875rem, 1.15rem + 0.12vw, 1.25rem)/1.6 ${families.serif};${oldStyle}`,
  /** Headings of the third and second level, of an interior page, and of the home page. */
  third: `font:400 min(clamp(1.375rem, 1.28rem + 0.4vw, 1.75rem), 11vw)/1.25 ${families.serif};${oldStyle}`,
  second: `font:400 min(clamp(1.75rem, 1.45rem + 0.9vw, 2.5rem), 12.5vw)/1.1 ${families.display};${oldStyle}letter-spacing:-.012em;`,
  first: `font:400 ${size.first}/1.04 ${families.display};${oldStyle}letter-spacing:-.018em;`,
  title: `font:400 min(clamp(2.5rem, 2rem + 5vw, 7rem), 14vw)/1 ${families.display};${oldStyle}letter-spacing:-.022em;margin-left:-.04em;`,
  /** What is as large as a picture, a sentence across the page, in half of it, and in a narrower column. */
  picture: `font:400 min(clamp(4.9rem,12.6vw,16rem),21vw)/.95 ${families.display};${oldStyle}letter-spacing:-.03em;`,
  sentence: `font:400 min(1.6rem + 2.6vw,5rem,11vw)/1.12 ${families.display};${oldStyle}letter-spacing:-.014em;text-wrap:balance;`,
  closing: `font:400 calc(.75*${size.first})/1.12 ${families.display};${oldStyle}letter-spacing:-.014em;text-wrap:balance;`,
  statement: `font:400 min(1.4rem + 1vw,3rem)/1.28 ${families.serif};${oldStyle}letter-spacing:-.008em;text-wrap:balance;`,
  headline: `font:400 min(clamp(3.125rem, min(2.1rem + 6vw, 14.5svh), 9rem), 16.6vw)/.98 ${families.display};letter-spacing:-.024em;`,
  name: `font:400 min(clamp(3.25rem, 8.7vw, 8.25rem), 14vw)/.97 ${families.display};letter-spacing:-.026em;`,
  /** As large as a picture; its baseline is 1em below its top. */
  figure: `font:400 var(--figure)/1.335 ${families.serif};${oldStyle}letter-spacing:-.015em;`,
  /** The firm's name. Its limit leaves room for the menu on a phone with large text. */
  wordmark: `font:500 min(${size.text},4.5vw)/1 ${families.serif};letter-spacing:min(.16em,.85vw);text-transform:uppercase;`,
} as const

export const type = {
  ...plain,
  quietLede: `${plain.lede}color:${tone.quiet};text-wrap:balance;`,
  /** The four in brass: a label, a term in a list, a word as large as the text around it, a small number in the margin. */
  brassLabel: `${plain.label}color:${tone.brass};`,
  term: `${plain.fact}font-style:italic;color:${tone.brass};`,
  brassWord: `font:italic 400 1em/1 ${families.serif};${oldStyle}color:${tone.brass};`,
  brassNumber: `font:italic 400 ${size.lede}/1 ${families.serif};${oldStyle}color:${tone.brass};`,
} as const
