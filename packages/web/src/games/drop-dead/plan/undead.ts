/** What an undead player may do: summon, send zombies, strike with them. */
import { type CommandOf, cellOf, SURVIVORS } from '@shamble/drop-dead/page'
import { plain, planned, simple } from '../../../plan/plan.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { type Cell, cellName, parsePlace, xyName, zombieName } from '../place.ts'
import {
  chosenZombie,
  hintsOf,
  nameOf,
  offered,
  seatOfSurvivor,
  settledNumber,
  survivorOf,
  tileAt,
  tileTitle,
  titleOf,
} from '../read.ts'
import type { Planned, DisplayState, Target } from '../types.ts'

function summonOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'summon')
  if (all.length === 0) return []
  const { view } = s
  const far = ({ tile }: CommandOf<'summon'>): number =>
    Math.min(
      ...view.survivors.flatMap((one) => {
        if (one.at === null) return []
        const [tx, ty] = cellOf(one.at)
        return [Math.abs(tx - tile[0]) + Math.abs(ty - tile[1])]
      }),
    )
  const target = (c: CommandOf<'summon'>): Target => {
    const cell: Cell = [c.tile[0], c.tile[1]]
    const tile = tileAt(view, cell)
    return {
      place: cellName(cell),
      title: tile ? tileTitle(tile.id) : '',
      subtitle: 'empty, and nobody on the tiles beside it',
      mark: 'zombie 0',
      variants: [plain('Summon a zombie here', [c])],
      notes: [{ value: 'd8', words: 'says at which entrance', clause: 'dd.undead.8' }],
    }
  }
  const sorted = [...all].sort((a, b) => far(a) - far(b))
  return [
    planned(
      {
        id: 'summon',
        label: 'Summon',
        icon: 'summon',
        key: 'S',
        detail: `${count(all.length)} ${plural(all.length, 'tile')}`,
        aims: 'square',
      },
      () => new Map(sorted.map((c) => [cellName([c.tile[0], c.tile[1]]), () => target(c)])),
    ),
  ]
}

/** Without a zombie in hand its aims are zombies; with one, where it can go. */
function commandOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'move')
  if (all.length === 0) return []
  const z = chosenZombie(s)
  const left = settledNumber(s, 'undeadMoves') - (s.view.undeadTurn?.moves ?? 0)
  const draft = {
    id: 'command',
    label: 'Send',
    icon: 'steps',
    key: 'M',
    detail: `${count(left)} more`,
    aims: 'square' as const,
  }
  const own = all.filter((c) => c.zombie === z?.n)
  if (own.length === 0) {
    const names = [...new Set(all.map((c) => zombieName(c.zombie)))]
    return [
      {
        order: { ...draft, enabled: true, aims: 'figure' },
        targets: () => names,
        at: () => null,
        refusal: () => null,
      },
    ]
  }
  const worth = (c: CommandOf<'move'>): number => reachedBy(s, c)?.strikes.length ?? 0
  const sorted = [...own].sort((a, b) => worth(b) - worth(a))
  return [planned(draft, () => new Map(sorted.map((c) => [xyName(c.to), () => sendTarget(s, c)])))]
}

/** What the hints know of where a zombie is sent: how far it is, and whom it could strike there. */
function reachedBy(s: DisplayState, { zombie: n, to }: CommandOf<'move'>) {
  const { zombie } = hintsOf(s)
  const place = parsePlace(xyName(to))
  return zombie?.zombie === n && place?.kind === 'unit' ? zombie.reach.find(({ at }) => at === place.unit) : undefined
}

function sendTarget(s: DisplayState, c: CommandOf<'move'>): Target {
  const reached = reachedBy(s, c)
  const near = reached?.strikes ?? []
  return {
    place: xyName(c.to),
    title: `Zombie ${c.zombie} to ${xyName(c.to)}`,
    subtitle: reached ? `${count(reached.steps)} ${plural(reached.steps, 'step')}` : '',
    mark: zombieName(c.zombie),
    variants: [plain(`Send zombie ${c.zombie}`, [c])],
    notes: [
      ...(near.length > 0
        ? [
            {
              value: `${near.length}`,
              words: `to strike there: ${listed(near.map((seat) => nameOf(s.view, seat)))}`,
              clause: 'dd.undead.11',
            },
          ]
        : []),
      { value: '', words: 'then it does nothing by itself this phase', clause: 'dd.undead.13' },
    ],
  }
}

function strikeOrder(s: DisplayState): Planned[] {
  const all = offered(s, 'strike')
  if (all.length === 0) return []
  const { view } = s
  const seats = [...new Set(all.map((c) => seatOfSurvivor(view, c.survivor)))]
  const left = settledNumber(s, 'undeadAttacks') - (view.undeadTurn?.attacks ?? 0)
  const target = (seat: string): Target => {
    const one = survivorOf(view, seat)
    return {
      place: seat,
      title: `Strike ${nameOf(view, seat)}`,
      subtitle: one ? `${one.health} of ${SURVIVORS[one.id].health} health` : '',
      mark: one?.id ?? '',
      variants: all
        .filter((c) => seatOfSurvivor(view, c.survivor) === seat)
        .map((c) =>
          plain(`Zombie ${c.zombie} strikes ${titleOf(c.survivor)}`, [c], {
            label: `Zombie ${c.zombie}`,
            odds: true,
            dice: '2d10',
          }),
        ),
      notes: [
        { value: `${left}`, words: `${plural(left, 'strike')} left, each with another zombie`, clause: 'dd.undead.12' },
      ],
    }
  }
  return [
    planned(
      {
        id: 'strike',
        label: 'Strike',
        icon: 'bite',
        key: 'A',
        detail: listed(seats.map((seat) => nameOf(view, seat))),
        aims: 'figure',
      },
      () => new Map(seats.map((seat) => [seat, () => target(seat)])),
    ),
  ]
}

const PASS = {
  summon: ['No more summons', 'on to moving'],
  move: ['Done moving', 'on to striking'],
  attack: ['Done striking', 'the rest act alone'],
} as const

function passOrder(s: DisplayState): Planned[] {
  const { undeadTurn } = s.view
  return offered(s, 'pass').map((c) => {
    const [label, detail] = PASS[undeadTurn?.part ?? 'attack']
    return simple(
      { id: 'pass', label: 'Done', icon: 'flag', key: 'E', detail },
      { title: label, subtitle: detail, mark: 'zombie 0', variants: [plain(label, [c])], notes: [] },
    )
  })
}

export const undeadOrders = (s: DisplayState): readonly Planned[] => [
  ...summonOrder(s),
  ...commandOrder(s),
  ...strikeOrder(s),
  ...passOrder(s),
]
