import type { AdvertisingRule } from '../../compliance/advertising/rule.ts'
import { words } from '../../content/text/wordList.ts'
import { lawText, matters, outcomes, policyText } from './wordClasses.ts'

const weWillWin = words(`
  we/you/I/team/firm/lawyers/attorneys/partners/he/she will ... win/prevail/beat/crush/defeat/overturn, will erase your, we can win,
  we/you always win/prevail/get/deliver/obtain, you win, we win, win you, win for you, turn ... into victories/victory/winners,
  cannot/can't lose, never lose, nothing to lose, you have our word, consider it done/won, foregone conclusion, only a matter of time,
  as good as won/done/granted/saved/over, sure thing, do the same for you, will fold/cave/crumble,
  never be broken/contested/convicted/overturned, sleep well/soundly again/tonight, get/gets results, results you/they want/need,
  save you money/thousands, problems will disappear, deliver/delivers results/justice/victory, will make ... pay, no risk ... with us,
  we guarantee you/that, we promise you/that, case is won, not lose/pay a penny/cent/dime`)
const willGet = words(`
  we/I/team/firm/lawyers/attorneys/he/she will ... get/have/keep/save/protect/recover/obtain/deliver/stop/collect/restore/turn,
  you will ... get/keep/receive/walk/recover/collect/own/pay/never, make sure/certain that you, hire/call/retain us ... and`)
const whatClientsGet = words(`results, the result you, the outcome you, compensation, compensated,
  your money, custody, settlement, verdict, charges, your license/home/house/visa/job/freedom, the house, you deserve, you are owed,
  maximum, justice, green card, acquitted, dismissed, dropped, approved, eviction, debt-free, on time, paid in full, granted,
  better/best deal/result/outcome/terms`)
const willEndWell = words(`
  will ... be approved/dismissed/granted/dropped/won/reinstated/cleared/released/erased/lifted/reduced/stopped/yours/over/paid,
  will succeed/win/prevail/disappear/vanish/close/settle/pay/drop/agree/see, will back/come down, will go away/up, is/are certain`)
const byUs = words(`we, us, our, your, my, firm, hire, when, once, moment, period, promise`)
const guarantee = words(`guarantee*, we promise, can promise, promise/promises you/to/that, assured,
  certain to, is/are certain, be certain of, is/are sure to, certainty, count on us, trust us to, rest easy, our promise/pledge,
  assure you/every/our`)
const noPromise = words(`whether, unless, if ... succeeds/fails/wins/loses, if you win/lose, when you win,
  win or lose, win and lose, win the appeal, depends, eligible, entitled to receive, right to see, respond, reply,
  you will receive a/an/our/notice`)
const otherGuarantees = words(`guaranteed by/loan*/payment*/maximum/minimum/note*/debt/obligation*,
  guarantees of/payment/performance/the notes, guarantee of payment, guarantor*, guarantee agreement*/fund/fee*,
  personal/parent/completion/loan guarantee*, a guarantee by/of, loan*, lender*, lease*, constitution*, can you guarantee,
  guarantee your right`)

const promise = {
  id: 'promised-result',
  law: 'Rule 7.1(a)',
  sources: ['NYSBA Ethics Opinion 1005 (2014): "I know how to win for you" was not permitted'],
  why: "No lawyer knows how a matter will end, so a promise misleads. The sentence on prior results doesn't cure it.",
  message: '{words} promises a result',
  suggestion: 'Say what the firm does, such as "We prepare each case for trial", not how it will end.',
  unless: [lawText, policyText, noPromise],
} as const

export const promises: readonly AdvertisingRule[] = [
  {
    ...promise,
    all: [weWillWin],
    fails: ['We will win your case.', 'You have nothing to lose.', 'We get results.'],
    passes: ['If you win the appeal, the case returns to the trial court.'],
  },
  {
    ...promise,
    all: [willGet, whatClientsGet],
    fails: ['You will get the compensation you deserve.', 'Our lawyers will get your charges dismissed.'],
    passes: ['We will keep your application on file.', 'You will receive our invoice each month.'],
  },
  {
    ...promise,
    all: [matters, willEndWell, byUs],
    fails: [
      'Our team files it, and your visa will be approved.',
      'Hire us and your charges will be dropped.',
    ],
    passes: ['If the claim succeeds, the court will award costs.'],
  },
  {
    ...promise,
    all: [guarantee, outcomes],
    unless: [...promise.unless, otherGuarantees],
    fails: ['We guarantee results.', 'Success is guaranteed.', 'We promise you a win.'],
    passes: ['We do not guarantee results.', 'We guarantee your right to see your data.'],
  },
]
