/** rs.scenario.20 Six player survivors and eight others, with their kit. */
import type { GunId } from '../tables/guns.ts'
import type { Item } from '../tables/items.ts'
import type { MeleeWeapon } from '../tables/melee.ts'

export interface Kit {
  readonly pistol: boolean
  readonly main: GunId | MeleeWeapon | null
  readonly items: readonly Item[]
}

export interface PlayerSurvivor extends Kit {
  readonly name: string
  readonly called: string
  readonly says: string
}

const times = (count: number, item: Item): Item[] => Array.from({ length: count }, () => item)

/** Each has exactly eight places of minor items; the first four are the default team. */
export const PLAYER_SURVIVORS = {
  'p-dot': {
    name: 'Dorothea "Dot" Quaye-Farrow, 61',
    called: 'Dot',
    says: 'Night-bus driver, once an army vehicle mechanic. Knows every alley of the city by its bumps and has never left a passenger behind.',
    pistol: true,
    main: 'shotgun',
    items: [...times(3, 'reload:shotgun'), ...times(2, 'reload:pistol'), 'pipe', 'kit'],
  },
  'p-petra': {
    name: 'Petra Halvorsen, 27',
    called: 'Petra',
    says: 'Reservist and climbing instructor, home on leave with the wrong suitcase and the right rifle. Calm above the third floor, restless below it.',
    pistol: true,
    main: 'rifle',
    items: [...times(3, 'reload:rifle'), 'reload:pistol', 'HE', 'HE', 'molotov', 'radio'],
  },
  'p-tariq': {
    name: 'Tariq Bellweather, 34',
    called: 'Tariq',
    says: 'Fire-service paramedic. Has carried strangers out of worse, he says, and counts his team aloud every ten minutes.',
    pistol: true,
    main: 'fireaxe',
    items: [...times(3, 'reload:pistol'), 'molotov', 'molotov', 'kit', 'torch'],
  },
  'p-gwen': {
    name: 'Gwen Stallard, 45',
    called: 'Gwen',
    says: 'Deer stalker from the hill estates, in town for a dentist. Speaks in whispers out of habit and waits longer than anyone else dares.',
    pistol: true,
    main: 'sniper',
    items: [...times(3, 'reload:sniper'), 'reload:pistol', 'WP', 'stun', 'binoculars', 'radio'],
  },
  'p-imre': {
    name: 'Imre Kosta, 19',
    called: 'Imre',
    says: 'Bicycle courier with a bat from a lost property office. Fast talker, faster feet.',
    pistol: true,
    main: 'baseball bat',
    items: [...times(3, 'reload:pistol'), 'stun', 'molotov', 'torch', 'kit'],
  },
  'p-ambrose': {
    name: 'Ambrose Kettle, 52',
    called: 'Ambrose',
    says: 'Tree surgeon who kept his chainsaw fuelled and his temper not.',
    pistol: true,
    main: 'chainsaw',
    items: [...times(2, 'reload:pistol'), 'pipe', 'HE', 'radio', 'torch', 'kit'],
  },
} as const satisfies Readonly<Record<string, PlayerSurvivor>>

export type PlayerSurvivorId = keyof typeof PLAYER_SURVIVORS
export const PS_IDS = Object.keys(PLAYER_SURVIVORS) as readonly PlayerSurvivorId[]

export interface OtherSurvivor extends Kit {
  readonly name: string
  readonly called: string
  /** rs.nps.12 For a person who rules what they do; the automatic umpire ignores it. */
  readonly nature: string
}

export const OTHER_SURVIVORS = {
  n1: {
    name: 'Constable Ruth Adeyemi',
    called: 'Ruth',
    nature: 'steady',
    pistol: true,
    main: null,
    items: ['reload:pistol', 'reload:pistol', 'radio'],
  },
  n2: {
    name: 'Old Caspar Thorne, boatman',
    called: 'Caspar',
    nature: 'stubborn',
    pistol: false,
    main: 'shotgun',
    items: ['reload:shotgun'],
  },
  n3: { name: 'Mr Pell, pharmacist', called: 'Mr Pell', nature: 'anxious', pistol: false, main: null, items: ['kit'] },
  n4: {
    name: "Nadia Brandt, pilot's wife",
    called: 'Nadia',
    nature: 'determined',
    pistol: false,
    main: null,
    items: [],
  },
  n5: { name: 'Jonas, 12', called: 'Jonas', nature: 'scared', pistol: false, main: null, items: [] },
  n6: {
    name: 'Mrs Okafor, teacher',
    called: 'Mrs Okafor',
    nature: 'brave',
    pistol: false,
    main: null,
    items: ['torch'],
  },
  n7: { name: 'Lutz, caretaker', called: 'Lutz', nature: 'grumbling', pistol: false, main: null, items: ['radio'] },
  n8: { name: 'Sanna, student', called: 'Sanna', nature: 'quick', pistol: false, main: null, items: [] },
} as const satisfies Readonly<Record<string, OtherSurvivor>>

export type OtherSurvivorId = keyof typeof OTHER_SURVIVORS
export const NPS_IDS = Object.keys(OTHER_SURVIVORS) as readonly OtherSurvivorId[]

export type SurvivorId = PlayerSurvivorId | OtherSurvivorId

const isPlayerSurvivor = (id: SurvivorId): id is PlayerSurvivorId => Object.hasOwn(PLAYER_SURVIVORS, id)

/** What somebody carries at first, and how he is called. */
export const sheetOf = (id: SurvivorId): Kit & { readonly name: string; readonly called: string } =>
  isPlayerSurvivor(id) ? PLAYER_SURVIVORS[id] : OTHER_SURVIVORS[id]
