/** rs.mutant.4 How an ordinary Zed takes what is done to it, and a mutant where its clauses say nothing else. */
import type { Clause } from '../clauses.ts'
import type { FallCause } from '../events.ts'
import { changeZed, type Transaction, UMPIRE, type Zed } from '../state.ts'
import { cm } from '../tables/units.ts'
import { d6 } from './00-dice.ts'
import { knockBack, layLow } from './12-knock-back.ts'
import { destroy, release, type Result, type Striker } from './32-mutant.ts'

/** rs.melee.9, rs.shoot.8 Thrown back 1d6 cm, rolled at once, and down. */
function throwBack(t: Transaction, zed: Zed, clause: Clause, cause: FallCause, { survivor, from }: Striker): void {
  const face = d6(t, { clause, seat: survivor?.seat ?? UMPIRE, what: 'how far it is thrown back' })
  knockBack(t, release(t, zed), from, cm(face), cause)
}

/** rs.grenade.4, rs.grenade.10 Down where it is; one that lies goes on lying. */
function floor(t: Transaction, zed: Zed): void {
  const freed = release(t, zed)
  if (!freed.down) layLow(t, freed, 'blast')
}

/** rs.fire.2, rs.fire.6 It burns from now on; being lit again changes nothing. */
export function light(t: Transaction, zed: Zed): void {
  if (zed.burning > 0) return
  changeZed(t.state, zed.id, { burning: t.book.burning.zed })
  t.emit({ e: 'caught fire', clause: 'rs.fire.2', zed: zed.n })
}

export function ordinary(t: Transaction, zed: Zed, result: Result, by: Striker): void {
  switch (result) {
    case 'push':
      return knockBack(t, release(t, zed), by.from, t.book.push, 'push')
    case 'down':
      return throwBack(t, zed, 'rs.melee.9', 'weapon', by)
    case 'body':
      return throwBack(t, zed, 'rs.shoot.8', 'shot', by)
    case 'kill':
      return destroy(t, zed, 'weapon', by)
    case 'head':
      return destroy(t, zed, 'head', by)
    case 'blast':
    case 'stun':
      return floor(t, zed)
    case 'blast kill':
      return destroy(t, zed, 'blast', by)
    case 'fire':
      return light(t, zed)
    case 'burning':
      return zed.burning === 0 ? destroy(t, zed, 'fire', by) : undefined
    case 'WP':
      return destroy(t, zed, 'WP', by)
  }
}
