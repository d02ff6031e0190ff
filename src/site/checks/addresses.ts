import { absenceInWords } from '../absence.ts'
import { knownAddresses, type Known } from '../ledger/knownAddresses.ts'
import { ledgerFile, type LedgerLine } from '../ledger/readLedger.ts'
import { wrongRedirect, type Redirect } from '../ledger/wrongRedirect.ts'
import { nearest } from '../nearest.ts'
import { fileStart, problemAt, type Problem, type Told } from '../problem.ts'
import { parentPath } from '../routes.ts'
import type { Check, Whole } from './check.ts'

/** Addresses are promises: what was once published is a page, or leads to one. Without a list, nothing is checked. */
export const checkAddresses: Check = (whole) => {
  if (whole.ledger === undefined) return []
  const known = knownAddresses(whole, whole.ledger)
  return [...whole.ledger.lines.flatMap((line) => lineProblems(line, known, whole)), ...unrecorded(known)]
}

function lineProblems(line: LedgerLine, known: Known, whole: Whole): Problem[] {
  const { address, target } = line
  const first = known.lines.get(address)
  const at = (told: Told | undefined, column = line.column): Problem[] =>
    told ? [problemAt(ledgerFile, { line: line.line, column }, told)] : []
  if (first && first.line !== line.line) return at(twice(address, first))
  if (known.unsound.has(address)) return []
  if (target === undefined) return at(known.stands(address) ? undefined : lost(address, known, whole))
  const redirect = { from: address, to: target.address }
  const there = pageThere(redirect, known)
  return there ? at(there) : at(wrongRedirect(redirect, known, whole), target.column)
}

const twice = (address: string, first: LedgerLine): Told => [
  'address-twice',
  `The address ${address} stands in line ${first.line} already.`,
  'Delete one of the two lines.',
]

/** The problem of an address that leads elsewhere although a page stands there. */
function pageThere({ from: address, to }: Redirect, known: Known): Told | undefined {
  if (known.stands(address) && !known.leaving.has(address)) {
    return [
      'redirect-page',
      `The address ${address} leads to ${to}, although a page stands there.`,
      `Write only ${address} in this line; or delete the page, if visitors are to be led elsewhere.`,
    ]
  }
  const likeIt = known.inSmallLetters.get(address.toLowerCase())
  return likeIt === undefined || likeIt === address
    ? undefined
    : [
        'redirect-page',
        `The address ${address} differs from the page ${likeIt} only in capitals.`,
        'Delete this line; many servers take both for the same address.',
      ]
}

/** The problem of an address that was published, and where no page stands any more. */
function lost(address: string, known: Known, { content }: Whole): Told {
  const absent = content.absent.find(({ path }) => path === address)
  const guess = nearest(address, known.fresh) ?? pageAbove(address, known)
  return [
    'lost-address',
    absent
      ? `The address ${address} was published, and its page ${absenceInWords(absent.absence)}.`
      : `The address ${address} was published, and no page stands there any more.`,
    guess === address
      ? 'Bring the page back.'
      : `Bring the page back, or write in this line where its visitors go instead, for example: ${address} -> ${guess}`,
  ]
}

function pageAbove(address: string, known: Known): string {
  const above = parentPath(address)
  if (above === undefined) return '/'
  return known.pages.has(above) ? above : pageAbove(above, known)
}

/** One warning for all pages whose address is not in the list yet. */
function unrecorded({ fresh }: Known): Problem[] {
  const [first] = fresh
  if (first === undefined) return []
  const some = `${fresh.slice(0, 3).join(', ')}${fresh.length > 3 ? ' and others' : ''}`
  return [
    problemAt(ledgerFile, fileStart, [
      'new-address',
      fresh.length === 1
        ? `The address of the page ${first} is not in this list yet.`
        : `The addresses of ${fresh.length} pages are not in this list yet: ${some}.`,
      'Run npm run addresses and commit this file with your change, or add each on a line of its own.',
    ]),
  ]
}
