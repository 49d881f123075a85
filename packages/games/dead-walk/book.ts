import type { OptionValues } from '@shamble/kernel'
import type { PrintedHuman, Scenario } from './content/scenarios.ts'
import type { TableMap } from './content/sketch.ts'
import type { ActionId } from './tables/actions.ts'
import type { Band, WeaponId, WeaponRow } from './tables/weapons.ts'

/** The numbers of one match: the printed tables with the house rules laid over them. Distances are in units, scaled. */
export interface Values {
  /** What was settled before the game; for the view, the save and the position, not for rules. */
  readonly options: OptionValues
  readonly scenario: Scenario
  readonly map: TableMap
  /** dw.setup.6 Who sets out: the people of the scenario, or the team that was chosen. */
  readonly team: readonly PrintedHuman[]
  /** dw.campaign.2 Vehicles that the team came with: it has their keys. */
  readonly broughtAlong: readonly string[]
  /** How many survivor seats there are. */
  readonly players: number
  /** dw.weapons.1 Ranges and cones scaled (dw.units.3); flamethrower, shotgun bands and the rest as the house has it. */
  readonly weapons: Readonly<Record<WeaponId, WeaponRow>>
  /** dw.shotgun.7 */
  readonly bands: Readonly<Partial<Record<WeaponId, readonly Band[]>>>
  /** dw.ap.9, dw.ap.10 Action points before doubling. */
  readonly costs: Readonly<Record<ActionId, number>>
  readonly humanAP: number
  readonly zombieAP: number
  readonly baseMoral: number
  /** Movement: what an action point is worth (dw.movement.1), heights (dw.movement.9), jumps (dw.movement.11). */
  readonly moveStep: number
  readonly climbStep: number
  readonly jumps: { readonly short: number; readonly long: number }
  readonly ranges: { readonly pointBlank: number; readonly long: number; readonly fallen: number }
  readonly corridor: { readonly around: number; readonly aside: number }
  readonly machinegun: { readonly radius: number; readonly shift: number }
  readonly blastRadius: number
  /** Centimetres that a stray grenade goes count this many units (dw.grenade.8). */
  readonly strayStep: number
  readonly extinguisherReach: number
  readonly fearDistance: number
  readonly smell: number
  readonly sight: number
  readonly moanDistance: number
  readonly lurchDistance: number
  readonly lurchScore: number
  readonly zombieHit: number
  /** dw.setup.4 0 = any number. */
  readonly zombieCapPerHuman: number
  readonly sustainedExtraBursts: number
  readonly entry: {
    readonly methods: readonly string[]
    readonly bRolls: number
    readonly startPerHuman: number
    readonly startDistance: number
    readonly spawnDistance: number
  }
  /** dw.end.2 0 = none. */
  readonly turnLimit: number
  /** dw.search.1 Rooms and vehicles that can be searched; null for all. */
  readonly searchable: readonly string[] | null
  readonly zombieControl: 'auto' | 'gm-bound' | 'gm-free'
  readonly humanElim: 'eliminated' | 'twoWounds'
  /** dw.gskill.11, dw.gskill.12 */
  readonly skillReach: { readonly motivate: number; readonly inspire: number }
  /** dw.quirk.6, dw.quirk.11, dw.psychosis.9 How near is near; dw.psychosis.7 and how near terrifies. */
  readonly mindReach: { readonly near: number; readonly terror: number }
  /** dw.skill.3, dw.skill.2 */
  readonly skillsPerTurn: number
  readonly maxSkills: number
  /** dw.trauma.3, dw.trauma.6 */
  readonly traumaLimit: number
  readonly psychosisPick: 'roll' | 'choose'
  /** dw.vehicle.20 */
  readonly vehicleFastFire: number
  /** The optional rules, on or off; those of the advanced chapter with their blocks (dw.scope.2). */
  readonly switches: Readonly<Record<Switch, boolean>>
}

export type Switch =
  | 'zombification'
  | 'lurch'
  | 'moan'
  | 'jams'
  | 'fancyMove'
  | 'armedZombies'
  | 'buildBarricade'
  | 'corpseDestruction'
  | 'fallenPins'
  | 'zombiesClimb'
  | 'startLoadedExtra'
  | 'archetypes'
  | 'archetypeRestrictions'
  | 'subtypeRestrictions'
  | 'weaponSkills'
  | 'searching'
  | 'vehicles'
  | 'skills'
  | 'quirks'
  | 'psychosis'

export type DeadWalkBook = Values
