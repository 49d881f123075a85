/** dd.components.4 The 22 action cards: 12 items and 10 events. */

export type ItemKind =
  | 'car part'
  | 'bandages'
  | 'health kit'
  | 'adrenaline shot'
  | 'pipe bomb'
  | 'smoke canister'
  | 'battle rush'

/** dd.items.13 */
export type ItemFamily = 'car part' | 'special ability' | 'healing'

export type EventKind =
  | 'horde'
  | 'stragglers'
  | 'lone walker'
  | 'car alarm'
  | 'tripwire'
  | 'bear trap'
  | 'nail bomb'
  | 'toxic rain'
  | 'fog bank'
  | 'eerie silence'

/** dd.events.1 */
export type EventFamily = 'zombie horde' | 'booby trap' | 'environmental hazard'

export interface ItemRow {
  readonly title: string
  readonly kind: ItemKind
  readonly family: ItemFamily
  readonly says: string
}

export interface EventRow {
  readonly title: string
  readonly kind: EventKind
  readonly family: EventFamily
  readonly says: string
}

const part = (title: string): ItemRow => ({
  title: `Car Part: ${title}`,
  kind: 'car part',
  family: 'car part',
  says: 'Take a car part token. Bring it to the van.',
})

const BANDAGES: ItemRow = {
  title: 'Bandages',
  kind: 'bandages',
  family: 'healing',
  says: 'Gives 25 health back to the user or to a survivor in range 1.',
}

/** dd.items.7 */
export const ITEMS = {
  I01: part('Battery'),
  I02: part('Fan Belt'),
  I03: part('Spark Plugs'),
  I04: part('Radiator Hose'),
  I05: part('Fuel Can'),
  I06: BANDAGES,
  I07: BANDAGES,
  I08: {
    title: 'Health Kit',
    kind: 'health kit',
    family: 'healing',
    says: 'Gives 50 health back to the user or to a survivor in range 1.',
  },
  I09: {
    title: 'Adrenaline Shot',
    kind: 'adrenaline shot',
    family: 'special ability',
    says: 'Four more units of movement this turn.',
  },
  I10: {
    title: 'Pipe Bomb',
    kind: 'pipe bomb',
    family: 'special ability',
    says: 'Own or connected tile with a zombie on it: 2D12 to every zombie there, half of it to every survivor there.',
  },
  I11: {
    title: 'Smoke Canister',
    kind: 'smoke canister',
    family: 'special ability',
    says: 'An overrun tile does not hold the user this turn.',
  },
  I12: {
    title: 'Battle Rush',
    kind: 'battle rush',
    family: 'special ability',
    says: 'One more attack this turn.',
  },
} as const satisfies Record<string, ItemRow>

/** dd.events.2 */
export const EVENTS = {
  E01: {
    title: 'Horde',
    kind: 'horde',
    family: 'zombie horde',
    says: 'Three zombies come onto the tile of whoever drew this.',
  },
  E02: {
    title: 'Stragglers',
    kind: 'stragglers',
    family: 'zombie horde',
    says: 'Two zombies come onto the tile of whoever drew this.',
  },
  E03: {
    title: 'Lone Walker',
    kind: 'lone walker',
    family: 'zombie horde',
    says: 'One zombie comes onto the tile of whoever drew this.',
  },
  E04: {
    title: 'Car Alarm',
    kind: 'car alarm',
    family: 'zombie horde',
    says: 'One zombie comes onto every spawner tile.',
  },
  E05: { title: 'Tripwire', kind: 'tripwire', family: 'booby trap', says: 'Whoever drew this loses 2D6.' },
  E06: {
    title: 'Bear Trap',
    kind: 'bear trap',
    family: 'booby trap',
    says: 'Whoever drew this loses 1D6 and has two fewer units to walk in their next turn.',
  },
  E07: {
    title: 'Nail Bomb',
    kind: 'nail bomb',
    family: 'booby trap',
    says: 'Everyone on the tile loses the same 2D6.',
  },
  E08: {
    title: 'Toxic Rain',
    kind: 'toxic rain',
    family: 'environmental hazard',
    says: 'Every survivor outside the start tiles loses 1D6.',
  },
  E09: {
    title: 'Fog Bank',
    kind: 'fog bank',
    family: 'environmental hazard',
    says: 'Until the end of the next cycle nobody sees farther than three units.',
  },
  E10: {
    title: 'Eerie Silence',
    kind: 'eerie silence',
    family: 'environmental hazard',
    says: 'Nothing happens.',
  },
} as const satisfies Record<string, EventRow>

export type ItemId = keyof typeof ITEMS
export type EventId = keyof typeof EVENTS
export type CardId = ItemId | EventId

export const CARDS: Readonly<Record<CardId, ItemRow | EventRow>> = { ...ITEMS, ...EVENTS }
export const DECK: readonly CardId[] = Object.keys(CARDS) as CardId[]

export const isItem = (id: CardId): id is ItemId => Object.hasOwn(ITEMS, id)
export const isCarPart = (id: CardId): boolean => isItem(id) && ITEMS[id].kind === 'car part'
