import * as fc from 'fast-check'

// The same random values each time, so that nobody's change fails because of bad luck.
fc.configureGlobal({ seed: 20_250_620 })
