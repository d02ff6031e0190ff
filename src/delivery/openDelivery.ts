import { addressLimiter } from './addressLimiter.ts'
import { makeHandler, type Handler } from './handler.ts'
import { smtpSender } from './mail.ts'
import { readSettings } from './settings.ts'

/** The handler that the environment variables describe. @throws UserError if they are wrong */
export function openDelivery(env: NodeJS.ProcessEnv): { handler: Handler; port: number } {
  const { PORT: port, ...settings } = readSettings(env)
  const handler = makeHandler({
    ...settings,
    send: smtpSender(settings.SMTP_URL, 10_000),
    isAllowed: addressLimiter(),
    now: () => new Date(),
    log: console.log,
  })
  return { handler, port }
}
