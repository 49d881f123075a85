/** How each house rule patches the book. */
import {
  type Book,
  booksOnce,
  type OptionValue,
  type OptionValues,
  type Patch,
  type PrintedBook,
  resolveBook,
  type Settled,
  settleOptions,
  step,
} from '@shamble/kernel'
import { adjacent } from '@shamble/grid'
import type { Slots, Values } from './book.ts'
import { LAYOUTS, type LayoutId } from './content/layouts.ts'
import { SCENARIOS, type ScenarioId } from './content/scenarios.ts'
import { OPTIONS } from './options-schema.ts'
import { allOnHelipad, approachLanding, checkTurnLimit, oneOnHelipad } from './rules/01-the-object.ts'
import { inContact } from './rules/02-the-map.ts'
import { randomTurn, setUp } from './rules/03-before-play.ts'
import { countLiving, countStarting, populate } from './rules/04-populating-tiles.ts'
import { BOOK_TYPES, placeMarines, withLieutenant } from './rules/05-marine-placement.ts'
import { game, loaded, spawn, turn } from './rules/06-turn-order.ts'
import { marinesTurn } from './rules/18-marines-turn.ts'
import { explore } from './rules/08-marine-movement.ts'
import { naturalOneMisses, readAttack } from './rules/09-marine-attacks.ts'
import { burst } from './rules/10-automatic-weapons.ts'
import { blunder } from './rules/13-zombie-movement.ts'
import { zombieActivation, zombieTurn } from './rules/19-zombie-turn.ts'
import { grenade } from './rules/14-grenades.ts'
import { searching } from './rules/17-scavenging.ts'
import { type EvacKit, marineSeat, type Transaction, ZOMBIE_SEAT } from './state.ts'
import { BONUSES } from './tables/bonuses.ts'
import { MARINES, type MarineType } from './tables/marines.ts'
import { WEAPONS } from './tables/weapons.ts'
import { ZOMBIES } from './tables/zombies.ts'

export { OPTIONS }

type OptionId = keyof typeof OPTIONS

type EvacPatch = Omit<Patch<EvacKit, Slots>, 'id'>

const cell =
  (path: string) =>
  (value: OptionValue): EvacPatch => ({ values: { [path]: value } })

/** What each option changes when it is not at its default. */
const PATCHES: { readonly [O in OptionId]?: (value: OptionValue) => EvacPatch } = {
  rotateTiles: () => ({ slots: { turnOfTile: () => () => 0 } }),
  helipadMayBeCentre: () => ({ steps: { 'set-up': [{ drop: 'the helipad leaves the centre' }] } }),
  helipadMinDistance: cell('helipadMinDistance'),
  zombiesFlipTiles: () => ({ slots: { zombiesMayFlip: () => () => false } }),
  countMarines: () => ({ slots: { marinesCounted: () => countStarting } }),
  spawnMinDistance: cell('spawnMinDistance'),
  spawnModifier: cell('spawnModifier'),
  spawnEvery: cell('spawnEvery'),
  zombieCap: cell('zombieCap'),
  wallsStopZombieAttacks: () => ({
    slots: {
      zombieReaches:
        () =>
        ({ facts }, from, to) =>
          adjacent(facts.l, from, to),
    },
  }),
  doorsBlockSight: () => ({ slots: { doDoorsBlockSight: () => () => false } }),
  naturalOneMisses: () => ({ slots: { attackResult: () => naturalOneMisses } }),
  blastSparesMarines: () => ({ slots: { blastKillsMarines: () => () => false } }),
  oneUserPerWeapon: () => ({
    slots: { mayAttackWith: () => (marine, item) => item.usedBy === null || item.usedBy === marine.seat },
  }),
  anyoneHeals: () => ({ slots: { knowsHealing: () => () => true } }),
  evacNeeds: () => ({ slots: { enoughOnHelipad: () => allOnHelipad } }),
  landingDelay: (value) => ({
    values: { landingDelay: value },
    slots: { landsAtOnce: () => () => false },
    steps: {
      turn: [
        { after: 'zombie turn', insert: step<Transaction>('ev.land.2', 'the chopper approaches', approachLanding) },
      ],
    },
  }),
  turnLimit: (value) => ({
    values: { turnLimit: value },
    steps: {
      turn: [{ before: 'next turn', insert: step<Transaction>('ev.win.9', 'check the turn limit', checkTurnLimit) }],
    },
  }),
  lieutenant: () => ({ slots: { typesOffered: () => withLieutenant } }),
  scavenge: () => ({ slots: { roomsCanBeSearched: () => () => true } }),
  night: cell('sightRange'),
  zombieDie: cell('zombies.die'),
  marinesPerDie: cell('zombies.marinesPerDie'),
  zombieSpeed: cell('zombies.speed'),
  zombieDoorTarget: cell('zombies.doorTarget'),
  doorTable: cell('doorCounters'),
  standBonus: cell('bonuses.stand'),
  sprintBonus: cell('bonuses.sprint'),
  speedMedic: cell('marines.medic.speed'),
  speedGrunt: cell('marines.grunt.speed'),
  speedSergeant: cell('marines.sergeant.speed'),
  hpMedic: cell('marines.medic.hp'),
  hpGrunt: cell('marines.grunt.hp'),
  hpSergeant: cell('marines.sergeant.hp'),
  ammoPistol: cell('weapons.pistol.ammo'),
  ammoSmg: cell('weapons.smg.ammo'),
  ammoRifle: cell('weapons.rifle.ammo'),
  ammoShotgun: cell('weapons.shotgun.ammo'),
  extraReloads: cell('extraReloads'),
  grenadesPerGrunt: cell('grenadesPerGrunt'),
}

/** The printed answers. */
const SLOTS: Slots = {
  turnOfTile: randomTurn,
  marinesCounted: countLiving,
  zombiesMayFlip: () => true,
  doDoorsBlockSight: () => true,
  zombieReaches: inContact,
  attackResult: readAttack,
  blastKillsMarines: () => true,
  mayAttackWith: () => true,
  knowsHealing: (marine) => marine.type === 'medic',
  enoughOnHelipad: oneOnHelipad,
  landsAtOnce: () => true,
  typesOffered: () => BOOK_TYPES,
  roomsCanBeSearched: () => false,
}

const PROCEDURES = [
  game,
  loaded,
  setUp,
  populate,
  placeMarines,
  turn,
  spawn,
  marinesTurn,
  explore,
  burst,
  grenade,
  searching,
  zombieTurn,
  zombieActivation,
  blunder,
]

function printed(options: OptionValues): PrintedBook<EvacKit, Values, Slots> {
  const values: Values = {
    options,
    scenario: SCENARIOS[options.scenario as ScenarioId],
    layout: options.layout === 'random' ? null : LAYOUTS[options.layout as LayoutId],
    patrol: { size: options.marines as number, types: options.types as readonly MarineType[] },
    marines: MARINES,
    weapons: WEAPONS,
    zombies: {
      die: ZOMBIES.zombieDie,
      marinesPerDie: ZOMBIES.marinesPerDie,
      speed: ZOMBIES.speed,
      doorTarget: ZOMBIES.doorTarget,
    },
    bonuses: BONUSES,
    doorCounters: OPTIONS.doorTable.standard,
    helipadMinDistance: OPTIONS.helipadMinDistance.standard,
    spawnMinDistance: 0,
    spawnModifier: 0,
    spawnEvery: 1,
    zombieCap: 0,
    sightRange: 0,
    landingDelay: 0,
    turnLimit: 0,
    extraReloads: 0,
    grenadesPerGrunt: OPTIONS.grenadesPerGrunt.standard,
  }
  return { values, slots: SLOTS, procedures: PROCEDURES }
}

/** ev.opt.2 The rules of one match: the printed book, and a patch for every option that is not at its default. */
export const bookFor = booksOnce((options: OptionValues): Book<EvacKit> => {
  const patches: Patch<EvacKit, Slots>[] = []
  for (const id of Object.keys(OPTIONS) as OptionId[]) {
    const value = options[id] as OptionValue
    const patch = PATCHES[id]
    if (patch && JSON.stringify(value) !== JSON.stringify(OPTIONS[id].standard)) patches.push({ id, ...patch(value) })
  }
  return resolveBook(printed(options), patches)
})

/** ev.scen.4, ev.scen.5 Options settled: a scenario's values are its defaults, its limits are limits. */
export function settle(given: OptionValues): Settled {
  const first = settleOptions(OPTIONS, given)
  if (!first.ok) return first
  const scenario = SCENARIOS[first.value.scenario as ScenarioId]
  const least = Object.hasOwn(given, 'marines')
    ? {}
    : { marines: Math.max(scenario.marines.min, Math.min(3, scenario.marines.max)) }
  const settled = settleOptions(OPTIONS, given, { ...scenario.prescribed, ...least })
  if (!settled.ok) return settled
  const { marines, layout } = settled.value
  const { min, max } = scenario.marines
  if ((marines as number) < min || (marines as number) > max)
    return {
      ok: false,
      fault: { at: 'options.marines', why: `${scenario.title} is for ${min} to ${max} marines (ev.scen.4)` },
    }
  if (layout !== 'random' && !scenario.layouts)
    return { ok: false, fault: { at: 'options.layout', why: `${scenario.title} has no fixed layout (ev.scen.5)` } }
  return settled
}

/** ev.seat.1, ev.seat.2 The zombie player, and one seat per marine. */
export const seatsFor = (options: OptionValues): string[] => [
  ZOMBIE_SEAT,
  ...Array.from({ length: options.marines as number }, (_, i) => marineSeat(i + 1)),
]
