/** dw.zombify The dead may rise. */
import { nearestPlace } from '@shamble/table'
import { type Human, type Look, type Lying, type State, type Transaction, type Weapon } from '../state.ts'
import { addZombie } from './01-crowd.ts'
import { d6, zombieRoller } from './01-dice.ts'
import { splits } from './01-faces.ts'
import { freePlaces } from './01-places.ts'
import { dread } from './23-moral.ts'

const RISING = splits('rises', 'lies still')

/** dw.zombify.1 */
export const isCorpse = ({ status, neverRises }: Human): boolean => status === 'dead' && !neverRises

/** dw.turn.4, dw.zombify.3, dw.zombify.6, dw.zombify.8 Every corpse of an earlier turn that can rise, in order of death. */
const corpsesDue = ({ state: { humans, turn }, book }: Look): Human[] =>
  humans
    .filter((h) => h.died < turn && book.mayRise(h))
    .sort((a, b) => a.died - b.died || a.deathNumber - b.deathNumber || a.n - b.n)

/** dw.zombify.2, dw.zombify.4 His wounds, and the turns since his death. */
export const riseLimit = ({ turn }: Pick<State, 'turn'>, { wounds, died }: Human): number => wounds + turn - died

/** dw.zombify.1, dw.zombify.2 Step e of phase 1: a die for each; a score below the limit makes him a zombie. */
export function zombificationTests(t: Transaction): void {
  for (const human of corpsesDue(t)) {
    const limit = riseLimit(t.state, human)
    const face = d6(t, {
      clause: 'dw.zombify.2',
      seat: zombieRoller(t),
      what: `zombification of ${human.name}: below ${limit} he rises`,
      table: RISING(limit),
    })
    const turned = face < limit
    t.emit({ e: 'zombification tested', clause: 'dw.zombify.2', human: human.n, face, limit, turned })
    if (turned) rise(t, human)
  }
}

/** dw.zombify.5 Where the corpse lay, or as near as there is room: unhurt, and with what it held in hand. */
function rise(t: Transaction, human: Human): void {
  const place = nearestPlace(human.at, freePlaces(t, human.on))
  if (place === null) return
  human.status = 'turned'
  const { n, at } = addZombie(t, { at: place, on: human.on, former: human.n, weapon: takeHeld(t, human) })
  t.emit({ e: 'turned', clause: 'dw.zombify.5', human: human.n, zombie: n, at })
  dread(t, human)
}

/** dw.zombify.7 The first weapon that its hands still hold; all else stays on the ground. */
function takeHeld({ state }: Transaction, human: Human): Weapon | null {
  const held = state.lying.find(({ heldBy, weapon }) => heldBy === human.n && weapon !== null)
  state.lying = Object.freeze(
    state.lying.filter((thing) => thing !== held).map((thing) => (thing.heldBy === human.n ? letGo(thing) : thing)),
  )
  return held?.weapon ? Object.freeze({ ...held.weapon, ready: true }) : null
}

const letGo = (thing: Lying): Lying => Object.freeze({ ...thing, heldBy: null })
