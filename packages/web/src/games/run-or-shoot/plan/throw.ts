/** rs.grenade Step 6: each grenade, laid on the ground where it would land. */
import type { BlastForecast } from '@shamble/run-or-shoot/forecast'
import { type CommandOf, GRENADE_IDS, GRENADES, type GrenadeId, type Survivor } from '@shamble/run-or-shoot/page'
import { lengthWords } from '../../../board/measured/units.ts'
import { type Note, plain } from '../../../plan/plan.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { aimName, spotNamed } from '../place.ts'
import { lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'
import { calledIn, zedTitle } from '../words/titles.ts'
import { shownFor } from './aimed.ts'
import { hearingNotes } from './hearing.ts'

type Throw = CommandOf<'throw'>

const DOES: Readonly<Record<GrenadeId, { readonly words: string; readonly clause: string }>> = {
  HE: { words: 'every Zed inside falls, and an 8 or 9 destroys it', clause: 'rs.grenade.4' },
  stun: { words: 'every Zed inside falls', clause: 'rs.grenade.5' },
  pipe: { words: 'every Zed inside falls, and a 5 or more destroys it', clause: 'rs.grenade.6' },
  molotov: { words: 'everybody in the flames burns', clause: 'rs.grenade.7' },
  WP: { words: 'burns, and draws every Zed that can come', clause: 'rs.grenade.8' },
}

const HARMS: Readonly<Record<BlastForecast['harms'], string>> = {
  nobody: 'would be in the circle, unhurt',
  down: 'would be thrown down',
  hits: 'would be thrown down and hurt',
  burns: 'would burn',
}

/** So many are named; of more it is said how many they are. */
const NAMED = 3

const whichZeds = (s: DisplayState, zeds: readonly number[]): string =>
  zeds.length <= NAMED ? listed(zeds.map((n) => zedTitle(s.view, n))) : `${count(zeds.length)} Zeds`

/** rs.grenade.9 Who is only just inside, and who is out of it by a wall. */
function edgeNotes(s: DisplayState, { zedsAtEdge, peopleAtEdge, shieldedZeds }: BlastForecast): Note[] {
  const people = peopleAtEdge.map((n) => calledIn(s.view, n))
  const touched = [...(zedsAtEdge.length > 0 ? [whichZeds(s, zedsAtEdge)] : []), ...people]
  const many = zedsAtEdge.length + people.length
  return [
    ...(many > 0
      ? [
          {
            value: '',
            words: `${listed(touched)} ${many === 1 ? 'stands' : 'stand'} just inside its edge`,
            clause: 'rs.grenade.9',
          },
        ]
      : []),
    ...(shieldedZeds.length > 0
      ? [{ value: '', words: `a wall or door shields ${whichZeds(s, shieldedZeds)}`, clause: 'rs.grenade.9' }]
      : []),
  ]
}

function peopleNotes(s: DisplayState, { people, shieldedPeople, harms }: BlastForecast): Note[] {
  const names = (all: readonly number[]): string => listed(all.map((n) => calledIn(s.view, n)))
  const clause = harms === 'burns' ? 'rs.fire.9' : 'rs.grenade.12'
  return [
    ...(people.length > 0
      ? [{ value: harms === 'nobody' ? '' : '!', words: `${names(people)} ${HARMS[harms]}`, clause }]
      : []),
    ...(shieldedPeople.length > 0
      ? [{ value: '', words: `a wall or door shields ${names(shieldedPeople)}`, clause: 'rs.grenade.9' }]
      : []),
  ]
}

function blastNotes(s: DisplayState, ahead: BlastForecast): Note[] {
  const { zeds, grenade, kills } = ahead
  const expected = (zeds.length * kills) / 10
  return [
    {
      value: String(zeds.length),
      words: `${plural(zeds.length, 'Zed')} inside ${lengthWords(ahead.radius)}: ${DOES[grenade].words}`,
      clause: DOES[grenade].clause,
    },
    ...(kills > 0 && zeds.length > 0
      ? [{ value: expected.toFixed(1), words: 'killed on average', clause: DOES[grenade].clause }]
      : []),
    ...edgeNotes(s, ahead),
    ...peopleNotes(s, ahead),
    ...hearingNotes(s, ahead.loud, ahead.hearing),
  ]
}

/** The throw of a kind at a place: on somebody, a lair or a point of any level. */
export function throwAt(s: DisplayState, grenade: GrenadeId, place: string | null): Throw | null {
  const spot = spotNamed(place, s)
  return spot && { do: 'throw', grenade, at: [Math.round(spot.at.x), Math.round(spot.at.y)], level: spot.level }
}

function throwTarget(s: DisplayState, one: Survivor, grenade: GrenadeId, place: string): Target | null {
  const command = throwAt(s, grenade, place)
  if (!command || refused(s, command) !== null) return null
  const [x, y] = command.at
  const ahead = lookOf(s).blast(grenade, { at: { x, y }, level: command.level })
  const isCruel = ahead.harms !== 'nobody' && ahead.people.length > 0
  const warning = `${listed(ahead.people.map((n) => calledIn(s.view, n)))} ${HARMS[ahead.harms]}. Throw it all the same?`
  const variant = plain('Throw it there', [command], {
    odds: ahead.kills > 0 && ahead.zeds.length > 0,
    ...(isCruel ? { warning } : {}),
  })
  const { name } = GRENADES[grenade]
  return { place, ...shownFor(one, capital(name), 'lands exactly there', [variant], blastNotes(s, ahead)) }
}

/** The grenade of an order in hand. */
export const grenadeInHand = (order: string | null): GrenadeId | null =>
  GRENADE_IDS.find((kind) => order === `throw ${kind}`) ?? null

const KEYS: Readonly<Record<GrenadeId, string>> = { HE: 'H', stun: 'S', pipe: 'P', molotov: 'M', WP: 'B' }

const ICONS: Readonly<Record<GrenadeId, string>> = {
  HE: 'grenade',
  stun: 'grenade',
  pipe: 'grenade',
  molotov: 'flame',
  WP: 'flame',
}

/** rs.grenade.14 Those that he carries. */
export const throwOrders = (s: DisplayState, one: Survivor): Planned[] =>
  s.pending?.asks !== 'throw'
    ? []
    : GRENADE_IDS.filter((kind) => one.items.includes(kind)).map((grenade): Planned => {
        const many = one.items.filter((item) => item === grenade).length
        const points = offered(s, 'throw').filter((c) => c.grenade === grenade)
        return {
          order: {
            id: `throw ${grenade}`,
            label: capital(GRENADES[grenade].name),
            icon: ICONS[grenade],
            key: KEYS[grenade],
            detail: many === 1 ? 'the only one' : `one of ${count(many)}`,
            aims: 'square',
            enabled: true,
          },
          targets: () => points.map(({ at: [x, y], level }) => aimName({ x, y }, level)),
          at: (place) => throwTarget(s, one, grenade, place),
          refusal: (place) => {
            const command = throwAt(s, grenade, place)
            return command && refused(s, command)
          },
        }
      })
