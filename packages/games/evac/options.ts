/** The house rules: what may be changed before a game, with the book's defaults, and how each change patches the book. */
import {
  type Book,
  type OptionSchema,
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
import { blunder, zombieActivation, zombieTurn } from './rules/13-zombie-turn.ts'
import { grenade } from './rules/14-grenades.ts'
import { searching } from './rules/17-scavenging.ts'
import { type EvacKit, marineSeat, type Table, ZOMBIE_SEAT } from './state.ts'
import { BONUSES } from './tables/bonuses.ts'
import { DOOR_COUNTERS } from './tables/doors.ts'
import { MARINES, type MarineType } from './tables/marines.ts'
import { WEAPONS } from './tables/weapons.ts'
import { ZOMBIES } from './tables/zombies.ts'

export const OPTIONS = {
  scenario: {
    kind: 'choice',
    standard: 'S1',
    of: Object.keys(SCENARIOS),
    clause: 'ev.scen.1',
    says: 'Which scenario is played.',
  },
  marines: {
    kind: 'number',
    standard: 3,
    min: 1,
    max: 12,
    clause: 'ev.seat.3',
    says: 'How many marines set out; every third brings another die of zombies.',
  },
  types: {
    kind: 'words',
    standard: [],
    of: Object.keys(MARINES),
    most: 12,
    clause: 'ev.setup.13',
    says: 'The types offered to the seats, in seat order.',
  },
  layout: {
    kind: 'choice',
    standard: 'random',
    of: ['random', ...Object.keys(LAYOUTS)],
    clause: 'ev.scen.5',
    says: 'A shuffled map, or one of three fixed ones.',
  },
  rotateTiles: {
    kind: 'flag',
    standard: true,
    clause: 'ev.setup.2',
    says: 'Tiles are turned at random when they are laid.',
  },
  helipadMayBeCentre: {
    kind: 'flag',
    standard: false,
    clause: 'ev.setup.3',
    says: 'The helipad may be the centre tile.',
  },
  helipadMinDistance: {
    kind: 'number',
    standard: 2,
    min: 1,
    max: 4,
    clause: 'ev.setup.8',
    says: 'How many tiles the helipad lies from the start at least.',
  },
  zombiesFlipTiles: {
    kind: 'flag',
    standard: true,
    clause: 'ev.flip.9',
    says: 'Zombies, too, turn tiles over by walking onto them.',
  },
  countMarines: {
    kind: 'choice',
    standard: 'living',
    of: ['living', 'starting'],
    clause: 'ev.pop.12',
    says: 'Whether the dead still count for the number of zombie dice.',
  },
  spawnMinDistance: {
    kind: 'number',
    standard: 0,
    min: 0,
    max: 14,
    clause: 'ev.spawn.4',
    says: 'Zombies appear only farther than this from every marine.',
  },
  spawnModifier: {
    kind: 'number',
    standard: 0,
    min: -3,
    max: 6,
    clause: 'ev.house.1',
    says: 'Added to the number of zombies each turn.',
  },
  spawnEvery: {
    kind: 'number',
    standard: 1,
    min: 1,
    max: 4,
    clause: 'ev.house.2',
    says: 'Zombies appear only in turns divisible by this.',
  },
  zombieCap: {
    kind: 'number',
    standard: 0,
    min: 10,
    max: 500,
    also: [0],
    clause: 'ev.spawn.10',
    says: 'The most zombies on the map at once; 0 for no limit.',
  },
  wallsStopZombieAttacks: {
    kind: 'flag',
    standard: true,
    clause: 'ev.zatt.3',
    says: 'Zombies cannot bite through walls and closed doors.',
  },
  doorsBlockSight: {
    kind: 'flag',
    standard: true,
    clause: 'ev.house.5',
    says: 'Closed doors block the line of sight.',
  },
  naturalOneMisses: { kind: 'flag', standard: false, clause: 'ev.house.3', says: 'A natural 1 always misses.' },
  blastSparesMarines: { kind: 'flag', standard: false, clause: 'ev.house.4', says: 'Grenades kill only zombies.' },
  oneUserPerWeapon: {
    kind: 'flag',
    standard: false,
    clause: 'ev.swap.9',
    says: 'A weapon attacks in the hands of one marine per turn.',
  },
  anyoneHeals: { kind: 'flag', standard: false, clause: 'ev.heal.2', says: 'Every marine can use a medkit.' },
  evacNeeds: {
    kind: 'choice',
    standard: 'one',
    of: ['one', 'all'],
    clause: 'ev.win.3',
    says: 'Whether one marine on the helipad is enough or all must be there.',
  },
  landingDelay: {
    kind: 'number',
    standard: 0,
    min: 0,
    max: 3,
    clause: 'ev.land.1',
    says: 'For how many Zombie Turns the helipad must stay clear.',
  },
  turnLimit: {
    kind: 'number',
    standard: 0,
    min: 5,
    max: 200,
    also: [0],
    clause: 'ev.win.9',
    says: 'After this turn the zombies win; 0 for no limit.',
  },
  lieutenant: {
    kind: 'flag',
    standard: false,
    clause: 'ev.lt.1',
    says: 'One marine may be a Lieutenant, who gives orders.',
  },
  scavenge: {
    kind: 'flag',
    standard: false,
    clause: 'ev.scav.1',
    says: 'Rooms can be searched for reloads and grenades.',
  },
  night: {
    kind: 'number',
    standard: 0,
    min: 0,
    max: 35,
    clause: 'ev.night.1',
    says: 'How far marines see to shoot and throw; 0 for daylight.',
  },
  zombieDie: {
    kind: 'pick',
    standard: ZOMBIES.zombieDie,
    of: [3, 4, 6],
    clause: 'ev.house.6',
    says: 'The die that counts zombies.',
  },
  marinesPerDie: {
    kind: 'number',
    standard: ZOMBIES.marinesPerDie,
    min: 1,
    max: 6,
    clause: 'ev.house.6',
    says: 'How many marines bring one zombie die.',
  },
  zombieSpeed: {
    kind: 'number',
    standard: ZOMBIES.speed,
    min: 1,
    max: 4,
    clause: 'ev.house.6',
    says: 'Squares a zombie moves.',
  },
  zombieDoorTarget: {
    kind: 'number',
    standard: ZOMBIES.doorTarget,
    min: 2,
    max: 6,
    clause: 'ev.house.6',
    says: 'What a zombie must roll at a door, or more.',
  },
  doorTable: {
    kind: 'numbers',
    standard: DOOR_COUNTERS.map((row) => row.result),
    length: 3,
    min: 0,
    max: 12,
    clause: 'ev.house.6',
    says: 'Door counters on a new tile for 1-3, 4-5 and 6.',
  },
  standBonus: {
    kind: 'number',
    standard: BONUSES.stand,
    min: 0,
    max: 2,
    clause: 'ev.house.6',
    says: 'The bonus for standing still.',
  },
  sprintBonus: {
    kind: 'number',
    standard: BONUSES.sprint,
    min: 0,
    max: 2,
    clause: 'ev.house.6',
    says: 'The extra squares of a sprint.',
  },
  speedMedic: {
    kind: 'number',
    standard: MARINES.medic.speed,
    min: 1,
    max: 8,
    clause: 'ev.house.6',
    says: "The Medic's Speed.",
  },
  speedGrunt: {
    kind: 'number',
    standard: MARINES.grunt.speed,
    min: 1,
    max: 8,
    clause: 'ev.house.6',
    says: "The Grunt's Speed.",
  },
  speedSergeant: {
    kind: 'number',
    standard: MARINES.sergeant.speed,
    min: 1,
    max: 8,
    clause: 'ev.house.6',
    says: "The Sergeant's Speed.",
  },
  hpMedic: {
    kind: 'number',
    standard: MARINES.medic.hp,
    min: 1,
    max: 10,
    clause: 'ev.house.6',
    says: "The Medic's HP.",
  },
  hpGrunt: {
    kind: 'number',
    standard: MARINES.grunt.hp,
    min: 1,
    max: 10,
    clause: 'ev.house.6',
    says: "The Grunt's HP.",
  },
  hpSergeant: {
    kind: 'number',
    standard: MARINES.sergeant.hp,
    min: 1,
    max: 10,
    clause: 'ev.house.6',
    says: "The Sergeant's HP.",
  },
  ammoPistol: {
    kind: 'number',
    standard: WEAPONS.pistol.ammo as number,
    min: 1,
    max: 60,
    clause: 'ev.house.6',
    says: 'Rounds in a pistol.',
  },
  ammoSmg: {
    kind: 'number',
    standard: WEAPONS.smg.ammo as number,
    min: 1,
    max: 60,
    clause: 'ev.house.6',
    says: 'Rounds in an SMG.',
  },
  ammoRifle: {
    kind: 'number',
    standard: WEAPONS.rifle.ammo as number,
    min: 1,
    max: 60,
    clause: 'ev.house.6',
    says: 'Rounds in an assault rifle.',
  },
  ammoShotgun: {
    kind: 'number',
    standard: WEAPONS.shotgun.ammo as number,
    min: 1,
    max: 60,
    clause: 'ev.house.6',
    says: 'Rounds in an auto-shotgun.',
  },
  extraReloads: {
    kind: 'number',
    standard: 0,
    min: 0,
    max: 3,
    clause: 'ev.house.6',
    says: 'Extra reloads for every marine.',
  },
  grenadesPerGrunt: {
    kind: 'number',
    standard: 1,
    min: 0,
    max: 3,
    clause: 'ev.house.6',
    says: 'Grenades a Grunt starts with.',
  },
} as const satisfies OptionSchema

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
  doorsBlockSight: cell('doorsBlockSight'),
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
      turn: [{ after: 'zombie turn', insert: step<Table>('ev.land.2', 'the chopper approaches', approachLanding) }],
    },
  }),
  turnLimit: (value) => ({
    values: { turnLimit: value },
    steps: { turn: [{ before: 'next turn', insert: step<Table>('ev.win.9', 'check the turn limit', checkTurnLimit) }] },
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
    doorsBlockSight: true,
    landingDelay: 0,
    turnLimit: 0,
    extraReloads: 0,
    grenadesPerGrunt: OPTIONS.grenadesPerGrunt.standard,
  }
  return { values, slots: SLOTS, procedures: PROCEDURES }
}

/** ev.opt.2 The rules of one match: the printed book, and a patch for every option that is not at its default. */
export function bookFor(options: OptionValues): Book<EvacKit> {
  const patches: Patch<EvacKit, Slots>[] = []
  for (const id of Object.keys(OPTIONS) as OptionId[]) {
    const value = options[id] as OptionValue
    const patch = PATCHES[id]
    if (patch && JSON.stringify(value) !== JSON.stringify(OPTIONS[id].standard)) patches.push({ id, ...patch(value) })
  }
  return resolveBook(printed(options), patches)
}

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
