/** Gives the changes of one file their numbers, from 1, in reading order. */
export interface ChangeCounter {
  /** How many changes have a number. */
  count: number
}

/** The id of a change's element. What stands before the first and behind the last have ids of the same form. */
export const changeId = (number: number): string => `change-${number}`

/**
 * Something changed as a place of its own: it has a number that can be linked to, and leads to the next change and
 * the previous one. Those links are the keyboard's way through the file: Enter goes on, one Tab later so does the next.
 */
export function changeAnchor(inner: string, counter: ChangeCounter): string {
  const number = (counter.count += 1)
  const link = (to: number, label: string, shown: string) =>
    `<a href="#${changeId(to)}" aria-label="${label}">${shown}</a>`
  return [
    `<div class="change" id="${changeId(number)}" role="group" aria-label="Change ${number}" tabindex="-1">`,
    `<p class="marks">${link(number + 1, 'Next change', '↓')} ${link(number - 1, 'Previous change', '↑')} ${link(number, `Link to change ${number}`, String(number))}</p>`,
    `<div class="changed">${inner}</div>`,
    '</div>',
  ].join('')
}
