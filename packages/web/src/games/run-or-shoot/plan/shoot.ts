/** rs.shoot Step 9: shots one by one, reloading, binoculars. */
import type { ShotForecast, ShotResult } from '@shamble/run-or-shoot/forecast'
import { type CommandOf, GUNS, NEAR, cm, type Survivor } from '@shamble/run-or-shoot/page'
import { facingTowards } from '@shamble/table'
import { lengthWords } from '../../../board/measured/units.ts'
import { type Note, plain } from '../../../plan/plan.ts'
import { capital, count, plural, signed } from '../../../words/plain.ts'
import { figureMark } from '../place.ts'
import { groundFor, lookOf, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'
import { modifierWords } from '../words/factors.ts'
import { lairTitle } from '../words/places.ts'
import { isGun, nameOf, survivorCalled, survivorName, weaponTitle, zedCalled, zedName } from '../words/titles.ts'
import { aimedOrders, listedOrders, shownFor } from './aimed.ts'
import { hearingNotes } from './hearing.ts'

type Shoot = CommandOf<'shoot'>

const placeOf = ({ zed, survivor }: Shoot): string => (zed === undefined ? survivorName(survivor ?? 0) : zedName(zed))

const facesOf = (faces: readonly ShotResult[], result: ShotResult): number =>
  faces.filter((one) => one === result).length

/** "head on 6 to 9, body on 2 to 5, miss on 0 or 1", by the face that is thrown; what is added to it is in these. */
function bandWords(faces: readonly ShotResult[], added: number): string {
  const band = (result: ShotResult): string => {
    const [first, last] = [faces.indexOf(result), faces.lastIndexOf(result)]
    if (first < 0) return ''
    return `${result} on ${first === last ? first : `${first} ${last === first + 1 ? 'or' : 'to'} ${last}`}`
  }
  const bands = [band('head'), band('body'), band('miss')].filter(Boolean).join(', ')
  return added === 0 ? bands : `${bands} (the ${signed(added)} is counted in)`
}

/** rs.shoot.9 */
const rangeNote = ({ gap, far }: ShotForecast): Note => ({
  value: lengthWords(gap),
  words: far ? `long range, over ${lengthWords(cm(NEAR))}` : `short range, up to ${lengthWords(cm(NEAR))}`,
  clause: 'rs.shoot.9',
})

const modifierNotes = ({ modifiers }: ShotForecast): Note[] =>
  modifiers.map(({ value, clause }) => ({ value: signed(value), words: modifierWords(clause), clause }))

/** rs.shoot.4 What all the shots that are left would come to, if each were like this one. */
function allShotsNotes({ faces, shot, of, rounds }: ShotForecast): Note[] {
  const left = Math.min(of - shot + 1, rounds)
  const kills = (left * facesOf(faces, 'head')) / faces.length
  if (left < 2 || kills === 0) return []
  return [
    { value: kills.toFixed(1), words: `heads hit on average, if ${count(left)} shots are fired`, clause: 'rs.shoot.4' },
  ]
}

/** rs.noise.2 Whether this shot, or one that may follow, is a loud noise. */
function loudNotes(s: DisplayState, { shot, isLoud, loudFrom, hearing }: ShotForecast): Note[] {
  if (isLoud) return [{ value: '', words: 'it was loud already: nobody else hears this one', clause: 'rs.noise.2' }]
  if (loudFrom === null) return [{ value: '', words: 'no lair hears it', clause: 'rs.noise.2' }]
  const when = loudFrom === shot ? 'this shot is loud' : `shot ${loudFrom} would be loud`
  return [{ value: '!', words: when, clause: 'rs.noise.2' }, ...hearingNotes(s, true, hearing)]
}

/** rs.shoot.21 What comes of a shot at one of one's own. */
const friendNote = (whom: string): Note => ({
  value: '!',
  words: `${whom} is alive and on your side: a head hit kills, a body hit is one hit and throws down`,
  clause: 'rs.shoot.21',
  isGrave: true,
})

const LIES: Note = {
  value: '',
  words: 'it lies already: a hit in the body only throws it back',
  clause: 'rs.shoot.8',
}

function shotTarget(s: DisplayState, one: Survivor, command: Shoot): Target | null {
  const ahead = lookOf(s).shot(one, command)
  if (!ahead) return null
  const place = placeOf(command)
  const whom = nameOf(s.view, place)
  const added = ahead.modifiers.reduce((sum, { value }) => sum + value, 0)
  const atFriend = isFriend(s, place)
  const variant = plain(atFriend ? `Fire at ${whom}, a friend` : `Fire at ${whom}`, [command], {
    odds: !atFriend,
    dice: added === 0 ? 'd10' : `d10 ${added < 0 ? '−' : '+'} ${Math.abs(added)}`,
    parts: modifierNotes(ahead),
    ...(atFriend ? { warning: `${whom} is alive and will be asked. Aim all the same?` } : {}),
  })
  const mayWake = ahead.loudFrom !== null && !ahead.isLoud
  const notes: Note[] = [
    ...(atFriend ? [friendNote(whom)] : []),
    // What may wake hordes is read before everything else.
    ...(mayWake ? loudNotes(s, ahead) : []),
    rangeNote(ahead),
    { value: 'd10', words: bandWords(ahead.faces, added), clause: 'rs.shoot.2' },
    ...(zedCalled(s.view, place)?.down === true ? [LIES] : []),
    ...allShotsNotes(ahead),
    ...(mayWake ? [] : loudNotes(s, ahead)),
  ]
  const title = capital(`${GUNS[ahead.gun].name}: ${whom}`)
  const subtitle = `shot ${ahead.shot} of ${ahead.of}, ${count(ahead.rounds)} ${plural(ahead.rounds, 'round')} in it`
  return { place, ...shownFor(one, title, subtitle, [variant], notes), mark: figureMark(s.view, place) }
}

/** rs.shoot.21 Whoever lives and is no Zed. */
const isFriend = (s: DisplayState, place: string): boolean => survivorCalled(s.view, place)?.status === 'alive'

/** The nearest first, friends after all Zeds. */
function nearestFirst(s: DisplayState, one: Survivor, shots: readonly Shoot[]): readonly string[] {
  const look = lookOf(s)
  const own = look.figure(one)
  const far = (place: string): number => {
    const other = zedCalled(s.view, place) ?? survivorCalled(s.view, place)
    return other ? look.gap(own, look.figure(other)) : Number.POSITIVE_INFINITY
  }
  return [...new Set(shots.map(placeOf))]
    .map((place) => ({ place, isZed: zedCalled(s.view, place) !== undefined, gap: far(place) }))
    .sort((a, b) => Number(b.isZed) - Number(a.isZed) || a.gap - b.gap)
    .map(({ place }) => place)
}

/** Why a gun cannot be fired, in a word or two; the whole reason is told when it is pressed. */
const idleGun = (s: DisplayState, id: number, rounds: number): string =>
  rounds === 0
    ? 'empty'
    : offered(s, 'shoot').some(({ weapon }) => weapon !== id)
      ? 'one gun a turn'
      : 'nobody in range'

/** Each gun that can be fired, and the others with why not. */
function gunOrders(s: DisplayState, one: Survivor): Planned[] {
  const all = offered(s, 'shoot')
  if (all.length === 0) return []
  return [one.main, one.pistol].flatMap((gun): Planned[] => {
    if (gun === null || !isGun(gun.kind)) return []
    const shots = all.filter(({ weapon }) => weapon === gun.id)
    const named = (place: string): Shoot | null => {
      const zed = zedCalled(s.view, place)
      const other = survivorCalled(s.view, place)
      if (zed) return { do: 'shoot', weapon: gun.id, zed: zed.n }
      return other && other.n !== one.n ? { do: 'shoot', weapon: gun.id, survivor: other.n } : null
    }
    const at = (place: string): Target | null => {
      const command = named(place)
      return command && refused(s, command) === null ? shotTarget(s, one, command) : null
    }
    const refusal = (place: string | null) => {
      const [first] = all
      const command = place === null ? (first ? { ...first, weapon: gun.id } : null) : named(place)
      return command && refused(s, command)
    }
    const title = weaponTitle(gun.kind)
    const rounds = `${count(gun.rounds)} ${plural(gun.rounds, 'round')}`
    const draft = { id: `shoot ${gun.id}`, label: capital(title), icon: gun.kind, key: gun === one.pistol ? 'I' : 'S' }
    return [
      {
        order: {
          ...draft,
          detail: shots.length > 0 ? rounds : idleGun(s, gun.id, gun.rounds),
          aims: shots.length > 0 ? 'figure' : 'none',
          enabled: shots.length > 0,
        },
        targets: () => nearestFirst(s, one, shots),
        at,
        refusal,
      },
    ]
  })
}

const reloadOrders = (s: DisplayState, one: Survivor): Planned[] =>
  listedOrders(
    { id: 'reload', label: 'Reload', icon: 'reload', key: 'R', detail: 'one clip' },
    one,
    offered(s, 'reload').map((c) => {
      const gun = [one.main, one.pistol].find((each) => each?.id === c.weapon)
      const kind = gun?.kind ?? 'pistol'
      const clip = isGun(kind) ? GUNS[kind].clip : 0
      return plain(`Reload the ${weaponTitle(kind)}: ${gun?.rounds ?? 0} of ${clip} in it`, [c])
    }),
    [{ value: '', words: 'what was left in the clip is lost with it', clause: 'rs.reload.3' }],
  )

/** rs.move.9 Where the house allows it: once more before the first shot. */
function turnOrders(s: DisplayState, one: Survivor): Planned[] {
  const all = offered(s, 'turn')
  if (all.length === 0) return []
  const facingTo = (place: string): CommandOf<'turn'> | null => {
    const zed = zedCalled(s.view, place)
    const facing = zed && facingTowards(one.at, zed.at)
    return facing ? { do: 'turn', facing: [facing.x, facing.y] } : null
  }
  const places = s.view.zeds
    .filter((z) => all.some(({ facing: [x, y] }) => isTowards(one, z, x, y)))
    .map(({ n }) => zedName(n))
  return [
    {
      order: {
        id: 'turn',
        label: 'Turn',
        icon: 'eye',
        key: 'F',
        detail: 'before the first shot',
        aims: 'figure',
        enabled: true,
      },
      targets: () => places,
      at: (place) => {
        const command = facingTo(place)
        if (!command || refused(s, command) !== null) return null
        const words = `Look at ${nameOf(s.view, place)}`
        return {
          place,
          ...shownFor(
            one,
            words,
            'once, before the first shot',
            [plain(words, [command])],
            [{ value: '90°', words: 'can be shot at then', clause: 'rs.shoot.3' }],
          ),
        }
      },
      refusal: () => null,
    },
  ]
}

const isTowards = (one: Survivor, { at }: { readonly at: Survivor['at'] }, x: number, y: number): boolean => {
  const facing = facingTowards(one.at, at)
  return facing !== null && facing.x === x && facing.y === y
}

/** rs.items.6 Binoculars on a lair. */
const observeOrders = (s: DisplayState, one: Survivor): Planned[] =>
  aimedOrders(
    { id: 'observe', label: 'Look into', icon: 'binoculars', key: 'O', detail: 'a lair', aims: 'figure' },
    offered(s, 'observe'),
    ({ lair }) => lair,
    (own, lair) => {
      const title = lairTitle(groundFor(s.options), lair)
      return shownFor(
        one,
        `Look into ${title}`,
        'with the binoculars',
        own.map((c) => plain(`Look into ${title}`, [c])),
        [
          {
            value: '',
            words: 'everybody hears whether something moves in there; it wakes nobody',
            clause: 'rs.items.6',
          },
        ],
      )
    },
  )

export const shootOrders = (s: DisplayState, one: Survivor): Planned[] => [
  ...gunOrders(s, one),
  ...turnOrders(s, one),
  ...reloadOrders(s, one),
  ...observeOrders(s, one),
]
