/** What the set-up page says about Evac: scenarios, seats and house rules in words for people. */
import { textsIn } from '../../plan/reading.ts'
import type { OptionValues } from '@shamble/kernel'
import { DEFAULT_TYPES, MARINES, type MarineType, OPTIONS, PATROLS, PRESETS, SCENARIOS } from '@shamble/evac/page'
import type { ScenarioCard, SeatSlot, SetupFace } from '../../table/face.ts'
import { count } from '../../words/plain.ts'
import { isKeyOf, sure } from '../../sure.ts'

/** How long a game takes; the map decides. */
const LENGTHS: Readonly<Record<string, string>> = {
  S1: 'one to two hours',
  S2: 'about 25 minutes',
  S3: 'under an hour',
  S4: 'one to two hours',
  S5: 'one to two hours',
}

/** Options that only a shuffled map or a free start gives a meaning. */
const HIDES: Readonly<Record<string, readonly string[]>> = {
  S2: ['layout'],
  S3: ['layout', 'helipadMayBeCentre', 'helipadMinDistance'],
  S4: ['layout'],
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

const scenarios: readonly ScenarioCard[] = (['S2', 'S1', 'S3', 'S4', 'S5'] as const).map((id) => {
  const { title, description, ours, size, marines, prescribed } = SCENARIOS[id]
  const { min, max, recommended } = marines
  return {
    id,
    title,
    says: description,
    ours,
    sizes: [...recommended, ...numbers(min, max).filter((n) => !recommended.includes(n))],
    length: LENGTHS[id] ?? '',
    extent: size === 3 ? 'nine tiles' : '25 tiles',
    prescribed,
    hides: HIDES[id] ?? [],
  }
})

const ROLES: Readonly<Record<MarineType, string>> = {
  grunt: 'Slow and tough: assault rifle, grenade.',
  medic: 'Fast and frail: SMG, medkit.',
  sergeant: 'Auto-shotgun, the surest shot; eight shells and no reload.',
  lieutenant: 'Pistol only; gives one other marine an order a turn.',
}

/** The type a seat is offered: what was chosen, else the usual patrol of that size. */
function typeOf(options: OptionValues, index: number): MarineType {
  const chosen = textsIn(options, 'types')?.[index]
  const size = Number(options['marines'] ?? OPTIONS.marines.standard)
  if (chosen !== undefined && isKeyOf(MARINES, chosen)) return chosen
  return PATROLS[size - 1]?.[index] ?? sure(DEFAULT_TYPES[index % DEFAULT_TYPES.length])
}

function seats(options: OptionValues): SeatSlot[] {
  const size = Number(options['marines'] ?? OPTIONS.marines.standard)
  const types: readonly MarineType[] =
    options['lieutenant'] === true ? ['grunt', 'medic', 'sergeant', 'lieutenant'] : ['grunt', 'medic', 'sergeant']
  const choices = types.map((value) => ({ value, label: MARINES[value].title, says: ROLES[value] }))
  return [
    { seat: 'Z', label: 'The dead', side: 'zombies' },
    ...Array.from({ length: size }, (_, index) => {
      const value = typeOf(options, index)
      return {
        seat: `M${index + 1}`,
        label: `Marine ${index + 1}`,
        side: 'marines',
        role: { option: 'types', index, value, choices },
      }
    }),
  ]
}

const COUNTED = { living: 'the living', starting: 'all who set out' }
const NEEDED = { one: 'one marine', all: 'every living marine' }
const MAPS = { random: 'shuffled', Alpha: 'Alpha', Bravo: 'Bravo', Charlie: 'Charlie' }

export const evacSetup: SetupFace = {
  id: 'evac',
  title: 'Evac',
  credit:
    'A marines-versus-zombies tile game by Jonathan Clarke, © 2004. Proofreading: Alison Ross. ' +
    'Playtesting: Dave Stark, Kath and Andy McLelland, Paul and Sarah Mellor.',
  options: OPTIONS,
  optionGroups: [
    {
      title: 'The map',
      options: [
        { id: 'layout', title: 'Map', values: MAPS },
        { id: 'rotateTiles', title: 'Tiles are turned' },
        { id: 'helipadMinDistance', title: 'Distance of the helipad' },
        { id: 'helipadMayBeCentre', title: 'Helipad in the centre' },
        { id: 'doorTable', title: 'Door counters' },
        { id: 'night', title: 'Night' },
      ],
    },
    {
      title: 'Getting out',
      options: [
        { id: 'evacNeeds', title: 'Who must be on the helipad', values: NEEDED },
        { id: 'landingDelay', title: 'The chopper needs time' },
        { id: 'turnLimit', title: 'Last turn' },
      ],
    },
    {
      title: 'The dead',
      options: [
        { id: 'spawnMinDistance', title: 'They appear at a distance' },
        { id: 'spawnModifier', title: 'More or fewer each turn' },
        { id: 'spawnEvery', title: 'They appear every so many turns' },
        { id: 'zombieCap', title: 'Most at once' },
        { id: 'zombieDie', title: 'Zombie die' },
        { id: 'marinesPerDie', title: 'Marines per zombie die' },
        { id: 'countMarines', title: 'Who counts for the dice', values: COUNTED },
        { id: 'zombieSpeed', title: 'Speed of the dead' },
        { id: 'zombieDoorTarget', title: 'What breaks a door' },
        { id: 'zombiesFlipTiles', title: 'They turn tiles over' },
        { id: 'wallsStopZombieAttacks', title: 'Walls stop bites' },
      ],
    },
    {
      title: 'Fighting',
      options: [
        { id: 'standBonus', title: 'Bonus for standing still' },
        { id: 'sprintBonus', title: 'Squares of a sprint' },
        { id: 'doorsBlockSight', title: 'Doors block sight' },
        { id: 'naturalOneMisses', title: 'A natural 1 misses' },
        { id: 'blastSparesMarines', title: 'Grenades spare marines' },
        { id: 'oneUserPerWeapon', title: 'One user per weapon and turn' },
        { id: 'anyoneHeals', title: 'Everybody can heal' },
      ],
    },
    {
      title: 'Ours, not in the book',
      options: [
        { id: 'lieutenant', title: 'Lieutenant' },
        { id: 'scavenge', title: 'Searching rooms' },
      ],
    },
    {
      title: 'Marines and their kit',
      options: [
        { id: 'hpGrunt', title: 'Grunt: hit points' },
        { id: 'hpMedic', title: 'Medic: hit points' },
        { id: 'hpSergeant', title: 'Sergeant: hit points' },
        { id: 'speedGrunt', title: 'Grunt: Speed' },
        { id: 'speedMedic', title: 'Medic: Speed' },
        { id: 'speedSergeant', title: 'Sergeant: Speed' },
        { id: 'ammoRifle', title: 'Assault rifle: rounds' },
        { id: 'ammoSmg', title: 'SMG: rounds' },
        { id: 'ammoShotgun', title: 'Auto-shotgun: shells' },
        { id: 'ammoPistol', title: 'Pistol: rounds' },
        { id: 'extraReloads', title: 'Extra reloads' },
        { id: 'grenadesPerGrunt', title: 'Grenades per Grunt' },
      ],
    },
  ],
  presets: Object.values(PRESETS).map(({ title, settings }) => ({ label: title, options: settings })),
  scenarios,
  scenarioOption: 'scenario',
  size: { option: 'marines', label: 'Marines' },
  quickStart: { scenario: 'S2', marines: 3 },
  seats,
  sideWords: (side, number) =>
    side === 'zombies' ? 'the dead' : `${count(number)} ${number === 1 ? 'marine' : 'marines'}`,
}
