/** What to do about errors of the system, by code. */
const advice = {
  ENOSPC: 'The disk is full. Free some space, then try again',
  EDQUOT: 'Your share of the disk is full. Free some space, then try again',
  EMFILE: 'Too many files are open. Allow more, for example with "ulimit -n 4096", then try again',
  ENFILE: 'Too many files are open on this computer. Close some programs, then try again',
  EACCES: "This user isn't allowed to use a file or folder. Change its permissions, or use another user",
  EPERM: "This user isn't allowed to change a file or folder. Change its owner, or use another user",
  EROFS: 'This disk is read-only. Make it writable, or work in another folder',
}

/**
 * What an error of the system means, with the operation and the file. Vite and Rolldown put it into messages of their own.
 * @param {unknown} error
 * @returns {string | undefined} undefined for other errors
 */
export function systemFailure(error) {
  if (!(error instanceof Error)) return undefined
  for (const [code, sentence] of Object.entries(advice)) {
    const detail = new RegExp(`${code}: .*|spawn .* ${code}$`, 'm').exec(error.message)
    if (detail) return `${sentence}. (${detail[0]})`
  }
  return 'syscall' in error ? error.message : undefined
}
