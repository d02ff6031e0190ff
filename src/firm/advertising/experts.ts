import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { expertAdvice } from './rules/advice.ts'
import { isLine, ofClient } from './voice/saidOfFirm.ts'

/**
 * "Expert" said of lawyers and their work. Experts are also witnesses and engineers, so a sentence about evidence and
 * about whom the firm works with is left alone, and so is the noun "expertise", which may head a list of skills.
 */

const anywhere: readonly RegExp[] = [
  /\bexpert (?:(?!witness|report|testimony|evidence|opinion|appraiser|discovery|disclosure|fees?|deposition|panel|and\b|or\b|in\b|must|is\b|was\b)[\w-]+ )?(?:guidance|advice|advisers?|advisors?|help|hands|handling|representation|legal|lawyers?|lawyering|attorneys?|counsel(?!\s+fees)|team|care|negotiators?|litigators?|advocates?|advocacy|defense|support|assistance|drafting|solutions|service|practitioners?|eye|partners?|ally|allies)\b/gi,
  /\b(?!masters? of laws\b)(?:masters?|gurus?|wizards?|virtuosos?|maestros?) (?:of|at|in) (?:the )?(?:[\w'-]+ ){0,3}?(?:law|courtroom|contracts?|tax|litigation|cross-examination|negotiation|trial|deal|brief|code|trade|craft|statute|zoning|appeal|charter)/gi,
]

const ofUs: readonly RegExp[] = [
  anyCase`\b(?:is|are|am|was|become|became|becoming|been|remains?|our|ask|consult|call|meet|as|the|your|an?|trust|hire|talk to|true|real|leading|recogni[sz]ed|acknowledged|seasoned|foremost|renowned|undisputed|known|noted|resident|in-house|subject[- ]matter) (?:[\w-]+ ){0,3}?experts?\b(?! (?:witness|report|testimon|evidence|opinion|appraiser|and|or|who (?:testif|examin)|for the|retained|called))`,
]

const asLine: readonly RegExp[] = [
  /^(?:an? |the |your |ask an? |ask the |talk to an? |talk to (?:the|our) |call (?:the|an?|our) |trust (?:the|an?|our) |speak (?:to|with) (?:the|an?|our) |true |real |consult an? |hire an? |our |meet the |meet our |local |leading )*(?:[\w-]+ ){0,3}?experts?(?: (?:in|on|at|for|since)\b|[.!]|$)/gi,
]

/** Experts whom lawyers retain, examine and oppose. */
const ofRetained =
  /\b(?:witness(?:es)?|evidence|testif\w+|testimon\w+|retain(?:s|ed)?|court-appointed|report|damages|opposing|depos\w+|examine[sd]?|cross-examin(?:e|es|ed|ing)|apprais\w+|valu\w+|discovery|disclos\w+|Daubert|Frye|engineers?|accountants?|physicians?|doctors?|medical(?! malpractice)|forensic|economists?|surveyors?|scientists?|both sides|may be|determination|panel|seminar|join us|supervisory|the plaintiff's|the defendant's|excluded?|work (?:closely )?with|works with|consult(?:s|ed)? (?:with|experts)|independent)\b/i

export const experts: readonly WordFamily<NewYorkRule>[] = [
  { rule: 'unproved-praise', patterns: anywhere, unless: [{ sentence: ofRetained }], advice: expertAdvice },
  {
    rule: 'unproved-praise',
    patterns: ofUs,
    onlyWhen: [{ isOfFirm: true }, { sentence: /\byour?\b/i }],
    unless: [{ sentence: ofRetained }, ofClient],
    advice: expertAdvice,
  },
  {
    rule: 'unproved-praise',
    patterns: asLine,
    onlyWhen: [{ sentence: isLine }],
    unless: [{ sentence: ofRetained }],
    advice: expertAdvice,
  },
]
