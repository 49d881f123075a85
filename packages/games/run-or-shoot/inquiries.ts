/** What the rules of Run? ... or Shoot? say about a table as it stands: sight, contact, gap and reach. */
import { figureInquiries, found, type Inquiries, refuse } from '@shamble/kernel'
import { asFigure, gapOf, inContact } from './rules/01-measure.ts'
import { isObscured, sees } from './rules/03-sight.ts'
import { type Act, courseFrom, courseOf, wholeAllowance } from './rules/13-course.ts'
import { isInPlay, type RunOrShootKit, type State, type Survivor, survivorOf, type Zed } from './state.ts'

const nobody = { clause: 'rs.secrecy.16', where: 'on the table' } as const

const survivorNamed = (state: State, name: string): Survivor | undefined => {
  const one = survivorOf(state, Number(name.slice(1)))
  return one && isInPlay(one) ? one : undefined
}

/** Whoever is hidden is as good as nobody. */
const figures = figureInquiries<RunOrShootKit, Survivor | Zed>({
  figures: /^[SZ][1-9]\d{0,5}$/,
  standing: ({ state }, name) =>
    name.startsWith('S') ? survivorNamed(state, name) : state.zeds.find(({ n }) => n === Number(name.slice(1))),
  nobody,
})
const walkers = figureInquiries<RunOrShootKit, Survivor>({
  figures: /^S[1-9]\d?$/,
  standing: ({ state }, name) => survivorNamed(state, name),
  nobody,
})

export const inquiries: Inquiries<RunOrShootKit> = {
  sight: figures.between((look, from, to) => {
    if (!sees(look, from, to)) return found(refuse('rs.sight.1', 'None of the three rays is free.'))
    return isObscured(look, from, to)
      ? found(null, 'rs.sight.5', 'In sight, and partly obscured.')
      : found(null, 'rs.sight.1', 'One of the three rays is free.')
  }),
  contact: figures.between((look, from, to) =>
    inContact(look, asFigure(from), asFigure(to))
      ? found(null, 'rs.measure.6', 'Their bases touch.')
      : found(refuse('rs.measure.6', 'Their bases are apart, or something is between them.')),
  ),
  gap: figures.between((_look, from, to) => {
    const gap = gapOf(asFigure(from), asFigure(to))
    return { answer: gap, clause: 'rs.measure.5', says: `The gap is ${gap / 100} cm, rounded up.` }
  }),
  reach: walkers.along({ coordinates: [0, 30_000], points: 60 }, (look, walker, path) => {
    const whole = wholeAllowance(look, walker)
    const acts = path.map(([x, y]): Act => ({ act: 'go', to: [x, y] }))
    const course = courseOf(look, walker, courseFrom(look, walker, whole, whole, []), acts)
    if ('reason' in course) return found(course)
    return found(null, 'rs.move.3', `That takes ${(whole - course.left) / 100} of ${whole / 100} cm.`)
  }),
}
