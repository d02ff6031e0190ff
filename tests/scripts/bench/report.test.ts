import { expect, it } from 'vitest'
import { Measurements } from '../../../scripts/bench/measurements.ts'
import { formatReport, reportData, type BenchResult } from '../../../scripts/bench/report.ts'

const measured = new Measurements()
for (const time of [1.5, 1.25, 2]) measured.add('cleanBuild', 'ours', 1_000, time)
for (const time of [12, 12]) measured.add('cleanBuild', 'astro', 1_000, time)
measured.add('cleanBuildMemory', 'ours', 28, 1_234.4)
measured.add('cleanBuild', 'ours', 28, 1)
measured.add('saidTexts', 'ours', 300, 0)

const result: BenchResult = {
  measured,
  failures: [{ step: '28 pages, Astro, a visit', reason: 'It fell asleep.' }],
  machine: 'A machine',
  versions: { ours: 'this project', astro: 'Astro 1' },
  commit: '1234567',
  day: '2026-01-31',
  command: 'npm run bench',
}

it('the table has a row for each quantity and size, and a column for each system that was measured', () => {
  expect(formatReport(result).split('\n\n')[0]?.split('\n')).toEqual([
    '|  | ours | Astro |',
    '| --- | --- | --- |',
    '| clean build, 28 pages | 1.00 s |  |',
    '| clean build, 1,000 pages | 1.50 s (1.25–2.00) | 12.0 s ×0.13 |',
    '| clean build, memory, 28 pages | 1,234 MiB |  |',
    '| texts that the second said reads from Git, 300 commits | 0 |  |',
  ])
})

it('below it stand the targets, what failed, and how it was measured', () => {
  const lines = formatReport(result).split('\n')
  expect(lines).toContain('| clean build, 1,000 pages: part of Astro’s | at most 0.70 | 0.13 | met |')
  expect(lines).toContain('| clean build, 28 pages: part of Astro’s | at most 1.00 | – | not measured |')
  expect(lines).toContain('- 28 pages, Astro, a visit: It fell asleep.')
  expect(lines.slice(-3)).toEqual([
    'Measured on 2026-01-31 at 1234567 with `npm run bench`: A machine.',
    '',
    'Versions: this project; Astro 1.',
  ])
})

it('as data, each measurement has its values, and each target says whether it is met', () => {
  const data = reportData(result)
  expect(data.measurements[0]).toEqual({
    quantity: 'cleanBuild',
    system: 'ours',
    size: 1_000,
    unit: 's',
    values: [1.5, 1.25, 2],
    median: 1.5,
    least: 1.25,
    most: 2,
  })
  expect(data.targets).toContainEqual({
    name: 'clean build, 1,000 pages: part of Astro’s',
    limit: 0.7,
    figure: 0.125,
    isMet: true,
  })
  expect(JSON.parse(JSON.stringify(data))).toMatchObject({ machine: 'A machine', failures: result.failures })
})
