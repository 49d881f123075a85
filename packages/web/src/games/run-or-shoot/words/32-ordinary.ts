import { fight, type Line } from '../../../words/phrases.ts'
import { type Chapter, type EventOf, row, type Scene, verb, Zeds, zedsAbout } from './lines.ts'

function alightLine(run: readonly EventOf<'caught fire'>[], scene: Scene): Line | null {
  const [first] = run
  const ns = run.map(({ zed }) => zed)
  return first
    ? fight('flame', first, [...Zeds(scene, ns), ` ${verb(ns, 'catches', 'catch')} fire.`], zedsAbout(ns))
    : null
}

export const ordinary = {
  'caught fire': { together: row('caught fire', { says: alightLine }) },
} satisfies Chapter
