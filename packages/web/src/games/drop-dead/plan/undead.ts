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
  const { zombie } = hintsOf(s)
  const z = chosenZombie(s)
  const left = settledNumber(s, 'undeadMoves') - (s.view.undeadTurn?.moves ?? 0)
  const sketch = {
    id: 'command',
    label: 'Send',
    icon: 'steps',
    key: 'M',
    detail: `${count(left)} more`,
    aims: 'square' as const,
  }
  const own = z ? all.filter((c) => c.zombie === z.n) : []
  if (!z || own.length === 0) {
    const names = [...new Set(all.map((c) => zombieName(c.zombie)))]
    return [
      {
        order: { ...sketch, enabled: true, aims: 'figure' },
        targets: () => names,
        at: () => null,
        refusal: () => null,
      },
    ]
  }
  const strikes = (unit: number): readonly string[] =>
    zombie?.zombie === z.n ? (zombie.reach.find((r) => r.at === unit)?.strikes ?? []) : []
  const steps = (unit: number): number | undefined =>
    zombie?.zombie === z.n ? zombie.reach.find((r) => r.at === unit)?.steps : undefined
  const target = (c: CommandOf<'move'>): Target => {
    const place = parsePlace(xyName(c.to))
    const unit = place?.kind === 'unit' ? place.unit : 0
    const near = strikes(unit)
    const far = steps(unit)
    return {
      place: xyName(c.to),
      title: `Zombie ${z.n} to ${xyName(c.to)}`,
      subtitle: far === undefined ? '' : `${count(far)} ${plural(far, 'step')}`,
      mark: zombieName(z.n),
      variants: [plain(`Send zombie ${z.n}`, [c])],
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
  const worth = (c: CommandOf<'move'>): number => {
    const place = parsePlace(xyName(c.to))
    return place?.kind === 'unit' ? -strikes(place.unit).length : 0
  }
  const sorted = [...own].sort((a, b) => worth(a) - worth(b))
  return [planned(sketch, () => new Map(sorted.map((c) => [xyName(c.to), () => target(c)])))]
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
