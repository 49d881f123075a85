/** The order of play of a position: the beginning of a phase, or an activation. */
import { type Frame, frameOf } from '@shamble/kernel'
import { samePoint, type XY } from '@shamble/table'
import { humanBody, zombiesTouching } from '../rules/01-figures.ts'
import { type FigureId, figureNamed, humanOf, isInPlay, type Look, zombieFigure } from '../state.ts'
import { Illegal, type Position } from './form.ts'

type Pair = readonly [number, number]
type ActivationLine = NonNullable<Position['activation']>

const within = (proc: string, at: string): Frame => ({ ...frameOf(proc, at, {}), inside: true })
const xy = ([x, y]: Pair): XY => Object.freeze({ x, y })

/** dw.turn.6 The human who acts, with what his activation has seen so far. */
function readActivation(look: Look, line: ActivationLine): void {
  const { state } = look
  const human = humanOf(state, line.human)
  if (!human || !isInPlay(human) || human.seat === null)
    throw new Illegal('dw.turn.6', 'activation.human', 'nobody on the table whom a seat commands has this number')
  if (human.acted) throw new Illegal('dw.turn.6', 'activation.human', 'he has acted in this turn')
  const held = zombiesTouching(look, humanBody(human)).map(({ n }) => zombieFigure(n))
  for (const [i, id] of (line.leaving ?? []).entries())
    if (!held.includes(figureNamed(id as FigureId)))
      throw new Illegal('dw.break.10', `activation.leaving[${i}]`, 'this is no zombie in contact with him')
  if (line.run && !samePoint(human.at, xy(line.run.path[line.run.path.length - 1] as Pair)))
    throw new Illegal('dw.movement.3', 'activation.run.path', 'the run does not end where he stands')
  const gun = human.weapons.find(({ id }) => id === line.shell?.weapon)
  if (line.shell && !gun) throw new Illegal('dw.shotgun.11', 'activation.shell.weapon', 'he carries no such weapon')
  const fire = gun && look.book.weapons[gun.type].fire
  if (fire && (fire.mode !== 'shotgun' || fire.rof < 2))
    throw new Illegal('dw.shotgun.11', 'activation.shell.weapon', 'it has no second shell')
  state.activation = {
    human: human.n,
    fresh: line.fresh ?? true,
    run: line.run ? Object.freeze({ ...line.run, path: Object.freeze(line.run.path.map(xy)) }) : null,
    leaving: Object.freeze((line.leaving ?? []).map((id) => figureNamed(id as FigureId))),
    shell: line.shell
      ? Object.freeze({
          weapon: line.shell.weapon,
          towards: line.shell.towards ? xy(line.shell.towards) : null,
          target: line.shell.target ? figureNamed(line.shell.target as FigureId) : null,
        })
      : null,
    ...(line.shots === undefined ? {} : { shots: line.shots }),
  }
}

/** dw.setup.6 Those who have no place yet are placed, then the zombies of the scenario come. */
function readSetUp({ state }: Look, doc: Position): Frame[] {
  for (const key of ['turn', 'activation'] as const)
    if (doc[key] !== undefined) throw new Illegal('dw.turn.1', key, 'no turn has begun in the set-up')
  if (!state.humans.some(({ seat }) => seat !== null))
    throw new Illegal('dw.turn.11', 'humans', 'nobody is commanded by a seat')
  return [within('game', 'set up'), frameOf('set-up', 'place', {})]
}

/** dw.turn.1 */
export function readPlay(look: Look, doc: Position): Frame[] {
  const { state } = look
  if (state.phase === 'setup') return readSetUp(look, doc)
  const play = within('game', 'play')
  if (!state.humans.some((h) => isInPlay(h) && h.seat !== null))
    throw new Illegal('dw.turn.11', 'humans', 'nobody on the table is commanded by a seat')
  if (doc.activation && state.phase !== 'humans') throw new Illegal('dw.turn.1', 'activation', 'humans act in phase 2')
  if (state.phase !== 'humans') return [play, frameOf('turn', state.phase, {})]
  const humans = [play, within('turn', 'humans')]
  if (!doc.activation) return [...humans, frameOf('humans phase', 'who acts', {})]
  readActivation(look, doc.activation)
  return [...humans, within('humans phase', 'who acts'), frameOf('activation', 'act', { human: doc.activation.human })]
}
