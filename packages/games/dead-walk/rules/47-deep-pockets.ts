/** dw.cskill.10 Deep pockets: one more magazine that nobody knew of. */
import { change, type Human, type Transaction } from '../state.ts'
import { AMMUNITION } from '../tables/weapons.ts'
import { HELPS_FROM } from '../tables/skills.ts'
import { d6, ownerOf, thrownBy } from './01-dice.ts'
import { splitAt } from './01-faces.ts'
import { addStock, loadingsOf } from './07-ammo.ts'
import { fireRow, setWeapon, weaponOf } from './08-weapons.ts'
import { decide } from './40-deciding.ts'
import { mayUse, useSkill } from './45-skills.ts'
import { DECLINE, using } from './47-combat-skills.ts'

/** dw.cskill.11 What can be found: rounds for guns and bows. */
type Rounds = 'bullets' | 'shells' | 'belts' | 'arrows'
const ROUNDS: readonly string[] = ['bullets', 'shells', 'belts', 'arrows'] satisfies Rounds[]

/** dw.cskill.10, dw.cskill.11 After the last burst of a weapon, if there is nothing left to load it with. */
export function searchPockets(t: Transaction, human: Human, id: number): void {
  const weapon = weaponOf(human, id)
  const row = weapon && fireRow(t, weapon)
  if (!weapon || !row?.ammunition || !ROUNDS.includes(row.ammunition) || !mayUse(t, human, 'deep-pockets')) return
  if (weapon.loaded > 0 || loadingsOf(t, human, weapon) > 0) return
  const about = { asks: 'deep-pockets', human: human.n, weapon: id }
  const said = decide(t, { seat: ownerOf(human), choices: [using('deep-pockets'), DECLINE], about })
  if (said.do === 'decline') return
  useSkill(t, human, 'deep-pockets')
  const { title } = t.book.weapons[weapon.type]
  const what = `rounds for the ${title} in his pockets`
  const table = splitAt(HELPS_FROM.deepPockets, 'none', 'some: roll how many')
  const face = d6(t, { clause: 'dw.cskill.10', ...thrownBy(human), what, table })
  const found =
    face >= HELPS_FROM.deepPockets
      ? d6(t, { clause: 'dw.cskill.10', ...thrownBy(human), what: `how many rounds there are` })
      : 0
  t.emit({ e: 'pockets searched', clause: 'dw.cskill.10', human: human.n, weapon: weapon.type, face, found })
  if (found > 0) putIn(t, human, id, found)
}

/** dw.cskill.11 They are loaded at once; of shells and arrows he keeps those for which there is no room. */
function putIn(t: Transaction, human: Human, id: number, found: number): void {
  const weapon = weaponOf(human, id)
  const row = weapon && fireRow(t, weapon)
  if (!weapon || !row?.ammunition) return
  const loaded = Math.min(found, row.magazine ?? 0)
  setWeapon(human, change(weapon, { loaded }))
  if (AMMUNITION[row.ammunition].loads === 'burst') addStock(human, row.ammunition as Rounds, found - loaded)
}
