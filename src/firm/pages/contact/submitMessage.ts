import type { Firm } from '../../collections/firm/schema.ts'
import type { ContactMessage } from './contactMessage.ts'

/** How long the simulated delivery takes, in milliseconds. */
export const sendDelay = 1500

/** Takes a message to where it should go; settles when it has arrived. */
type SubmitMessage = (message: ContactMessage) => Promise<void>

/** Shows how sending would feel, and sends nothing: the message is dropped here. */
const simulate: SubmitMessage = () => new Promise((resolve) => setTimeout(resolve, sendDelay))

/** One way of delivery for each value of `delivery` in `content/firm.mdx`. */
export const submitMessage: Record<Firm['delivery'], SubmitMessage> = { simulated: simulate }
