import { afterAll, describe } from 'vitest'
import { it } from '../browser/browser.ts'
import { doTasks, goToFormAndBack, type Form } from '../browser/failureTable.ts'
import { circumstances, failing, failures, parts, type Failure, type Part } from '../browser/whatFails.ts'

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
    const { page } = await open('/robots.txt', { intercept: [failing(part, failure)] })
    table.push(await doTasks(page, { scenario: `${part}: ${failure}`, form, open, eventually }))
  })
})

describe.concurrent('each odd thing about a visitor’s browser', () => {
  it.for(Object.entries(circumstances))('%s', async ([scenario, prepare], { open, eventually }) => {
    const { page } = await open('/robots.txt', { prepare })
    table.push(await doTasks(page, { scenario, form: 'sends', open, eventually }))
  })
})

describe.concurrent('each part of the site and each way to fail, once React runs', () => {
  it.for(pairs)('%s %s', async ([part, failure], { open, eventually }) => {
    const form: Form = needless.includes(part) || here.includes(part) ? 'sends' : 'says that it cannot send'
    await goToFormAndBack(part, failure, { form, open, eventually })
    table.push(`${`${part}: ${failure}, later`.padEnd(44)} goes and comes back ✓  the form ${form}`)
  })
})
