import * as fc from 'fast-check'

// The same random values each time, so that a change is never held up by the luck of another; `npm run fuzz` takes
// new ones.
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 20_250_620) })
