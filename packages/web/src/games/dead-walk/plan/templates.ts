/** Templates that are laid by pointing: cones, circles, grenades; whom they cover, and what is sent. */
import type { AttackCommand, AttackForecast, Forecast } from '@shamble/dead-walk/forecast'
import {
  type FireRow,
  figureName,
  GRENADES,
  type GrenadeId,
  type Human,
  humanFigure,
  isInPlay,
  isZombieFigure,
  type Surface,
  type Weapon,
  zombieFigure,
} from '@shamble/dead-walk/page'
import { distance2, isInCone, type XY } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import type { Note } from '../../../plan/plan.ts'
import { sure } from '../../../sure.ts'
import { capital, listed } from '../../../words/plain.ts'
import { fireRow, lookOf, shortName, terrainTitle, weaponTitle } from '../read.ts'
import { scoreWords } from '../words/parts.ts'
import { firstGrenade } from './armoury.ts'
import { gapOf, modifierNotes } from './shot-notes.ts'
import type { DisplayState } from '../types.ts'

const BANDS = ['near band', 'middle band', 'far band'] as const

/** dw.shotgun.7 The band of the cone in which somebody's centre lies. */
function bandTitle(look: Forecast, weapon: Weapon, upTo: number | undefined): string {
  const bands = fireRow(look, weapon)?.bands ?? []
  const i = bands.findIndex((band) => band.upTo === upTo)
  return bands.length === 2 && i === 1 ? 'far band' : (BANDS[i] ?? 'beyond')
}

const percent = (p: number): string => `${Math.round(p * 100)}%`

/** So many of those under a template are told one by one. */
const MOST_TOLD = 6

/** What lies under a cone: everybody with what the dice do to him. */
const coveredNotes = (
  look: Forecast,
  human: Human,
  weapon: Weapon,
  { targets, scores, modifiers }: AttackForecast,
): Note[] =>
  targets.slice(0, MOST_TOLD).map((figure, i) => {
    const body = sure(look.figure(figure))
    const band = scores[i] ?? { fall: null, elim: null }
    const { fall, elim } = look.chances(band, modifiers)
    const words = `${bandTitle(look, weapon, band.upTo)}, ${lengthWords(gapOf(human.at, body.at))}`
    return {
      value: figureName(figure).slice(1),
      words: `${words}: eliminated ${percent(elim)}, falls ${percent(fall)}${isZombieFigure(figure) ? '' : ', a friend'}`,
      clause: 'dw.shotgun.7',
    }
  })

/** Who stands in the cone and is not diced for. */
function shieldedNotes(look: Forecast, human: Human, weapon: Weapon, towards: XY, covered: readonly number[]): Note[] {
  const cone = look.cone(human, weapon, towards)
  const spared = look.state.zombies.filter((z) => isInCone(cone, z.at) && !covered.includes(zombieFigure(z.n)))
  if (spared.length === 0) return []
  const names = listed(spared.map(({ n }) => String(n)))
  return [{ value: '×', words: `hidden behind something: ${names}`, clause: 'dw.shotgun.5' }]
}

export const namesIn = (figures: readonly number[]): string =>
  listed(figures.filter(isZombieFigure).map((one) => figureName(one).slice(1)))

/** A template that is laid by pointing: where, whom it covers, what is sent. */
export interface Template {
  readonly command: AttackCommand
  readonly ahead: AttackForecast
  readonly title: string
  readonly subtitle: string
  readonly commit: string
  readonly notes: readonly Note[]
}

/** Which grenade, and on what it lies; left out, the surface there on which somebody is caught, or the ground. */
interface Laid {
  readonly grenade?: GrenadeId | undefined
  readonly on?: Surface
}

/** What is sent if this weapon is pointed there; null for what is fired at somebody. */
export function templateCommand(
  { mode }: FireRow,
  weapon: Weapon,
  at: XY,
  { grenade, on = null }: Laid = {},
): AttackCommand | null {
  const point: [number, number] = [Math.round(at.x), Math.round(at.y)]
  const there = { weapon: weapon.id, at: point, ...(on === null ? {} : { on }) }
  switch (mode) {
    case 'shotgun':
      return { do: 'spray', weapon: weapon.id, towards: point }
    case 'flame':
      return { do: 'flame', weapon: weapon.id, towards: point }
    case 'machinegun':
      return { do: 'rake', ...there }
    case 'launcher':
      return { do: 'launch', ...there }
    case 'grenade': {
      const kind = grenade ?? firstGrenade(weapon)
      return kind === undefined ? null : { do: 'throw', grenade: kind, ...there }
    }
    default:
      return null
  }
}

/** Where a template of this weapon can lie at a point, first where somebody is caught; cones have no such place. */
export function surfacesUnder(
  look: Forecast,
  human: Human,
  weapon: Weapon,
  at: XY,
  grenade?: GrenadeId,
): readonly Surface[] {
  const row = fireRow(look, weapon)
  if (row === null || row.cone !== null) return [null]
  const all = look.surfaces(at)
  if (all.length === 1) return all
  const isCatching = (on: Surface): number => {
    const command = templateCommand(row, weapon, at, { grenade, on })
    return Number(command !== null && look.attack(human, command).targets.length > 0)
  }
  return [...all].sort((a, b) => isCatching(b) - isCatching(a))
}

function onWords(s: DisplayState, on: Surface): string {
  if (on === null) return ''
  const isRoof = lookOf(s).book.map.terrain.buildings.some(({ id }) => id === on)
  return ` on ${isRoof ? 'the roof of ' : ''}${terrainTitle(s, on)}`
}

/** Does a cone have no direction? */
const isPointless = ({ cone }: FireRow, { at: from }: Human, at: XY): boolean =>
  cone !== null && at.x === from.x && at.y === from.y

/** Null for weapons without a template, and for cones that point nowhere. */
export function templateFor(s: DisplayState, human: Human, weapon: Weapon, at: XY, laid: Laid = {}): Template | null {
  const look = lookOf(s)
  const row = fireRow(look, weapon)
  if (!row || isPointless(row, human, at)) return null
  const { grenade, on = surfacesUnder(look, human, weapon, at, grenade)[0] ?? null } = laid
  const command = templateCommand(row, weapon, at, { grenade, on })
  return command && { command, ...shownAs(s, { human, weapon, row, at, on }, look.attack(human, command)) }
}

interface Pointed {
  readonly human: Human
  readonly weapon: Weapon
  readonly row: FireRow
  readonly at: XY
  readonly on: Surface
}

function shownAs(s: DisplayState, pointed: Pointed, ahead: AttackForecast): Omit<Template, 'command'> {
  const look = lookOf(s)
  const { human, weapon, row, at, on } = pointed
  const title = capital(weaponTitle(weapon.type))
  const whom = namesIn(ahead.targets) || 'them'
  const isIdle = ahead.targets.length === 0
  switch (ahead.mode) {
    case 'shotgun':
      return {
        ahead,
        title: `${title}, one shell`,
        subtitle: `cone ${lengthWords(row.cone?.length ?? 0)}, ${lengthWords(row.cone?.width ?? 0)} wide, one die a target`,
        commit: isIdle ? 'Fire' : `Fire at ${whom}`,
        notes: [...coveredNotes(look, human, weapon, ahead), ...shieldedNotes(look, human, weapon, at, ahead.targets)],
      }
    case 'flame':
      return {
        ahead,
        title,
        subtitle: `cone ${lengthWords(row.cone?.length ?? 0)}: whoever is touched burns`,
        commit: isIdle ? 'Fire' : `Burn ${whom}`,
        notes: [
          { value: `${ahead.scores[0]?.elim}+`, words: 'eliminated at once, else it burns', clause: 'dw.flame.3' },
        ],
      }
    case 'grenade':
    case 'launcher':
      return grenadeShown(s, pointed, ahead)
    default:
      return {
        ahead,
        title: `${title}${onWords(s, on)}`,
        subtitle: `circle ${lengthWords(2 * look.book.machinegun.radius)} across, ten dice to deal`,
        commit: isIdle ? 'Fire' : `Rake ${whom}`,
        notes: [{ value: `${ahead.dice}d6`, words: rakeWords(ahead), clause: 'dw.machinegun.5' }],
      }
  }
}

/** "falls on 4, eliminated on 5 and 6". */
const rakeWords = ({ scores: [scores] }: AttackForecast): string =>
  scoreWords(scores?.fall ?? null, scores?.elim ?? null)

function grenadeShown(s: DisplayState, { on, at }: Pointed, ahead: AttackForecast): Omit<Template, 'command'> {
  const { stun, fall, elim, ignites, title } = GRENADES[ahead.grenade ?? 'fragmentation']
  const effects = [stun === null ? '' : `stunned on ${stun}+`, scoreWords(fall, elim), ignites ? 'sets alight' : '']
  return {
    ahead,
    title: `${capital(title)}${onWords(s, on)}`,
    subtitle: `on target with a 6, ${lengthWords(lookOf(s).book.blastRadius)} around`,
    commit: ahead.mode === 'launcher' ? 'Launch it there' : 'Throw it there',
    notes: [
      ...modifierNotes(ahead.modifiers),
      { value: '3-5', words: 'strays 2d6 cm, below that 3d6 cm', clause: 'dw.grenade.8' },
      ...strayNotes(lookOf(s), at, ahead.targets),
      { value: '', words: effects.filter(Boolean).join(', '), clause: 'dw.grenade.13' },
    ],
  }
}

/** dw.grenade.8 How far a blast can reach that strays 2d6 cm. */
const MOST_STRAYS = 12

/** Friends whom it may come down upon. */
function strayNotes({ book, state }: Forecast, at: XY, covered: readonly number[]): Note[] {
  const reach = MOST_STRAYS * book.strayStep + book.blastRadius
  const near = state.humans.filter(
    (one) => isInPlay(one) && !covered.includes(humanFigure(one.n)) && distance2(one.at, at) < reach * reach,
  )
  if (near.length === 0) return []
  return [
    { value: '!', words: `may stray onto ${listed(near.map(({ name }) => shortName(name)))}`, clause: 'dw.grenade.12' },
  ]
}
