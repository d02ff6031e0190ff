import { createInterface } from 'node:readline'
import type { Prompt } from '../../src/content/edit/needsInput.ts'
import { didYouMean } from '../../src/content/text/closestMatch.ts'
import type { CommandContext } from './command.ts'

/** The prompt was left without an answer: by Ctrl-C, or at the end of the input. */
export class PromptAborted extends Error {}

/** An open prompt, which asks one question after the other. */
interface PromptSession {
  /**
   * Asks a question until it has an answer that can be one.
   * @throws PromptAborted on Ctrl-C and at the end of the input
   */
  ask: (question: Prompt) => Promise<string>
  close: () => void
}

/** Opens a prompt. What is typed ahead answers the questions that follow. */
export function createPrompt(input: CommandContext['stdin'], output: NodeJS.WritableStream): PromptSession {
  const lines = createInterface({ input, output, terminal: input.isTTY ?? false, prompt: '> ' })
  const typed: string[] = []
  let isOver = false
  let waiting: { answer: (line: string) => void; leave: (error: Error) => void } | undefined
  lines.on('line', (line) => {
    if (waiting) waiting.answer(line)
    else typed.push(line)
    waiting = undefined
  })
  lines.on('SIGINT', () => lines.close())
  lines.on('close', () => {
    isOver = true
    waiting?.leave(new PromptAborted())
  })
  const nextLine = (): Promise<string> => {
    const ahead = typed.shift()
    if (ahead !== undefined) return Promise.resolve(ahead)
    if (isOver) return Promise.reject(new PromptAborted())
    lines.prompt()
    return new Promise((answer, leave) => (waiting = { answer, leave }))
  }
  return {
    ask: async (question) => {
      output.write(`\n${formatQuestion(question)}\n`)
      for (;;) {
        const { answer, complaint } = parseAnswer(await nextLine(), question)
        if (answer !== undefined) return answer
        output.write(`${complaint}\n`)
      }
    },
    close: () => lines.close(),
  }
}

/** A question with its choices, numbered. */
function formatQuestion({ sentence, choices = [], suggested }: Prompt): string {
  const width = Math.max(0, ...choices.map(({ word }) => word.length))
  const meant = choices.find(({ word }) => word === suggested)?.words ?? suggested
  const enter = meant === undefined || meant === '' ? '' : `\nPress Enter for ${meant}`
  return (
    [
      sentence,
      ...choices.map(({ word, words }, index) => `  ${index + 1}  ${word.padEnd(width)}  ${words}`),
    ].join('\n') + enter
  )
}

/** The answer, or a complaint that says why what was typed is none. */
function parseAnswer(
  typed: string,
  { choices, suggested }: Prompt,
): { answer: string; complaint?: never } | { answer?: never; complaint: string } {
  const text = typed.trim()
  if (text === '') {
    return suggested === undefined
      ? { complaint: 'Please write something, or press Ctrl-C to leave everything as it is.' }
      : { answer: suggested }
  }
  if (!choices) return { answer: text }
  const words = choices.map(({ word }) => word)
  const word = choices[Number(text) - 1]?.word ?? words.find((known) => known === text.toLowerCase())
  return word === undefined
    ? { complaint: `Write the number or the word of one of them. ${didYouMean(text, words)}`.trim() }
    : { answer: word }
}
