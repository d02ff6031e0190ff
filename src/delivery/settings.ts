import { z } from 'zod'
import { limits } from '../message/contract.ts'
import { UserError } from '../node/userError.ts'

const mailSeconds = limits.mailServer / 1000

const settings = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }),
  DELIVER_TO: z.email(),
  ALLOWED_ORIGIN: z
    .url({ protocol: /^https?$/, abort: true })
    .refine((value) => new URL(value).origin === value),
  DELIVERY_SECONDS: z.coerce.number().min(1).max(mailSeconds).default(mailSeconds),
  MAILS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(300),
  LIMITER_URL: z.optional(z.url({ abort: true }).regex(/^rediss?:\/\/([^%/?#]|%[0-7][\da-f])+(\/\d*)?$/i)),
  LIMITER_KEY: z.string().min(32).optional(),
  PORT: z.coerce.number().int().min(0).max(65_535).default(8025),
})
export type Settings = z.output<typeof settings>

const advice: Readonly<Record<string, string>> = {
  SMTP_URL: 'Write the address of the mail server, like smtps://USER:PASSWORD@mail.example.com',
  DELIVER_TO: 'Write the email address that gets the messages, like info@example.com',
  ALLOWED_ORIGIN:
    'Write the address of the site without a path or slash at the end, like https://www.example.com',
  DELIVERY_SECONDS: `Write how long to wait for the mail server, from 1 to ${mailSeconds}, or leave it out for ${mailSeconds}`,
  MAILS_PER_HOUR: 'Write how many mails to send an hour at most, from 1 to 1000000, or leave it out for 300',
  LIMITER_URL: 'Write the address of a Redis server, like rediss://:PASSWORD@example.com, with %25 for %',
  LIMITER_KEY: 'Write 32 or more random characters, the same wherever LIMITER_URL is',
  PORT: 'Write a number from 0 to 65535, or leave it out for 8025',
}

/** Reads the environment variables. @throws UserError with a sentence for each that is missing or wrong */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const schema = env['LIMITER_URL'] ? settings.required({ LIMITER_KEY: true }) : settings
  const { success, data, error } = schema.safeParse(
    Object.fromEntries(Object.keys(advice).map((name) => [name, env[name] || undefined])),
  )
  if (success) return data
  // Their values aren't printed: SMTP_URL has a password.
  const sentences = error.issues.map(({ path }) => {
    const name = String(path[0])
    return `${name} is ${env[name] ? 'wrong' : 'missing'}. ${advice[name]}.`
  })
  throw new UserError(sentences.join('\n'))
}
