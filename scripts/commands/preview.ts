import { defineCommand } from '../command.ts'
import { preview } from '../preview.ts'

export default defineCommand({
  usage: 'preview',
  summary: 'serves the finished site and prints its address.',
  flags: {},
  notes: `OUT_DIR names the folder of the site. PORT chooses the port; without it, the first free one from 4173 on. HOST chooses the
address; without it, only this computer can see the site.`,
  run: async () => {
    await preview()
    return 0
  },
})
