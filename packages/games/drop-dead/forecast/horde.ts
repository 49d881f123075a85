/** The coming zombie phase as far as it can be foreseen, and what a single zombie could do in it. */
import { symbolOf } from '../content/map.ts'
import { unitOfSquare, zombiesOnTile } from '../rules/01-grid.ts'
import { allowanceOf } from '../rules/05-movement.ts'
import { isOverrun } from '../rules/13-overrun.ts'
import { starOf } from '../rules/14-spawn.ts'
import { zombieMovement } from '../rules/15-crowd.ts'
import { living, type Look, type PlacedTile, type Survivor, type Unit, type Zombie } from '../state.ts'
import type { HordeHints, ZombieHints } from './answers.ts'
import { heldBy } from './survivor.ts'
import { couldReach, dangerAt, inStrikingRange, threatOf, threatsOn, wouldNotice } from './threats.ts'

const noticedBy = (look: Look, zombie: Zombie): Survivor[] =>
  living(look.state).filter((one) => one.at !== null && wouldNotice(look, zombie, one.at))

/** dd.undead.10 Where a zombie could be sent, and dd.undead.12 whom it could strike from there. */
export function zombieHints(look: Look, zombie: Zombie): ZombieHints {
  const prey = living(look.state)
  return {
    what: 'zombie',
    decision: look.state.decision,
    zombie: zombie.n,
    movement: zombieMovement(look, zombie),
    reach: [...threatOf(look, zombie).steps].map(([square, steps]) => ({
      at: unitOfSquare(look.facts, square),
      steps,
      strikes: prey.filter(({ at }) => at !== null && inStrikingRange(look, square, at)).map(({ seat }) => seat),
    })),
    notices: noticedBy(look, zombie).map(({ seat }) => seat),
  }
}

/** dd.spawn.1, dd.spawn.2 What every star will bring, in placement order, as long as there are figures. */
function spawnersOf(look: Look): HordeHints['spawners'] {
  let figures = look.book.zombies.figures - look.state.zombies.length
  return look.state.tiles.flatMap((tile, i) => {
    const star = symbolOf(tile)
    if (typeof star !== 'number') return []
    const present = zombiesOnTile(look, i)
    const comes = Math.min(starOf(tile), Math.max(0, look.book.zombies.perTile - present), figures)
    figures -= comes
    return [{ cell: cellOfTile(tile), star, present, comes, asleep: tile.asleep }]
  })
}

const cellOfTile = ({ tx, ty }: PlacedTile): readonly [number, number] => [tx, ty]

export function hordeHints(look: Look): HordeHints {
  const { state, book } = look
  const threats = threatsOn(look)
  return {
    what: 'horde',
    decision: state.decision,
    zombies: threats.map((threat) => {
      const { zombie } = threat
      const noticed = noticedBy(look, zombie)
      return {
        zombie: zombie.n,
        movement: zombieMovement(look, zombie),
        notices: noticed.map(({ seat }) => seat),
        reaches: noticed.filter((one) => couldReach(look, threat, one.at as Unit)).map(({ seat }) => seat),
        heading: noticed.length === 0 ? zombie.heading : 0,
      }
    }),
    survivors: living(state)
      .filter((one) => one.at !== null)
      .map((one) => ({
        seat: one.seat,
        allowance: allowanceOf(look, one),
        held: heldBy(look, one),
        danger: dangerAt(look, threats, one.at as Unit),
      })),
    spawners: spawnersOf(look),
    figuresLeft: book.zombies.figures - state.zombies.length,
    overrun: state.tiles.flatMap((tile, i) => (isOverrun(look, i) ? [cellOfTile(tile)] : [])),
  }
}
