/** What a force does in the tile where it stands: one order for each action of the book. */
import {
  type CampaignForce,
  type Command,
  forceOf,
  isHuman,
  STRUCTURES,
  tileAt,
  tileOn,
  type View,
} from '@shamble/even-death/campaign/page'
import { plain } from '../../../../plan/plan.ts'
import { count, plural } from '../../../../words/plain.ts'
import { lostVitality } from '../map/forces.tsx'
import { lookOf, offered } from '../read.ts'
import type { DisplayState, Note, Planned } from '../types.ts'
import { factionTitle, memberTitle, STRUCTURE_TITLES, theForce, theFaction, tileTitle } from '../words/names.ts'
import { deedOrder, dicey, note } from './shown.ts'

type Simple = 'control' | 'heal' | 'search' | 'raid' | 'pillage' | 'zombify' | 'feast' | 'battle'

const own = <D extends Command['do']>(s: DisplayState, { id }: CampaignForce, deed: D) =>
  offered(s, deed).filter((command) => 'force' in command && command.force === id)

const here = (view: View, { at }: CampaignForce) => tileAt(view, at)

/** What holding a tile of this kind is worth. */
function tileWorth(s: DisplayState, { at }: CampaignForce): number {
  const { kind } = tileOn(lookOf(s).map, at)
  return kind === 'city' ? 5 : kind === 'town' ? 3 : 1
}

function controlNotes(s: DisplayState, force: CampaignForce): Note[] {
  const { controller, structure } = here(s.view, force)
  return [
    note(`+${tileWorth(s, force)}`, `${plural(tileWorth(s, force), 'point')} as long as it is held`, 'ed.camp-vp.3'),
    ...(controller && controller !== force.owner
      ? [note('', `${theFaction(controller)} lose it`, 'ed.camp-control.1')]
      : []),
    ...(structure ? [note('', `its ${STRUCTURE_TITLES[structure]} comes with it`, 'ed.camp-control.2')] : []),
  ]
}

/** "points of yours, 5 vitality short". */
function lostWords(s: DisplayState, force: CampaignForce): string {
  const lost = lostVitality(lookOf(s), force)
  return lost > 0 ? `, ${lost} vitality short` : ''
}

/** Whom a Battle would draw in, a line each. */
export function battleNotes(s: DisplayState, force: CampaignForce): Note[] {
  const look = lookOf(s)
  return [
    note(String(look.worth(force)), `points of yours${lostWords(s, force)}`, 'ed.camp-battle.11'),
    ...look.drawnIn(force).flatMap(({ faction, forces }) => [
      ...forces.map(({ force: id, from }) => {
        const at = forceOf(s.view, id)?.at
        const where = at === undefined ? '' : ` at ${tileTitle(s, at)}`
        return note(
          String(look.worthOf(id)),
          `points of ${theFaction(faction)}${where}, from the ${from}`,
          'ed.camp-battle.1',
        )
      }),
      ...(forces.length > 1 ? [note('', `${theFaction(faction)} pick one of theirs`, 'ed.camp-battle.2')] : []),
    ]),
    note('+2', 'points to whoever wins', 'ed.camp-battle.8'),
    note('', `fought in ${tileTitle(s, force.at)}: at the table, by bots, or elsewhere`, 'ed.camp-battle.4'),
    note('', 'whoever loses is off the map, with everybody', 'ed.camp-battle.6'),
  ]
}

const battleOrder = (s: DisplayState, force: CampaignForce): Planned =>
  deedOrder(
    s,
    force,
    { id: 'battle', label: 'Battle', icon: 'battle', key: 'B', detail: battleDetail(s, force) },
    {
      asks: { do: 'battle', force: force.id },
      variants: own(s, force, 'battle').map((c) => plain(`Give battle at ${tileTitle(s, force.at)}`, [c])),
      notes: battleNotes(s, force),
    },
  )

function battleDetail(s: DisplayState, force: CampaignForce): string {
  const drawn = lookOf(s).drawnIn(force)
  const [only] = drawn
  if (drawn.length !== 1 || !only) return drawn.map(({ faction }) => factionTitle(faction)).join(', ')
  const [first] = only.forces
  const foe = s.view.forces.find(({ id }) => id === first?.force)
  return foe && only.forces.length === 1 ? theForce(s, foe) : factionTitle(only.faction)
}

export const SEARCHED = {
  ambush: 'an ambush: somebody dies',
  luxuries: 'luxuries: Eager until your next turn',
  survivor: 'a survivor joins',
} as const

function searchNotes(s: DisplayState, force: CampaignForce): Note[] {
  const rows = lookOf(s).search()
  const faces = (many: readonly number[]): string =>
    many.length > 1 ? `${many[0]}–${many.at(-1)}` : String(many[0] ?? '')
  return [
    ...rows.map(({ faces: on, what, supplies }) =>
      note(
        faces(on),
        what === 'supplies' ? `+${supplies} ${plural(supplies, 'supply', 'supplies')}` : SEARCHED[what],
        'ed.camp-search.2',
      ),
    ),
    ...(here(s.view, force).controller === force.owner
      ? [note('±1', 'after the roll, since you hold the tile', 'ed.camp-search.3')]
      : []),
  ]
}

interface Deed {
  readonly deed: Simple
  readonly label: string
  readonly icon: string
  readonly key: string
  readonly commit: string
  readonly isDicey?: true
  detail(s: DisplayState, force: CampaignForce): string
  /** Where it cannot be done. */
  without?(s: DisplayState, force: CampaignForce): string
  notes(s: DisplayState, force: CampaignForce): Note[]
}

const CONTROL: Deed = {
  deed: 'control',
  label: 'Control',
  icon: 'flag',
  key: 'C',
  commit: 'Take control',
  detail: (s, force) => `${tileTitle(s, force.at)}, +${tileWorth(s, force)}`,
  notes: controlNotes,
}

const SEARCH: Deed = {
  deed: 'search',
  label: 'Search',
  icon: 'find',
  key: 'S',
  commit: 'Search',
  isDicey: true,
  detail: () => '1–2 ambush, 3–8 finds',
  notes: searchNotes,
}

const HEAL: Deed = {
  deed: 'heal',
  label: 'Heal',
  icon: 'heal',
  key: 'H',
  commit: 'Heal everybody here',
  detail: (s, force) => {
    const lost = lookOf(s)
      .heal(force)
      .reduce((sum, { by }) => sum + by, 0)
    return `${lost} vitality for 1 supply`
  },
  without: ({ view }, force) =>
    here(view, force).structure === 'aid-station' ? 'nothing to heal' : 'no Aid Station here',
  notes: (s, force) => [
    note('−1', 'supply', 'ed.camp-heal.1'),
    ...lookOf(s)
      .heal(force)
      .flatMap(({ unit, by }) => {
        const member = force.units.find(({ id }) => id === unit)
        return member && by > 0 ? [note(`+${by}`, memberTitle(member), 'ed.camp-heal.1')] : []
      }),
    note('', 'sickness and infection stay', 'ed.camp-heal.2'),
  ],
}

const RAID: Deed = {
  deed: 'raid',
  label: 'Raid',
  icon: 'hand',
  key: 'R',
  commit: 'Raid',
  detail: (s, force) => {
    const all = lookOf(s)
      .raid(force)
      .reduce((sum, { by }) => sum + by, 0)
    return `+${all} ${plural(all, 'supply', 'supplies')}`
  },
  notes: (s, force) =>
    lookOf(s)
      .raid(force)
      .map(({ at, victim, by }) =>
        note(
          `+${by}`,
          `from ${theFaction(victim)}, ${tileTitle(s, at)}`,
          by === 0 ? 'ed.camp-raid.2' : 'ed.camp-raid.1',
        ),
      ),
}

const PILLAGE: Deed = {
  deed: 'pillage',
  label: 'Pillage',
  icon: 'flame',
  key: 'P',
  commit: 'Pillage',
  isDicey: true,
  detail: (s, force) => `4+ for each of ${count(lookOf(s).pillage(force).length)}`,
  notes: (s, force) =>
    lookOf(s)
      .pillage(force)
      .map(({ at, structure }) =>
        note('4+', `the ${STRUCTURE_TITLES[structure]} of ${tileTitle(s, at)} burns: 1 point`, 'ed.camp-pillage.1'),
      ),
}

const ZOMBIFY: Deed = {
  deed: 'zombify',
  label: 'Zombify',
  icon: 'herd',
  key: 'Z',
  commit: 'Zombify',
  isDicey: true,
  detail: () => '4+ for herds of 50',
  notes: () => [note('4+', 'new herds of up to 50 points join it', 'ed.camp-zombify.1')],
}

const FEAST: Deed = {
  deed: 'feast',
  label: 'Feast',
  icon: 'bite',
  key: 'F',
  commit: 'Feast',
  detail: (s, force) => {
    const more = lookOf(s)
      .feast(force)
      .reduce((sum, { from, to }) => sum + to - from, 0)
    return `${more} more ${plural(more, 'zombie')}`
  },
  notes: (s, force) =>
    lookOf(s)
      .feast(force)
      .filter(({ from, to }) => to > from)
      .map(({ from, to }) => note(`${from}→${to}`, 'the herd is filled up', 'ed.camp-feast.1')),
}

function simpleOrder(s: DisplayState, force: CampaignForce, one: Deed): Planned {
  const { deed, label, icon, key, commit, isDicey, detail, without, notes } = one
  const asks: Command = { do: deed, force: force.id }
  const able = own(s, force, deed)
  return deedOrder(
    s,
    force,
    { id: deed, label, icon, key, detail: able.length > 0 ? detail(s, force) : (without?.(s, force) ?? 'not now') },
    {
      asks,
      variants: able.map((c) => (isDicey ? dicey(commit, [c]) : plain(commit, [c]))),
      notes: able.length > 0 ? notes(s, force) : [],
      isLight: deed === 'control',
    },
  )
}

const BUILD_WORDS = {
  farm: ['+1 supply at the start of each of your turns', 'ed.camp-build.2'],
  'aid-station': ['Heal becomes possible here', 'ed.camp-build.3'],
  'training-ground': ['Train becomes possible here', 'ed.camp-build.3'],
} as const

const buildOrder = (s: DisplayState, force: CampaignForce): Planned =>
  deedOrder(
    s,
    force,
    { id: 'build', label: 'Build', icon: 'build', key: 'K', detail: 'Farm, Aid Station, Training' },
    {
      asks: { do: 'build', force: force.id, structure: 'farm' },
      variants: own(s, force, 'build').map((c) =>
        plain(`Build ${c.structure === 'aid-station' ? 'an' : 'a'} ${STRUCTURE_TITLES[c.structure]}`, [c], {
          parts: [{ value: '', words: BUILD_WORDS[c.structure][0], clause: BUILD_WORDS[c.structure][1] }],
        }),
      ),
      notes: STRUCTURES.map((structure) =>
        note(STRUCTURE_TITLES[structure], BUILD_WORDS[structure][0], BUILD_WORDS[structure][1]),
      ),
    },
  )

const trainDetail = (s: DisplayState, force: CampaignForce): string =>
  here(s.view, force).structure === 'training-ground' ? '50 points for 1 supply' : 'no Training Ground here'

/** ed.camp-train.1 A desk of its own opens when it is in hand. */
const trainOrder = (s: DisplayState, force: CampaignForce): Planned =>
  deedOrder(
    s,
    force,
    { id: 'train', label: 'Train', icon: 'train', key: 'A', detail: trainDetail(s, force) },
    {
      asks: own(s, force, 'train')[0] ?? { do: 'train', force: force.id },
      variants: own(s, force, 'train').map((c) => plain('Train', [c])),
    },
  )

const ofHumans = (s: DisplayState, force: CampaignForce): Planned[] => [
  simpleOrder(s, force, SEARCH),
  buildOrder(s, force),
  simpleOrder(s, force, HEAL),
  trainOrder(s, force),
]

/** All that a force can do where it is, what it cannot do hatched. */
export function deedOrders(s: DisplayState, force: CampaignForce): Planned[] {
  return [
    battleOrder(s, force),
    simpleOrder(s, force, CONTROL),
    ...(isHuman(force.owner) ? ofHumans(s, force) : [simpleOrder(s, force, ZOMBIFY), simpleOrder(s, force, FEAST)]),
    ...(force.owner === 'bandits' ? [simpleOrder(s, force, RAID), simpleOrder(s, force, PILLAGE)] : []),
  ]
}
