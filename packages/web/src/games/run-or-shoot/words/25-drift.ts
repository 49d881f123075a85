import { plainDie } from '../../../words/dice.ts'
import { type Line, move, rule, type Word } from '../../../words/phrases.ts'
import { capital, count } from '../../../words/plain.ts'
import { faceWords, type Chapter, type EventOf, row, type Scene, withDice, Zed, zed, zedsAbout } from './lines.ts'
import { mutantOf } from './titles.ts'
import { rowOf } from '../../../sure.ts'

type Drifted = EventOf<'drifted'>

const DID: Readonly<Record<string, string>> = {
  left: 'drifts left',
  right: 'drifts right',
  ahead: 'drifts straight ahead',
}

/** rs.drift.6 Something is in the way at once. */
const STOPPED: Readonly<Record<string, string>> = {
  left: 'turns left and is stopped',
  right: 'turns right and is stopped',
  ahead: 'is stopped where it stands',
}

const didWords = ({ did, units }: Drifted): string => rowOf(units === 0 ? STOPPED : DID, did) ?? 'stands still'

/** So many are told one by one. */
const MOST = 4

function driftedLine(all: readonly Drifted[], scene: Scene): Line | null {
  const run = all.filter((one) => one.zed !== 0)
  const [first] = run
  if (!first) return null
  const walkers = run.filter(({ units }) => units > 0)
  const each = (list: readonly Drifted[]): Word[] =>
    list.flatMap((one, i): Word[] => [
      ...(i === 0 ? [Zed(scene, one.zed)] : [', ', zed(scene, one.zed)]),
      ` ${didWords(one)}`,
      ...faceWords(one.face),
    ])
  const words: Word[] =
    walkers.length === 0
      ? run.length === 1
        ? [Zed(scene, first.zed), ` ${didWords(first)}`]
        : [`${capital(count(run.length))} drifters stand still`]
      : walkers.length <= MOST
        ? each(walkers)
        : [`${capital(count(walkers.length))} Zeds drift on`]
  const told = move('steps', first, [...words, '.'], zedsAbout(run.map((one) => one.zed)))
  const dice = run.flatMap((one) => (one.face === null ? [] : [plainDie(one.face, `Zed ${one.zed} ${didWords(one)}`)]))
  return withDice(told, first, 'Drifters', dice)
}

export const drift = {
  drifted: { together: row('drifted', { says: driftedLine }) },
  calmed: (event, scene) => {
    const isWitch = mutantOf(scene.view.view, event.zed) === 'witch'
    const does = isWitch ? ' sits down and cries again.' : ' has lost sight of everybody and drifts again.'
    return rule('check', event, [Zed(scene, event.zed), does], zedsAbout([event.zed]))
  },
} satisfies Chapter
