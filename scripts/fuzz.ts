import { spawnSync } from 'node:child_process'

/**
 * `npm run fuzz`: mutates the real content at random, 20,000 times (`FUZZ_RUNS`), and checks that every
 * result is either shown or reported in plain words. The mutations differ each time; `FUZZ_SEED` repeats
 * those of an earlier run.
 */
const { FUZZ_RUNS = '20000', FUZZ_SEED = String(Date.now() % 2 ** 31) } = process.env
console.log(
  `${FUZZ_RUNS} mutations. The same ones again: FUZZ_RUNS=${FUZZ_RUNS} FUZZ_SEED=${FUZZ_SEED} npm run fuzz`,
)
const { status } = spawnSync(
  'npx',
  [
    '--no-install',
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'unit',
    'tests/content/fuzz.test.ts',
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, FUZZ_RUNS, FUZZ_SEED },
    shell: process.platform === 'win32',
  },
)
process.exitCode = status ?? 1
