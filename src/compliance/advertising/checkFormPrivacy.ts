import { startOf } from '../locateInFiles.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { PageText } from '../text/types.ts'
import type { Advice, PrivacyRule } from './lexicon.ts'
import { sentenceAt } from './sentenceAt.ts'
import { textsOfPage } from './textsOfPage.ts'
import { fillAdvice, type AdvertisingRule, type Violation } from './violation.ts'

/** The fields beside which a visitor types. */
const labelled = ['name', 'email', 'area', 'message'] as const

/** Whether the policy's words on the contact form name what the form asks for, and nothing else. */
export const checkFormPrivacy: AdvertisingRule = ({ lexicon: { privacy }, site, siteText, locate }) => {
  const contact = site.entries.pages.flatMap(({ file, data, placeOf }) =>
    data.template === 'contact' ? [{ file, form: data.form, placeOf }] : [],
  )[0]
  const policy = siteText.pages.find(({ kind, title }) => kind === 'legal' && privacy?.policy.test(title))
  if (!privacy || !contact || !policy) return []
  const inPolicy = (words: string, sentence: string, advice: Advice): Violation => ({
    rule: 'privacy-and-form',
    page: policy.path,
    words,
    text: sentence,
    place: locate(sentence, [policy.file]) ?? startOf(policy.file),
    ...advice,
  })
  const sentences = sentencesOnForm(policy, privacy)
  const [first] = sentences
  if (first === undefined) return [inPolicy('', '', privacy.silent)]
  const asked = new Set(Object.keys(contact.form))
  return privacy.things.flatMap(({ field, name: thing, words: pattern, onlyInLabels }): Violation[] => {
    const isAsked = field !== undefined && asked.has(field)
    const sentence = sentences.find((one) => pattern.test(one))
    // What a label asks for besides its own field.
    const label = labelled.find((key) => key !== field && pattern.test(normalizeText(contact.form[key])))
    if (label !== undefined && !isAsked) {
      if (sentence !== undefined) return []
      const text = normalizeText(contact.form[label])
      return [
        {
          rule: 'privacy-and-form',
          page: site.routes.find(({ file }) => file === contact.file)?.path,
          words: pattern.exec(text)?.[0] ?? text,
          text,
          place: { file: contact.file, ...contact.placeOf(['form', label]) },
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
