import { stringify } from 'csv-stringify/sync'
import type { RegisterLine } from './register.ts'

/** The register as CSV (RFC 4180), for a spreadsheet: every field, with no text that a spreadsheet would calculate. */
export const registerCsv = (lines: readonly RegisterLine[]): string =>
  stringify(
    lines.map((line) => ({
      ...line,
      states: line.states.join(', '),
      pages: line.pages.join(' '),
      sample: line.sample ? 'sample' : '',
    })),
    {
      header: true,
      record_delimiter: '\r\n',
      escape_formulas: true,
      columns: [
        { key: 'claim', header: 'Claim' },
        { key: 'file', header: 'File' },
        { key: 'kind', header: 'Kind' },
        { key: 'value', header: 'Shown as' },
        { key: 'statement', header: 'Statement' },
        { key: 'asOf', header: 'As of' },
        { key: 'reviewBy', header: 'Review by' },
        { key: 'owner', header: 'Owner' },
        { key: 'evidence', header: 'Evidence' },
        { key: 'evidenceDigest', header: 'Digest of the evidence' },
        { key: 'states', header: 'State' },
        { key: 'pages', header: 'Shown on' },
        { key: 'sample', header: 'Sample' },
      ],
    },
  )
