import type { Clause } from '../clauses.ts'
import type { Command } from '../commands.ts'

/** dw.ap.9 The groups of the list; everything paid in the movement group counts as movement (dw.shooting.9). */
type ActionGroup = 'movement' | 'manipulate' | 'weapons' | 'attacks'

interface ActionRow {
  readonly title: string
  readonly group: ActionGroup
  readonly cost: number
  readonly clause: Clause
  /** Its cost comes on top of another action's. */
  readonly extra?: true
}

/** dw.ap.9, dw.ap.10, dw.ap.11, dw.ap.12 What actions cost. Weapons have their own price in the weapon table. */
export const ACTIONS = {
  /** For each `MOVE_STEP`. */
  move: { title: 'move 5 cm', group: 'movement', cost: 1, clause: 'dw.ap.9' },
  crossObstacle: { title: 'move over an obstacle', group: 'movement', cost: 1, clause: 'dw.ap.9', extra: true },
  /** For each `CLIMB_STEP`. */
  climb: { title: 'climb 5 cm', group: 'movement', cost: 2, clause: 'dw.ap.9' },
  jump: { title: 'jump', group: 'movement', cost: 3, clause: 'dw.ap.9' },
  longJump: { title: 'long jump', group: 'movement', cost: 4, clause: 'dw.ap.9' },
  lieDown: { title: 'lie down', group: 'movement', cost: 1, clause: 'dw.ap.9' },
  standUp: { title: 'stand up', group: 'movement', cost: 2, clause: 'dw.ap.9' },
  fancyMove: { title: 'fancy move', group: 'movement', cost: 1, clause: 'dw.ap.9', extra: true },
  leaveTable: { title: 'leave the table', group: 'movement', cost: 1, clause: 'dw.ap.10' },
  openDoor: { title: 'open a door or hatch', group: 'manipulate', cost: 2, clause: 'dw.ap.9' },
  closeDoor: { title: 'close a door or hatch', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  openWindow: { title: 'open a window', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  closeWindow: { title: 'close a window', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  clearBarricade: { title: 'clear a barricade', group: 'manipulate', cost: 4, clause: 'dw.ap.10' },
  barricade: { title: 'barricade an opening', group: 'manipulate', cost: 4, clause: 'dw.ap.11' },
  pickUp: { title: 'pick up an object', group: 'manipulate', cost: 2, clause: 'dw.ap.9' },
  give: { title: 'give an object', group: 'manipulate', cost: 2, clause: 'dw.ap.9' },
  drop: { title: 'drop an object', group: 'manipulate', cost: 0, clause: 'dw.ap.10' },
  switchWeapons: { title: 'switch weapons', group: 'manipulate', cost: 2, clause: 'dw.ap.9' },
  heal: { title: 'heal', group: 'manipulate', cost: 4, clause: 'dw.ap.9' },
  extinguish: { title: 'use a fire extinguisher', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  refuelChainsaw: { title: 'refuel a chainsaw', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  restartChainsaw: { title: 'restart a chainsaw', group: 'manipulate', cost: 3, clause: 'dw.ap.10' },
  destroyCorpse: { title: 'destroy a corpse', group: 'manipulate', cost: 2, clause: 'dw.ap.12' },
  search: { title: 'search a room or a vehicle', group: 'manipulate', cost: 4, clause: 'dw.ap.9' },
  hotwire: { title: 'hotwire a car', group: 'manipulate', cost: 4, clause: 'dw.ap.9' },
  antiseptic: { title: 'apply antiseptic', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  switchRadio: { title: 'switch a radio on or off', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  refuelVehicle: { title: 'refuel a vehicle', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  changeBattery: { title: 'change a battery', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  startVehicle: { title: 'start a vehicle with its keys', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  enterVehicle: { title: 'get into a vehicle', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  leaveVehicle: { title: 'get out of a vehicle', group: 'manipulate', cost: 2, clause: 'dw.ap.10' },
  aim: { title: 'aim', group: 'weapons', cost: 2, clause: 'dw.ap.9', extra: true },
  sustainedFire: { title: 'sustained fire', group: 'weapons', cost: 1, clause: 'dw.autofire.10', extra: true },
  reload: { title: 'reload', group: 'weapons', cost: 2, clause: 'dw.ap.9' },
  reloadMachinegun: { title: 'reload a machinegun', group: 'weapons', cost: 4, clause: 'dw.ap.9' },
  brace: { title: 'brace a machinegun', group: 'weapons', cost: 4, clause: 'dw.ap.9' },
  clearJam: { title: 'clear a jam', group: 'weapons', cost: 3, clause: 'dw.ap.9' },
  strike: { title: 'attack in close combat', group: 'attacks', cost: 2, clause: 'dw.ap.9' },
  breakAway: { title: 'break from combat', group: 'attacks', cost: 1, clause: 'dw.ap.10' },
  prime: { title: 'prime a grenade', group: 'attacks', cost: 1, clause: 'dw.ap.9', extra: true },
  throw: { title: 'throw a grenade or Molotov cocktail', group: 'attacks', cost: 2, clause: 'dw.ap.9' },
} as const satisfies Record<string, ActionRow>

export type ActionId = keyof typeof ACTIONS

/** The line of the list by which a deed is paid, where it is one line whatever the deed is done to. */
export const DEEDS = {
  strike: 'strike',
  'strike-bare': 'strike',
  break: 'breakAway',
  'clear-jam': 'clearJam',
  refuel: 'refuelChainsaw',
  restart: 'restartChainsaw',
  brace: 'brace',
  ready: 'switchWeapons',
  search: 'search',
  'get-in': 'enterVehicle',
  'get-out': 'leaveVehicle',
  'refuel-vehicle': 'refuelVehicle',
  'change-battery': 'changeBattery',
  'lie-down': 'lieDown',
  'stand-up': 'standUp',
  'pick-up': 'pickUp',
  give: 'give',
  'give-ammo': 'give',
  drop: 'drop',
  'drop-ammo': 'drop',
  heal: 'heal',
  'first-aid': 'heal',
  'use-antiseptic': 'antiseptic',
  extinguish: 'extinguish',
  'switch-radio': 'switchRadio',
  'destroy-corpse': 'destroyCorpse',
  leave: 'leaveTable',
} as const satisfies Partial<Record<Command['do'], ActionId>>

export type DeedId = keyof typeof DEEDS
