import { addressLimiter, hourLimiter } from './limiters.ts'
import { makeHandler, type Handler } from './handler.ts'
import { smtpSender } from './mail.ts'
import { readSettings } from './settings.ts'

/** The handler that the environment variables describe. @throws UserError if they are wrong */
export function openDelivery(env: NodeJS.ProcessEnv): { handler: Handler; port: number; site: string } {
  const { PORT: port, ...settings } = readSettings(env)
  const handler = makeHandler({
    ...settings,
    send: smtpSender(settings.SMTP_URL, settings.DELIVERY_SECONDS * 1000),
    isAllowed: addressLimiter(),
    secondsToNext: hourLimiter(settings.MAILS_PER_HOUR),
    now: () => new Date(),
    log: console.log,
  })
  return { handler, port, site: settings.ALLOWED_ORIGIN }
}
