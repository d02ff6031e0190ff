import type { FileReport, ToldProblem } from '../content/report/makeReport.ts'
import type { ContentState } from '../content/publish/liveProtocol.ts'

/**
 * What is wrong with the content, shown over the last good page in the words of `npm run check`; in development only.
 * It goes by itself once the content is in order; until then, Escape or a click beside it puts it aside until the
 * next save.
 */

/** The element's name; it is the page's only foreign element, and its styles stay within it. */
const name = 'content-problems'

const open = () => document.querySelector(name)

/** Where the focus was before it came to the problems. */
let left: EventTarget | null = null

function close(): void {
  const host = open()
  const hadFocus = host !== null && host === document.activeElement
  host?.remove()
  if (hadFocus && left instanceof HTMLElement) left.focus({ preventScroll: true })
}

let shown = ''

function show({ revision, report, explanations }: ContentState, css: string): void {
  // Where there was no page to show, there is one now.
  if (revision && !document.getElementById('root')) return location.reload()
  const words = JSON.stringify(report)
  // Another save with the same errors: whoever reads them is not disturbed.
  if (open() && words === shown) return
  shown = words
  close()
  if (report.files.length === 0) return
  const host = document.createElement(name)
  const root = host.attachShadow({ mode: 'open' })
  const style = new CSSStyleSheet()
  style.replaceSync(css)
  root.adoptedStyleSheets = [style]
  const button = element('button', '', 'Put aside')
  button.addEventListener('click', close)
  const card = element(
    'section',
    'card',
    element('header', '', element('h2', '', 'The content has errors'), button),
    ...report.files.map((file) => fileReport(file, explanations)),
    element('footer', '', `${report.count} This goes away by itself when the last one is mended and saved.`),
  )
  card.setAttribute('role', 'alert')
  root.append(card)
  host.addEventListener('focusin', ({ relatedTarget }) => {
    left = relatedTarget
  })
  host.addEventListener('click', (event) => {
    if (event.composedPath()[0] === host) close()
  })
  document.body.append(host)
}

const fileReport = ({ file, problems }: FileReport, explanations: ContentState['explanations']): Element =>
  element(
    'article',
    '',
    element('h3', 'file', file),
    ...problems.map((problem) => toldProblem(problem, explanations[problem.rule])),
  )

function toldProblem({ line, column, message, quote, fix, rule }: ToldProblem, explanation = ''): Element {
  const parts = [
    element(
      'p',
      'message',
      element('span', 'place', `line ${line}, column ${column}`),
      element('strong', '', message),
    ),
  ]
  if (quote) {
    // At the end of a line stands nothing that could be marked: a space is.
    const mark = element('mark', '', quote.at === '' ? ' ' : quote.at)
    parts.push(element('pre', 'quote', quote.before, mark, quote.after))
  }
  parts.push(element('p', 'fix', fix))
  parts.push(
    element(
      'details',
      '',
      element('summary', '', `What ${rule} means`),
      element('pre', 'explanation', explanation),
    ),
  )
  return element('div', 'problem', ...parts)
}

function element(tag: string, className: string, ...children: (Element | string)[]): HTMLElement {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.append(...children)
  return made
}

/**
 * Shows problems from now on, as often as the dev server tells of them.
 * @param css the styles of what is shown
 */
export function startOverlay(css: string): void {
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close()
  })
  import.meta.hot?.on('site:state', (state) => show(state, css))
  import.meta.hot?.send('site:ask')
}
