/** The order of play of a position: the beginning of a phase, or an activation. */
import { type Frame, frameOf } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { type FigureId, figureNamed, humanOf, isInPlay, type Look } from '../state.ts'
import { Illegal, type Position } from './form.ts'

type ActivationLine = NonNullable<Position['activation']>

const within = (proc: string, at: string): Frame => ({ ...frameOf(proc, at, {}), inside: true })
const xy = ([x, y]: readonly [number, number]): XY => Object.freeze({ x, y })

/** dw.turn.6 The human who acts, with what his activation has seen so far. */
function readActivation({ state }: Look, line: ActivationLine): void {
  const human = humanOf(state, line.human)
  if (!human || !isInPlay(human) || human.seat === null)
    throw new Illegal('dw.turn.6', 'activation.human', 'nobody on the table whom a seat commands has this number')
  if (human.acted) throw new Illegal('dw.turn.6', 'activation.human', 'he has acted in this turn')
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
  }
}

/** dw.turn.1 */
export function readPlay(look: Look, doc: Position): Frame[] {
  const { state } = look
  const play = within('game', 'play')
  if (doc.activation && state.phase !== 'humans') throw new Illegal('dw.turn.1', 'activation', 'humans act in phase 2')
  if (state.phase !== 'humans') return [play, frameOf('turn', state.phase, {})]
  const humans = [play, within('turn', 'humans')]
  if (!doc.activation) return [...humans, frameOf('humans phase', 'who acts', {})]
  readActivation(look, doc.activation)
  return [...humans, within('humans phase', 'who acts'), frameOf('activation', 'act', { human: doc.activation.human })]
}
