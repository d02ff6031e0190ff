import { afterAll, describe } from 'vitest'
import { it, ofItsOwn, takeOver } from '../browser/browser.ts'
import { doTasks, heading, menuLink, readForm, type Form } from '../browser/failureTable.ts'
import { fail, failures, letPatienceEnd, parts, type Failure, type Part } from '../browser/whatFails.ts'

const keysOf = <Key extends string>(record: Record<Key, unknown>): Key[] => {
  const keys: Key[] = []
  for (const key in record) keys.push(key)
  return keys
}

const isData = (part: Part): boolean => part === 'the payloads' || part === 'the shell'

/** Only data bears a version, and of the map there is nothing here that could be cut short. */
const isPossible = (part: Part, failure: Failure): boolean =>
  failure === 'corrupted'
    ? isData(part)
    : failure === 'of another version'
      ? part === 'the payloads'
      : failure !== 'cut short' || part !== 'the map'

const pairs = keysOf(parts).flatMap((part) =>
  keysOf(failures)
    .filter((failure) => isPossible(part, failure))
    .map((failure) => [part, failure] as const),
)

const needless: readonly Part[] = ['the fonts', 'the drawings', 'the map']
/** What has come already when the visitor goes to the form from another page, and is not asked for again. */
const here: readonly Part[] = ['the first script', 'React’s script', 'a script that all share', 'the shell']

const table: string[] = []
afterAll(() => console.log(`\n${table.toSorted().join('\n')}\n`))

describe.concurrent('each part of the site and each way to fail, from the first load on', () => {
  it.for(pairs)('%s %s', async ([part, failure], { open, eventually }) => {
    const form: Form = needless.includes(part) ? 'sends' : 'says that it cannot send'
    const { page } = await open('/robots.txt', { prepare: (fresh) => fail(fresh, part, failure) })
    table.push(await doTasks(page, { scenario: `${part}: ${failure}`, form, open, eventually }))
  })
})

describe.concurrent('each part of the site and each way to fail, once React runs', () => {
  it.for(pairs)('%s %s', async ([part, failure], { open, eventually }) => {
    const form: Form = needless.includes(part) || here.includes(part) ? 'sends' : 'says that it cannot send'
    const { page } = await open('/about', { prepare: ofItsOwn })
    await takeOver(page)
    await fail(page, part, failure)
    await menuLink(page, 'Contact Us').click()
    await eventually(() => heading(page)).toBe('Contact Us')
    await eventually(async () => {
      await page.mouse.move(3, 300)
      await page.mouse.move(5, 300)
      await letPatienceEnd(page)
      return readForm(page)
    }, 'the form').toBe(form)
    await page.goBack({ waitUntil: 'commit' })
    await eventually(() => heading(page), 'back again').toBe('About Us')
    table.push(`${`${part}: ${failure}, later`.padEnd(44)} goes and comes back ✓  the form ${form}`)
  })
})
