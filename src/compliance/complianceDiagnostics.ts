import type { ComingSite } from '../content/buildSite.ts'
import { fromDayOn, diagnosticKey } from '../content/checks/futureDiagnostics.ts'
import type { BuiltSite, Site } from '../content/model/site.ts'
import { compareText, isError, sortDiagnostics, type Diagnostic } from '../content/model/diagnostic.ts'
import { extractSite } from './text/extractSite.ts'
import { lazily } from '../content/model/lazily.ts'
import type { ComplianceContext, ComplianceCheck, ComplianceOptions } from './model/complianceContext.ts'
import { checkAdvertising } from './advertising/checkAdvertising.ts'

/** The checks of the lawyers' workshop that look at what pages say. */
const checksOfWords: readonly ComplianceCheck[] = [checkAdvertising]

/** Every check of the lawyers' workshop. */
const complianceChecks: readonly ComplianceCheck[] = [...checksOfWords]

/** All that the lawyers' checks find in a site, without order. */
export function complianceDiagnostics(
  site: Site,
  options: ComplianceOptions,
  checks = complianceChecks,
): Diagnostic[] {
  const { release = false, records = new Map(), files = [] } = options
  const context: ComplianceContext = {
    ...options,
    site,
    siteText: lazily(() => extractSite(site)),
    release,
    records,
    files,
  }
  return checks.flatMap((check) => check(context))
}

/** The rules that want something to be used; a file that waits for a day may do so. */
const rulesOfUse: ReadonlySet<string> = new Set(['unused-allowance', 'unused-claim'])

/**
 * With what is found in the words of files that wait for a day: warnings until then.
 * @param ofToday what is found in the site of today
 */
function withComing(
  ofToday: readonly Diagnostic[],
  { site, days }: ComingSite,
  options: ComplianceOptions,
): Diagnostic[] {
  const then = complianceDiagnostics(site, { ...options, release: false }, checksOfWords)
  const known = new Set(ofToday.map(diagnosticKey))
  const stays = new Set(then.map(diagnosticKey))
  const coming = then.flatMap((problem) => {
    const day = days.get(problem.file)
    return day === undefined || known.has(diagnosticKey(problem)) ? [] : [fromDayOn(day, problem)]
  })
  return [
    ...ofToday.filter((problem) => !rulesOfUse.has(problem.rule) || stays.has(diagnosticKey(problem))),
    ...coming,
  ]
}

/** With further problems of a site, each once. */
function withProblems(read: BuiltSite, more: readonly Diagnostic[]): BuiltSite {
  const keyOf = (problem: Diagnostic) => `${diagnosticKey(problem)} ${problem.message}`
  const known = new Set(read.problems.map(keyOf))
  const news = more.filter((problem) => !known.has(keyOf(problem)))
  return { ...read, problems: sortDiagnostics([...read.problems, ...news]) }
}

/**
 * A site with what the lawyers' checks find in it. One that has errors of its own is not looked at: what it says is
 * not certain yet. An error that is found here withholds the site like any other.
 * @param coming the same with the files that wait for a day
 */
export function withComplianceChecks(
  built: BuiltSite,
  options: Omit<ComplianceOptions, 'files'>,
  coming?: ComingSite,
): BuiltSite {
  const { site, files } = built
  if (site === undefined) return built
  const ofToday = complianceDiagnostics(site, { ...options, files })
  const found = coming ? withComing(ofToday, coming, { ...options, files }) : ofToday
  const named = new Set(found.map(({ file }) => file))
  // Records whose lines are told stand among the files, so that the lines can be quoted.
  const quoted = [...(options.records?.values() ?? [])].filter(({ path }) => named.has(path))
  const checked = {
    site: found.some(isError) ? undefined : site,
    problems: built.problems,
    files: [...files, ...quoted].sort((a, b) => compareText(a.path, b.path)),
  }
  return withProblems(checked, found)
}
