import { colour } from './palette.ts'

/**
 * The style of a redline's HTML file: a legal document hung from a wide margin, which carries the changes' numbers
 * as a chart's edge carries its figures. What went and what came differ by their lines, so that it reads in black
 * and white, with forced colours and on paper.
 * @param from what the sides are called; they stand at the head of each printed page
 */
export const redlineStyle = (from: string, to: string): string => `
:root {
  --margin: 7.5rem;
  --column: 2rem;
  --ticks: repeating-linear-gradient(90deg, ${colour.brassOnPaper} 0 1px, transparent 1px 1.5rem);
  --fine-ticks: repeating-linear-gradient(90deg, ${colour.brassOnPaper} 0 1px, transparent 1px 0.3rem);
  color-scheme: light;
}
* { box-sizing: border-box; }
html {
  background: ${colour.paper};
  color: ${colour.text};
  font: 400 100%/1.6 'Source Serif 4', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'URW Palladio L', P052, 'Book Antiqua', Georgia, serif;
  font-size: clamp(1.0625rem, 1.02rem + 0.15vw, 1.1875rem);
  font-variant-numeric: oldstyle-nums;
  hanging-punctuation: first;
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
}
body { margin: 0 auto; padding: clamp(1.5rem, 4vw, 4.5rem) clamp(1.125rem, 5vw, 5rem); max-width: 66rem; }
h1, h2, h3, h4, h5, h6 { font-weight: 400; line-height: 1.15; color: ${colour.ink}; text-wrap: balance; margin: 0; break-after: avoid; }
h1 { font-size: clamp(2.75rem, 2rem + 4vw, 5rem); letter-spacing: -0.015em; line-height: 1; }
h2 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem); letter-spacing: -0.01em; }
h3 { font-size: 1.3125rem; margin-top: 2.25rem; }
h4 { font-size: 1.125rem; font-style: italic; margin-top: 1.75rem; }
h5, h6 { font-size: 1rem; font-style: italic; margin-top: 1.5rem; }
p { margin: 0; overflow-wrap: break-word; orphans: 3; widows: 3; text-wrap: pretty; }
a { color: ${colour.brassOnPaper}; text-decoration-thickness: 1px; text-underline-offset: 0.2em; }
a:hover { color: ${colour.ink}; text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid ${colour.brassOnPaper}; outline-offset: 3px; }
del + ins { margin-left: 0.14em; }
del { color: ${colour.alarm}; text-decoration-line: line-through; text-decoration-thickness: 1.5px; }
del.redline-moved { color: ${colour.textQuiet}; text-decoration-style: dotted; }
ins { color: ${colour.ink}; background: ${colour.shoal}; text-decoration-line: underline; text-decoration-style: double; text-decoration-thickness: 1px; text-underline-offset: 0.18em; text-decoration-skip-ink: none; }
ins.redline-moved { background: none; text-decoration-style: dotted; text-decoration-thickness: 1.5px; }
.redline-said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; user-select: none; }
.redline-role, dt, caption, thead th, legend, .label, .counts, .address, summary, .marks, .ending, td::before {
  font-family: 'Source Sans 3', Optima, Candara, 'Gill Sans', 'Noto Sans', 'Liberation Sans', 'Helvetica Neue', Arial, sans-serif;
  font-size: 0.8125rem;
  line-height: 1.5;
  font-variant-numeric: lining-nums tabular-nums;
}
dt, caption, thead th, legend, .label, td::before { letter-spacing: 0.09em; text-transform: uppercase; color: ${colour.brassOnPaper}; font-weight: 400; font-size: 0.75rem; }

.masthead { padding-bottom: 2.25rem; }
.masthead::before, .page::before {
  content: '';
  display: block;
  height: 0.75rem;
  background: var(--ticks) 0 0 / 100% 0.75rem no-repeat, var(--fine-ticks) 0 0 / 100% 0.375rem no-repeat;
  border-top: 1px solid ${colour.brassOnPaper};
  margin-bottom: 1.75rem;
}
.parties { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr)); gap: 1rem 2rem; margin: 1.75rem 0; border-block: 1px solid ${colour.line}; padding: 1rem 0; }
.parties dd { margin: 0.15rem 0 0; font-size: 1.1875rem; line-height: 1.35; overflow-wrap: anywhere; }
.lede { font-size: 1.3125rem; line-height: 1.35; }
.key { color: ${colour.textQuiet}; margin-top: 0.35rem; }
.view { border: 0; margin: 1.5rem 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.75rem; align-items: center; }
.view legend { float: left; padding: 0; margin-right: 1.5rem; line-height: 2.25rem; }
.view label { display: inline-flex; align-items: center; gap: 0.5rem; min-height: 2.25rem; }
.view input { accent-color: ${colour.ink}; width: 1.0625rem; height: 1.0625rem; margin: 0; }

.register { width: 100%; border-collapse: collapse; font-size: 1rem; line-height: 1.4; }
.register caption { text-align: left; padding-bottom: 0.75rem; }
.register th, .register td { text-align: left; vertical-align: baseline; padding: 0.6rem 1.25rem 0.6rem 0; border-top: 1px solid ${colour.line}; font-weight: 400; }
.register tbody tr:last-child > * { border-bottom: 1px solid ${colour.line}; }
.register tr { break-inside: avoid; }
.register thead th { border-top: 1px solid ${colour.ink}; vertical-align: bottom; }
.register .figure { text-align: right; font-variant-numeric: lining-nums tabular-nums; }
.register thead th:nth-child(n + 2):nth-child(-n + 4) { text-align: right; }
.register td:last-child, .register th:last-child { padding-right: 0; }
.contents { margin-top: 3.5rem; }
.contents h2, .aside h2 { font-size: 1.3125rem; margin-bottom: 0.75rem; }
.contents > ol { columns: 20rem 2; column-gap: 3rem; }
.contents ol { list-style: none; margin: 0; padding: 0; }
.contents li { break-inside: avoid; padding-block: 0.2rem; line-height: 1.4; }
.contents ol ol { padding-left: 1.25rem; font-size: 0.9375rem; }
/* The end of a name: gone, new, moved. */
.contents small { color: ${colour.textQuiet}; font-style: italic; font-size: 0.875rem; }
.contents a { color: inherit; text-decoration-color: ${colour.line}; }
.aside { margin-top: 2.25rem; }

.page { margin-top: 5rem; }
.page > h2 + .change { margin-top: 1.5rem; }
.page > h2, .page > .address, .page > .counts { padding-left: var(--margin); }
.address { color: ${colour.brassOnPaper}; margin-top: 0.5rem; overflow-wrap: anywhere; }
.counts { color: ${colour.textQuiet}; margin: 0.15rem 0 0.5rem; }
.page > .label { padding-left: var(--margin); margin: 1.75rem 0 0.25rem; }
section > :is(h3, h4, h5, h6), .same, .note, section > .inline, section > .sides, .heads { margin-left: var(--margin); }
.change .note, .note .note, .masthead .note { margin-left: 0; }
.note { color: ${colour.textQuiet}; font-style: italic; font-size: 0.9375rem; margin-top: 0.35rem; max-width: 38rem; }
.page > .note { margin-top: 1.25rem; }
.redline-paragraph, .redline-item, .redline-quotation, .redline-code, .redline-row, .redline-picture, .redline-hidden, .change > .changed > p { max-width: 38rem; margin-top: 0.85rem; }
.redline-item { padding-left: 1.25rem; margin-top: 0.4rem; }
.redline-item::before { content: '•' / ''; position: absolute; margin-left: -1.1rem; color: ${colour.brassOnPaper}; }
.redline-quotation { padding-left: 1.5rem; font-style: italic; }
.redline-code { font-family: ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace; font-size: 0.9em; }
.redline-row { border-bottom: 1px solid ${colour.line}; padding-bottom: 0.25rem; }
.redline-role { color: ${colour.textQuiet}; }
.change { display: grid; grid-template-columns: var(--margin) minmax(0, 1fr); scroll-margin-top: 1.5rem; position: relative; }
.change:focus { outline: none; }
.change:is(:target, :focus)::before { content: ''; position: absolute; left: calc(var(--margin) - 0.9rem); top: 0.7rem; bottom: 0; border-left: 2px solid ${colour.brassOnPaper}; }
.change .change { display: block; }
.marks { white-space: nowrap; padding-top: 0.95rem; }
.marks a { display: inline-block; min-width: 1.5rem; line-height: 1.5rem; text-align: center; text-decoration: none; color: ${colour.brassOnPaper}; }
.marks a:last-child { color: ${colour.textQuiet}; min-width: 2.25rem; }
.marks a:is(:hover, :focus-visible) { color: ${colour.ink}; text-decoration: underline; }
.change:has(.redline-item) > .marks { padding-top: 0.45rem; margin-bottom: -0.5rem; }
.changed > :is(h3, h4, h5, h6) { margin-top: 2.1rem; }
.change:has(> .changed > :is(h3, h4, h5, h6)) > .marks { padding-top: 2.15rem; }
details { margin-top: 0.85rem; }
summary { color: ${colour.textQuiet}; cursor: pointer; width: fit-content; padding-block: 0.25rem; }
summary:hover { color: ${colour.ink}; }
.same { color: ${colour.textQuiet}; }
.whole section > *, .whole .same { margin-left: 0; }
.ending { margin-top: 5rem; padding-top: 1rem; border-top: 1px solid ${colour.brassOnPaper}; color: ${colour.textQuiet}; }
.ending:focus { outline: none; }

.sides { display: none; grid-template-columns: 1fr 1fr; }
.sides > .before { padding-right: var(--column); }
.sides > .after { border-left: 1px solid ${colour.line}; padding-left: var(--column); }
.sides p { margin-top: 0; padding-top: 0.85rem; }
.sides .redline-item { padding-top: 0.4rem; }
.heads { margin-top: 1.25rem; }
.heads .label { padding-top: 0; }
.heads + section > :first-child { margin-top: 0.5rem; }
.sides > :empty { border-left-color: transparent; }
/* The two columns keep their names while one reads down a long page. */
body:has(#view-sides:checked) .heads { position: sticky; top: 0; z-index: 1; background: ${colour.paper}; padding-block: 0.5rem; border-bottom: 1px solid ${colour.line}; }
body:has(#view-sides:checked) .change { scroll-margin-top: 4rem; }
body:has(#view-sides:checked) .sides { display: grid; }
body:has(#view-sides:checked) .inline { display: none; }

@media (max-width: 47.99rem) {
  :root { --margin: 0rem; --column: 1rem; }
  .change { display: block; margin-top: 1rem; }
  .change .change { margin-top: 0; }
  .change:is(:target, :focus)::before { left: -0.7rem; top: 0; }
  .marks, .change:has(.redline-item) > .marks, .change:has(> .changed > :is(h3, h4, h5, h6)) > .marks { padding-top: 0; margin-bottom: 0; margin-left: -0.35rem; }
  .changed > :first-child, .changed > .inline > :first-child { margin-top: 0.1rem; }
  .page { margin-top: 3.5rem; }
  .register thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  .register, .register tbody, .register caption { display: block; }
  .register tr { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0.35rem 1rem; border-top: 1px solid ${colour.line}; padding: 0.85rem 0; }
  .register tbody tr:last-child { border-bottom: 1px solid ${colour.line}; }
  .register th, .register td, .register tbody tr:last-child > * { border: 0; padding: 0; }
  .register tbody th { grid-column: 1 / -1; font-size: 1.125rem; }
  .register td:last-child { grid-column: 2 / -1; }
  .register .figure { text-align: left; }
  .register td::before { content: attr(data-label); display: block; }
}
@media (max-width: 37.99rem) {
  .sides { grid-template-columns: 1fr; }
  .sides > .before { padding-right: 0; }
  .sides > .after { border-left: 0; padding-left: 0; }
  .sides > :not(:empty)::before { content: 'Before'; display: block; font-size: 0.8125rem; font-style: italic; color: ${colour.textQuiet}; margin-top: 0.6rem; }
  .sides > .after:not(:empty)::before { content: 'After'; }
  .sides p { padding-top: 0.1rem; }
  body:has(#view-sides:checked) .heads, .even > .after { display: none; }
  .even.even > .before::before { content: none; }
}
@media (forced-colors: active) {
  ins { background: none; }
  .masthead::before, .page::before { forced-color-adjust: none; }
}
@page {
  margin: 27mm 20mm 20mm;
  @top-left { content: ${cssText(`Before: ${from}`)}; font: italic 8.5pt Georgia, 'Times New Roman', serif; color: ${colour.textQuiet}; vertical-align: middle; }
  @top-right { content: ${cssText(`After: ${to}`)}; font: italic 8.5pt Georgia, 'Times New Roman', serif; color: ${colour.textQuiet}; vertical-align: middle; text-align: right; }
  @bottom-center { content: counter(page) ' / ' counter(pages); font: 8.5pt Georgia, 'Times New Roman', serif; color: ${colour.textQuiet}; }
}
@media print {
  body:has(#view-sides:checked) .heads { position: static; background: none; }
  .sides { break-inside: avoid; }
  :root { --margin: 3.25rem; --column: 1.25rem; }
  html { background: none; font-size: 10.5pt; line-height: 1.45; }
  body { padding: 0; max-width: none; }
  .view, .contents, .marks a:not(:last-child), .ending a { display: none; }
  .marks a:last-child { min-width: 0; text-align: left; }
  a { color: inherit; text-decoration: none; }
  ins { background: none; }
  .page { margin-top: 3rem; break-before: auto; }
  .page::before { break-after: avoid; }
  .page > h2, .address, .counts, .note { break-after: avoid; }
  .marks { break-inside: avoid; }
  summary { display: none; }
  details::details-content { content-visibility: visible; display: block; }
  .register { font-size: 9.5pt; }
}
`

/** A text as a string in a style sheet: whatever could end the string or the style is written by its number. */
const cssText = (text: string): string =>
  `"${text.replace(/[^\p{L}\p{N} .,:;()'-]/gu, (character) => `\\${character.codePointAt(0)?.toString(16) ?? ''} `)}"`
