import { makeHandler } from './handler.ts'
import { openLimiters } from './limiters.ts'
import { smtpSender } from './mail.ts'
import { readSettings } from './settings.ts'

/** The handler that the environment variables describe. @throws UserError if they are wrong */
export async function openDelivery(env: NodeJS.ProcessEnv) {
  const { PORT: port, ...settings } = readSettings(env)
  const { close, ...limiters } = await openLimiters(settings, console.log)
  const handler = makeHandler({
    ...settings,
    ...limiters,
    send: smtpSender(settings.SMTP_URL, settings.DELIVERY_SECONDS * 1000),
    now: () => new Date(),
    log: console.log,
  })
  return { handler, port, site: settings.ALLOWED_ORIGIN, close }
}
