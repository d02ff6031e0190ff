import { contactForm } from './shown.ts'
import type { PrivacyRule } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'

/** What General Business Law § 349 asks of the privacy policy and the contact form. */
export const formPrivacy: PrivacyRule<NewYorkRule> = {
  rule: 'privacy-and-form',
  formOf: contactForm,
  policy: /\bprivacy\b/i,
  form: /\bform\b/gi,
  collects: /\b(?:collects?|asks? for|receives?|gathers?)\b/i,
  things: [
    { field: 'name', name: 'the name', words: /\b(?:full )?names?\b/i },
    { field: 'email', name: 'the e-mail address', words: /\be-?mail(?: address(?:es)?)?\b/i },
    { name: 'the telephone number', words: /\b(?:tele)?phone numbers?\b|\b(?:tele)?phones?\b/i },
    {
      field: 'area',
      name: 'the area of inquiry',
      words: /\b(?:areas? of inquiry|practice areas?|subject)\b/i,
    },
    { field: 'message', name: 'the message', words: /\bmessages?\b/i },
    { name: 'the postal address', words: /\b(?:postal|street|home|mailing) address(?:es)?\b/i },
    {
      name: 'the date of birth',
      words: /\b(?:dates? of birth|birth ?(?:days?|dates?)|D\.?O\.?B|age)\b/i,
    },
    {
      name: 'the Social Security number',
      words: /\b(?:social security|SSN|tax(?:payer)? (?:id\w*|number))\b/i,
    },
    {
      name: 'medical information',
      words: /\b(?:medical|health|diagnos[ei]s|disabilit(?:y|ies)|injur(?:y|ies))\b/i,
      onlyInLabels: true,
    },
    {
      name: 'the citizenship or immigration status',
      words: /\b(?:citizenship|nationality|immigration status)\b/i,
      onlyInLabels: true,
    },
    { name: 'the income', words: /\b(?:income|salary|net worth)\b/i, onlyInLabels: true },
  ],
  silent: {
    message:
      'The privacy policy has no sentence on what the contact form collects (General Business Law § 349).',
    fix: 'Add one, for example: The contact form collects your name, your e-mail address and your message.',
  },
  notSaid: {
    message:
      "The contact form asks for {thing}, and the privacy policy's sentence on the form does not say so (General Business Law § 349).",
    fix: 'Name it in that sentence, and let the person who answers for the policy agree.',
  },
  notAsked: {
    message:
      'The privacy policy says that the contact form collects "{words}", and the form has no field for it (General Business Law § 349).',
    fix: 'Take it out of that sentence, or add the field. If the sentence is right all the same, a lawyer writes down why in advertising.mdx, under "allowed".',
  },
  inLabel: {
    message:
      'The label "{label}" of the contact form asks for {thing}, and the privacy policy\'s sentence on the form does not say so (General Business Law § 349).',
    fix: 'Take it out of the label, or name it in that sentence and let the person who answers for the policy agree.',
  },
}
