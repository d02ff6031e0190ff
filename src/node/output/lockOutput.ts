import { takeLock, type FolderLock } from './folderLock.ts'
import { lockPath, stagingAreaOf } from './stagingArea.ts'

/**
 * Takes the lock of a site's folder: while somebody has it, nobody else builds into that folder or mends it.
 * @param out without links; the folder around it exists
 * @throws UserError when another build has had it for a quarter of an hour
 */
export const lockOutput = (out: string): Promise<FolderLock> =>
  takeLock(lockPath(stagingAreaOf(out)), {
    seconds: 15 * 60,
    onWait: (holder) =>
      console.warn(`Another build is at work on ${out} (${holder}). Waiting until it is done …`),
  })
