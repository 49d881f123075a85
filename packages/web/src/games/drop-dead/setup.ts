/** What the set-up page says about Drop Dead: scenarios, seats and house rules in words for people. */
import type { OptionValues } from '@shamble/kernel'
import { ABOUT, OPTIONS, SCENARIOS } from '@shamble/drop-dead/page'
import type { ScenarioCard, SeatSlot, SetupFace } from '../../table/face.ts'
import { count } from '../../words/plain.ts'

const LENGTHS: Readonly<Record<string, string>> = {
  breakdown: 'one to two hours',
  curfew: 'under an hour',
  'ground-zero': 'about an hour',
  'patient-zero': 'about an hour',
  'lone-survivor': 'about 40 minutes',
}

const EXTENTS: Readonly<Record<string, string>> = {
  breakdown: '44 tiles',
  curfew: '27 tiles',
  'ground-zero': '12 tiles laid, 32 to come',
  'patient-zero': '44 tiles',
  'lone-survivor': '43 tiles',
}

/** The recommended number first. */
function sizesOf({ min, max }: { readonly min: number; readonly max: number }): number[] {
  const all = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const first = Math.min(3, max)
  return [first, ...all.filter((n) => n !== first)]
}

const scenarios: readonly ScenarioCard[] = Object.values(SCENARIOS).map((scenario) => ({
  id: scenario.id,
  title: scenario.title,
  says: scenario.description,
  ours: scenario.ours,
  sizes: sizesOf(scenario.survivors),
  length: LENGTHS[scenario.id] ?? '',
  extent: EXTENTS[scenario.id] ?? '',
  prescribed: scenario.prescribed,
  hides: [],
}))

function seats(options: OptionValues): SeatSlot[] {
  const size = Number(options['players'] ?? OPTIONS.players.standard)
  const zero = options['scenario'] === 'patient-zero'
  return [
    ...Array.from({ length: size }, (_, i) => ({ seat: `P${i + 1}`, label: `Survivor ${i + 1}`, side: 'survivors' })),
    ...(zero ? [{ seat: 'U1', label: 'Patient Zero', side: 'undead' }] : []),
  ]
}

const ORDERS = { printed: 'as printed', birthday: 'soonest birthday', random: 'by luck' }
const UNDEAD = { additional: 'besides the horde', replace: 'instead of the horde', off: 'not at all' }
const FRANK = { card: 'as on his card', general: 'like everybody', both: 'both' }

export const dropDeadSetup: SetupFace = {
  id: ABOUT.id,
  title: ABOUT.title,
  credit: ABOUT.credit,
  options: OPTIONS,
  optionGroups: [
    {
      title: 'The survivors',
      options: [
        { id: 'survivorSelection', title: 'Who plays whom', values: { random: 'dealt at random', choose: 'chosen' } },
        { id: 'turnOrder', title: 'Order of turns', values: ORDERS },
        { id: 'damageStep', title: 'Health per step' },
        { id: 'minMove', title: 'Least movement' },
        { id: 'frankRule', title: 'Wounds make Frank faster', values: FRANK },
        { id: 'tradeItems', title: 'Items may be given' },
        { id: 'healBandages', title: 'Bandages heal' },
        { id: 'healKit', title: 'A health kit heals' },
        {
          id: 'rangeMetric',
          title: 'Diagonal neighbours',
          values: { orthogonal: 'two units away', diagonal: 'one unit away' },
        },
      ],
    },
    {
      title: 'Getting away',
      options: [
        { id: 'partsRequired', title: 'Parts the van needs, by survivors' },
        { id: 'escapeMode', title: 'The van', values: { 'van-leaves': 'leaves once', 'one-by-one': 'waits for each' } },
        { id: 'cycleLimit', title: 'Last cycle' },
        { id: 'freeEntry', title: 'New tiles are entered for free' },
      ],
    },
    {
      title: 'The dead',
      options: [
        { id: 'zombieHealth', title: 'Health of a zombie' },
        { id: 'zombieMove', title: 'Movement of a zombie' },
        { id: 'zombieHurtBonus', title: 'Faster when hurt' },
        { id: 'zombieFigures', title: 'Most at once' },
        { id: 'tileZombieCap', title: 'Most on a tile' },
        { id: 'moveTileCap', title: 'Full tiles stop walkers' },
        { id: 'overrunAt', title: 'A tile is overrun at' },
        { id: 'shambleSteps', title: 'Units of shambling' },
        { id: 'freshZombiesWait', title: 'New ones wait a cycle' },
        { id: 'zombieDiagonalHunt', title: 'They hunt diagonally' },
        { id: 'sightLimit', title: 'Farthest sight' },
      ],
    },
    {
      title: 'Undead players',
      options: [
        { id: 'undeadMode', title: 'The dead play on', values: UNDEAD },
        { id: 'undeadSummons', title: 'Summons a turn' },
        { id: 'undeadMoves', title: 'Zombies moved a turn' },
        { id: 'undeadAttacks', title: 'Strikes a turn' },
      ],
    },
  ],
  presets: [
    { label: 'By the book', options: {} },
    { label: 'Easier', options: { zombieHealth: 15, overrunAt: 4 } },
    { label: 'One part is enough', options: { partsRequired: [1, 1, 1, 2] } },
  ],
  scenarios,
  scenarioOption: 'scenario',
  size: { option: 'players', label: 'Survivors' },
  quickStart: { scenario: 'breakdown', players: 3 },
  seats,
  sideWords: (side, number) =>
    side === 'undead' ? 'Patient Zero' : `${count(number)} ${number === 1 ? 'survivor' : 'survivors'}`,
}
