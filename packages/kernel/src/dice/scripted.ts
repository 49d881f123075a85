import { checkDrawn, checkFace, type Dice, DiceError, type Throw, throwText } from './dice.ts'

export interface ScriptedDice extends Dice {
  /** What nobody asked for, one line per entry of the script; a test that leaves any has missed a rule. */
  left(): string[]
}

interface Entry {
  /** Null: fits any clause. */
  readonly clause: string | null
  /** Null: fits any die. */
  readonly sides: number | null
  readonly faces: number[]
  readonly label: string
}

/**
 * Dice that come up as written, in order. An entry is a face for the next open roll, or names the clause it is for:
 * `'ev.attack.3: 5 4 1'`, `'ev.attack.3 d6: 5'`. Hidden draws stand in their own order: `'draw ev.setup.1: 3 0 2'`;
 * a draw that the script does not name next comes from `hidden`.
 */
export function scripted(script: readonly (number | string)[], hidden?: Dice): ScriptedDice {
  const rolls: Entry[] = []
  const draws: Entry[] = []
  for (const line of script) {
    const entry = typeof line === 'number' ? unlabelled(line) : labelled(line)
    if (entry.label.startsWith('draw ')) draws.push(entry)
    else rolls.push(entry)
  }
  return {
    roll(ask: Throw): number {
      const entry = rolls[0]
      if (entry === undefined) throw new DiceError(`no die is scripted for ${throwText(ask)}`)
      if (!fits(entry, ask))
        throw new DiceError(`the next scripted die is ${lineOf(entry)}, but ${throwText(ask)} is thrown`)
      const face = checkFace(ask, entry.faces[0] as number)
      takeFrom(rolls)
      return face
    },
    draw(clause: string, n: number): number {
      const entry = draws[0]
      if (entry?.clause === clause) {
        const value = checkDrawn(clause, n, entry.faces[0] as number)
        takeFrom(draws)
        return value
      }
      if (hidden !== undefined) return hidden.draw(clause, n)
      const next = entry === undefined ? 'nothing is scripted' : `the next scripted draw is ${lineOf(entry)}`
      throw new DiceError(`${next}, but one of ${n} is drawn for ${clause}`)
    },
    left: () => [...rolls, ...draws].map(lineOf),
  }
}

function unlabelled(face: number): Entry {
  if (!Number.isInteger(face)) throw new DiceError(`${face} is not a face of a die`)
  return { clause: null, sides: null, faces: [face], label: '' }
}

function labelled(line: string): Entry {
  const parts = /^(draw +)?([^\s:]+)( +d(\d+))?: *(\d+(?: +\d+)*)$/.exec(line.trim())
  const [, draw, clause, , sides, faces] = parts ?? []
  if (clause === undefined || faces === undefined || (draw !== undefined && sides !== undefined)) {
    throw new DiceError(
      `"${line}" is not a script of dice: write "clause: faces", "clause d6: faces" or "draw clause: values"`,
    )
  }
  const label = draw === undefined ? `${clause}${sides === undefined ? '' : ` d${sides}`}` : `draw ${clause}`
  return { clause, sides: sides === undefined ? null : Number(sides), faces: faces.split(/ +/).map(Number), label }
}

function fits(entry: Entry, ask: Throw): boolean {
  return (entry.clause ?? ask.clause) === ask.clause && (entry.sides ?? ask.sides) === ask.sides
}

function lineOf(entry: Entry): string {
  const faces = entry.faces.join(' ')
  return entry.label === '' ? faces : `${entry.label}: ${faces}`
}

function takeFrom(entries: Entry[]): void {
  const faces = entries[0]?.faces
  faces?.shift()
  if (faces?.length === 0) entries.shift()
}
