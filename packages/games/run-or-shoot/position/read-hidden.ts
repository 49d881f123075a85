/** The hidden block of a position: what no survivor may know. */
import { readOnly } from '@shamble/kernel'
import { isOnTable } from '@shamble/table'
import { cardsOf } from '../content/decks.ts'
import { mayLurk } from '../rules/04-draws.ts'
import { type Horde, type Look, radiusOf, type State } from '../state.ts'
import { type HiddenLine, Illegal, type Position } from './form.ts'
import { readSpot, readZed } from './read-figures.ts'

type HordeLine = NonNullable<HiddenLine['hordes']>[number]

/** rs.horde.2 How many of a horde are inside: as many as it had without those on the table, if nothing else is written. */
function insideOf(look: Look, n: number, { size, inside }: HordeLine, where: string): number {
  const { zeds, hidden } = look.state
  const outside = [...zeds, ...hidden.zeds].filter(({ horde }) => horde === n).length
  if ((inside ?? 0) + outside > size) {
    const members = outside > 0 ? `, and ${outside} of them are on the table` : ''
    throw new Illegal('rs.horde.2', `${where}.${inside === undefined ? 'size' : 'inside'}`, `it had ${size}${members}`)
  }
  return inside ?? size - outside
}

/** rs.setup.6, rs.setup.10 Each horde in a lair of its own, away from where people set out. */
function readHordes(look: Look, lines: readonly HordeLine[]): readonly Horde[] {
  const { lairs } = look.book.map
  return lines.map((line, i): Horde => {
    const { lair: id, size, active = 0, emergesFrom = 0, drawnTo = [] } = line
    const n = i + 1
    const where = `hidden.hordes[${i}]`
    const lair = lairs.find((one) => one.id === id)
    if (!lair) throw new Illegal('rs.horde.1', `${where}.lair`, 'there is no such lair')
    if (!mayLurk(look, lair))
      throw new Illegal('rs.setup.10', `${where}.lair`, 'it is too near to where people set out')
    if (lines.slice(0, i).some((other) => other.lair === id))
      throw new Illegal('rs.setup.6', `${where}.lair`, 'another horde lurks there')
    const inside = insideOf(look, n, line, where)
    return readOnly({ n, lair: id, size, inside, active, emergesFrom, drawnTo: [...drawnTo] })
  })
}

/** rs.secrecy.10 Those whom nobody sees have no public number. */
function readHiddenZeds({ state, book }: Look, lines: NonNullable<HiddenLine['zeds']>): void {
  const taken = new Set(state.zeds.map(({ id }) => id))
  let next = 1
  const free = (): number => {
    while (taken.has(next)) next++
    return next
  }
  const zeds = lines.map(({ id, horde, ...line }, i) => {
    const where = `hidden.zeds[${i}]`
    const own = id ?? free()
    if (taken.has(own)) throw new Illegal('rs.secrecy.16', `${where}.id`, 'this number is taken')
    taken.add(own)
    const zed = readZed(line, { id: own, n: 0, horde: horde ?? null }, where)
    if (!isOnTable(zed.at, radiusOf(zed), book.map.width, book.map.depth))
      throw new Illegal('rs.measure.16', `${where}.at`, 'it is off the table')
    return zed
  })
  state.hidden.zeds = Object.freeze(zeds.sort((a, b) => a.id - b.id))
  state.hidden.nextZed = Math.max(0, ...taken) + 1
}

/** rs.setup.4 The first card of its deck lies in every cache that is not searched, unless another one is named. */
function readCaches({ state, book }: Look, given: NonNullable<HiddenLine['caches']>): Readonly<Record<string, number>> {
  const left = book.map.caches.filter(({ id }) => !state.searched.includes(id))
  for (const [id, card] of Object.entries(given)) {
    const cache = left.find((one) => one.id === id)
    if (!cache) throw new Illegal('rs.items.4', `hidden.caches.${id}`, 'there is no such cache to be searched')
    if (card >= cardsOf(cache.deck).length)
      throw new Illegal('rs.scenario.20', `hidden.caches.${id}`, 'its deck has no such card')
  }
  return Object.freeze(Object.fromEntries(left.map(({ id }) => [id, given[id] ?? 0])))
}

/** rs.secrecy.11 Whoever is hidden is somewhere, and nobody else is. */
function readPeople({ state }: Look, given: NonNullable<HiddenLine['people']>): State['hidden']['people'] {
  for (const n of Object.keys(given))
    if (!state.survivors.some((s) => s.n === Number(n) && s.status === 'hidden'))
      throw new Illegal('rs.secrecy.11', `hidden.people.${n}`, 'nobody with this number is hidden')
  for (const { n, status } of state.survivors)
    if (status === 'hidden' && !Object.hasOwn(given, n))
      throw new Illegal('rs.secrecy.11', 'hidden.people', `survivor ${n} is hidden nowhere`)
  return Object.freeze(Object.fromEntries(Object.entries(given).map(([n, line]) => [n, readSpot(line)])))
}

/** What is said of survivors by their numbers is said of somebody. */
function checkNumbers({ state }: Look, key: string, given: Readonly<Record<string, unknown>>): void {
  for (const n of Object.keys(given))
    if (!state.survivors.some((s) => s.n === Number(n)))
      throw new Illegal('rs.infection.4', `hidden.${key}.${n}`, 'there is no such survivor')
}

/** What is said of Zeds by their public numbers is said of one on the table. */
function checkPublic({ state }: Look, key: string, given: Readonly<Record<string, unknown>>): void {
  for (const n of Object.keys(given))
    if (!state.zeds.some((z) => z.n === Number(n)))
      throw new Illegal('rs.secrecy.16', `hidden.${key}.${n}`, 'there is no such Zed on the table')
}

export function readHidden(look: Look, { hidden: given = {} }: Position): void {
  const { hidden } = look.state
  readHiddenZeds(look, given.zeds ?? [])
  hidden.hordes = Object.freeze(readHordes(look, given.hordes ?? []))
  hidden.people = readPeople(look, given.people ?? {})
  hidden.caches = readCaches(look, given.caches ?? {})
  checkNumbers(look, 'tested', given.tested ?? {})
  checkNumbers(look, 'rising', given.rising ?? {})
  checkPublic(look, 'created', given.created ?? {})
  checkPublic(look, 'hordeOf', given.hordeOf ?? {})
  hidden.tested = readOnly({ ...given.tested })
  hidden.rising = readOnly({ ...given.rising })
  hidden.activations = given.activations ?? hidden.hordes.filter(({ active }) => active > 0).length
  hidden.rolls = readOnly(structuredClone(given.rolls ?? []))
  const { nextZed = hidden.nextZed } = given
  if (nextZed < hidden.nextZed) throw new Illegal('rs.secrecy.16', 'hidden.nextZed', 'this number is taken')
  hidden.nextZed = nextZed
}
