/**
 * Loaded into every process that the net starts (`node --import`): its clock begins at the same moment each
 * time, so that records with the day on which they were made can be compared.
 */
const begin = Date.parse('2026-11-22T15:00:00Z')
const realNow = Date.now.bind(Date)
const started = realNow()
Date.now = () => begin + realNow() - started
globalThis.Date = new Proxy(Date, {
  construct: (target, words, newTarget) =>
    Reflect.construct(target, words.length === 0 ? [target.now()] : words, newTarget),
  apply: (target) => new target(target.now()).toString(),
})
