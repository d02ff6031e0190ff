import { problemAt, type Problem } from '../../content/model/problem.ts'
import { placeFinder } from '../findPlace.ts'
import { inRelease, type ReviewCheck } from '../review.ts'
import { hearAllowances } from './allowances.ts'
import type { Bench, Complaint } from './complaint.ts'
import { hearAwards } from './hearAwards.ts'
import { hearParticulars } from './hearParticulars.ts'
import { hearPay } from './hearPay.ts'
import { hearPictures } from './hearPictures.ts'
import { hearPrivacy } from './hearPrivacy.ts'
import { hearPriorResults } from './hearPriorResults.ts'
import { hearWording } from './hearWording.ts'

/**
 * The rules on lawyers' advertising: hears every complaint, then the permissions, and tells what is left. Each is
 * told once, where the words are typed, however many pages show them.
 */
export const checkRulesOfConduct: ReviewCheck = (review) => {
  const { site, today, files } = review
  const bench: Bench = { site, reading: review.reading(), findPlace: placeFinder(files) }
  const wording = hearWording(bench)
  const { left, unused } = hearAllowances(
    [
      ...wording,
      ...hearPriorResults(bench, wording),
      ...[hearParticulars, hearAwards, hearPay, hearPictures, hearPrivacy].flatMap((hear) => hear(bench)),
    ],
    site,
    today,
  )
  return [...once(left).map((problem) => inRelease(problem, review)), ...unused]
}

function once(complaints: readonly Complaint[]): Problem[] {
  const told = new Set<string>()
  return complaints.flatMap(({ rule, words, place, message, fix }) => {
    const key = [rule, place.file, place.line, place.column, words].join('\n')
    if (told.has(key)) return []
    told.add(key)
    return [problemAt(place.file, place, [rule, message, fix])]
  })
}
