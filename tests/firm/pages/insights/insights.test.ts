import ICAL from 'ical.js'
import { queryAllByRole } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { insightFiles } from '../../../../src/firm/files/feeds.ts'
import { DOMParser, document } from '../../../fixtures/dom.ts'
import { abovePeople, build, file, plainPage, type Tree } from '../../../fixtures/minimalSite.ts'
import { renderPage } from '../../../fixtures/renderPage.ts'
import { structuredDataOf } from '../../../fixtures/structuredDataOf.ts'

const today = '2026-11-26'

const note = (number: number, fields = '', body = 'The text.\n') =>
  file(
    `
kind: note
title: Note ${number}
number: 2026-${number}
date: "2026-${String((number % 12) + 1).padStart(2, '0')}-05"
authors:
  - jo-doe
practiceAreas:
  - alpha-law
summary: This sentence says in the right number of words what note ${number} is about.
rule:
  name: Rule ${number}
changes: Something changes.
who: Everybody
by: At once
${fields}`,
    body,
  )

const event = (fields: string) =>
  file(`
kind: event
title: An evening
number: 2026-99
date: "2026-01-02"
authors: [jo-doe, Ann Gone]
practiceAreas: [beta-law]
summary: This sentence says in the right number of words what the evening is about.
place: The library, 2nd floor; ring twice
${fields}`)

const tree: Tree = {
  ...abovePeople,
  'attorneys/jo-doe.mdx': file('group: staff\nname: Jo Doe', 'She works here.\n'),
  'pages/insights.mdx': plainPage('Notices', 'empty: There are none.\ninMenu: nowhere').replace(
    'plain',
    'insights',
  ),
}

function read(changes: Tree, day = today) {
  const { site, problems } = build({ ...tree, ...changes }, { today: day })
  if (!site) throw new Error(JSON.stringify(problems))
  const htmlOf = (path: string) => {
    const route = site.routes.find((page) => page.path === path)
    if (!route) throw new Error(`There is no ${path}.`)
    return renderPage(site, route)
  }
  const mainOf = async (path: string) => {
    const page = new DOMParser().parseFromString(await htmlOf(path), 'text/html')
    const main = page.querySelector('main')
    if (!main) throw new Error(`${path} has no main.`)
    document.body.replaceChildren(main)
    return main
  }
  const fileAt = (path: string) => insightFiles(site).get(path) ?? ''
  return { site, problems, htmlOf, mainOf, fileAt, paths: site.routes.map(({ path }) => path) }
}

const headingsIn = (main: HTMLElement, level: number) =>
  queryAllByRole(main, 'heading', { level }).map(({ textContent }) => textContent)

describe('the list of notes', () => {
  it('a visitor reads the newest first, by month, and finds those of a practice, a person and a kind', async () => {
    const { mainOf, paths } = read({
      'insights/old.mdx': note(3),
      'insights/new.mdx': note(10),
      'insights/evening.mdx': event('starts: 2026-12-03 18:00\nends: 2026-12-03 20:00'),
    })
    const main = await mainOf('/insights')
    expect(headingsIn(main, 2)).toEqual(['November 2026', 'April 2026', 'January 2026'])
    expect(headingsIn(main, 3)).toEqual(['Note 10', 'Note 3', 'An evening'])
    expect(paths.filter((path) => path.startsWith('/insights/')).toSorted()).toEqual([
      '/insights/author/jo-doe',
      '/insights/evening',
      '/insights/kind/event',
      '/insights/kind/note',
      '/insights/new',
      '/insights/old',
      '/insights/practice/alpha-law',
      '/insights/practice/beta-law',
    ])
    expect(headingsIn(await mainOf('/insights/practice/alpha-law'), 3)).toEqual(['Note 10', 'Note 3'])
    expect(headingsIn(await mainOf('/insights/kind/event'), 3)).toEqual(['An evening'])
    const links = queryAllByRole(await mainOf('/attorneys/jo-doe'), 'link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([
        '/insights/new',
        '/insights/old',
        '/insights/evening',
        '/insights/author/jo-doe',
      ]),
    )
  })

  it('a visitor on an old phone gets at most thirty notes a page', async () => {
    const many = Array.from({ length: 61 }, (_, index) => [`insights/n${index}.mdx`, note(index + 1)])
    const { mainOf, paths } = read(Object.fromEntries(many))
    expect(paths.filter((path) => /^\/insights(\/\d+)?$/.test(path))).toEqual([
      '/insights',
      '/insights/2',
      '/insights/3',
    ])
    expect(headingsIn(await mainOf('/insights'), 3)).toHaveLength(30)
    const last = await mainOf('/insights/3')
    expect(headingsIn(last, 3)).toHaveLength(1)
    const words = queryAllByRole(last, 'link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(words).toContainEqual(['Newer notices', '/insights/2'])
    expect(words.map(([text]) => text)).not.toContain('Older notices')
  })

  it('a visitor reads a sentence when there are none', async () => {
    expect((await read({}).mainOf('/insights')).textContent).toContain('There are none.')
  })
})

describe('an editor’s mistakes', () => {
  const in2026 = 'starts: 2026-12-03 18:00\nends: 2026-12-03 20:00'
  it.each([
    ['an author who has no file', note(1).replace('jo-doe', 'joe-doe'), '7 unknown-reference'],
    ['the name of an author who left', note(1).replace('jo-doe', 'Joe Gone'), ''],
    ['a number that is taken', note(2).replace('Note 2', 'Other').replace('about.', 'on.'), '4 same-words'],
    ['a date to come', note(1).replace('2026-02-05', '2026-12-24'), '5 posted-later'],
    [
      'a date to come, on which it appears',
      note(1, 'publishOn: 2026-12-24').replace('2026-02-05', '2026-12-24'),
      '',
    ],
    ['two authors on one line', note(1).replace('jo-doe', 'jo-doe, ann-lee'), '7 unknown-reference'],
    ['a name that is almost that of a person', note(1).replace('jo-doe', 'Jo Do'), '7 known-name'],
    ['an event before its date', event('starts: 2025-12-03 18:00\nends: 2026-01-03 17:00'), '10 wrong-value'],
    ['a start without a time', event('starts: 2026-12-03\nends: 2026-12-03 20:00'), '10 wrong-value'],
    ['an end before the start', event('starts: 2026-12-03 18:00\nends: 2026-12-03 17:00'), '11 wrong-value'],
    [
      'an hour that New York skips',
      event('starts: 2027-03-14 02:30\nends: 2027-03-14 04:00'),
      '10 wrong-value',
    ],
    ['an event at Online', event(`${in2026}\n`).replace(/place: .*/, 'place: Online'), '9 wrong-value'],
    ['a room and online', event(in2026).replace('place: ', 'place: Online and in '), '9 wrong-value'],
    ['a meeting by a program', event(in2026).replace(/place: .*/, 'place: Zoom'), '9 wrong-value'],
    ['an event without a place', event(in2026).replace(/place: .*\n/, ''), '2 missing-field'],
    ['a review that is due', note(1, 'reviewBy: 2026-11-01\nowner: Jo Doe'), '16 review-due'],
    ['a newer note that doesn’t exist', note(1, 'supersededBy: newer'), '16 unknown-reference'],
  ])('an editor hears about %s', (_, text, expected) => {
    const { problems } = build(
      { ...tree, 'insights/taken.mdx': note(2), 'insights/mine.mdx': text },
      { today },
    )
    expect(problems.map(({ line, rule }) => `${line} ${rule}`).join(', ')).toBe(expected)
  })
})

describe('the page of a note', () => {
  it('a visitor reads who wrote it and what it requires, and is sent to the newer one', async () => {
    const { mainOf } = read({
      'insights/old.mdx': note(1, 'supersededBy: new').replace('- jo-doe', '- jo-doe\n  - Ann Gone'),
      'insights/new.mdx': note(2),
    })
    const main = await mainOf('/insights/old')
    const facts = queryAllByRole(main, 'term').map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ])
    expect(facts).toEqual([
      ['By', 'At once'],
      ['Who', 'Everybody'],
      ['Rule', 'Rule 1'],
      ['Now see', 'Note 2'],
    ])
    expect(main.textContent).toContain('By Jo Doe, Ann Gone')
    expect(main.textContent).toContain('There is a newer notice: Note 2')
    expect(main.textContent).toContain('Attorney Advertising.')
    const links = queryAllByRole(main, 'link').map((link) => link.textContent)
    expect(links).toContain('Write to Jo Doe')
    expect(links.join()).not.toContain('Ann Gone')
  })

  it.each([
    ['2026-12-03', false],
    ['2026-12-04', true],
  ])('a visitor on %s reads whether the event is over: %s', async (day, isOver) => {
    const { mainOf, site } = read(
      { 'insights/evening.mdx': event('starts: 2026-12-03 18:00\nends: 2026-12-03 20:00') },
      day,
    )
    const page = (await mainOf('/insights/evening')).textContent
    expect(page).toContain('Thursday, December 3, 2026, 6:00 PM to 8:00 PM EST')
    expect(page.includes('This is over')).toBe(isOver)
    expect(headingsIn(await mainOf('/insights'), 3)).toEqual(isOver ? [] : ['An evening'])
    expect(site.routes.find(({ path }) => path === '/insights/evening')?.listed).toBe(!isOver)
  })
})

describe('the place and the state of an event', () => {
  const hours = 'starts: 2026-12-10 18:00\nends: 2026-12-10 20:00'
  const place = 'The library, 2nd floor; ring twice'
  const room = { '@type': 'Place', name: place, address: place }
  const link = { '@type': 'VirtualLocation', url: 'https://meet.example/1' }
  const online = 'online: https://meet.example/1'

  it.each([
    ['in a room', '', 'Where' + place, 'Offline', room],
    ['in a room and online', online, `Where${place} and online`, 'Mixed', [room, link]],
    ['only online', `${online}\nNO PLACE`, 'WhereOnline', 'Online', link],
    [
      'online at an address of the site',
      'online: /contact\nNO PLACE',
      'WhereOnline',
      'Online',
      { ...link, url: 'https://tiny.example/contact' },
    ],
  ])('a visitor and a search engine learn that it’s %s', async (_, fields, shown, mode, location) => {
    const text = event(`${hours}\n${fields}`)
    const evening = text.includes('NO PLACE') ? text.replace(/^(NO PLACE|place: .*)\n/gm, '') : text
    const { mainOf, htmlOf } = read({ 'insights/evening.mdx': evening })
    expect((await mainOf('/insights/evening')).textContent).toContain(shown)
    const links = [...document.querySelectorAll('a')].map((one) => [
      one.textContent,
      one.getAttribute('href'),
    ])
    const [, address] = /online: (.*)/.exec(fields) ?? []
    expect(links.find(([words]) => words === 'Take part online')?.[1]).toBe(address)
    expect(structuredDataOf(await htmlOf('/insights/evening'))).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location,
    })
  })

  it.each([
    ['as planned', '', 'Scheduled', 'WhenThursday', true],
    [
      'moved',
      'movedFrom: 2026-12-03 18:30',
      'Rescheduled',
      'Moved fromThursday, December 3, 2026, 6:30 PM EST',
      true,
    ],
    ['canceled', 'canceled: true', 'Cancelled', 'WhenThis event is canceled. Thursday, December 10', false],
    [
      'canceled after it was moved',
      'canceled: true\nmovedFrom: 2026-12-03 18:30',
      'Cancelled',
      'Moved fromThursday, December 3',
      false,
    ],
  ])('a visitor and a search engine learn that it’s %s', async (_, fields, status, shown, isComing) => {
    const { mainOf, htmlOf } = read({
      'insights/evening.mdx': event(`${hours}\nlink: https://signup.example/\n${fields}`),
    })
    const page = (await mainOf('/insights/evening')).textContent
    expect(page).toContain(shown)
    expect([page.includes('Sign Up'), page.includes('Add to a calendar')]).toEqual([isComing, isComing])
    expect((await mainOf('/insights')).textContent).toContain(shown)
    const data = structuredDataOf(await htmlOf('/insights/evening'))
    const previousStartDate = fields.includes('movedFrom') && {
      previousStartDate: '2026-12-03T18:30:00-05:00',
    }
    expect(data).toMatchObject({
      eventStatus: `https://schema.org/Event${status}`,
      startDate: '2026-12-10T18:00:00-05:00',
      endDate: '2026-12-10T20:00:00-05:00',
      ...previousStartDate,
    })
  })
})

describe('feeds and calendars', () => {
  it('a reader’s program gets absolute addresses, no drafts, and ids that stay when a file moves', () => {
    const idsIn = (path: string) => {
      const { fileAt } = read({
        [path]: note(5).replace('Note 5', 'Smith & Co. <Ltd.>'),
        'insights/draft.mdx': note(6, 'draft: true'),
        'insights/later.mdx': note(7, 'publishOn: 2026-12-24'),
      })
      const atom = new DOMParser().parseFromString(fileAt('/insights/feed.xml'), 'text/xml')
      const feed: unknown = JSON.parse(fileAt('/insights/feed.json'))
      const address = `https://tiny.example/${path.replace('.mdx', '')}`
      expect(atom.querySelector('entry link')?.getAttribute('href')).toBe(address)
      expect(atom.querySelector('entry title')?.textContent).toBe('Smith &amp; Co. &lt;Ltd.&gt;')
      expect(feed).toMatchObject({
        feed_url: 'https://tiny.example/insights/feed.json',
        items: [{ url: address, title: 'Smith & Co. <Ltd.>', date_modified: '2026-06-05T12:00:00.000Z' }],
      })
      return [...atom.querySelectorAll('entry id')].map(({ textContent }) => textContent)
    }
    expect(idsIn('insights/first.mdx')).toEqual(['tag:tiny.example,2026:notice-2026-5'])
    expect(idsIn('insights/moved.mdx')).toEqual(idsIn('insights/first.mdx'))
  })

  it.each([
    ['winter', '2026-12-03 18:00', '2026-12-03 20:00', '2026-12-03T23:00:00Z', '2026-12-04T01:00:00Z'],
    ['summer', '2027-07-01 18:00', '2027-07-01 20:00', '2027-07-01T22:00:00Z', '2027-07-02T00:00:00Z'],
  ])('a visitor’s calendar shows the right hour in %s', (_, starts, ends, ...times) => {
    const { fileAt } = read({ 'insights/evening.mdx': event(`starts: ${starts}\nends: ${ends}`) })
    const calendar = ICAL.Component.fromString(fileAt('/insights/evening.ics'))
    const shown = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    expect([shown.startDate, shown.endDate].map(String)).toEqual(times)
    expect([shown.summary, shown.location, shown.uid]).toEqual([
      'An evening',
      'The library, 2nd floor; ring twice',
      'notice-2026-99@tiny.example',
    ])
  })
})
