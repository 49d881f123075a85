import { plainDie } from '../../../words/dice.ts'
import { type Line, move, rule, type Word } from '../../../words/phrases.ts'
import { capital, count } from '../../../words/plain.ts'
import {
  faceWords,
  type Chapter,
  type EventOf,
  row,
  type Scene,
  withDice,
  Zed,
  zed,
  zedsAbout,
  zedsDo,
} from './lines.ts'
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

const isWitch = ({ zed: n }: EventOf<'calmed'>, scene: Scene): boolean => mutantOf(scene.view.view, n) === 'witch'

/** Of a crowd that nobody leads any more: one line, not a hundred. */
function calmedLine(run: readonly EventOf<'calmed'>[], scene: Scene): Line | null {
  const [first] = run
  if (!first) return null
  if (isWitch(first, scene))
    return rule('check', first, [Zed(scene, first.zed), ' sits down and cries again.'], zedsAbout([first.zed]))
  const does = ['has lost sight of everybody and drifts again', 'have lost sight of everybody and drift again'] as const
  return zedsDo(
    rule,
    'check',
    first,
    scene,
    run.map(({ zed: n }) => n),
    does,
  )
}

export const drift = {
  drifted: { together: row('drifted', { says: driftedLine }) },
  calmed: { together: row('calmed', { same: (later, first) => later.clause === first.clause, says: calmedLine }) },
} satisfies Chapter
