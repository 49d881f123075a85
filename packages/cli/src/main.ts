import { processIo } from './io.ts'
import { shamble } from './shamble.ts'

/** Whoever reads the output may stop reading: `shamble games | head`. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

process.exitCode = await shamble(process.argv.slice(2), processIo())
