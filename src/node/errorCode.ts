/** The system's name of an error, such as ENOENT; undefined for errors of other kinds. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
