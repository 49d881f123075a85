/** Saved wars of Even Death May Die for tests: positions that would take long to play up to. */
import { type AnyGame, anyMatch, committedDice, type Holder, matchFromPosition, saveMatch } from '@shamble/kernel'
import { GAMES } from '@shamble/shelf'

type Holders = Readonly<Record<string, Holder>>

export async function warGame(): Promise<AnyGame> {
  const entry = GAMES.find(({ campaign }) => campaign?.about.id === 'even-death-campaign')?.campaign
  if (!entry) throw new Error('the campaign is not on the shelf')
  return entry.whole()
}

/** A war from a position as it is written down. */
export async function warAt(position: object, holders: Holders): Promise<string> {
  const dice = committedDice({ secret: '7'.repeat(64), shares: {}, match: 'test' })
  const read = matchFromPosition(await warGame(), position, {}, holders, dice, { undoDice: 'same', physical: [] })
  if (!read.ok) throw new Error(`${read.fault.at ?? ''}: ${read.fault.reason}`)
  return JSON.stringify(saveMatch(anyMatch(read.value), { private: true }))
}

const newbie = { is: 'human', unit: 'newbie', weapons: ['pistol'] }
const regular = { is: 'human', unit: 'regular', weapons: ['machine-pistol', 'small-blade'] }
const seasoned = { is: 'human', unit: 'seasoned', weapons: ['shotgun'], perks: ['medic'] }
const thug = { is: 'human', unit: 'thug', weapons: ['blunt', 'pistol'] }
const herd = (size: number) => ({ is: 'herd', kind: 'regular', size })

/** The Short War in its third turn: a small horde stands beside the survivors at Sluice Meadow. */
export const BESIDE_A_HORDE = {
  game: 'even-death-campaign',
  options: { scenario: 'short-war' },
  turn: { on: 'survivors', round: 3, actions: 3 },
  players: { survivors: { turns: 3, supplies: 7, start: [53, 52, 63] }, zombies: { turns: 2 } },
  tiles: {
    53: { controller: 'survivors', searched: true },
    52: { controller: 'survivors', structure: 'farm' },
    63: { controller: 'survivors', structure: 'training-ground' },
    51: { controller: 'survivors', structure: 'aid-station' },
    24: { controller: 'zombies' },
    25: { controller: 'zombies' },
  },
  forces: [
    { owner: 'survivors', at: 54, units: [seasoned, { ...regular, vitality: 3 }, newbie] },
    { owner: 'survivors', at: 63, units: [regular, newbie, newbie] },
    {
      owner: 'survivors',
      at: 51,
      units: [
        { ...seasoned, vitality: 2 },
        { ...newbie, health: 'infected' },
      ],
    },
    { owner: 'zombies', at: 55, units: [herd(5)] },
    { owner: 'zombies', at: 25, units: [herd(15), herd(10)] },
  ],
}

/** Three banners meet at Orchard Mile: survivors, and beside them bandits and the dead. */
export const THREE_SIDES = {
  game: 'even-death-campaign',
  options: { scenario: 'three-banners' },
  turn: { on: 'survivors', round: 2, actions: 3 },
  players: {
    survivors: { turns: 2, supplies: 4, start: [63, 62, 53] },
    bandits: { turns: 1, supplies: 4, start: [75, 74, 84] },
    zombies: { turns: 1 },
  },
  tiles: {
    63: { controller: 'survivors', structure: 'farm' },
    75: { controller: 'bandits' },
    74: { controller: 'bandits' },
  },
  forces: [
    { owner: 'survivors', at: 64, units: [seasoned, regular] },
    { owner: 'bandits', at: 74, units: [thug, thug] },
    { owner: 'zombies', at: 65, units: [herd(5)] },
    { owner: 'bandits', at: 84, units: [thug] },
    { owner: 'zombies', at: 16, units: [herd(15)] },
  ],
}

/** Twenty points before the last turn of the dead: with the next one it is won. */
export const NEARLY_WON = {
  ...BESIDE_A_HORDE,
  turn: { on: 'survivors', round: 5, actions: 1 },
  players: { survivors: { turns: 5, supplies: 10, battles: 8, start: [53, 52, 63] }, zombies: { turns: 4 } },
  forces: BESIDE_A_HORDE.forces.map((force) => (force.at === 55 ? { ...force, at: 18 } : force)),
}

/** The Short War without a supply: a force at the river where there is no bridge, on a tile of the dead, and one at an Aid Station. */
export const POOR = {
  ...BESIDE_A_HORDE,
  players: { survivors: { turns: 3, supplies: 0, start: [53, 52, 63] }, zombies: { turns: 2 } },
  tiles: { ...BESIDE_A_HORDE.tiles, 65: { controller: 'zombies' } },
  forces: BESIDE_A_HORDE.forces.map((force) => (force.at === 54 ? { ...force, at: 65 } : force)),
}
