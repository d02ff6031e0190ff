import { stringify } from 'csv-stringify/sync'
import type { Diagnostic } from '../../content/model/diagnostic.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { capitalize } from '../../content/text/capitalize.ts'
import { escapeHtml } from '../../content/text/escapeHtml.ts'
import { colour } from '../redline/documents/palette.ts'
import { offlineHead } from '../redline/documents/offlineHead.ts'
import type { ChainedApproval } from '../approvals/approvalRecord.ts'
import { foldName, type ApprovalPolicy } from '../approvals/approvers.ts'
import { signatureInWords } from '../approvals/signature.ts'
import type { RecordSignatures } from '../model/recordSignature.ts'

/** A record of approval with all that is known of it, as texts. */
interface LogLine extends Readonly<
  Record<
    | 'number'
    | 'day'
    | 'act'
    | 'subject'
    | 'by'
    | 'office'
    | 'email'
    | 'note'
    | 'review'
    | 'file'
    | 'form'
    | 'digest'
    | 'commit'
    | 'signature'
    | 'seal'
    | 'fault',
    string
  >
> {}

/** What the records of approvals are told with. */
interface LogSources {
  /** In their order. */
  records: readonly ChainedApproval[]
  /** The files of approved texts by their digest. */
  files: ReadonlyMap<string, string>
  signatures: RecordSignatures
  /** That of today: the records do not tell by what office somebody approved. */
  policy: ApprovalPolicy
  /** Whether an approval is by somebody who may give it, by that policy. */
  mayApprove: (record: ChainedApproval) => boolean
  /** What shows that records were tampered with. */
  problems: readonly Pick<Diagnostic, 'line' | 'message'>[]
}

/** The records of approvals as lines of a table: each with its text, its commit and the key that signed it. */
export const logLines = ({
  records,
  files,
  signatures,
  policy,
  mayApprove,
  problems,
}: LogSources): LogLine[] =>
  records.map((record) => {
    const { number, day, act, subject, by, note, via, form, digest, line, seal } = record
    const signature = signatures.get(line)
    const person = policy.approvers?.find(({ name }) => foldName(name) === foldName(by))
    return {
      number: String(number),
      day,
      act,
      subject,
      by,
      office: person?.office ?? '',
      email: person?.email ?? '',
      note,
      review: via ? `${via.review} by ${via.login} of ${via.commit}` : '',
      file: act === 'kept' ? subject : (files.get(digest) ?? ''),
      form,
      digest,
      commit: signature && 'commit' in signature ? signature.commit : '',
      signature: signatureInWords(record, signature, policy).replace(/^, (?:which is )?/, ''),
      seal,
      fault: [
        ...problems.flatMap(({ line, message }) => (line === record.line ? message : [])),
        ...(act === 'approved' && !files.has(digest)
          ? ['The text that was approved is missing, or was changed.']
          : []),
        ...(act === 'approved' && !mayApprove(record)
          ? [
              `By today’s list of approvers, ${by} was not to approve ${subject} on ${formatDate(day)}, so this record does not count.`,
            ]
          : []),
      ].join(' '),
    }
  })

const columns: Readonly<Record<keyof LogLine, string>> = {
  number: 'Number',
  day: 'Day',
  act: 'What was done',
  subject: 'Page or file',
  by: 'By',
  office: 'Office by today’s list',
  email: 'E-mail by today’s list',
  note: 'Note',
  review: 'Review on GitHub',
  file: 'Text',
  form: 'Form',
  digest: 'SHA-256',
  commit: 'Commit',
  signature: 'Signature',
  seal: 'Seal',
  fault: 'What is wrong with this record',
}

/** The log as CSV (RFC 4180), for a spreadsheet, with no text that a spreadsheet would calculate. */
export const logCsv = (lines: readonly LogLine[]): string =>
  stringify([...lines], {
    header: true,
    record_delimiter: '\r\n',
    escape_formulas: true,
    columns: Object.entries(columns).map(([key, header]) => ({ key, header })),
  })

/** The log for a terminal: a paragraph for each record. */
export const logText = (lines: readonly LogLine[]): string =>
  lines.map((line) => [sentenceOf(line), ...detailsOf(line).map((one) => `  ${one}`)].join('\n')).join('\n')

const sentenceOf = ({ number, day, act, subject, by, note }: LogLine): string =>
  `${number}. ${formatDate(day)}: ${by} ${act === 'kept' ? 'kept the version' : 'approved'} ${subject}${note === '' ? '' : ` (${note})`}.`

const detailsOf = ({
  office,
  email,
  file,
  act,
  digest,
  review,
  commit,
  signature,
  fault,
}: LogLine): string[] => [
  ...(fault === '' ? [] : [`Careful: ${fault}`]),
  ...(office === '' ? [] : [`By today’s list of approvers: ${office}, ${email}`]),
  ...(review === '' ? [] : [`By review ${review}.`]),
  `${act === 'kept' || file === '' ? '' : `${file}, `}SHA-256 ${digest}`,
  ...(signature + commit === '' ? [] : [capitalize(`${signature || `in commit ${commit}`}.`)]),
]

/**
 * The log as one HTML file that needs nothing else, to print or send.
 * @param title what stands above it; @param notes sentences below that
 * @returns the whole document; the same log gives the same text
 */
export const logPage = (title: string, notes: readonly string[], lines: readonly LogLine[]): string =>
  `${offlineHead(title, style)}
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join('\n')}
<ol>
${lines.map(itemHtml).join('\n')}
</ol>
</main>
</body>
</html>
`

const itemHtml = (line: LogLine): string =>
  `<li value="${line.number}"><p>${escapeHtml(sentenceOf(line).replace(/^\d+\. /, ''))}</p>
${[...detailsOf(line), `Seal ${line.seal}`].map((one) => `<p class="detail">${escapeHtml(one)}</p>`).join('\n')}</li>`

const style = `
html { background: ${colour.paper}; color: ${colour.text}; font: 400 1.0625rem/1.5 'Source Serif 4', Palatino, 'Book Antiqua', Georgia, serif; color-scheme: light; }
body { margin: 0 auto; padding: clamp(1.5rem, 4vw, 4rem) clamp(1.125rem, 5vw, 4rem); max-width: 52rem; }
h1 { font-weight: 400; font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); line-height: 1.2; color: ${colour.ink}; margin: 0 0 1.5rem; }
p { margin: 0 0 0.25rem; overflow-wrap: anywhere; }
ol { margin: 2rem 0 0; padding: 0 0 0 3rem; }
li { padding: 0.6rem 0; border-top: 1px solid ${colour.line}; break-inside: avoid; }
.detail { color: ${colour.textQuiet}; font-size: 0.8125rem; }
@media print { html { background: none; } }
`
