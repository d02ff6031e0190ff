import type { Site } from '../../content/model/site.ts'
import { isError, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import type { AdvertisingPolicy } from './complianceRegistry.ts'
import type { SiteText } from '../text/types.ts'

/** What surrounds the site when the lawyers' checks look at it. */
export interface ComplianceOptions {
  /** The rules on advertising that the site is held to. */
  advertising: AdvertisingPolicy
  /** The day of the build, as 2026-01-31. */
  today: string
  /** Whether the site is built for its visitors to see: some warnings are errors then. */
  release?: boolean | undefined
  /** The content files that the site was made from (`BuiltSite.files`): in them the place of a wording is found. */
  files?: readonly SourceFile[]
  /** The plain texts (`.txt`) below the folder `legal/`, by path inside the content folder. */
  records?: ReadonlyMap<string, SourceFile>
}

/** What a review check looks at. */
export interface ComplianceContext extends Required<
  Pick<ComplianceOptions, 'advertising' | 'records' | 'files'>
> {
  site: Site
  /** What visitors read on each page; made when it is first asked for. */
  siteText: () => SiteText
  today: string
  release: boolean
}

/** Looks at a site that is sound in itself, and returns what lawyers must know before it is published. */
export type ComplianceCheck = (context: ComplianceContext) => Diagnostic[]

/** A warning that keeps a release from being built. */
export const errorInRelease = (
  problem: Diagnostic,
  { release }: Pick<ComplianceContext, 'release'>,
): Diagnostic => (release && !isError(problem) ? { ...problem, severity: 'error' } : problem)
