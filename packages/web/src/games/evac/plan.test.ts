import { evac } from '@shamble/evac'
import { apply, canonical, choices } from '@shamble/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { defaultFigure, finished, hintsFor, orders, pick, planOf, preview, targets } from './plan/index.ts'
import {
  commandsOf,
  type EvacTable,
  forked,
  type Moment,
  moments,
  situationOf,
  STAGES,
  staged,
  withHints,
} from './testing.ts'
import type { DisplayState, Variant } from './types.ts'
import { loadMoreOrders, loadZombieOrders } from './plan/late.ts'

beforeAll(loadZombieOrders)
beforeAll(loadMoreOrders)

const RICH = { scenario: 'S2', marines: 3, lieutenant: true, scavenge: true, types: ['grunt', 'medic', 'lieutenant'] }

/** Figures a person could choose at this moment. */
const figuresOf = (m: Moment): (string | null)[] =>
  m.seat === 'Z'
    ? [null, ...commandsOf(m.table, 'Z').flatMap((c) => (c.do === 'activate' ? [`zombie ${c.zombie}`] : []))]
    : [m.seat]

/** Every variant that some order and aim lead to. */
function variantsOf(s: DisplayState): { variant: Variant; where: string }[] {
  const found: { variant: Variant; where: string }[] = []
  for (const { order, targets: aims } of planOf(s)) {
    if (!order.enabled) continue
    const places = order.aims === 'none' || order.aims === 'dialog' ? [null] : aims()
    for (const aim of places) {
      const shown = preview({ ...s, selection: { ...s.selection, order: order.id, aim } })
      if (shown?.refusal) throw new Error(`${order.id} at ${aim}: ${shown.refusal.reason}`)
      for (const variant of shown?.variants ?? []) found.push({ variant, where: `${order.id} at ${aim}` })
    }
  }
  return found
}

const reachable = (m: Moment, hints: boolean): { variant: Variant; where: string }[] =>
  figuresOf(m).flatMap((figure) => variantsOf(situationOf(m, { figure }, hints)))

/** Carries a variant out as the table does: one command after the other, until something new comes to light. */
function carryOut(table: EvacTable, asked: string, variant: Variant): string | null {
  const t = forked(table)
  for (const [i, command] of variant.commands.entries()) {
    const seat = variant.by?.[i] ?? asked
    if (t.state.outcome !== null || t.revealed) return null
    if (i > 0 && !choices<never>(t as never, seat).some((c) => canonical(c) === canonical(command))) {
      return t.state.outcome === null ? `${canonical(command)} is not offered` : null
    }
    const refusal = apply(evac, t, seat, command as never)
    if (refusal) return `${canonical(command)}: ${refusal.reason}`
  }
  return null
}

const GAMES = [
  { name: 'the quick patrol', options: { scenario: 'S2', marines: 3 }, seeds: [1, 2], every: 9 },
  { name: 'all options', options: RICH, seeds: [3, 4], every: 7 },
  {
    name: 'a fuel run',
    options: { scenario: 'S5', marines: 4, zombieSpeed: 3, sprintBonus: 2 },
    seeds: [6],
    every: 23,
  },
] as const

describe.each(GAMES)('orders in $name', ({ options, seeds, every }) => {
  it.each([true, false])('cover every choice the rules offer, and offer nothing else (hints: %s)', (hints) => {
    for (const m of moments({ ...options }, seeds, { every })) {
      const offered = new Set(commandsOf(m.table, m.seat).map((c) => canonical(c)))
      const ways = reachable(m, hints)
      const firsts = new Set(ways.map(({ variant }) => canonical(variant.commands[0])))
      const missing = [...offered].filter((c) => !firsts.has(c))
      const extra = [...firsts].filter((c) => !offered.has(c))
      expect({ missing, extra, asks: m.table.state.frames.at(-1)?.at }).toMatchObject({ missing: [], extra: [] })
    }
  })

  it('every variant can be carried out to its end, as far as nothing new comes to light', () => {
    for (const m of moments({ ...options }, seeds.slice(0, 1), { every: every * 3 })) {
      const ways = reachable(m, true).filter(({ variant }) => variant.commands.length > 1)
      for (const { variant, where } of ways) expect([where, carryOut(m.table, m.seat, variant)]).toEqual([where, null])
    }
  })

  it('say what they do: labels, buttons, clauses', () => {
    for (const m of moments({ ...options }, seeds.slice(0, 1), { every: every * 3 })) {
      const s = situationOf(m)
      const keys = orders(s).map((o) => o.key)
      expect(new Set(keys).size).toBe(keys.length)
      for (const o of orders(s)) {
        expect(`${o.label}${o.detail}${o.icon}`).not.toMatch(/undefined|NaN|null/)
        expect(o.detail).not.toBe('')
        if (!o.enabled) expect(o.clause).toMatch(/^(ev|table)\./)
      }
      for (const { variant, where } of variantsOf(s)) {
        expect(`${where} ${variant.label} ${variant.commit} ${variant.dice ?? ''}`).not.toMatch(/undefined|NaN|null,/)
        for (const part of variant.parts) expect(Object.keys(evac.clauses)).toContain(part.clause)
      }
    }
  })
})

describe.each(Object.keys(STAGES))('orders at %s', (name) => {
  it.each([true, false])('cover every choice, and every variant can be carried out (hints: %s)', (hints) => {
    const m = staged(name)
    const offered = commandsOf(m.table, m.seat).map((c) => canonical(c))
    const ways = reachable(m, hints)
    const firsts = ways.map(({ variant }) => canonical(variant.commands[0]))
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter((c) => !firsts.includes(c))).toEqual([])
    expect(firsts.filter((c) => !offered.includes(c))).toEqual([])
    for (const { variant, where } of ways) expect([where, carryOut(m.table, m.seat, variant)]).toEqual([where, null])
    const keys = orders(situationOf(m)).map((o) => o.key)
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('a grenade', () => {
  it('is thrown with one press and one warning if a friend would die', () => {
    const m = staged('a grenade that would kill a friend')
    const before = staged('healing')
    expect(orders(situationOf(m)).map((o) => o.label)).toEqual(['Keep the grenade', 'Throw anyway'])
    expect(orders(situationOf(before)).find((o) => o.id === 'throw')).toBeUndefined()
  })
})

describe('picking', () => {
  it('aims at what the order in hand can be aimed at, and a friend is chosen', () => {
    let aimed = 0
    for (const m of moments({ scenario: 'S2', marines: 3 }, [7], { every: 11 })) {
      const s = situationOf(m)
      const [first] = targets(s)
      if (first === undefined) continue
      const next = pick(first, s)
      if (next.aim === null) expect(next.figure).not.toBeNull()
      else {
        aimed++
        expect(preview(withHints(m.table, { ...s, selection: next }))).not.toBeNull()
      }
      for (const friend of m.table.state.marines.filter((one) => one.hp > 0 && m.seat !== 'Z'))
        if (s.pending?.asks === 'act') expect(pick(friend.seat, s).figure).toBe(friend.seat)
    }
    expect(aimed).toBeGreaterThan(20)
  })

  it('with a walk in hand, a press on a zombie that can be shot aims at it', () => {
    let shots = 0
    for (const m of moments({ scenario: 'S2', marines: 3 }, [7, 8], { every: 5 })) {
      const s = situationOf(m)
      const gun = orders(s).find(({ id, enabled }) => enabled && id.startsWith('shoot'))
      if (!gun || !orders(s).some(({ id, enabled }) => enabled && id === 'move')) continue
      const [zombie] = targets({ ...s, selection: { ...s.selection, order: gun.id } })
      if (zombie === undefined) continue
      const walking = { ...s, selection: { ...s.selection, order: 'move' } }
      const next = pick(zombie, walking)
      expect([next.aim, next.order]).toEqual([zombie, gun.id])
      expect(preview({ ...walking, selection: { ...walking.selection, hover: zombie } })?.refusal).toBeNull()
      shots++
    }
    expect(shots).toBeGreaterThan(3)
  })

  it('[ev.act.6] an attack says whether it ends the turn, and what a burst kills follows how it is fired', () => {
    const said = { ends: 0, goesOn: 0, kills: 0 }
    for (const m of moments({ scenario: 'S2', marines: 3 }, [7, 8], { every: 3 })) {
      const bare = situationOf(m)
      const gun = orders(bare).find(({ id, enabled }) => enabled && id.startsWith('shoot'))
      const [aim] = gun ? targets({ ...bare, selection: { ...bare.selection, order: gun.id } }) : []
      if (!gun || aim === undefined) continue
      const s = withHints(m.table, { ...bare, selection: { ...bare.selection, order: gun.id, aim } })
      const kills = new Set<string>()
      for (const { label, ends, parts } of preview(s)?.variants ?? []) {
        if (label.startsWith('Stand')) expect(ends?.words).toMatch(/^Ends \S+ turn(, \w+ squares? unused)?\.$/)
        else if (label.endsWith('then move')) expect(ends).toBeUndefined()
        said[ends ? 'ends' : 'goesOn']++
        for (const { value, words } of parts) if (/dies before the burst|die, on average/.test(words)) kills.add(value)
      }
      said.kills = Math.max(said.kills, kills.size)
    }
    expect(said.ends).toBeGreaterThan(3)
    expect(said.goesOn).toBeGreaterThan(3)
    expect(said.kills).toBe(2)
  })

  it('[ev.act.2] as long as nobody acts, one press ends the turn for all of a person, and asks first', () => {
    let ends = 0
    for (const m of moments({ scenario: 'S2', marines: 3 }, [7, 8], { every: 3 })) {
      const { marines, acting, holders } = m.table.state
      const end = planOf(situationOf(m)).find(({ order }) => order.id === 'end' && order.enabled)
      const [variant] = end?.at('')?.variants ?? []
      if (!variant || !end) continue
      if (acting !== null) {
        expect(end.order.detail).toMatch(/unspent$|^nothing left$/)
        continue
      }
      const isMine = (seat: string): boolean => JSON.stringify(holders[seat]) === JSON.stringify(holders[m.seat])
      const idle = marines.filter(({ hp, acted, seat }) => hp > 0 && !acted && isMine(seat))
      expect(variant.by).toEqual(idle.map(({ seat }) => seat))
      expect(variant.warning).toMatch(/done nothing\. End the turn\?$/)
      expect(carryOut(m.table, m.seat, variant)).toBeNull()
      ends++
    }
    expect(ends).toBeGreaterThan(3)
  })

  it('a walk says what it costs and what it leaves', () => {
    let walks = 0
    for (const m of moments({ scenario: 'S2', marines: 3 }, [7], { every: 5 })) {
      const s = situationOf(m, { order: 'move' })
      if (!orders(s).some(({ id, enabled }) => enabled && id === 'move') || m.seat === 'Z') continue
      for (const aim of targets(s).slice(0, 4)) {
        const notes = preview({ ...s, selection: { ...s.selection, aim } })?.notes ?? []
        expect(notes.some(({ words }) => /^of \d+ squares?( at a sprint)?, (none|\w+) left$/.test(words))).toBe(true)
        walks++
      }
    }
    expect(walks).toBeGreaterThan(5)
  })

  it('a figure that exists is chosen by itself, and the rules understand what they are asked', () => {
    for (const m of moments({ scenario: 'S2', marines: 3 }, [8], { every: 13 })) {
      const s = situationOf(m, {}, false)
      const figure = defaultFigure(s)
      const ask = hintsFor({ ...s, selection: { ...s.selection, figure } })
      if (ask) expect(evac.hints?.(evac.view(m.table, m.seat), m.table.book, m.seat, ask)).not.toBeNull()
      if (figure?.startsWith('zombie')) expect(m.table.state.zombies.map((z) => `zombie ${z.id}`)).toContain(figure)
      if (s.pending?.owe.includes(m.seat) && ['act', 'activate a zombie', 'move the zombie'].includes(s.pending.asks))
        expect(figure).not.toBeNull()
    }
  })
})

describe('a question of the dead', () => {
  const onStreet = (): DisplayState => {
    for (const m of moments({}, [1])) if (m.seat === 'Z' && commandsOf(m.table, 'Z').length > 1) return situationOf(m)
    throw new Error('the dead are never asked')
  }

  it('with one answer is not asked; with two it is', () => {
    const s = onStreet()
    expect(finished(s)).toBeNull()
    expect(finished({ ...s, choices: s.choices.slice(0, 1) })?.commands).toEqual(s.choices.slice(0, 1))
  })

  it('about as many squares as there are zombies for them is not asked: all of them are taken', () => {
    const s = onStreet()
    const squares = (n: number): DisplayState['choices'] =>
      Array.from({ length: n }, (_, i) => ({ do: 'place-zombie', at: [i + 1, 1] }) as const)
    const { frames } = s.view
    const asked = (zombies: number, choices: DisplayState['choices']): DisplayState => ({
      ...s,
      choices,
      view: { ...s.view, frames: [...frames.slice(0, -1), { ...frames.at(-1), vars: { zombies } }] } as typeof s.view,
    })
    expect(finished(asked(3, squares(3)))?.commands).toEqual(squares(1))
    expect(finished(asked(2, squares(3)))).toBeNull()
  })
})
