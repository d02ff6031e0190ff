import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { praiseAdvice } from './rules/advice.ts'
import { isNeutral } from './voice/neutral.ts'
import { isLine } from './voice/saidOfFirm.ts'
import { ofUsOrToReader } from './voice/voice.ts'

/**
 * Words that set the firm beside others. "Larger than other firms" is also said in articles of the profession as a
 * whole, so the vaguer ones are looked for only in sentences that speak of the firm.
 */

const cannot =
  "(?:cannot|can't|can not|do not|don't|does not|will not|won't|would not|wouldn't|are afraid|were afraid|give up|gave up|fail|have failed|refuse|hesitate|turn (?:away|down)|talk|refer|hire|call|trust)"

/** Praise of lawyers wherever it stands. */
const always: readonly RegExp[] = [
  /\bnothing (?:gets|slips) past (?:us|our|him|her)\b|\bnot find (?:our|his|her) equals?\b|\b(?:calib(?:er|re)|quality|depth|strength) of our [\w' -]{0,40}speaks? for (?:itself|themselves)\b|\bperfection is (?:the|our)\b|\bwho (?:are|is) actually (?:good|skilled|prepared)\b|\b\d[\d.]* times (?:more|as much|what) [^.;]{0,40}\bthan\b|\b\d+ ?% (?:faster|more|cheaper|less|higher|better|quicker)\b/gi,
  /\bunlike (?:the )?(?:other|most|many|some|big|large|larger|bigger|our)(?: [\w-]+)? (?:firms|lawyers|attorneys|competitors)\b(?!')/gi,
  /\b(?:in contrast to|by contrast with|not like|different from) (?:other|most|the big) (?:law )?(?:firms|lawyers|attorneys)\b/gi,
  /\bno (?:other|competing|rival) (?:law )?(?:firm|lawyer|attorney)s?\b/gi,
  anyCase`\bother (?:law )?(?:firms|lawyers|attorneys) ${cannot}(?:\b|$)(?! (?:act|appear|represent|be|have|know))`,
  /\b(?:few (?:other )?(?:law )?(?:firms|lawyers|attorneys) (?:can|could|match|offer)|one of the few (?:law )?(?:firms|lawyers|attorneys))\b/gi,
  /\b(?:than|above|from) the rest(?=[.!]|$)/gi,
  /\bcomes? close to (?:our|us)\b/gi,
  /\bother (?:law )?firms only dream of\b/gi,
  /\bbetter (?:lawyers|attorneys|law firms?)\b/gi,
  /\b(?:a cut above|head and shoulders above|second to no)\b/gi,
]

export const comparisons: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unproved-praise',
    patterns: always,
    onlyWhen: [...ofUsOrToReader, { sentence: isLine }, { isLabel: true }],
    unless: [{ sentence: isNeutral }],
    advice: praiseAdvice,
  },
]
