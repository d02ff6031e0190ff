/** How long the simulated delivery of the contact form takes, in milliseconds. */
export const sendDelay = 1500
