/** What a form needs to send its message. Browsers load it with the first letter typed. */
export { deliveries } from './deliveries.ts'
export { writeLetter } from './letter.ts'
export { mistakesIn } from './mistakes.ts'
export { Receipt } from './Receipt.tsx'
