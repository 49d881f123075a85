/** A child of `compare.ts`, in either checkout: gets one line ready, then measures a slice whenever it is asked to. */
import { LINES } from './lines.ts'
import { rate } from './measure.ts'

const work = LINES.get(process.argv[2] ?? '')?.ready()
process.on('message', (seconds: number) => {
  if (work !== undefined) process.send?.(rate(seconds, work).perSecond)
})
process.send?.(work === undefined ? 'unknown' : 'ready')
