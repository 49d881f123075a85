/** What the table has learnt of hidden things, worked out from what everybody saw: no line of it looks at the hidden block. */
import type { Lair } from '../content/table-map.ts'
import { type Learnt, type Look, type Survivor, type Transaction, UMPIRE, type Zed } from '../state.ts'

function learn(t: Transaction, by: Partial<Learnt>): void {
  t.state.learnt = Object.freeze({ ...t.state.learnt, ...by })
}

const withOne = <T>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list : Object.freeze([...list, one])

/** Something happened after which whoever lurks there comes out (rs.horde.3, rs.horde.4, rs.horde.6). */
export function stir(t: Transaction, { id }: Lair): void {
  const { stirred, ruledOut } = t.state.learnt
  if (!ruledOut.includes(id)) learn(t, { stirred: withOne(stirred, id) })
}

/** Lairs of which something may still be learnt by walking past them. */
export const isOpenQuestion = ({ state }: Pick<Look, 'state'>, { id }: Lair): boolean =>
  !state.learnt.stirred.includes(id) && !state.learnt.ruledOut.includes(id)

/** rs.secrecy.16 Somebody came to light: out of a lair, out of an ambush, or a drifter, roused in secret or not. */
export function learnOf(t: Transaction, { n, kind }: Zed, from: string | null): void {
  const { cameOut, mutants, drifters, stirred } = t.state.learnt
  const isRisen = Object.values(t.state.risen).includes(n)
  if (from !== null && t.book.map.lairs.some(({ id }) => id === from))
    learn(t, {
      cameOut: Object.freeze({ ...cameOut, [from]: (cameOut[from] ?? 0) + 1 }),
      stirred: withOne(stirred, from),
    })
  else if (kind !== 'ordinary') learn(t, { mutants: Object.freeze({ ...mutants, [kind]: n }) })
  else if (from === null && !isRisen) learn(t, { drifters: withOne(drifters, n) })
}

/**
 * The end of 7a: a lair that was stirred is empty if fewer came out of it than may in a turn, although there was room for
 * more on the table and at its mouth.
 */
export function ruleOut(t: Transaction, before: Learnt['cameOut'], hasRoom: (lair: Lair) => boolean): void {
  const { state, book } = t
  const { emergePerTurn, most } = book.horde
  if (state.zeds.length >= most) return
  for (const lair of book.map.lairs) {
    const { stirred, ruledOut, cameOut } = state.learnt
    if (!stirred.includes(lair.id)) continue
    const came = (cameOut[lair.id] ?? 0) - (before[lair.id] ?? 0)
    if ((emergePerTurn > 0 && came >= emergePerTurn) || !hasRoom(lair)) continue
    learn(t, {
      stirred: Object.freeze(stirred.filter((id) => id !== lair.id)),
      ruledOut: withOne(ruledOut, lair.id),
    })
    // By the strict rule some may have come out unseen: only the umpire can tell.
    const audience = book.showsUnseen() ? {} : { audience: [UMPIRE] }
    t.emit({ e: 'lair empty', clause: 'rs.horde.10', ...audience, lair: lair.id })
  }
}

/** rs.items.6 The answer is true: somebody is in there, or nobody is. */
export function learnByBinoculars(t: Transaction, id: string, movement: boolean): void {
  const { moving, ruledOut, stirred } = t.state.learnt
  if (movement) return learn(t, { moving: withOne(moving, id) })
  learn(t, { ruledOut: withOne(ruledOut, id), stirred: Object.freeze(stirred.filter((one) => one !== id)) })
}

/** rs.infection.1 Whoever a Zed hurts for the first time is tested then. */
export function learnHurt(t: Transaction, { n }: Survivor): void {
  const { hurt } = t.state.learnt
  if (!Object.hasOwn(hurt, n)) learn(t, { hurt: Object.freeze({ ...hurt, [n]: t.state.turn }) })
}

/** rs.scenario.5 A card that was found is in no other cache. */
export function learnFound(t: Transaction, cache: string, card: number): void {
  learn(t, { found: Object.freeze({ ...t.state.learnt.found, [cache]: card }) })
}

/** rs.infection.12, rs.infection.14 Everybody sees a corpse, and whether anything had killed him. */
export function learnDeath(t: Transaction, { n }: Survivor, isOfInfection: boolean): void {
  const { died, collapsed } = t.state.learnt
  learn(t, {
    died: Object.freeze({ ...died, [n]: t.state.turn }),
    ...(isOfInfection ? { collapsed: withOne(collapsed, n) } : {}),
  })
}

/** rs.infection.13 Everybody sees a corpse destroyed. */
export const learnRest = (t: Transaction, { n }: Survivor): void =>
  learn(t, { rested: withOne(t.state.learnt.rested, n) })
