/** Doors, alarms, fires and noises of a position, and how far the objective has come. */
import { readOnly } from '@shamble/kernel'
import type { TableMap } from '../content/table-map.ts'
import {
  type Alarm,
  type Area,
  type Breach,
  NO_PROGRESS,
  NOTHING_LEARNT,
  type Noise,
  type OpeningNow,
  type State,
} from '../state.ts'
import { BURNING } from '../tables/grenades.ts'
import { ALARM } from '../tables/zeds.ts'
import { Illegal, type Position } from './form.ts'
import { xy } from './read-figures.ts'

/** rs.terrain.2 Closed and whole unless something else is written. */
function readOpenings(state: State, { openings = {} }: Position): void {
  const now: Record<string, OpeningNow> = { ...state.openings }
  for (const [id, line] of Object.entries(openings)) {
    if (!Object.hasOwn(now, id)) throw new Illegal('rs.terrain.2', `openings.${id}`, 'there is no such door or window')
    const { state: is, zedTurns = 0, locked = false } = typeof line === 'string' ? { state: line } : line
    now[id] = Object.freeze({ state: is, zedTurns, locked })
  }
  state.openings = Object.freeze(now)
}

/** rs.noise.6 As the map has them unless something else is written. */
function readAlarms(state: State, { alarms = {} }: Position): void {
  for (const id of Object.keys(alarms))
    if (!state.alarms.some((one) => one.id === id))
      throw new Illegal('rs.noise.6', `alarms.${id}`, 'there is no such vehicle')
  state.alarms = Object.freeze(
    state.alarms.map((printed): Alarm => {
      const line = alarms[printed.id]
      if (line === undefined) return printed
      const { state: is, turns } = typeof line === 'string' ? { state: line, turns: undefined } : line
      return Object.freeze({ id: printed.id, state: is, turns: turns ?? (is === 'ringing' ? ALARM.turns : 0) })
    }),
  )
}

const areaOf = ({ kind, at, level, turns }: NonNullable<Position['areas']>[number]): Area =>
  Object.freeze({ kind, at: xy(at), level: level ?? 0, turns: turns ?? (kind === 'WP' ? BURNING.wp : BURNING.area) })

const noiseOf = ({ kind, at, level, for7c, for7f }: NonNullable<Position['noises']>[number]): Noise =>
  Object.freeze({ kind, at: xy(at), level: level ?? 0, for7c: for7c ?? true, for7f: for7f ?? true })

const breachOf = ({ in: wall, level, from, to }: NonNullable<Position['breaches']>[number]): Breach =>
  Object.freeze({ in: wall, level, from: xy(from), to: xy(to) })

export function readTable(state: State, { caches }: TableMap, doc: Position): void {
  readOpenings(state, doc)
  readAlarms(state, doc)
  for (const [i, id] of (doc.searched ?? []).entries())
    if (!caches.some((cache) => cache.id === id))
      throw new Illegal('rs.items.4', `searched[${i}]`, 'there is no such cache')
  state.searched = Object.freeze([...(doc.searched ?? [])])
  state.known = Object.freeze([...(doc.known ?? [])])
  state.breaches = Object.freeze((doc.breaches ?? []).map(breachOf))
  state.areas = Object.freeze((doc.areas ?? []).map(areaOf))
  state.noises = Object.freeze((doc.noises ?? []).map(noiseOf))
  state.learnt = readOnly({ ...NOTHING_LEARNT, ...structuredClone(doc.learnt ?? {}) })
  state.progress = Object.freeze({ ...NO_PROGRESS, ...doc.progress })
  state.risen = readOnly({ ...doc.risen })
  state.watching = Object.freeze([...(doc.watching ?? [])])
  state.unshared = readOnly(structuredClone(doc.unshared ?? []))
  state.killed = doc.killed ?? 0
}
