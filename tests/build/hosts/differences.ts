import type { RunningServer } from '../../../scripts/hosting/servers.ts'

/** Something in which a server’s answer differs from that of the preview. */
export interface AnswerDifference {
  host: RunningServer['name']
  question: string
  /** What the preview answered. */
  status: number
  field: string
  preview: string | undefined
  theirs: string | undefined
}

interface Reason {
  host: RunningServer['name'] | 'both'
  /** The fields that may differ; all when none is named. */
  fields?: readonly string[]
  when: (difference: AnswerDifference) => boolean
  why: string
}

const asksFor =
  (encoding: RegExp): Reason['when'] =>
  ({ question }) =>
    encoding.test(/accept-encoding: (.*)$/.exec(question)?.[1] ?? '')
const asks =
  (words: RegExp): Reason['when'] =>
  ({ question }) =>
    words.test(question)
const gets =
  (...statuses: number[]): Reason['when'] =>
  ({ status }) =>
    statuses.includes(status)

/** Every difference that there may be, each with its reason: what a server does that no setting of its own changes. */
const reasons: readonly Reason[] = [
  {
    host: 'both',
    fields: ['type', 'length', 'body'],
    when: gets(301, 400, 405, 412, 416),
    why: 'The few words of an answer that is no file are each server’s own.',
  },
  {
    host: 'both',
    fields: ['tag', 'date', 'ranges', 'range'],
    when: gets(404),
    why: 'They send the page for missing addresses with the tag and the day of its file, and in parts; nobody asks for it again by them (RFC 9110, 8.8 and 14), and ours leaves them out.',
  },
  {
    host: 'both',
    fields: ['caching', 'tag', 'date', 'ranges'],
    when: gets(412),
    why: 'They refuse with the headers of the file.',
  },
  {
    host: 'both',
    when: asks(/range: (bytes=(a-b|1?$)|bits)/),
    why: 'A range that is none is to be ignored (RFC 9110, 14.2); they refuse it.',
  },
  {
    host: 'both',
    when: asks(/range: bytes=0-9, ?\d/),
    why: 'Of several ranges they send each as a part; ours sends the whole file: a server may ignore ranges (RFC 9110, 14.2).',
  },
  {
    host: 'both',
    fields: ['caching', 'tag', 'date', 'ranges', 'range', 'lacking', 'status'],
    when: asks(/range: bytes=(99999999-|5-2|-0)/),
    why: 'nginx writes its headers twice when no byte is in the range; Caddy keeps those of the file, and takes -0 for a range.',
  },
  {
    host: 'both',
    fields: ['status', 'encoding', 'range', 'length', 'body'],
    when: asks(/range: .*accept-encoding/),
    why: 'Asked for a part, ours sends a part of the file as it is; nginx the whole file compressed, Caddy a part of that.',
  },
  {
    host: 'both',
    when: asks(/%c0%ae/),
    why: 'They take bytes that are no UTF-8 for the name of a file that is not there.',
  },
  {
    host: 'nginx',
    fields: ['encoding', 'length', 'body'],
    when: asksFor(/\bbr\b|\*/),
    why: 'Debian’s nginx has no module for Brotli: it sends gzip, or the file as it is.',
  },
  {
    host: 'nginx',
    fields: ['ranges'],
    when: asksFor(/gzip|\*/),
    why: 'nginx offers no parts of a file that it sends compressed.',
  },
  {
    host: 'nginx',
    fields: ['ranges'],
    when: ({ question, theirs }) => theirs === undefined && /range: bytes=|a part/.test(question),
    why: 'nginx does not say that it knows ranges where it has just shown it.',
  },
  {
    host: 'nginx',
    fields: ['caching'],
    when: ({ status, theirs }) => status === 400 && theirs === undefined,
    why: 'nginx refuses some addresses before it has come to the rules; no browser keeps such an answer.',
  },
  {
    host: 'Caddy',
    fields: ['length'],
    when: ({ theirs, question }) => theirs === undefined && /accept-encoding/.test(question),
    why: 'Caddy sends compressed files in pieces, without their length.',
  },
  {
    host: 'Caddy',
    fields: ['encoding', 'length', 'body'],
    when: asksFor(/\*/),
    why: 'Caddy does not take a star for an encoding that it has.',
  },
  {
    host: 'Caddy',
    fields: ['vary'],
    when: ({ preview }) => preview === undefined,
    why: 'Caddy is told what varies by the kind of file; small files have no compressed form.',
  },
  {
    host: 'both',
    fields: ['ranges'],
    when: asks(/its own (tag|day)|any tag/),
    why: 'They leave out that they know ranges where they tell that nothing has changed.',
  },
  {
    host: 'Caddy',
    fields: ['body', 'length'],
    when: asks(/\/nowhere · range/),
    why: 'Caddy sends a part of the page for missing addresses, with 404.',
  },
  {
    host: 'Caddy',
    fields: ['date'],
    when: asks(/its own (tag|day)|any tag/),
    why: 'Caddy leaves out the day where it tells that nothing has changed.',
  },
  {
    host: 'Caddy',
    fields: ['caching', 'lacking'],
    when: asks(/^GET · \/%(zz)?$/),
    why: 'Go refuses what is no address before Caddy sees it.',
  },
  {
    host: 'Caddy',
    when: asks(/\/a{300}$/),
    why: 'Caddy answers 500 where the file system refuses a name for its length.',
  },
]

/** The differences that no reason is given for, as lines, and the reasons that nothing needs any more. */
export function explained(
  differences: readonly AnswerDifference[],
  hosts: readonly RunningServer[],
): { unexplained: string[]; unused: string[] } {
  const used = new Set<Reason>()
  const unexplained = differences.filter((difference) => {
    const fitting = reasons.filter(
      ({ host, fields, when }) =>
        (host === 'both' || host === difference.host) &&
        (fields?.includes(difference.field) ?? true) &&
        when(difference),
    )
    for (const reason of fitting) used.add(reason)
    return fitting.length === 0
  })
  return {
    unexplained: unexplained.map(
      ({ host, question, field, preview, theirs }) =>
        `${host}: ${question} → ${field} ${theirs} (preview: ${preview})`,
    ),
    unused: hosts.length === 1 ? [] : reasons.filter((reason) => !used.has(reason)).map(({ why }) => why),
  }
}
