import { startOf } from '../locateInFiles.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { PageText } from '../text/types.ts'
import { sentenceAt } from './finding.ts'
import { textsOfPage } from './textsOfPage.ts'
import type { Violation, AdvertisingRule } from './violation.ts'

/** What a form may ask for, by the name of its label in the contact page's fields, and how labels and policies call it. */
const things: readonly (readonly [field: string, name: string, pattern: RegExp])[] = [
  ['name', 'the name', /\b(?:full )?names?\b/i],
  ['email', 'the e-mail address', /\be-?mail(?: address(?:es)?)?\b/i],
  ['phone', 'the telephone number', /\b(?:tele)?phone numbers?\b|\b(?:tele)?phones?\b/i],
  ['area', 'the area of inquiry', /\b(?:areas? of inquiry|practice areas?|subject)\b/i],
  ['message', 'the message', /\bmessages?\b/i],
  ['company', 'the company', /\b(?:company|employer|business name)\b/i],
  ['address', 'the postal address', /\b(?:postal|street|home|mailing) address(?:es)?\b/i],
  ['birth', 'the date of birth', /\b(?:dates? of birth|birth ?(?:days?|dates?)|D\.?O\.?B|age)\b/i],
  ['number', 'the Social Security number', /\b(?:social security|SSN|tax(?:payer)? (?:id\w*|number))\b/i],
  [
    'account',
    'the number of an account or card',
    /\b(?:(?:bank )?accounts?(?: numbers?)|(?:credit|debit|bank) cards?|card numbers?|routing numbers?)\b/i,
  ],
  [
    'papers',
    'the number of a passport or license',
    /\b(?:passports?|driver'?s'? licen[sc]es?|licen[sc]e numbers?|government id)\b/i,
  ],
  ['health', 'medical information', /\b(?:medical|health|diagnos[ei]s|disabilit(?:y|ies)|injur(?:y|ies))\b/i],
  ['status', 'the citizenship or immigration status', /\b(?:citizenship|nationality|immigration status)\b/i],
  ['income', 'the income', /\b(?:income|salary|net worth)\b/i],
]

/** A policy speaks of these to say that they are better left out. */
const onlyInLabels = new Set(['account', 'papers', 'health', 'status', 'income'])

/** The fields beside which a visitor types. */
const labelled = ['name', 'email', 'area', 'message'] as const

/** Whether the policy's words on the contact form name what the form asks for, and nothing else. */
export const checkFormPrivacy: AdvertisingRule = ({ site, siteText, locate }) => {
  const contact = site.entries.pages.flatMap(({ file, data, placeOf }) =>
    data.template === 'contact' ? [{ file, form: data.form, placeOf }] : [],
  )[0]
  const policy = siteText.pages.find(({ kind, title }) => kind === 'legal' && /\bprivacy\b/i.test(title))
  if (!contact || !policy) return []
  const asked = new Set(Object.keys(contact.form))
  const sentences = sentencesOnForm(policy)
  const said = sentences.join(' ')
  const complaint = (words: string, text: string, told: [string, string]): Violation => ({
    rule: 'privacy-and-form',
    page: policy.path,
    words,
    text,
    place: locate(text, [policy.file]) ?? startOf(policy.file),
    message: told[0],
    fix: told[1],
  })
  if (sentences.length === 0) {
    return [
      complaint('', '', [
        'The privacy policy has no sentence on what the contact form collects (General Business Law § 349).',
        'Add one, for example: The contact form collects your name, your e-mail address and your message.',
      ]),
    ]
  }
  return things.flatMap(([field, name, pattern]) => {
    const words = pattern.exec(said)?.[0]
    // What a label asks for besides its own field.
    const label = labelled.find((key) => key !== field && pattern.test(normalizeText(contact.form[key])))
    if (label !== undefined && !asked.has(field)) {
      if (words !== undefined) return []
      const typed = normalizeText(contact.form[label])
      return [
        {
          rule: 'privacy-and-form' as const,
          page: site.routes.find(({ file }) => file === contact.file)?.path,
          words: pattern.exec(typed)?.[0] ?? typed,
          text: typed,
          place: { file: contact.file, ...contact.placeOf(['form', label]) },
          message: `The label "${typed}" of the contact form asks for ${name}, and the privacy policy's sentence on the form does not say so (General Business Law § 349).`,
          fix: 'Take it out of the label, or name it in that sentence and let the person who answers for the policy agree.',
        },
      ]
    }
    if ((words !== undefined) === asked.has(field) || onlyInLabels.has(field)) return []
    const sentence = sentences.find((one) => words !== undefined && one.includes(words)) ?? sentences[0] ?? ''
    return [
      words === undefined
        ? complaint(name, sentence, [
            `The contact form asks for ${name}, and the privacy policy's sentence on the form does not say so (General Business Law § 349).`,
            `Name it in that sentence, and let the person who answers for the policy agree.`,
          ])
        : complaint(words, sentence, [
            `The privacy policy says that the contact form collects "${words}", and the form has no field for it (General Business Law § 349).`,
            'Take it out of that sentence, or add the field. If the sentence is right all the same, a lawyer writes down why in advertising.mdx, under "allowed".',
          ]),
    ]
  })
}

/** The sentences of a policy that say what the form collects. */
function sentencesOnForm(policy: PageText): string[] {
  return textsOfPage(policy).flatMap(({ text }) =>
    [...text.matchAll(/\bform\b/gi)]
      .map(({ index }) => sentenceAt(text, index).trim())
      .filter((sentence) => /\b(?:collects?|asks? for|receives?|gathers?)\b/i.test(sentence))
      .slice(0, 1),
  )
}
