import { startOverlay } from '../client/problemOverlay.ts'
import { overlayStyle } from './overlayStyle.ts'

/** What shows an editor what is wrong with the content, over the page; in development only. */
startOverlay(overlayStyle)
