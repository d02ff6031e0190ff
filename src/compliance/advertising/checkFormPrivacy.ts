import { kindOf } from '../../content/model/registry.ts'
import { startOf } from '../text/locateInFiles.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { PageText } from '../text/types.ts'
import type { Advice, PrivacyRule } from '../lexicon/lexicon.ts'
import { sentenceAt } from '../lexicon/sentenceAt.ts'
import { textsOfPage } from '../text/textsOfPage.ts'
import { fillAdvice, type AdvertisingCheck, type Violation } from './violation.ts'

/** Whether the policy's words on the contact form name what the form asks for, and nothing else. */
export const checkFormPrivacy: AdvertisingCheck = ({ lexicon: { privacy }, site, siteText, locate }) => {
  const form = privacy?.formOf(site)
  const policy = siteText.pages.find(
    ({ kind, title }) => kindOf(site.registry, kind).collection?.versions && privacy?.policy.test(title),
  )
  if (!privacy || !form || !policy) return []
  const inPolicy = (words: string, sentence: string, advice: Advice): Violation => ({
    rule: privacy.rule,
    page: policy.path,
    words,
    text: sentence,
    place: () => locate(sentence, [policy.file]) ?? startOf(policy.file),
    ...advice,
  })
  const sentences = sentencesOnForm(policy, privacy)
  const [first] = sentences
  if (first === undefined) return [inPolicy('', '', privacy.silent)]
  return privacy.things.flatMap(({ field, name: thing, words: pattern, onlyInLabels }): Violation[] => {
    const isAsked = field !== undefined && form.asked.has(field)
    const sentence = sentences.find((one) => pattern.test(one))
    // What a label asks for besides its own field.
    const label = [...form.labels].find(
      ([key, one]) => key !== field && pattern.test(normalizeText(one.text)),
    )?.[1]
    if (label !== undefined && !isAsked) {
      if (sentence !== undefined) return []
      const text = normalizeText(label.text)
      return [
        {
          rule: privacy.rule,
          page: site.routes.find(({ file }) => file === form.entry.file)?.path,
          words: pattern.exec(text)?.[0] ?? text,
          text,
          place: () => ({ file: form.entry.file, ...form.entry.placeOf(label.path) }),
          ...fillAdvice(privacy.inLabel, { label: text, thing }),
        },
      ]
    }
    if ((sentence !== undefined) === isAsked || onlyInLabels) return []
    if (sentence === undefined) return [inPolicy(thing, first, fillAdvice(privacy.notSaid, { thing }))]
    const words = pattern.exec(sentence)?.[0] ?? ''
    return [inPolicy(words, sentence, fillAdvice(privacy.notAsked, { words }))]
  })
}

/** The sentences of a policy that say what the form collects. */
function sentencesOnForm(policy: PageText, { form, collects }: PrivacyRule): string[] {
  return textsOfPage(policy).flatMap(({ text }) =>
    [...text.matchAll(form)]
      .map(({ index }) => sentenceAt(text, index).trim())
      .filter((sentence) => collects.test(sentence))
      .slice(0, 1),
  )
}
