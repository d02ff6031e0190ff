/** Ends this process when npm ends: npm signals only the shell that it runs commands in, which passes nothing on. */
const shell = process.ppid
if (process.env['npm_lifecycle_event'])
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, 500).unref()
