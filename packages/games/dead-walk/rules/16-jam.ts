/** dw.jam Weapon jams, with the house rule `jams`: what natural ones do to a weapon, and to a grenade. */
import type { HouseRule, Slots } from '../book.ts'
import type { Clause } from '../clauses.ts'
import { change, type Human, type Transaction, type Weapon } from '../state.ts'
import { GRENADE_JAMS } from '../tables/grenades.ts'
import { JAMS } from '../tables/weapons.ts'
import { d6, thrownBy } from './01-dice.ts'
import { rowsUpTo, splitAt } from './01-faces.ts'
import { fireRow, setWeapon, weaponOf } from './08-weapons.ts'

/** dw.jam.1 What the chapter adds to bursts and to grenades. */
export const JAMS_GATE: HouseRule = {
  slots: { jams: () => afterBurst, mayFail: () => isNaturalOne, mishapOf: () => mishapOf },
}

/** dw.jam.1 */
const isNaturalOne = (face: number): boolean => face === 1

/** dw.jam.1 After the hit dice of a burst: does it jam? dw.cskill.23 In the way it is used. */
export const jamDice = (
  t: Transaction,
  human: Human,
  weapon: Weapon,
  faces: readonly number[],
  mode = fireRow(t, weapon)?.mode,
): boolean => t.book.jams(t, human, weapon, faces, mode)

/** dw.jam.2, dw.jam.3 The dice that follow the hit dice. */
const afterBurst: Slots['jams'] = (t, human, weapon, faces, mode) => {
  if (!fireRow(t, weapon)?.jams) return false
  const ones = faces.filter((face) => face === 1).length
  return mode === 'machinegun' ? jamsByOnes(t, human, weapon, ones) : jamsByDie(t, human, weapon, ones)
}

/** dw.jam.5 */
function jamsByOnes(t: Transaction, human: Human, weapon: Weapon, ones: number): boolean {
  if (ones < JAMS.machinegunOnes) return false
  t.emit({ e: 'jam rolled', clause: 'dw.jam.5', human: human.n, weapon: weapon.type, face: null, jammed: true })
  jam(human, weapon.id)
  return true
}

/** dw.jam.3 One die for each natural 1, until one of them jams it. */
function jamsByDie(t: Transaction, human: Human, weapon: Weapon, ones: number): boolean {
  const what = `does the ${t.book.weapons[weapon.type].title} jam`
  const table = splitAt(JAMS.upTo + 1, 'jams', 'does not jam')
  for (let i = 0; i < ones; i++) {
    const face = d6(t, { clause: 'dw.jam.2', ...thrownBy(human), what, table })
    const jammed = face <= JAMS.upTo
    t.emit({ e: 'jam rolled', clause: 'dw.jam.2', human: human.n, weapon: weapon.type, face, jammed })
    if (jammed) {
      jam(human, weapon.id)
      return true
    }
  }
  return false
}

function jam(human: Human, id: number): void {
  const weapon = weaponOf(human, id)
  if (weapon) setWeapon(human, change(weapon, { jammed: true }))
}

/** What becomes of a grenade that goes wrong; null: it flies. */
export type Mishap = 'explodes' | 'dud' | null

/** dw.jam.6, dw.jam.7 After a natural 1: it goes off at once, or not at all, or it flies. */
function mishapOf(t: Transaction, human: Human, { id, type }: Weapon): Mishap {
  const isLauncher = t.book.weapons[type].fire?.mode === 'launcher'
  const clause: Clause = isLauncher ? 'dw.jam.7' : 'dw.jam.6'
  const explodesUpTo = isLauncher ? GRENADE_JAMS.launcherExplodes : GRENADE_JAMS.handExplodes
  const table = rowsUpTo([
    { upTo: explodesUpTo, result: 'explodes at once' },
    ...(isLauncher ? [{ upTo: GRENADE_JAMS.dud, result: 'a dud, and it jams' }] : []),
    { upTo: 6, result: 'flies' },
  ])
  const what = `does the ${t.book.weapons[type].title} fail`
  const face = d6(t, { clause, ...thrownBy(human), what, table })
  const jammed = isLauncher && face <= GRENADE_JAMS.dud
  t.emit({ e: 'jam rolled', clause, human: human.n, weapon: type, face, jammed })
  if (jammed) jam(human, id)
  if (face <= explodesUpTo) return 'explodes'
  if (!jammed) return null
  t.emit({ e: 'dud', clause: 'dw.jam.8', human: human.n })
  return 'dud'
}
