import type { IndexedWords } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { families } from './families.ts'
import { titlesOfWorks } from './otherSubjects.ts'
import { harmlessSpecialties } from './specialists.ts'

/** What the lexicon looks for in texts, phrases that hold a word of the lists and mean something else, and what is written about most. */
export const indexedWords = {
  families,
  harmless: harmlessSpecialties,
  names: titlesOfWorks,
  common:
    'answer attorney business buyer case claim clause client company contract counsel court document draft file filing firm harbor hearing judge law lawyer lease legal lender letter matter meeting new notice office owner partner people permit practice question record report seller survey tax work year york'.split(
      ' ',
    ),
} satisfies IndexedWords<NewYorkRule>
