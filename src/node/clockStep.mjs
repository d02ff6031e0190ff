/** Milliseconds within which a disk's clock may give two states of a file the same time. */
export const clockStepMs = 2000
