/** rs.scenario What a scenario asks for, part by part, and how far it has come. */
import { armouredDoors, countsAsPS, goodsThere, halfOf, isThere, livingPS, zedsThere } from '../rules/42-scenario.ts'
import { isInPlay, type Look, type Survivor } from '../state.ts'
import type { Good } from '../tables/items.ts'
import { BOAT, HELICOPTER } from '../tables/scenarios.ts'

/** So many of so many; what counts only at the end may be lost again. */
export interface GoalPart {
  readonly is:
    | 'all inside'
    | 'doors shut'
    | 'no Zed inside'
    | 'half alive'
    | `bring ${Good}`
    | 'others out'
    | 'one out'
    | 'called'
    | 'half aboard'
    | 'cans'
  readonly place: string
  readonly done: number
  readonly of: number
  readonly isMet: boolean
  readonly isFinal: boolean
}

type Part = Pick<GoalPart, 'is' | 'done' | 'of'> & { readonly isFinal?: true }

const count = ({ state }: Look, of: (s: Survivor) => boolean): number => state.survivors.filter(of).length

const halfAlive = (look: Look): Part => ({
  is: 'half alive',
  done: count(look, (s) => look.book.isStarter(s) && (isInPlay(s) || s.status === 'safe')),
  of: halfOf(look),
})

/** rs.scenario.14, rs.scenario.18 Half of those who set out must be away, or where they will be taken along. */
const halfAboard = (look: Look): Part => ({
  is: 'half aboard',
  done: count(look, (s) => look.book.isStarter(s) && (s.status === 'safe' || (isInPlay(s) && isThere(look, s)))),
  of: halfOf(look),
})

const allInside = (look: Look): Part => {
  const living = livingPS(look)
  return { is: 'all inside', done: living.filter((s) => isThere(look, s)).length, of: living.length }
}

function bringing(look: Look): Part[] {
  const { needs } = look.book
  const there = goodsThere(look)
  return (['food', 'drugs', 'weapons'] as const).flatMap((good): Part[] =>
    needs[good] === 0 ? [] : [{ is: `bring ${good}`, done: there[good], of: needs[good] }],
  )
}

function partsOf(look: Look): Part[] {
  const { state, book } = look
  const { goal } = book.scenario
  switch (goal.is) {
    case 'safe house': {
      const doors = armouredDoors(look, goal.place)
      return [
        allInside(look),
        { is: 'doors shut', done: doors.all - doors.open, of: doors.all },
        { is: 'no Zed inside', done: zedsThere(look, goal.place) === 0 ? 1 : 0, of: 1 },
        ...(goal.half ? [halfAlive(look)] : []),
      ]
    }
    case 'goods':
      return [...bringing(look), allInside(look), halfAlive(look)]
    case 'rescue':
      return [
        {
          is: 'others out',
          done: count(look, (s) => !book.isStarter(s) && s.status === 'safe'),
          of: book.needs.others,
          isFinal: true,
        },
        { is: 'one out', done: count(look, (s) => countsAsPS(s) && s.status === 'safe'), of: 1, isFinal: true },
      ]
    case 'helicopter':
      return [{ is: 'called', done: state.progress.called === null ? 0 : 1, of: 1, isFinal: true }, halfAboard(look)]
    case 'boat':
      return [{ is: 'cans', done: state.progress.cans, of: BOAT.cans, isFinal: true }, halfAboard(look)]
  }
}

export const goalParts = (look: Look): readonly GoalPart[] =>
  partsOf(look).map(({ is, done, of, isFinal = false }) => ({
    is,
    place: look.book.scenario.goal.place,
    done,
    of,
    isMet: of > 0 && done >= of,
    isFinal,
  }))

/** rs.scenario.12, rs.scenario.16 The turns in which something comes and leaves; null while that is not settled. */
export interface Clocks {
  readonly lands: number | null
  readonly leaves: number | null
}

export function clocksOf({ state: { progress } }: Look): Clocks {
  const { called, engine } = progress
  if (called !== null) return { lands: called + HELICOPTER.lands, leaves: called + HELICOPTER.leaves }
  return { lands: null, leaves: engine === null ? null : engine + BOAT.leaves }
}
