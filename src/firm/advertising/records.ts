import { anyCase, type WordFamily } from '../../compliance/lexicon/lexicon.ts'
import type { NewYorkRule } from './rules/rules.ts'
import { recordAdvice } from './rules/advice.ts'
import { isLine } from './voice/saidOfFirm.ts'

/**
 * How often the firm wins: records and rates, all and none, time after time. Of others ("nine of ten such motions are
 * denied") the same words are statistics, so the sentence has to speak of the firm, or be a line of its own.
 */

const win =
  '(?:wins?|won|winning|prevails?|prevailed|prevailing|succeeds?|succeeded|granted|approved|allowed|affirmed|dismissed|successful(?:ly)?|victorious|favou?r|favou?rabl[ey]|acquitted|beaten?|beats?|settles?|settled|resolved|recover(?:s|ed)?|sustained|reversed|reduced|get (?:results|paid)|gets? (?:results|compensation)|collects?|collected|avoid(?:s|ed)?|escaped?|keep their|walks? (?:away|free|out)|go free|end(?:s|ed)? in|receive)'
const share =
  '(?:nearly (?:all|every|always)|almost (?:all|every|always)|virtually (?:all|every|always)|all (?:of )?(?:our|her|his|my|its)|most of (?:our|her|his|my|its)|every(?: single)? (?:one|time|case|trial|appeal|motion|matter|jury|hearing|client|claim|year)|each (?:and every|case|time)|always|more often than not|(?:nine|eight|seven|99|9) times (?:out of|in) (?:ten|a hundred|10|100)|time (?:and|after) (?:time|again)|time and time again|again and again|consistently|routinely|regularly|repeatedly|invariably|without exception|overwhelmingly|(?:the )?(?:vast |great |overwhelming )?majority|(?:\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|nineteen|ninety(?:-\\w+)?) (?:out of|in|of) (?:every |the )?(?:(?:last|past) )?(?:ten|five|four|three|twenty|hundred|\\d{1,3})(?![\\d-])|(?:\\d[\\d.]*|[a-z]+(?:ty|teen|ten|hundred)(?:-\\w+)?) ?(?:%|percent|per cent)|twice|three times|at (?:an? )?(?:[\\w-]+ )?rates?|x[- ]times|day in|year after year|case after case|trial after trial|jury after jury)'

/** "32-0". */
const unbeaten = /(?<![\w.,$-])\d{1,3}[-–]0(?![\w,.-]?\d)/g

const ofUs: readonly RegExp[] = [
  anyCase`\b${share}\b[^.;]{0,60}?\b${win}\b`,
  anyCase`\b${win}\b[^.;]{0,60}?\b${share}(?![\w-])`,
  anyCase`\b(?:never|not|haven't|hasn't|none|no|zero|hardly ever|rarely|seldom|only (?:one|two|three|once|twice)|but (?:one|two|once)|yet to|not yet|without (?:a|an|one|ever))\b[^.;]{0,40}?\b(?:los(?:e|es|t|ing|s|ses)|defeats?|defeated|deported|convicted|jailed|imprisoned|indicted|reversed|overturned|(?:verdicts?|judgments?|rulings?|decisions?|jury|juries|courts?|judges?|panels?|arbitrators?) [^.;]{0,30}?against (?:us|our|him|her|the firm)|against (?:us|our clients?))\b(?! (?:sight|touch|track|patience|sleep|interest|time|your temper|the file))`,
  unbeaten,
  anyCase`\b(?:success|win|winning|win-loss|won-lost|approval|acquittal|dismissal|grant|settlement|victory|recovery|trial|conviction|batting|courtroom) (?:rates?|ratios?|percentages?|averages?|streaks?|records?|scores?|tally|totals?)\b`,
  anyCase`\b(?:perfect|spotless|unblemished|flawless|unbroken|undefeated|unbeaten|enviable|impressive|stellar|winning|proven|remarkable|outstanding|excellent|strong|amazing|incredible|unmatched|long|solid|successful|sterling|clean|exceptional|extraordinary|impeccable|consistent|stunning) (?:[\w-]+ ){0,2}?(?:records?|strings?|streaks?|runs?|histor(?:y|ies)|track records?|scores?|averages?|results|outcomes)\b(?! (?:dates?|keeping|retention|owner|holders?))`,
  anyCase`\b(?:records?|strings?|streaks?|runs?|histor(?:y|ies)|series|trail|litany|list) of (?:[\w'-]+ ){0,3}?(?:success(?:es|ful)?|victor(?:y|ies)|wins?|winning|results|acquittals|dismissals|verdicts|achievements?|triumphs?|settlements|beating|obtaining|getting|delivering)\b`,
]

const asLine: readonly RegExp[] = [
  /\b(?:records?|histor(?:y|ies)|streaks?|score) (?:[\w'-]+ ){0,4}?(?:is|are|remains?|stands?) (?:[\w-]+ )?(?:perfect|spotless|unblemished|unbroken|flawless|undefeated|unbeaten)\b/gi,
  unbeaten,
  anyCase`^(?:(?:an?|the|our|with|zero|no) )*(?:perfect|spotless|unblemished|flawless|unbroken|undefeated|unbeaten|enviable|impressive|stellar|winning|proven|remarkable|outstanding|excellent|amazing|unmatched|long|consistent|successful) (?:[\w-]+ ){0,2}?(?:records?|strings?|streaks?|runs?|histor(?:y|ies)|track records?|results|success)\b`,
  anyCase`^(?:(?:the|some of the|one of the|among the) )?(?:highest|largest|biggest|record|record-breaking|record-setting|top)(?: (?!(?:of|in|the|to|and)\b)[\w-]+){0,2}? (?:settlements?|verdicts?|recover(?:y|ies)|jury awards?|payouts?)\b`,
  anyCase`\b(?:(?:undefeated|unbeaten)(?! (?:team|boxer|race\w*|horses?))|zero losses|no losses|never (?:been )?(?:lost|beaten|defeated)|\d+ (?:wins?|victories|acquittals|trials?),? (?:and )?(?:no|zero|0|\d+) loss(?:es)?)\b`,
  anyCase`^(?:an? )?(?:(?:\d[\d.]*|[a-z]+(?:ty|teen)(?:-\w+)?) ?(?:%|percent) )?(?:success|win|approval|acquittal|dismissal|satisfaction) rates?\b`,
]

export const records: readonly WordFamily<NewYorkRule>[] = [
  {
    rule: 'unrecorded-claim',
    patterns: ofUs,
    onlyWhen: [{ isOfFirm: true }],
    unless: [
      {
        sentence: new RegExp(
          String.raw`\b(?:(?:resolved|settled?) (?:before|without|short of) (?:a )?(?:trial|suit|lawsuit)|softball|baseball|soccer|season|marathons?|moot court|if|whether|unless|until|should|may|might|cannot|must|before you|the courts|we (?:reviewed|studied|read|looked)|we (?:ask|explain|tell|prepare|file|review|check|keep))\b`,
          'i',
        ),
      },
    ],
    advice: recordAdvice,
  },
  {
    rule: 'unrecorded-claim',
    patterns: asLine,
    onlyWhen: [{ sentence: isLine }, { isOfFirm: true }],
    unless: [{ sentence: /\b(?:softball|season|moot)\b/i }],
    advice: recordAdvice,
  },
]
