import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { tryStorage } from '../../../client/tryStorage.ts'
import type { Refusal } from '../../../message/contract.ts'
import { extensionOf, fileTypes, mostInFile, textFields, trapName } from '../../../message/fields.ts'
import type { useToast } from '../../components/Toasts.tsx'
import { fieldsOf, outbox, saveDraft, storageName, type Field } from './draft.ts'
import type { ContactFormText } from './page.ts'
import { Receipt, writeLetter, type Letter, type Sending } from './Receipt.tsx'
import { sendMessage, wait, type Failure, type Outcome } from './sendMessage.ts'

/** What visitors see of their message. */
export interface Shown {
  isBusy: boolean
  /** What is above the button. After `advice`, which says what to do after a failure, comes the firm's e-mail address. */
  status?: { text: string; advice?: string } | undefined
  /** The sentences next to fields, by name. */
  mistakes: Readonly<Record<string, string | undefined>>
  receipt?: ReactNode
}

interface SendFormProps extends Sending {
  form: HTMLFormElement
  /** When the visitor began to write, by `performance.now()`. */
  startedAt: number
  show: (change: Partial<Shown>) => void
  toast: ReturnType<typeof useToast>
}

/** Checks what is typed, sends it, and shows what became of it. @returns why it wasn't sent, unless fields say so */
export async function sendForm(props: SendFormProps): Promise<Failure | undefined> {
  const { form, payload, firm, recipients, startedAt, show, toast } = props
  const text = payload.facts.page.form
  /** Takes the visitor to the first field that is wrong. @param refused what the endpoint said of fields @returns whether any is */
  function showMistakes(refused?: Outcome['fields']): boolean {
    const mistakes: Record<string, string> = {}
    for (const field of fieldsOf(form)) {
      const code = refused ? refused.get(field.name) : mistakeIn(field)
      const sentence = code !== undefined && sentenceFor(field, code, text.problems)
      if (sentence) mistakes[field.name] = sentence
    }
    const isWrong = Object.keys(mistakes).length > 0
    flushSync(() => show({ mistakes, status: isWrong ? { text: text.problems.notYet } : undefined }))
    form.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    return isWrong
  }

  if (showMistakes()) return undefined
  const hadFocus = document.activeElement
  const message = new FormData(form)
  for (const { kind, slug } of recipients) message.set(kind, slug)
  const letter = writeLetter(message, { payload, firm, recipients })
  const { send, label, ...shown } = deliveries(text, letter)[firm.delivery ?? 'simulated']
  show({ isBusy: true, status: undefined })
  outbox.add(message)
  const { failure, fields } = await send(firm.deliveryAddress ?? '', message, {
    startedAt,
    onSlow: () => show({ status: { text: text.problems.slow } }),
    onUploaded: removeDraft,
  })
  outbox.delete(message)
  if (failure) keepForRetry(form)
  else if (!letter.isMail) clear(form)
  const onAnother = () => {
    if (letter.isMail) clear(form)
    flushSync(() => show({ receipt: false }))
    form.querySelector<HTMLElement>('[required]')?.focus()
  }
  const receipt = !failure && (
    <Receipt key={performance.now()} {...shown} {...{ letter, onAnother }} another={text.receipt.another} />
  )
  flushSync(() => show({ isBusy: false, status: undefined, receipt }))
  const isExplained = failure && showMistakes(fields ?? new Map())
  if (!failure) toast({ label, title: text.sentTitle, text: text.sentText })
  // In some browsers, a disabled button loses the focus. Restore it unless the visitor has moved it.
  if (document.activeElement === document.body && hadFocus instanceof HTMLElement)
    hadFocus.focus({ preventScroll: true })
  return isExplained ? undefined : failure
}

/** The ways in which a message leaves the form, each with what its receipt says, and the label of its notice. */
const deliveries = ({ sentTitle, sentText, receipt }: ContactFormText, { link, name }: Letter) => ({
  endpoint: {
    title: sentTitle,
    note: `${sentText} ${receipt.answer.replace('{person}', () => name)}`,
    caution: receipt.caution,
    label: undefined,
    send: sendMessage,
  },
  mailto: {
    title: receipt.mailTitle,
    note: receipt.mailText,
    label: receipt.mailToast,
    send: async (): Promise<Outcome> => {
      location.assign(link)
      return {}
    },
  },
  simulated: {
    title: receipt.demoTitle,
    note: receipt.demoText,
    label: receipt.demoToast,
    send: () => wait(1500),
  },
})

/** Once the endpoint has the message, a visitor who leaves doesn't find it again. */
const removeDraft = () => tryStorage(() => sessionStorage.removeItem(storageName))

/** Keeps a message that wasn't sent, unless the visitor has begun another. The next try passes the trap. */
function keepForRetry(form: HTMLFormElement): void {
  if (tryStorage(() => sessionStorage.getItem(storageName)) === null) saveDraft(form)
  const trap = form.elements.namedItem(trapName)
  if (trap instanceof HTMLInputElement) trap.value = ''
}

function clear(form: HTMLFormElement): void {
  form.reset()
  removeDraft()
}

/** What the endpoint would refuse. */
function mistakeIn(field: Field): Refusal | undefined {
  const [file] = ('files' in field && field.files) || []
  if (file && file.size > mostInFile) return 'too-large'
  if (file && extensionOf(file.name) === 'doc') return 'file-unreadable'
  if (file && (!(extensionOf(file.name) in fileTypes) || file.size === 0)) return 'file-type'
  const text = field.value.trim()
  if ((field.required && text === '') || !field.validity.valid) return 'invalid'
  const limit = Object.entries(textFields).find(([name]) => name === field.name)?.[1].most
  return text.length > (limit ?? Infinity) ? 'too-large' : undefined
}

function sentenceFor({ name, value }: Field, code: unknown, problems: ContactFormText['problems']) {
  if (name === 'attachment') {
    if (code === 'too-large') return problems.fileSize
    if (code === 'file-unreadable') return problems[code]
    return extensionOf(value) in fileTypes ? problems.damaged : problems['file-type']
  }
  if (code === 'too-large') return problems.tooLong
  if (name === 'email' && value.trim() !== '') return problems.emailForm
  return new Map(Object.entries(problems)).get(name) ?? problems.invalid
}
