/** Short forms that end with a point, as they are typed: "Ill." is a state and "ill." the end of a sentence. */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

/** Something always follows: a name, the other party, an example. */
const neverLast = list(`
  v. vs. V. Vs. Mr. Mrs. Ms. Mx. Messrs. Mmes. Dr. Drs. Prof. Hon. Rev. Fr. Sen. Rep. Gov. Gen. Col. Capt. Lt. Maj.
  Sgt. Cmdr. Adm. Pres. Supt. e.g. i.e. E.g. I.e. eg. ie. cf. Cf. viz. ca. approx. incl. Id. Ibid. id. ibid. P.O.
`)

/** The end of a name or a citation, or the end of a sentence. Single letters and A.B.C. are known by their shape. */
const perhapsLast = list(`
  Inc. Corp. Co. Cos. Ltd. Bros. Jr. Sr. Esq. etc. al. seq. ff. Cie. S.p.A. Assoc. Assocs. Ass’n. Ass'n. Assn.
  Dept. Dep’t. Dep't. Univ. Inst. Intl. Int’l. Int'l. Natl. Nat’l. Nat'l. Govt. Gov’t. Gov't. Mfg. Ins. Indus. Ry.
  St. Ste. Ave. Blvd. Rd. Ln. Pkwy. Hwy. Fl. Bldg. Mt. Ft. Apt. Tel. Ext.
  Cir. Ct. Cts. Dist. Div. Supp. App. Fed. Reg. Regs. Stat. Const. Pub. Proc. Rul. Treas. Comm. Comm’r. Comm'r. Crim.
  Bus. Exec. Dom. Rel. Oblig. Educ. Mfrs. Restat. Ann. Envtl. Lab. Veh. Traf. Penal. Surr. Gen. Mun. Ed.
  Civ. Evid. Prac. Bankr. Cong. Sess. Supr. Super. Sup. Misc. Op. Ops. Att’y. Att'y. Atty. Jur. Rptr. Est. Ed. Eds.
  Ala. Ariz. Ark. Cal. Calif. Colo. Conn. Del. Fla. Ga. Ill. Ind. Kan. Ky. La. Mass. Md. Me. Mich. Minn. Miss. Mo.
  Mont. Neb. Nev. Okla. Ore. Pa. Tenn. Tex. Va. Vt. Wash. Wis. Wyo.
  Mon. Tue. Tues. Wed. Thu. Thurs. Fri. Sat. Sun. min. hrs. yrs. mos. est. dist. dept.
`)

/** Before a number; before anything else, the word “No” or the end of a sentence. */
const beforeNumber = list(`
  No. Nos. no. nos. Jan. Feb. Mar. Apr. Jun. Jul. Aug. Sep. Sept. Oct. Nov. Dec. p. pp. n. nn. para. paras. ¶. §. §§.
`)

/** Before a number, a Roman one or a letter: Art. IV, Ex. B. */
const beforeNumeral = list(`
  Art. Arts. art. arts. Sec. Secs. sec. secs. Vol. Vols. vol. vols. Ch. Chs. ch. chs. Fig. Figs. fig. figs. Ex. Exs.
  Exh. Pt. Pts. pt. pts. Cl. cl. Sched. Sch. Tit. tit. Par. Bk. Tab. Amend. Subch. Subpt. subpt.
`)

/** Words with a capital that begin a sentence and hardly ever a name, so that “Acme Inc. The court …” is two. */
const beginsSentence = list(`
  The This These Those That There We He She They You It Its Our Ours Their His Her Your If When While Because Although
  However Therefore Moreover Nevertheless Whether Who What Why How Where Which
  In On At By For From To With Without Upon Until Unless As After Before During Since Once Although Though
  And But Or Nor So Yet All Any Each Every Some Such Both Either Neither Nothing Nobody No Not Here Then Thus Also
  Please Is Are Was Were Do Does Did Has Have Had Can Could Would Should Must An
`)

const gap =
  /(?<stop>[.!?…]+)(?<closing>["'”’»)\]]*) +["'“‘«([¿¡]*(?=(?<next>[\p{Lu}\p{Lt}\p{N}§¶$€£].{0,40}))/gu

/** Whether a second sentence surely starts in a line, by the rules of English, the law’s short forms included. */
export const hasSecondSentence = (line: string): boolean =>
  [...line.matchAll(gap)].some(({ index, groups = {} }) => {
    const { stop = '', closing = '', next = '' } = groups
    const end = index + stop.length
    const inside = line.slice(0, end + closing.length)
    const isInBrackets = inside.split('(').length > inside.split(')').length && line.slice(end).includes(')')
    return !isInBrackets && isEnd(line.slice(0, end), stop, closing, next)
  })

/**
 * @param before what is up to the stop
 * @param closing quotation marks and brackets behind the stop
 * @param next what follows, from its first letter on
 */
function isEnd(before: string, stop: string, closing: string, next: string): boolean {
  if (/^\.{3}$|…$/.test(stop)) return false
  const [word = ''] = /^[\p{L}'’]*/u.exec(next) ?? []
  // “In re Smith” and “No. 5” go on with a citation.
  const begins = beginsSentence.has(word) && !next.startsWith('In re ') && !next.startsWith(`${word}.`)
  // “Why?” Smith asked.
  if (/[!?]$/.test(stop)) return begins || !/["'”’»]/.test(closing)
  if (stop !== '.') return true
  const [last = ''] = /[^\s([{"'“‘«/—–]*$/.exec(before.replaceAll('\\', '')) ?? []
  if (last === '.' || neverLast.has(last) || enumerator.test(before)) return false
  // “Dom. Rel. Law § 236”, “Del. Code Ann. Title 8”, “Sept. Term 2025”: a citation goes on.
  if (/^(?:\p{Lu}[\p{L}.’'&]*\s+){0,4}§/u.test(next)) return false
  const isShort =
    perhapsLast.has(last) ||
    // Ill. Comp. Stat.
    (/^\p{Lu}\p{L}{1,5}\.$/u.test(last) && next.startsWith(`${word}.`)) ||
    // J. · U.S. · LL.M. · Ph.D. · J.-P.
    /^(?:\p{L}|\p{L}{1,3}\.(?:-?\p{L}{1,3}\.)*-?\p{L}{1,3})\.$/u.test(last)
  if (isShort && /^(?:Title|Term|Part|Ch\.|Chapter|Rule|Article|Art\.)\s+(?:\d|[IVXLC]+\b)/.test(next))
    return false
  if (beforeNumber.has(last)) return !/^(?:\d|Term\b)/.test(next)
  if (beforeNumeral.has(last)) return !/^(?:\d|[IVXLC]+\b|\p{Lu}(?!\p{L}))/u.test(next)
  return begins || !(isShort || /[§¶]\s*[^\s§¶]+$/.test(before))
}

/** What only counts: “1.”, “A.”, “IV.”, “§ 12(b).”, “Section 4.”, and “We do this: 1.” */
const enumerator = new RegExp(
  String.raw`[:;,.!?)]\s\d{1,2}\.$|^[\s"'“‘(]*(?:[§¶]+\s*|(?:Section|Sec\.|Article|Art\.|Rule|Clause|Part|Chapter` +
    String.raw`|Paragraph|Exhibit|Schedule|Step|Note|Question)\s+)?(?:\d[\w.()-]*|[IVXLC]+|[ivxlc]+|\p{L}|\(\w{1,4}\))\.$`,
  'u',
)
