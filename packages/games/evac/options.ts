/** How each house rule patches the book. */
import {
  type Book,
  booksOnce,
  cell,
  type HouseRules,
  type OptionValues,
  patchesFor,
  resolveBook,
  type Settled,
  settleOptions,
  step,
} from '@shamble/kernel'
import { adjacent } from '@shamble/grid'
import { printedFor, type Slots } from './book.ts'
import { SCENARIOS, type ScenarioId } from './content/scenarios.ts'
import { OPTIONS } from './options-schema.ts'
import { allOnHelipad, approachLanding, checkTurnLimit } from './rules/01-the-object.ts'
import { countStarting } from './rules/04-populating-tiles.ts'
import { withLieutenant } from './rules/05-marine-placement.ts'
import { naturalOneMisses } from './rules/09-marine-attacks.ts'
import { type EvacKit, marineSeat, type Transaction, ZOMBIE_SEAT } from './state.ts'

export { OPTIONS }

/** What each option changes when it is not at its default. */
const PATCHES: HouseRules<typeof OPTIONS, EvacKit, Slots> = {
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

/** ev.opt.2 The rules of one match: the printed book, and a patch for every option that is not at its default. */
export const bookFor = booksOnce(
  (options: OptionValues): Book<EvacKit> => resolveBook(printedFor(options), patchesFor(OPTIONS, PATCHES, options)),
)

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
