import { field, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { allowance } from './rules/advice.ts'
import { ofUs, toReader } from './voice/voice.ts'

/** Whoever writes to the firm is said to be a client already, or what is written to be secret and safe. */

const writing = field(`
  inquiries, type away, your file, enter(?:ed)?, comment field, chatbots?, keystroke, data, our site, quiz, questionnaire, texting, blanks, submissions?, your form, (?:hit|press|click|tap) (?:send|submit|the button), sen[dt], sends, sending, submit(?:s|ted|ting)?, typ(?:es?|ed|ing), fill(?:s|ing)? (?:in|out), complet(?:es?|ed|ing) (?:the|this|our), this (?:box|form|page|site|website|chat|line), (?:intake|contact|online|web) form, the form, chat, chats, assistant, messages?, writ(?:e|es|ing), tell us, telling us, shar(?:e|es|ed|ing), e-?mail(?:s|ed|ing)?, contacting us, visitors, uploads?, uploaded, upload, below, texts?, bot, bots, call(?:ing)? (?:us|our|the) (?:hotline|line|office)?
`)
const secret = field(`
  your (?:own )?(?:lawyer|attorney) (?:now|at once|already), (?:talking|chatting|speaking) with your (?:lawyer|attorney), you'll have your own lawyer, (?:lawyer|attorney)-client confidentiality, (?:can't|cannot) be (?:subpoenaed|read|seen), military-grade, you're our (?:own )?clients?, privilege covers, no third party will, invisible to, leaves? no trace, oath of silence, be representing you, (?:you have )?retained counsel, cannot be hacked, one lawyer's eyes, (?:can|could|will) (?:ever )?be shown to, (?:would|will|can|could) never (?:represent|act for|sue) your, legal advice you can (?:rely|trust|count), attorney-client privilege, privileged, protected by (?:the )?privilege, in (?:complete|strict|strictest|total|absolute|full|utter|perfect) (?:confidence|secrecy), (?:complete|total|absolute|guaranteed|full) (?:confidentiality|secrecy|anonymity|privacy)
  (?:one hundred percent|100 ?%|completely|totally|fully|perfectly|absolutely|always|strictly) (?:secure|safe|private|confidential|anonymous|privileged|secret|encrypted), never be (?:intercepted|used|read|seen|disclosed|shared|hacked|traced), (?:no one|nobody) (?:else )?(?:will|can|could|may) (?:ever )?(?:be able to )?(?:use|see|read|learn|know|intercept), as (?:private|safe|confidential|secret) as, no data whatsoever, nothing about you, (?:write|speak|talk|share) (?:openly|freely), without (?:any )?(?:fear|risk)
  (?:you have|you've got|you have hired|you will have) (?:a|your|our) (?:own )?(?:lawyers?|attorneys?), (?:become|becomes|became|are|be|is) (?:already )?(?:our|a|one of our) clients?, (?:is|are) (?:our|a) clients?, we (?:are|become|will be) your (?:lawyers?|attorneys?|counsel), (?:creates?|forms?|establishes|begins?) an? attorney-client, (?:law )?forbids? us, represent you (?:at once|from|already|the moment), retain(?:s|ed)? us (?:at once|by|simply), bound to secrecy
`)

/** What the law says, and what is said with a "not". */
const isCautious =
  /\b(?:not|no attorney-client|no (?:system|method|network|e-?mail|transmission|website)|(?:do|does|did|is|are|have|has|will|should)n't|neither|nor|until|unless|signed|engagement (?:letter|agreement)|may|might|whether|only after|before we|conflicts?|statute|waiv\w+|privilege log|clients? (?:may|must|should)|employers?|opposing|inadvertent\w*|discovery|subpoena\w*)\b/i

export const intake: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'premature-engagement',
    patterns: [secret],
    together: [writing],
    onlyWhen: [
      ...ofUs,
      { sentence: toReader },
      { sentence: /^(?:messages?|e-?mails?|chats?|visitors|everything|whatever|uploads?)\b/i },
    ],
    unless: [{ sentence: isCautious }],
    advice: {
      message:
        '{said} tells visitors that they are clients already, or that what they write is secret or safe, before anybody has agreed to represent them (Rule 7.1(a); on people who ask for a lawyer Rule 1.18).',
      fix: `Say what holds, for example "Please send nothing confidential before we have agreed in writing to represent you." ${allowance}`,
    },
  },
]
