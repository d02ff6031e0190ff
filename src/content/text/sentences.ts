/** Words with their points, as they are typed: "Ill." is a state and "ill." the end of a sentence. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))
const alternatives = (words: ReadonlySet<string>): string =>
  [...words].join('|').replaceAll('.', String.raw`\.`)

/** Something always follows these short forms: a name, the other party, a number, an example. */
const neverLast = list(`
  v. vs. V. Vs. Mr. Mrs. Ms. Mx. Messrs. Mmes. Dr. Drs. Prof. Hon. Rev. Fr. Sen. Rep. Gov. Gen. Col. Capt. Lt. Maj.
  Sgt. Cmdr. Adm. Pres. Supt. e.g. i.e. E.g. I.e. eg. ie. cf. Cf. viz. ca. approx. incl. Id. Ibid. id. ibid. P.O.
  arts. secs. vols. figs. paras. subd. subds. subch. subpt. dist. dept. misc.
`)

/** Words with a capital that begin a sentence and hardly ever a name, so that “Acme Inc. The court …” is two. */
const beginsSentence = list(`
  The This These Those That There We He She They You It Its Our Ours Their His Her Your If When While Because Although
  However Therefore Moreover Nevertheless Whether Who What Why How Where Which
  In On At By For From To With Without Upon Until Unless As After Before During Since Once Although Though
  And But Or Nor So Yet All Any Each Every Some Such Both Either Neither Nothing Nobody No Not Here Then Thus Also
  Please Is Are Was Were Do Does Did Has Have Had Can Could Would Should Must An
`)

/** These end a sentence only if the next word begins one. */
const seldomLast = list(`
  Inc. Corp. Co. Cos. Ltd. Bros. Assn. Univ. No. Nos. Nr. Art. Sec. Ch. Vol. Fig. Para. Ex. Rev. Stat. Cir. Dist. Dept. Fed.
  St. Ste. Mt. Ft. Ave. Blvd. Jan. Feb. Mar. Apr. Jun. Jul. Aug. Sep. Sept. Oct. Nov. Dec. Est. est. avg. max. min.
`)

/** The source of a pattern for a short form, initials among them, after which a sentence goes on. */
export const shortForm =
  String.raw`(?<!\p{L})(?:${alternatives(neverLast)}|(?:\p{Lu}\.|${alternatives(seldomLast)})` +
  String.raw`(?! (?:${alternatives(beginsSentence)})(?![\p{L}.])))`

const gap =
  /(?<![.!?…])(?<stop>[.!?…]+)(?<closing>["'”’»)\]]*) +["'“‘«([¿¡]*(?=(?<next>[\p{Lu}\p{Lt}\p{N}§¶$€£].{0,40}))/gu

/** What only counts: “1.”, “A.”, “IV.”, “§ 12(b).”, “Section 4.”, and “We do this: 1.” */
const enumerator =
  /[:;,.!?)]\s\d{1,2}\.$|^[\s"'“‘(]*(?:[§¶]+\s*|\p{Lu}\p{Ll}+\.?\s+)?(?:\d[\w.()-]*|[IVXLC]+|[ivxlc]+|\p{L}|\(\w{1,4}\))\.$/u

/** Whether a second sentence surely starts in a line of English, the law’s short forms included. */
export const hasSecondSentence = (line: string): boolean =>
  [...line.matchAll(gap)].some(({ index, groups = {} }) => {
    const { stop = '', closing = '', next = '' } = groups
    const end = index + stop.length
    const before = line.slice(0, end)
    const isOpen = before.split('(').length > (before + closing).split(')').length
    if (/^\.{3}$|…$/.test(stop) || (isOpen && line.slice(end).includes(')'))) return false
    const [word = ''] = /^[\p{L}'’]*/u.exec(next) ?? []
    // “In re Smith” and “No. 5” go on with a citation.
    const begins = beginsSentence.has(word) && !next.startsWith('In re ') && !next.startsWith(`${word}.`)
    // “Why?” Smith asked.
    if (stop !== '.') return begins || closing === ''
    const [last = ''] = /[^\s([{"'“‘«/—–]*$/.exec(before.replaceAll('\\', '')) ?? []
    if (last === '.' || neverLast.has(last) || enumerator.test(before)) return false
    // A word without capitals is no short form.
    return begins || /^\p{Ll}{4,}\.$/u.test(last)
  })
