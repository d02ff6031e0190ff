import type { Firm } from '../../collections/firm/schema.ts'
import type { ContactMessage } from './contactMessage.ts'
import { sendDelay } from './sendDelay.ts'

/** Takes a message to where it should go; settles when it has arrived. */
type SubmitMessage = (message: ContactMessage) => Promise<void>

/** Shows how sending would feel, and sends nothing: the message is dropped here. */
const simulate: SubmitMessage = () => new Promise((resolve) => setTimeout(resolve, sendDelay))

/** One way of delivery for each value of `delivery` in `content/firm.mdx`. */
export const submitMessage: Record<Firm['delivery'], SubmitMessage> = { simulated: simulate }
