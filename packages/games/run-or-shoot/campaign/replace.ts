/** rs.scenario.19 A dead PS is replaced: by a free one of the roster with half of his things, or by somebody who was saved. */
import { askWhile, type Refusal, refuse, type Seat } from '@shamble/kernel'
import { sheetOf, type SurvivorId } from '../content/survivors.ts'
import type { Item } from '../tables/items.ts'
import { addMember, type Command, type CommandOf, type Look, type Part, type Transaction, vacantSeats } from './kit.ts'
import { freePS } from './muster.ts'
import { asListed, isPlayerSurvivor } from './roster.ts'

/** Half of the minor items that are listed for him, rounded down; a kit is one. */
export const broughtBy = (who: SurvivorId): number => Math.floor(sheetOf(who).items.length / 2)

/** Is this as many of each kind as that, or fewer? */
function isPartOf(items: readonly Item[], all: readonly Item[]): boolean {
  const count = (list: readonly Item[], item: Item): number => list.filter((one) => one === item).length
  return items.every((item) => count(items, item) <= count(all, item))
}

/** Every way to choose so many of these things, in the order in which they are listed. */
export function waysToChoose(all: readonly Item[], many: number): Item[][] {
  if (many === 0) return [[]]
  const found: Item[][] = []
  const kinds = [...new Set(all)]
  for (const [i, kind] of kinds.entries()) {
    const rest = all.slice(all.indexOf(kind) + 1).filter((item) => item === kind || kinds.indexOf(item) > i)
    for (const others of waysToChoose(rest, many - 1)) found.push([kind, ...others])
  }
  return found
}

const lastAt = ({ state }: Look, seat: Seat): SurvivorId | null =>
  state.gone.findLast((one) => one.seat === seat)?.person.who ?? null

function newcomers(look: Look): Command[] {
  const ofRoster = freePS(look).flatMap((survivor) =>
    waysToChoose(sheetOf(survivor).items, broughtBy(survivor)).map(
      (items): Command => ({ do: 'replace', survivor, items }),
    ),
  )
  return [...ofRoster, ...look.state.saved.map(({ who }): Command => ({ do: 'replace', survivor: who }))]
}

function replaceRefusal(look: Look, command: Command): Refusal | null {
  const no = (why: string): Refusal => refuse('rs.scenario.19', why)
  if (command.do !== 'replace') return no('First somebody takes the place of whoever died.')
  const { survivor, items } = command
  if (!isPlayerSurvivor(survivor)) {
    if (!look.state.saved.some(({ who }) => who === survivor)) return no('Nobody of that name was saved.')
    return items === undefined ? null : no('Whoever was saved comes with what he has.')
  }
  if (!freePS(look).includes(survivor)) return no('This survivor is in the team, or dead.')
  const many = broughtBy(survivor)
  if (items?.length !== many || !isPartOf(items, sheetOf(survivor).items))
    return no(`Whoever comes now brings ${many} of the things that are listed for him.`)
  return null
}

function replace(t: Transaction, seat: Seat, { survivor, items }: CommandOf<'replace'>): void {
  const saved = t.state.saved.find(({ who }) => who === survivor)
  const instead = lastAt(t, seat)
  t.state.saved = t.state.saved.filter((one) => one !== saved)
  addMember(t, seat, saved ?? asListed(survivor, items), instead)
}

export const replacements: Part = askWhile<Transaction, Command>('rs.scenario.19', 'replace', {
  who: (look) => (freePS(look).length + look.state.saved.length > 0 ? vacantSeats(look).slice(0, 1) : []),
  choices: newcomers,
  check: (look, _v, _seat, command) => replaceRefusal(look, command),
  take: (t, _v, seat, command) => {
    if (command.do === 'replace') replace(t, seat, command)
  },
})
