import { isCertification } from './specialists.ts'
import type { Finding } from './finding.ts'

/** What is wrong with some words, and what could stand in their place: a plain sentence each. */
export interface Advice {
  message: string
  fix: string
}

const allowance =
  'If what stands there is right all the same, a lawyer writes down why in advertising.mdx, under "allowed".'

/**
 * The advice on words that a rule speaks against.
 * @param where what kind of text it is, as it stands in a sentence: "the text for search results"
 */
export function wordingAdvice(
  { rule, words, core, clients }: Finding,
  sentence: string,
  where: string,
): Advice {
  const said = `"${words}"${where === '' ? '' : ` in ${where}`}`
  if (rule === 'specialist') {
    if (isCertification(sentence)) {
      return {
        message: `${said} states a certification, and the page lacks the statement that goes with it (Rule 7.4(c)).`,
        fix: 'Add, clearly legible and two font sizes larger: This certification is not granted by any governmental authority.',
      }
    }
    return {
      message: `${said} calls a lawyer or the firm a specialist, which only a named certification allows (Rule 7.4(a), (c)).`,
      fix: `Write ${insteadOfSpecialist(words)} instead. ${allowance}`,
    }
  }
  if (rule === 'promised-result') {
    return {
      message: `${said} promises a result, and such a statement is misleading (Rule 7.1(a)).`,
      fix: `Say what the firm does, for example "We prepare each case for trial", and nothing of how it ends. ${allowance}`,
    }
  }
  if (rule === 'unproved-praise') {
    return {
      message: `${said} praises the firm or compares it with others, and no record says what supports it (Rule 7.1(d), (e)).`,
      fix: `Write the fact behind it, for example "has tried cases in the Commercial Division since 2005", or record the words in claims/ as a comparison with its support. ${allowance}`,
    }
  }
  if (clients) {
    return {
      message: `${said} ${clients === 'quoted' ? 'is quoted from a client' : 'gives or announces the words of a client'}, and no record says who said them and agreed (Rule 7.1(d), (e)).`,
      fix: `Record the words in claims/ as a testimonial, with the client's consent, and write <Claim name="…" /> in their place beside the name of the client, or leave them out. ${allowance}`,
    }
  }
  return {
    message: `${said} is stated without a record of what supports it (Rule 7.1(d), (e)).`,
    fix: `Add a record in claims/ and write <Claim name="…" /> in the place of "${core}", or leave it out.`,
  }
}

function insteadOfSpecialist(words: string): string {
  if (/speciali[sz](?:es?|ed|ing)\b/i.test(words)) return '"practices" or "concentrates on"'
  if (/speciali[sz]ations?|specialt|specialit/i.test(words)) return '"fields of practice" or "experience"'
  return '"practices in this field" or "limits the practice to it"'
}
