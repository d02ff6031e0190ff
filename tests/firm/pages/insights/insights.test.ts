import { queryAllByRole } from '@testing-library/dom'
import { convertIcsCalendar } from 'ts-ics'
import { describe, expect, it } from 'vitest'
import { insightFiles } from '../../../../src/firm/files/feeds.ts'
import { DOMParser, document } from '../../../fixtures/dom.ts'
import { abovePeople, build, file, plainPage, type Tree } from '../../../fixtures/minimalSite.ts'
import { renderPath } from '../../../fixtures/renderPage.ts'
import { structuredDataOf } from '../../../fixtures/structuredDataOf.ts'

const today = '2026-11-26'
const hours = 'starts: 2026-12-10 18:00\nends: 2026-12-10 20:00'
const evening = 'starts: 2026-12-03 18:00\nends: 2026-12-03 20:00'

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
who: Owners
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
  'pages/insights.mdx': plainPage('Notices', 'empty: None.\ninMenu: nowhere').replace('plain', 'insights'),
}

function read(changes: Tree, day = today) {
  const { site, problems } = build({ ...tree, ...changes }, { today: day })
  if (!site) throw new Error(JSON.stringify(problems))
  const htmlOf = (path: string) => renderPath(site, path)
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

/** The event of a calendar file, as another program than its writer reads it. */
function eventIn(text: string) {
  const [event, ...others] = convertIcsCalendar(undefined, text).events ?? []
  expect(others).toEqual([])
  if (event === undefined) throw new Error(text)
  return event
}

const headingsIn = (main: HTMLElement, level: number) =>
  queryAllByRole(main, 'heading', { level }).map(({ textContent }) => textContent)

describe('the list of notes', () => {
  it('a visitor reads the newest first, by month, and finds those of a practice, a person and a kind', async () => {
    const { mainOf, paths } = read({
      'insights/old.mdx': note(3),
      'insights/new.mdx': note(10),
      'insights/evening.mdx': event(evening),
    })
    const main = await mainOf('/insights')
    expect(headingsIn(main, 2)).toEqual(['December 2026', 'November 2026', 'April 2026'])
    expect(headingsIn(main, 3)).toEqual(['An evening', 'Note 10', 'Note 3'])
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
    const hrefs = links.map((link) => link.getAttribute('href'))
    for (const own of ['new', 'old', 'evening', 'author/jo-doe']) expect(hrefs).toContain(`/insights/${own}`)
  })

  it('a visitor sees on a ruler what must be done and where to be in the next six months, and none without', async () => {
    const flags = async (changes: Tree) => {
      const ruler = queryAllByRole(await read(changes).mainOf('/insights'), 'region', {
        name: 'The next six months',
      })
      return ruler.flatMap((one) => queryAllByRole(one, 'link').map(({ textContent }) => textContent))
    }
    const due = (number: number, day: string) => note(number, `due: "${day}"`)
    const some = { 'insights/today.mdx': due(1, '2026-11-26'), 'insights/last.mdx': due(3, '2027-05-31') }
    expect(await flags({ ...some, 'insights/evening.mdx': event(evening) })).toEqual([
      'Nov 26 Note 1',
      'Dec 3 An evening',
      'May 31 Note 3',
    ])
    const others = { 'insights/over.mdx': due(1, '2026-11-25'), 'insights/later.mdx': due(2, '2027-06-01') }
    const canceled = { 'insights/canceled.mdx': event(`${evening}\ncanceled: true`) }
    expect(await flags({ ...others, ...canceled })).toEqual([])
    expect((await read({}).mainOf('/insights')).textContent).toContain('None.')
  })

  it('a visitor on an old phone gets at most thirty notes a page', async () => {
    const many = Array.from({ length: 61 }, (_, index) => [`insights/n${index}.mdx`, note(index + 1)])
    const { mainOf, paths } = read(Object.fromEntries(many))
    const lists = paths.filter((path) => /^\/insights(\/\d+)?$/.test(path))
    expect(lists).toEqual(['/insights', '/insights/2', '/insights/3'])
    expect(headingsIn(await mainOf('/insights'), 3)).toHaveLength(30)
    const last = await mainOf('/insights/3')
    expect(headingsIn(last, 3)).toHaveLength(1)
    const words = queryAllByRole(last, 'link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(words).toContainEqual(['Newer notices', '/insights/2'])
    expect(words.map(([text]) => text)).not.toContain('Older notices')
  })
})

describe('an editor’s mistakes', () => {
  it.each([
    ['an author who has no file', note(1).replace('jo-doe', 'joe-doe'), '7 unknown-reference'],
    ['the name of an author who left', note(1).replace('jo-doe', 'Joe Gone'), ''],
    ['a number that is taken', note(2).replace('Note 2', 'Other').replace('about.', 'on.'), '4 same-words'],
    ['a date to come', note(1).replace('2026-02-05', '2026-12-24'), '5 posted-later'],
    ['the day when it appears', note(1, 'publishOn: 2026-12-24').replace('2026-02-05', '2026-12-24'), ''],
    ['two authors on one line', note(1).replace('jo-doe', 'jo-doe, ann-lee'), '7 unknown-reference'],
    ['a name that is almost that of a person', note(1).replace('jo-doe', 'Jo Do'), '7 known-name'],
    ['a correction before the date', note(1, 'updated: 2026-02-04'), '16 wrong-value'],
    ['a correction to come', note(1, 'updated: 2026-11-27'), '16 posted-later'],
    ['a correction today', note(1, 'updated: 2026-11-26'), ''],
    ['a correction on the date', note(1, 'updated: 2026-02-05'), ''],
    ['an event before its date', event('starts: 2025-12-03 18:00\nends: 2026-01-03 17:00'), '10 wrong-value'],
    ['a start without a time', event('starts: 2026-12-03\nends: 2026-12-03 20:00'), '10 wrong-value'],
    ['an end at the start', event('starts: 2026-12-03 18:00\nends: 2026-12-03 18:00'), '11 wrong-value'],
    ['an hour that is skipped', event('starts: 2027-03-14 02:30\nends: 2027-03-14 04:00'), '10 wrong-value'],
    ['an event online without a link', event(evening).replace('The library', 'Online'), '2 missing-field'],
    ['a room and online', event(evening).replace('ring', 'or online; ring'), '2 missing-field'],
    ['a meeting by a program', event(evening).replace('The library', 'Via Zoom'), '2 missing-field'],
    ['a link that isn’t one', event(`${evening}\nonline: zoom.us/1`), '12 wrong-value'],
    ['a review that is due', note(1, 'reviewBy: 2026-11-01\nowner: Jo Doe'), '16 review-due'],
    ['an event that leaves before it ends', event(`${evening}\nexpiresOn: 2026-12-02`), '12 ends-later'],
    ['an event that leaves the lists on its day', event(`${evening}\nexpiresOn: 2026-12-03`), ''],
    ['a newer note that doesn’t exist', note(1, 'supersededBy: newer'), '16 unknown-reference'],
  ])('an editor hears about %s', (_, text, expected) => {
    const { problems } = build({ ...tree, 'insights/two.mdx': note(2), 'insights/mine.mdx': text }, { today })
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
    const factOf = (one: HTMLElement) => [one.textContent, one.nextElementSibling?.textContent]
    const facts = queryAllByRole(main, 'term').map(factOf)
    expect(facts.join('; ')).toBe('When,At once; Who,Owners; Rule,Rule 1; Now see,Note 2')
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
  ])('a visitor on %s reads whether an event is over and a newer note is there: %s', async (day, isOver) => {
    const { mainOf, site } = read(
      {
        'insights/evening.mdx': event(evening),
        'insights/old.mdx': note(1, 'supersededBy: new'),
        'insights/new.mdx': note(2, 'publishOn: 2026-12-04'),
      },
      day,
    )
    expect((await mainOf('/insights/old')).textContent?.includes('a newer notice: Note 2')).toBe(isOver)
    const page = (await mainOf('/insights/evening')).textContent
    expect(page).toContain('Thursday, December 3, 2026, 6:00 PM to 8:00 PM EST')
    expect(page.includes('This is over')).toBe(isOver)
    const [shown] = headingsIn(await mainOf('/insights'), 3)
    expect(shown).toBe(isOver ? 'Note 2' : 'An evening')
    expect(site.routes.find(({ path }) => path === '/insights/evening')?.listed).toBe(!isOver)
  })
})

describe('the place and the state of an event', () => {
  const place = 'The library, 2nd floor; ring twice'
  const earlier = 'movedFrom: 2026-12-03 18:30'
  const both = 'Room 4 and online'
  const room = { '@type': 'Place', name: place, address: place }
  const link = { '@type': 'VirtualLocation', url: 'https://meet.example/1' }

  it.each([
    ['in a room', place, '', 'Offline', room],
    ['in a room and online', place, link.url, 'Mixed', [room, link]],
    ['in both, in other words', both, link.url, 'Mixed', [{ ...room, name: both, address: both }, link]],
    ['only online', 'Online', link.url, 'Online', link],
    ['only by Zoom', 'Online, by Zoom', link.url, 'Online', link],
    ['only a webinar', 'By Zoom webinar', link.url, 'Online', link],
    ['online on this site', 'Online', '/contact', 'Online', { ...link, url: 'https://tiny.example/contact' }],
  ])('a visitor and a search engine learn that it’s %s', async (_, where, online, mode, location) => {
    const text = event(hours + (online && `\nonline: ${online}`)).replace(place, where)
    const { mainOf, htmlOf } = read({ 'insights/evening.mdx': text })
    const shown = mode === 'Mixed' && where === place ? `${place} and online` : where
    expect((await mainOf('/insights/evening')).textContent).toContain(`Where${shown}`)
    const join = queryAllByRole(document.body, 'link', { name: 'Take part online' })
    expect(join.map((one) => one.getAttribute('href')).join()).toBe(online)
    expect(structuredDataOf(await htmlOf('/insights/evening'))).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location,
    })
  })

  it.each([
    ['as planned', '', 'Scheduled', 'WhenThursday', true],
    ['moved', earlier, 'Rescheduled', 'Moved fromThursday, December 3, 2026, 6:30 PM EST', true],
    ['canceled', 'canceled: true', 'Cancelled', 'WhenThis event is canceled. Thursday, December 10', false],
    ['canceled after a move', `canceled: true\n${earlier}`, 'Cancelled', 'Moved fromThursday', false],
  ])('a visitor and a search engine learn that it’s %s', async (_, fields, status, shown, isComing) => {
    const text = event(`${hours}\nlink: https://signup.example/\n${fields}`)
    const { mainOf, htmlOf } = read({ 'insights/evening.mdx': text })
    const page = (await mainOf('/insights/evening')).textContent
    expect(page).toContain(shown)
    expect([page.includes('Sign Up'), page.includes('Add to a calendar')]).toEqual([isComing, isComing])
    expect((await mainOf('/insights')).textContent).toContain(shown)
    const before = fields.includes(earlier) && { previousStartDate: '2026-12-03T18:30:00-05:00' }
    const times = { startDate: '2026-12-10T18:00:00-05:00', endDate: '2026-12-10T20:00:00-05:00', ...before }
    const eventStatus = `https://schema.org/Event${status}`
    expect(structuredDataOf(await htmlOf('/insights/evening'))).toMatchObject({ ...times, eventStatus })
  })
})

describe('feeds and calendars', () => {
  it('a reader’s program names all authors, and everyone learns of a correction', async () => {
    const { fileAt, mainOf, htmlOf } = read({
      'insights/old.mdx': note(1, 'updated: 2026-11-20').replace('- jo-doe', '- jo-doe\n  - Ann Gone'),
      'insights/new.mdx': note(9),
    })
    expect((await mainOf('/insights/old')).textContent).toContain('Updated November 20, 2026')
    const days = { datePublished: '2026-02-05', dateModified: '2026-11-20' }
    expect(structuredDataOf(await htmlOf('/insights/old'))).toMatchObject(days)
    const json: unknown = JSON.parse(fileAt('/insights/feed.json'))
    const dates = ['2026-02-05T12:00:00.000Z', '2026-11-20T12:00:00.000Z']
    expect(json).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      home_page_url: 'https://tiny.example/insights',
      items: [
        { title: 'Note 9', date_modified: '2026-10-05T12:00:00.000Z' },
        {
          title: 'Note 1',
          content_html: '<p>Something changes.</p>',
          authors: [{ name: 'Jo Doe', url: 'https://tiny.example/attorneys/jo-doe' }, { name: 'Ann Gone' }],
          tags: ['Alpha'],
          date_published: dates[0],
          date_modified: dates[1],
        },
      ],
    })
    const atom = new DOMParser().parseFromString(fileAt('/insights/feed.xml'), 'text/xml')
    const texts = (name: string) => [...atom.querySelectorAll(name)].map(({ textContent }) => textContent)
    expect(texts('entry:last-of-type author name')).toEqual(['Jo Doe', 'Ann Gone'])
    expect(texts('entry:last-of-type > published, entry:last-of-type > updated').toSorted()).toEqual(dates)
    expect(texts('feed > updated')).toEqual([dates[1]])
  })

  it('a visitor’s calendar replaces an event each time that it’s corrected, moved or canceled', () => {
    const eventWith = (fields: string) =>
      eventIn(read({ 'insights/evening.mdx': event(`${hours}\n${fields}`) }).fileAt('/insights/evening.ics'))
    const moved = 'updated: 2026-01-05\nmovedFrom: 2026-12-03 18:00'
    const files = ['', 'updated: 2026-01-05', moved, `${moved}\ncanceled: true`, 'updated: 2026-02-05']
    const versions = files.map(eventWith)
    // ts-ics gives undefined for 0.
    expect(versions.map(({ sequence = 0 }) => sequence)).toEqual([0, 3, 4, 5, 34])
    const states = ['CONFIRMED', 'CONFIRMED', 'CONFIRMED', 'CANCELLED', 'CONFIRMED']
    expect(versions.map(({ status }) => status)).toEqual(states)
    const days = ['2026-01-02', '2026-01-05', '2026-01-05', '2026-01-05', '2026-02-05']
    expect(versions.map(({ stamp }) => stamp.date.toISOString().slice(0, 10))).toEqual(days)
    expect(new Set(versions.map(({ uid }) => uid)).size).toBe(1)
    const link = 'https://meet.example/1'
    expect(eventWith(`online: ${link}`).location).toBe(`The library, 2nd floor; ring twice; ${link}`)
  })

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
    ['winter', '2026-12-03 18:00', '2026-12-03 20:00', '2026-12-03T23:00', '2026-12-04T01:00'],
    ['summer', '2027-07-01 18:00', '2027-07-01 20:00', '2027-07-01T22:00', '2027-07-02T00:00'],
  ])('a visitor’s calendar shows the right hour in %s', (_, starts, ends, ...times) => {
    const { fileAt } = read({ 'insights/evening.mdx': event(`starts: ${starts}\nends: ${ends}`) })
    const shown = eventIn(fileAt('/insights/evening.ics'))
    expect([shown.start.date, shown.end?.date].map((date) => date?.toISOString().slice(0, 16))).toEqual(times)
    expect([shown.summary, shown.uid]).toEqual(['An evening', 'notice-2026-99@tiny.example'])
  })
})
