/** Shooting: at a target with its modifiers, along a cone, under a circle, with a grenade that may stray. */
import {
  blastTargets,
  BASE_RADIUS,
  blockersTo,
  coneOf,
  coneTargets,
  corridorTargets,
  type Command,
  type CommandOf,
  coverTo,
  type FireRow,
  type Figure,
  figureName,
  figureNamed,
  figureOf,
  firedWith,
  fireRow,
  flameTargets,
  GRENADES,
  type GrenadeId,
  type Human,
  humanBody,
  humanFigure,
  isInPlay,
  isZombieFigure,
  loadedGrenade,
  type Look,
  modifiersFor,
  platformOf,
  priceOf,
  rakeTargets,
  SKILLS,
  type Surface,
  throwCost,
  touching,
  type View,
  type Weapon,
  type WeaponId,
  zombieFigure,
} from '@shamble/dead-walk/page'
import type { Modifier } from '@shamble/kernel'
import { bandOf, distance2, isInCone, OUTSIDE, shownGap, whereInPolygon, type XY } from '@shamble/table'
import { impossible, type Note, type Planned, plain, type Target } from '../../../plan/plan.ts'
import type { Situation, Variant } from '../../../table/face.ts'
import { capital, count, listed, plural, signed } from '../../../words/plain.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import { aimName, centreNamed } from '../place.ts'
import {
  callingOf,
  humanCalled,
  lookOf,
  nameOf,
  offered,
  placeOfFigure,
  refused,
  shortName,
  terrainTitle,
  viewOf,
  weaponTitle,
  zombieCalled,
  zombieName,
} from '../read.ts'
import { SKILL_DOES } from '../words/minds.ts'
import { modifierWords, scoreWords } from '../words/parts.ts'
import { capNote } from '../words/threats.ts'
import { foremost, shortWhy } from './handling.ts'
import { whyNote } from './why.ts'

const round = ({ x, y }: XY) => ({ x, y, at: { x, y }, radius: BASE_RADIUS })
export const gapOf = (a: XY, b: XY): number => Math.max(0, shownGap(round(a), round(b)))

export const modifierNotes = (modifiers: readonly Modifier[]): Variant['parts'] =>
  modifiers
    .filter(({ value }) => value !== 0)
    .map(({ clause, value }) => ({ value: signed(value), words: modifierWords(clause), clause }))

/** What a weapon does in this mode, and the icon for it. */
export const WEAPON_ICONS: Readonly<Record<string, string>> = {
  pistol: 'pistol',
  revolver: 'revolver',
  'pump-shotgun': 'shotgun',
  'double-barrel': 'shotgun',
  'sawn-off': 'shotgun',
  'hand-grenades': 'grenade',
  'grenade-launcher': 'grenade',
  flamethrower: 'flame',
  'sub-machinegun': 'smg',
  knife: 'knife',
  'throwing-knives': 'knife',
  machete: 'knife',
  sword: 'knife',
  'samurai-blade': 'knife',
  axe: 'axe',
  'double-axe': 'axe',
  'throwing-axes': 'axe',
  hammer: 'axe',
  crowbar: 'axe',
  scythe: 'axe',
  'baseball-bat': 'club',
  'hockey-stick': 'club',
  'golf-club': 'club',
  chainsaw: 'saw',
}
export const weaponIcon = (type: string): string => WEAPON_ICONS[type] ?? 'rifle'

/** What fits under an order. */
const SHORT_TITLES: Readonly<Record<string, string>> = {
  'sub-machinegun': 'SMG',
  'pump-shotgun': 'Shotgun',
  'double-barrel': 'Shotgun',
  'sawn-off': 'Sawn-off',
  'assault-rifle': 'Assault rifle',
  'hand-grenades': 'Grenade',
  'grenade-launcher': 'Launcher',
  flamethrower: 'Flames',
  'throwing-knives': 'Knives',
  'throwing-axes': 'Axes',
  knife: 'Throw knife',
  axe: 'Throw axe',
}
const shortTitle = (type: WeaponId): string => SHORT_TITLES[type] ?? capital(weaponTitle(type))

const KEYS = ['F', 'P', 'H', 'Q'] as const

/** dw.entry.7, dw.entry.10, dw.weapons.7 Who will hear it, and whether there is room for more of them. */
function noiseNotes(look: Look, weapon: Weapon, method: 'D' | 'E'): Note[] {
  if (!look.book.weapons[weapon.type].noisy)
    return [{ value: '0', words: 'silent: nobody hears it', clause: 'dw.weapons.7' }]
  if (method === 'E' && look.book.doesGreatNoiseDraw())
    return [{ value: 'd6+1', words: 'noise: so many of them come', clause: 'dw.entry.10' }, ...capNote(look)]
  if (look.book.doShotsDraw())
    return [{ value: '+1', words: 'noise: one more of them comes', clause: 'dw.entry.7' }, ...capNote(look)]
  return [{ value: '', words: 'noise: the dead go where it was', clause: 'dw.zsense.4' }]
}

/** Range, sight and cover of a target, as the rules judge them. */
export function sightNotes(look: Look, human: Human, target: Figure): Note[] {
  const gap = gapOf(human.at, target.at)
  const { sees, cover, by } = coverTo(look, humanBody(human), target)
  const what = listed([...new Set(by.map((id) => terrainTitle(look.state, id)))].slice(0, 2))
  const behind = what === '' ? '' : ` behind ${what}`
  const notes: Note[] = [{ value: lengthWords(gap), words: rangeWords(look, gap), clause: rangeClause(look, gap) }]
  if (!sees) notes.push({ value: '', words: `out of sight${behind}`, clause: 'dw.los.5' })
  else if (cover !== 'none') notes.push({ value: '', words: `${cover} cover${behind}`, clause: 'dw.cover.2' })
  return notes
}

const rangeWords = ({ book }: Look, gap: number): string =>
  gap <= book.ranges.pointBlank ? 'point blank' : gap >= book.ranges.long ? 'long range' : 'middle range'
const rangeClause = ({ book }: Look, gap: number): string =>
  gap <= book.ranges.pointBlank ? 'dw.shooting.14' : gap >= book.ranges.long ? 'dw.shooting.15' : 'dw.shooting.16'

type Fire = CommandOf<'fire'>

const burstWords = (row: FireRow, { bursts, aim = 0, sustained = false, skill }: Fire): string => {
  const shots = row.mode === 'automatic' ? 'burst' : row.ammunition === 'thrown' ? 'throw' : 'shot'
  const many = sustained ? `sustained, ${count(bursts)} bursts` : `${count(bursts)} ${plural(bursts, shots)}`
  const aimed = aim > 0 ? `${many}, aim ${signed(aim)}` : many
  return skill === undefined ? aimed : `${SKILLS[skill].title}, ${aimed}`
}

/** The same, one by one. */
const dialsOf = (
  row: FireRow,
  { bursts, aim = 0, sustained = false, skill }: Fire,
): Readonly<Record<string, string>> => ({
  [row.mode === 'automatic' ? 'Bursts' : row.ammunition === 'thrown' ? 'Throws' : 'Shots']: String(bursts),
  Aim: aim > 0 ? signed(aim) : 'none',
  How: skill === undefined ? (sustained ? 'sustained' : 'as usual') : SKILLS[skill].title,
})

/** dw.cskill.22 A double tap has a price of its own. */
const DOUBLE_TAP_COST = 1

const fireCost = (look: Look, human: Human, row: FireRow, command: Fire): number => {
  const { bursts, aim = 0, sustained = false, skill } = command
  const plain = sustained ? row.cost + (bursts - 1) * look.book.costs.sustainedFire : bursts * row.cost
  return priceOf(human, (skill === 'double-tap' ? DOUBLE_TAP_COST : plain) + aim * look.book.costs.aim)
}

/** Cheap ones first, those with a skill last. */
function inOrder(all: readonly Fire[], cost: (command: Fire) => number): Fire[] {
  const cheap = [...all].sort((a, b) => cost(a) - cost(b) || (a.aim ?? 0) - (b.aim ?? 0))
  return [...cheap.filter(({ skill }) => skill === undefined), ...cheap.filter(({ skill }) => skill !== undefined)]
}

/** dw.cskill.5, dw.cskill.7 What is not added with a skill. */
const IGNORED: Readonly<Record<string, string>> = { 'eagle-eye': 'dw.shooting.15', sharpshooter: 'dw.cover.1' }

/** A declaration as the rules see it: who may be hit, what is added to its dice, what they do. */
export function declared(look: Look, human: Human, weapon: Weapon, command: Fire) {
  const { skill } = command
  const row = firedWith(fireRow(look, weapon) as FireRow, skill)
  const named = figureNamed(command.target)
  // dw.cskill.22 One target only.
  const isWide = row.mode === 'automatic' && skill !== 'double-tap'
  const targets = isWide ? corridorTargets(look, human, row, named) : [named]
  const bodies = targets.flatMap((one) => figureOf(look, one) ?? [])
  const column = row.mode === 'automatic' ? 'automatic' : 'single'
  const ignored = IGNORED[skill ?? '']
  const modifiers = modifiersFor(look, human, column, bodies, weapon).filter(({ clause }) => clause !== ignored)
  return { row, targets, bodies, modifiers, sum: modifiers.reduce((total, { value }) => total + value, 0) }
}

/** What one die does: the chances of a fall and of an elimination. */
export function chancesOf({ fall, elim }: FireRow, sum: number): { readonly fall: number; readonly elim: number } {
  let [down, gone] = [0, 0]
  for (let face = 1; face <= 6; face++) {
    const score = Math.min(6, Math.max(1, face + sum))
    if (elim !== null && score >= elim) gone++
    else if (fall !== null && score >= fall) down++
  }
  return { fall: down / 6, elim: gone / 6 }
}

/** dw.autofire.9 Hits are dealt with equal chances. */
function sharedNote(row: FireRow, sum: number, dice: number, targets: number): Note {
  const { fall, elim } = chancesOf(row, sum)
  return {
    value: ((dice * (fall + elim)) / targets).toFixed(1),
    words: `hits on average for each of ${count(targets)}`,
    clause: 'dw.autofire.9',
  }
}

/** dw.shooting.4 What is declared is paid, whatever the first of it does. */
const DECLARED: Note = { value: '', words: 'all of it is declared now and paid', clause: 'dw.shooting.4' }

function fireVariant(look: Look, human: Human, weapon: Weapon, target: string, command: Fire, view: View): Variant {
  const { row, targets, modifiers, sum } = declared(look, human, weapon, command)
  const { aim = 0, skill, bursts } = command
  const isAutomatic = row.mode === 'automatic'
  const added = sum + (isAutomatic ? 0 : aim)
  // dw.cskill.9 Both guns.
  const dice = row.rof * bursts * (skill === 'ambidextrous' ? 2 : 1)
  const friends = friendsAmong(view, targets)
  return {
    label: `${capital(burstWords(row, command))}, ${fireCost(look, human, row, command)} AP`,
    commit: `Fire ${burstWords(row, command)} at ${nameOf(view, target)}`,
    commands: [command],
    odds: true,
    dice: `${dice > 1 ? dice : ''}d6${added === 0 ? '' : ` ${signed(added)}`}`,
    dials: dialsOf(row, command),
    parts: [
      ...(skill === undefined
        ? []
        : [{ value: '', words: `${SKILLS[skill].title}: ${SKILL_DOES[skill]}`, clause: SKILLS[skill].clause }]),
      ...modifierNotes([
        ...modifiers,
        ...(aim > 0 ? [{ clause: isAutomatic ? 'dw.aim.4' : 'dw.aim.2', value: aim }] : []),
      ]),
      ...(targets.length > 1 ? [sharedNote(row, sum, dice, targets.length)] : []),
      ...(bursts > 1 ? [DECLARED] : []),
      ...noiseNotes(look, weapon, command.sustained ? 'E' : 'D'),
    ],
    ...(friends.length > 0 ? { warning: `${listed(friends)} can be hit, too. Fire?` } : {}),
  }
}

/** Of whoever is fired at. */
const markOf = (view: View, target: string): string => {
  const friend = humanCalled(view, target)
  return friend ? callingOf(friend) : target
}

const friendsAmong = (view: View, targets: readonly number[]): string[] =>
  targets.filter((one) => !isZombieFigure(one)).map((one) => nameOf(view, figureName(one)))

function fireTarget(s: Situation, human: Human, weapon: Weapon, target: string, all: readonly Fire[]): Target {
  const look = lookOf(s)
  const view = viewOf(s)
  const [first] = all as readonly [Fire]
  const figure = figureNamed(first.target)
  const { row, targets } = declared(look, human, weapon, first)
  const friends = friendsAmong(view, targets)
  const others = targets.filter((one) => one !== figure && isZombieFigure(one)).map((one) => figureName(one).slice(1))
  const zombie = zombieCalled(view, target)
  return {
    place: target,
    title: `${capital(weaponTitle(weapon.type))} at ${nameOf(view, target)}`,
    subtitle: `${scoreWords(row.fall, row.elim)}`,
    mark: markOf(view, target),
    variants: inOrder(all, (one) => fireCost(look, human, row, one)).map((one) =>
      fireVariant(look, human, weapon, target, one, view),
    ),
    notes: [
      ...sightNotes(look, human, figureOf(look, figure) as Figure),
      ...(others.length > 0
        ? [
            {
              value: String(others.length),
              words: `in the corridor as well: ${others.join(', ')}`,
              clause: 'dw.autofire.2',
            },
          ]
        : []),
      ...(friends.length > 0
        ? [{ value: '!', words: `in the corridor: ${listed(friends)}`, clause: 'dw.autofire.4' }]
        : []),
      ...entangledNotes(look, human, figureOf(look, figure) as Figure),
      ...(zombie ? [whyNote(look, zombie)] : []),
    ],
  }
}

/** dw.shooting.12 Friends who fight with a target may be hit instead of it. */
function entangledNotes(look: Look, human: Human, target: Figure): Note[] {
  const friends = touching(look, target).filter((one) => !isZombieFigure(one) && one !== humanFigure(human.n))
  if (friends.length === 0) return []
  const names = listed(friends.map((one) => shortName(nameOf(look.state, figureName(one)))))
  return [{ value: '!', words: `a burst without a hit strikes ${names}`, clause: 'dw.shooting.12' }]
}

const MOST_CLOSE = 7

const closeWords = ({ bursts, skill }: CommandOf<'shoot-close'>): string => {
  const many = `${count(bursts)} ${plural(bursts, 'burst')}`
  return skill === undefined ? many : `${SKILLS[skill].title}, ${many}`
}

/** Shots at somebody in base contact. */
function closeTarget(
  s: Situation,
  human: Human,
  weapon: Weapon,
  target: string,
  all: readonly CommandOf<'shoot-close'>[],
): Target {
  const look = lookOf(s)
  const row = fireRow(look, weapon) as FireRow
  const modifiers = modifiersFor(look, human, 'closeQuarters', [], weapon)
  return {
    place: target,
    title: `${capital(weaponTitle(weapon.type))} at close quarters`,
    subtitle: `${nameOf(viewOf(s), target)}, ${row.closeQuarters}+ eliminates`,
    mark: markOf(viewOf(s), target),
    variants: foremost(all, MOST_CLOSE).map((command) => ({
      label: `${capital(closeWords(command))}, ${priceOf(human, command.bursts * row.cost)} AP`,
      commit: `Shoot ${nameOf(viewOf(s), target)} at close quarters`,
      commands: [command],
      odds: true,
      dice: 'd6',
      parts: modifierNotes(modifiers),
    })),
    notes: noiseNotes(look, weapon, 'D'),
  }
}

const BANDS = ['near band', 'middle band', 'far band'] as const

/** dw.shotgun.7 The band of the cone in which somebody's centre lies. */
export function bandAt(
  look: Look,
  human: Human,
  weapon: Weapon,
  towards: XY,
  at: XY,
): { readonly title: string; readonly fall: number | null; readonly elim: number | null } {
  const bands = look.book.weapons[weapon.type].fire?.bands ?? []
  const i = bandOf(
    coneOf(look, human, weapon, towards),
    at,
    bands.map(({ upTo }) => upTo),
  )
  const band = bands[i]
  const title = bands.length === 2 && i === 1 ? 'far band' : (BANDS[i] ?? 'beyond')
  return { title, fall: band?.fall ?? null, elim: band?.elim ?? null }
}

/** What lies under a template: everybody with what the dice do to him. */
function coveredNotes(look: Look, human: Human, weapon: Weapon, towards: XY, figures: readonly number[]): Note[] {
  const modifiers = modifiersFor(look, human, 'shotgun', [], weapon)
  const sum = modifiers.reduce((total, { value }) => total + value, 0)
  return figures.slice(0, 6).map((figure) => {
    const body = figureOf(look, figure) as Figure
    const scores = bandAt(look, human, weapon, towards, body.at)
    const chance = (from: number | null): number =>
      from === null ? 0 : [1, 2, 3, 4, 5, 6].filter((face) => Math.min(6, Math.max(1, face + sum)) >= from).length / 6
    const elim = chance(scores.elim)
    const fall = Math.max(0, chance(scores.fall) - elim)
    const percent = (p: number): string => `${Math.round(p * 100)}%`
    return {
      value: figureName(figure).slice(1),
      words: `${scores.title}, ${lengthWords(gapOf(human.at, body.at))}: eliminated ${percent(elim)}, falls ${percent(fall)}${isZombieFigure(figure) ? '' : ', a friend'}`,
      clause: 'dw.shotgun.7',
    }
  })
}

/** Who stands in the cone and is not diced for. */
function shieldedNotes(
  look: Look,
  row: FireRow,
  human: Human,
  weapon: Weapon,
  towards: XY,
  covered: readonly number[],
): Note[] {
  if (row.mode !== 'shotgun') return []
  const cone = coneOf(look, human, weapon, towards)
  const spared = look.state.zombies.filter((z) => isInCone(cone, z.at) && !covered.includes(zombieFigure(z.n)))
  return spared.length === 0
    ? []
    : [
        {
          value: '×',
          words: `hidden behind something: ${listed(spared.map(({ n }) => String(n)))}`,
          clause: 'dw.shotgun.5',
        },
      ]
}

const friendsIn = (s: Situation, figures: readonly number[]): string[] =>
  figures.filter((one) => !isZombieFigure(one)).map((one) => nameOf(viewOf(s), figureName(one)))

const namesIn = (figures: readonly number[]): string =>
  listed(figures.filter(isZombieFigure).map((one) => figureName(one).slice(1)))

/** A template that is laid by pointing: where, whom it covers, what is sent. */
interface Template {
  readonly command: Command
  readonly covered: readonly number[]
  readonly title: string
  readonly subtitle: string
  readonly commit: string
  readonly cost: number
  readonly notes: readonly Note[]
  readonly method: 'D' | 'E'
}

/** What a template can lie on at a point: the ground, or a roof or piece there; first where somebody is caught. */
export function surfacesAt(look: Look, at: XY, caught: (on: Surface) => readonly number[]): readonly Surface[] {
  const { buildings } = look.book.map.terrain
  const { pieces } = look.facts.layout.terrain
  const above = [...buildings.map(({ id }) => id), ...pieces.map(({ id }) => id)].filter((id) => {
    const outline = platformOf(look, id)?.outline
    return outline !== undefined && whereInPolygon(outline, at) !== OUTSIDE
  })
  const all: readonly Surface[] = [null, ...above]
  return [...all].sort((a, b) => Number(caught(b).length > 0) - Number(caught(a).length > 0))
}

function onWords(s: Situation, on: Surface): string {
  if (on === null) return ''
  const isRoof = lookOf(s).book.map.terrain.buildings.some(({ id }) => id === on)
  return ` on ${isRoof ? 'the roof of ' : ''}${terrainTitle(viewOf(s), on)}`
}

/** `on`: left out, the surface there on which somebody is caught, or the ground. */
export function templateFor(
  s: Situation,
  human: Human,
  weapon: Weapon,
  at: XY,
  { grenade, on: given }: { readonly grenade?: GrenadeId | undefined; readonly on?: Surface } = {},
): Template | null {
  const look = lookOf(s)
  const row = fireRow(look, weapon)
  if (!row) return null
  const on = given === undefined ? (surfacesUnder(look, human, weapon, at, grenade)[0] ?? null) : given
  const surface = on === null ? {} : { on }
  const point: [number, number] = [Math.round(at.x), Math.round(at.y)]
  const title = capital(weaponTitle(weapon.type))
  switch (row.mode) {
    case 'shotgun': {
      const command = { do: 'spray', weapon: weapon.id, towards: point } as const
      const covered = at.x === human.at.x && at.y === human.at.y ? [] : coneTargets(look, human, weapon, at)
      const shell = look.state.activation?.shell
      const free = shell?.weapon === weapon.id && shell.towards?.x === point[0] && shell.towards?.y === point[1]
      return {
        command,
        covered,
        title: `${title}, one shell`,
        subtitle: `cone ${lengthWords(row.cone?.length ?? 0)}, ${lengthWords(row.cone?.width ?? 0)} wide, one die a target`,
        commit: covered.length > 0 ? `Fire at ${namesIn(covered) || 'them'}` : 'Fire',
        cost: free ? 0 : priceOf(human, row.cost),
        notes: coveredNotes(look, human, weapon, at, covered),
        method: 'D',
      }
    }
    case 'flame': {
      const covered = at.x === human.at.x && at.y === human.at.y ? [] : flameTargets(look, human, weapon, at)
      return {
        command: { do: 'flame', weapon: weapon.id, towards: point },
        covered,
        title,
        subtitle: `cone ${lengthWords(row.cone?.length ?? 0)}: whoever is touched burns`,
        commit: covered.length > 0 ? `Burn ${namesIn(covered) || 'them'}` : 'Fire',
        cost: priceOf(human, row.cost),
        notes: [{ value: '5+', words: 'eliminated at once, else it burns', clause: 'dw.flame.3' }],
        method: 'D',
      }
    }
    case 'machinegun': {
      const covered = rakeTargets(look, human, at, on)
      return {
        command: { do: 'rake', weapon: weapon.id, at: point, ...surface },
        covered,
        title: `${title}${onWords(s, on)}`,
        subtitle: `circle ${lengthWords(2 * look.book.machinegun.radius)} across, ten dice to deal`,
        commit: covered.length > 0 ? `Rake ${namesIn(covered) || 'them'}` : 'Fire',
        cost: priceOf(human, row.cost),
        notes: [{ value: '10d6', words: 'falls on 4, eliminated on 5 and 6', clause: 'dw.machinegun.5' }],
        method: 'D',
      }
    }
    case 'launcher':
    case 'grenade': {
      const kind = row.mode === 'launcher' ? loadedGrenade(weapon) : (grenade ?? firstGrenade(weapon))
      if (!kind) return null
      const covered = blastTargets(look, kind, at, on)
      const { stun, fall, elim, ignites } = GRENADES[kind]
      return {
        command:
          row.mode === 'launcher'
            ? { do: 'launch', weapon: weapon.id, at: point, ...surface }
            : { do: 'throw', weapon: weapon.id, grenade: kind, at: point, ...surface },
        covered,
        title: `${capital(GRENADES[kind].title)}${onWords(s, on)}`,
        subtitle: `on target with a 6, ${lengthWords(look.book.blastRadius)} around`,
        commit: row.mode === 'launcher' ? 'Launch it there' : 'Throw it there',
        cost: priceOf(human, row.mode === 'launcher' ? row.cost : throwCost(look, kind)),
        notes: [
          ...modifierNotes(modifiersFor(look, human, 'grenade', [], { type: weapon.type, grenade: kind })),
          { value: '3-5', words: 'strays 2d6 cm, below that 3d6 cm', clause: 'dw.grenade.8' },
          ...strayNotes(s, at, covered),
          {
            value: '',
            words: [stun === null ? '' : `stunned on ${stun}+`, scoreWords(fall, elim), ignites ? 'sets alight' : '']
              .filter(Boolean)
              .join(', '),
            clause: 'dw.grenade.13',
          },
        ],
        method: 'E',
      }
    }
    default:
      return null
  }
}

/** dw.grenade.8 How far a blast can reach that strays 2d6 cm. */
const MOST_STRAYS = 12

/** Friends whom it may come down upon. */
function strayNotes(s: Situation, at: XY, covered: readonly number[]): Note[] {
  const { book, state } = lookOf(s)
  const reach = MOST_STRAYS * book.strayStep + book.blastRadius
  const near = state.humans.filter(
    (one) => isInPlay(one) && !covered.includes(humanFigure(one.n)) && distance2(one.at, at) < reach * reach,
  )
  if (near.length === 0) return []
  return [
    { value: '!', words: `may stray onto ${listed(near.map(({ name }) => shortName(name)))}`, clause: 'dw.grenade.12' },
  ]
}

/** Where a template of this weapon can lie at a point; cones have no such place. */
export function surfacesUnder(
  look: Look,
  human: Human,
  weapon: Weapon,
  at: XY,
  grenade?: GrenadeId,
): readonly Surface[] {
  switch (fireRow(look, weapon)?.mode) {
    case 'machinegun':
      return surfacesAt(look, at, (on) => rakeTargets(look, human, at, on))
    case 'launcher':
    case 'grenade': {
      const kind = grenade ?? loadedGrenade(weapon) ?? firstGrenade(weapon)
      return kind ? surfacesAt(look, at, (on) => blastTargets(look, kind, at, on)) : [null]
    }
    default:
      return [null]
  }
}

const KINDS = Object.keys(GRENADES) as GrenadeId[]
export const firstGrenade = (weapon: Weapon): GrenadeId | undefined =>
  KINDS.find((kind) => (weapon.grenades[kind] ?? 0) > 0)

export const isTemplate = (row: FireRow | null): boolean =>
  row !== null && row.mode !== 'single' && row.mode !== 'automatic'

function templateTarget(s: Situation, human: Human, weapon: Weapon, place: string): Target | null {
  const look = lookOf(s)
  const row = fireRow(look, weapon)
  const zombie = zombieCalled(viewOf(s), place)
  const close = offered(s, 'shoot-close').filter((c) => c.weapon === weapon.id && placeOfFigure(c.target) === place)
  if (zombie && close.length > 0) return closeTarget(s, human, weapon, place, close)
  const at = centreNamed(place, viewOf(s), s.options)
  if (!at || !row) return null
  const kinds = row.mode === 'grenade' ? KINDS.filter((kind) => (weapon.grenades[kind] ?? 0) > 0) : [undefined]
  const templates = kinds.flatMap((grenade) =>
    surfacesUnder(look, human, weapon, at, grenade).flatMap(
      (on) => templateFor(s, human, weapon, at, { grenade, on }) ?? [],
    ),
  )
  const possible = templates.filter(({ command }) => refused(s, command) === null)
  const [first] = possible
  if (!first) return null
  const friends = friendsIn(s, first.covered)
  return {
    place: aimName(at),
    title: first.title,
    subtitle: first.subtitle,
    mark: callingOf(human),
    variants: possible.map((one) => ({
      label: `${one.title}, ${one.cost} AP`,
      commit: one.commit,
      commands: [one.command],
      odds: true,
      parts: modifierNotes(row.mode === 'shotgun' ? modifiersFor(look, human, 'shotgun', [], weapon) : []),
      ...(friends.length > 0 ? { warning: `${listed(friends)} would be hit, too. Fire?` } : {}),
    })),
    notes: [
      ...first.notes,
      ...shieldedNotes(look, row, human, weapon, at, first.covered),
      ...(friends.length > 0 ? [{ value: '!', words: `under it: ${listed(friends)}`, clause: 'dw.shotgun.13' }] : []),
      ...noiseNotes(look, weapon, first.method),
    ],
  }
}

/** Why a template cannot be laid there. */
function templateRefusal(
  s: Situation,
  human: Human,
  weapon: Weapon,
  place: string | null,
): { clause: string; reason: string } | null {
  const at = place === null ? null : centreNamed(place, viewOf(s), s.options)
  const template = templateFor(s, human, weapon, at ?? { x: human.at.x + 300, y: human.at.y })
  if (!template) return null
  const refusal = refused(s, template.command)
  if (refusal === null || (place === null && PLACED.includes(refusal.clause))) return null
  return at ? naming(lookOf(s), human, at, refusal) : refusal
}

type Refused = { readonly clause: string; readonly reason: string }

/** Refusals for what is in between: with what that is. */
const HIDDEN: readonly string[] = ['dw.grenade.2', 'dw.machinegun.3']

function naming(look: Look, human: Human, at: XY, refusal: Refused): Refused {
  const { clause, reason } = refusal
  const what = HIDDEN.includes(clause) ? blockersTo(look, humanBody(human), at, null) : []
  if (what.length === 0) return refusal
  const titles = listed([...new Set(what.map((id) => terrainTitle(look.state, id)))].slice(0, 2))
  return { clause, reason: `${reason.replace(/\.$/, '')} behind ${titles}.` }
}
/** Refusals that depend on where it is pointed. */
const PLACED: readonly string[] = [
  'dw.shotgun.1',
  'dw.machinegun.1',
  'dw.machinegun.2',
  'dw.machinegun.3',
  'dw.grenade.1',
  'dw.grenade.2',
  'dw.grenade.3',
  'dw.flame.1',
  'dw.flame.2',
]

const SHORT: Readonly<Record<string, string>> = {
  'dw.shooting.6': 'not ready',
  'dw.weapons.3': 'out of range',
  'dw.weapons.4': 'empty',
  'dw.los.5': 'nobody in sight',
  'dw.shooting.3': 'fired at already',
  'dw.cc.3': 'in close combat',
  'dw.ap.4': 'too few AP',
  'dw.ap.6': 'too few AP',
  'dw.break.10': 'must break away',
}

const shortReason = ({ clause, reason }: { clause: string; reason: string }): string =>
  /not in hand/.test(reason)
    ? 'not in hand'
    : /not loaded/.test(reason)
      ? 'not loaded'
      : /jammed/.test(reason)
        ? 'jammed'
        : (SHORT[clause] ?? shortWhy({ clause, reason }))

const costWords = (look: Look, human: Human, weapon: Weapon, row: FireRow): string => {
  const kind = firstGrenade(weapon)
  const cost = row.mode === 'grenade' && kind ? throwCost(look, kind) : row.cost
  const stock = row.magazine !== null ? `, ${weapon.loaded}/${row.magazine}` : ''
  return `${priceOf(human, cost)} AP${stock}`
}

/** One order a weapon that can be fired or thrown. */
export function weaponOrders(s: Situation, human: Human): Planned[] {
  const look = lookOf(s)
  const view = viewOf(s)
  const armed = human.weapons.filter((weapon) => fireRow(look, weapon) !== null)
  return armed.map((weapon, i): Planned => {
    const row = fireRow(look, weapon) as FireRow
    const sketch = {
      id: `fire ${weapon.id}`,
      label: shortTitle(weapon.type),
      icon: weaponIcon(weapon.type),
      key: KEYS[i] ?? '',
      detail: costWords(look, human, weapon, row),
      aims: isTemplate(row) ? ('square' as const) : ('figure' as const),
    }
    if (isTemplate(row)) return templateOrder(s, human, weapon, sketch)
    const at = (place: string): Target | null => {
      const shots = offered(s, 'fire').filter((c) => c.weapon === weapon.id && placeOfFigure(c.target) === place)
      if (shots.length > 0) return fireTarget(s, human, weapon, place, shots)
      const close = offered(s, 'shoot-close').filter((c) => c.weapon === weapon.id && placeOfFigure(c.target) === place)
      return close.length > 0 ? closeTarget(s, human, weapon, place, close) : null
    }
    const targets = (): string[] => [
      ...new Set(
        [...offered(s, 'shoot-close'), ...offered(s, 'fire')]
          .filter((c) => c.weapon === weapon.id)
          .map((c) => placeOfFigure(c.target)),
      ),
    ]
    const refusal = (place: string | null): { clause: string; reason: string } | null => {
      const zombie = place === null ? nearestZombie(s, human) : zombieCalled(view, place)
      if (!zombie) return place === null ? { clause: 'dw.shooting.6', reason: 'There is nobody to fire at.' } : null
      const why = refused(s, { do: 'fire', weapon: weapon.id, target: `Z${zombie.n}`, bursts: 1 })
      return why && naming(look, human, zombie.at, why)
    }
    if (targets().length === 0) {
      const why = refusal(null) ?? { clause: 'dw.los.5', reason: 'Nobody is in sight and range.' }
      return { ...impossible(sketch, shortReason(why), why), refusal: (place) => refusal(place) ?? why }
    }
    const near = (place: string): number => {
      const z = zombieCalled(view, place)
      return z ? gapOf(human.at, z.at) : 0
    }
    return {
      order: { ...sketch, enabled: true },
      targets: () => targets().sort((a, b) => near(a) - near(b)),
      at,
      refusal,
    }
  })
}

export function nearestZombie(s: Situation, human: Human) {
  return [...viewOf(s).zombies].sort((a, b) => gapOf(human.at, a.at) - gapOf(human.at, b.at))[0]
}

type Sketch = Omit<Planned['order'], 'enabled'>

function templateOrder(s: Situation, human: Human, weapon: Weapon, sketch: Sketch): Planned {
  const close = offered(s, 'shoot-close').filter((c) => c.weapon === weapon.id)
  const why = templateRefusal(s, human, weapon, null)
  const refusal = (place: string | null): { clause: string; reason: string } | null =>
    templateRefusal(s, human, weapon, place)
  const laid = laidWith(s, weapon)
  if (why && laid.length > 0) return laidOrder(s, human, weapon, sketch, laid)
  if (why && close.length === 0) return { ...impossible(sketch, shortReason(why), why), refusal: () => why }
  return {
    order: { ...sketch, enabled: true },
    targets: () => templateAims(s, weapon, close),
    at: (place) => templateTarget(s, human, weapon, place),
    refusal,
  }
}

type Laid = CommandOf<'spray' | 'rake' | 'throw' | 'launch' | 'flame'>

/** The templates that the rules offer by themselves. */
const laidWith = (s: Situation, { id }: Weapon): Laid[] =>
  [
    ...offered(s, 'spray'),
    ...offered(s, 'rake'),
    ...offered(s, 'throw'),
    ...offered(s, 'launch'),
    ...offered(s, 'flame'),
  ].filter(({ weapon }) => weapon === id)

const laidAt = (c: Laid): XY => {
  const [x, y] = 'towards' in c ? c.towards : c.at
  return { x, y }
}

/** Points worth a template: those the rules offer, and the zombies around. */
function templateAims(s: Situation, weapon: Weapon, close: readonly CommandOf<'shoot-close'>[]): string[] {
  const places = new Set<string>(close.map((c) => placeOfFigure(c.target)))
  for (const c of laidWith(s, weapon)) {
    const { x, y } = laidAt(c)
    const z = viewOf(s).zombies.find(({ at }) => at.x === x && at.y === y)
    places.add(z ? zombieName(z.n) : aimName({ x, y }))
  }
  return [...places]
}

/** A press this near to a template that is offered means it. */
const NEAR_LAID = 250

/** dw.cskill.4, dw.psychosis.18 Where only what is offered can be fired: from cover, or because a mind compels him. */
function laidOrder(s: Situation, human: Human, weapon: Weapon, sketch: Sketch, all: readonly Laid[]): Planned {
  const nearest = (place: string): Laid | null => {
    const to = centreNamed(place, viewOf(s), s.options)
    if (!to) return null
    const far = (c: Laid): number => Math.hypot(laidAt(c).x - to.x, laidAt(c).y - to.y)
    const best = all.reduce((a, b) => (far(b) < far(a) ? b : a))
    return far(best) <= NEAR_LAID ? best : null
  }
  return {
    order: { ...sketch, enabled: true },
    targets: () => all.map((c) => aimName(laidAt(c))),
    at: (place) => {
      const command = nearest(place)
      const on = command && 'on' in command ? (command.on ?? null) : null
      const template = command && templateFor(s, human, weapon, laidAt(command), { on })
      if (!template) return null
      const friends = friendsIn(s, template.covered)
      return {
        place: aimName(laidAt(command)),
        title: template.title,
        subtitle: template.subtitle,
        mark: callingOf(human),
        variants: [plain(template.commit, [command], { label: `${template.title}, ${template.cost} AP`, odds: true })],
        notes: [
          ...template.notes,
          ...(friends.length > 0
            ? [{ value: '!', words: `under it: ${listed(friends)}`, clause: 'dw.shotgun.13' }]
            : []),
        ],
      }
    },
    refusal: (place) => templateRefusal(s, human, weapon, place),
  }
}

/** dw.cskill.23 A full magazine laid over a circle, as with a machinegun. */
export function killerOrders(s: Situation, human: Human): Planned[] {
  const look = lookOf(s)
  const killings = offered(s, 'rake').filter(({ skill }) => skill === 'killer')
  const [first] = killings
  const weapon = first && human.weapons.find(({ id }) => id === first.weapon)
  if (!first || !weapon) return []
  const commandAt = (place: string): CommandOf<'rake'> | null => {
    const at = centreNamed(place, viewOf(s), s.options)
    return at && { do: 'rake', weapon: weapon.id, at: [Math.round(at.x), Math.round(at.y)], skill: 'killer' }
  }
  return [
    {
      order: {
        id: `killer ${weapon.id}`,
        label: SKILLS.killer.title,
        icon: weaponIcon(weapon.type),
        key: 'ZQ',
        detail: `${look.book.weapons.machinegun.fire?.cost ?? 4} AP, ten dice`,
        aims: 'square',
        enabled: true,
      },
      targets: () => killings.map(({ at: [x, y] }) => aimName({ x, y })),
      at: (place) => {
        const command = commandAt(place)
        if (!command || refused(s, command)) return null
        const at = { x: command.at[0], y: command.at[1] }
        const covered = rakeTargets(look, human, at)
        const friends = friendsIn(s, covered)
        return {
          place: aimName(at),
          title: `${capital(weaponTitle(weapon.type))}, all of it`,
          subtitle: `circle ${lengthWords(2 * look.book.machinegun.radius)} across, ten dice to deal`,
          mark: callingOf(human),
          variants: [
            {
              label: 'Ten dice',
              commit: covered.length > 0 ? `Rake ${namesIn(covered) || 'them'}` : 'Fire',
              commands: [command],
              odds: true,
              parts: modifierNotes(modifiersFor(look, human, 'machinegun', [], weapon)),
              ...(friends.length > 0 ? { warning: `${listed(friends)} would be hit, too. Fire?` } : {}),
            },
          ],
          notes: [
            { value: '', words: SKILL_DOES.killer, clause: SKILLS.killer.clause },
            ...noiseNotes(look, weapon, 'D'),
          ],
        }
      },
      refusal: (place) => {
        const command = place === null ? null : commandAt(place)
        return command && refused(s, command)
      },
    },
  ]
}
