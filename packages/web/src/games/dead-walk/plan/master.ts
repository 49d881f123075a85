/** dw.seat.2 The game master: zombies by the book, one by one, or as they are led. */
import { type Command, type CommandOf, isInPlay, zombieOf } from '@shamble/dead-walk/page'
import { plain, planned, simple } from '../../../plan/plan.ts'
import type { Going } from '../../../play/game-display.ts'
import { capital, count, plural } from '../../../words/plain.ts'
import { centreNamed, pointName } from '../place.ts'
import {
  chosenZombie,
  commandsOf,
  humanName,
  lookOf,
  nameOf,
  offered,
  refused,
  shortName,
  viewOf,
  zombieName,
} from '../read.ts'
import type { Planned, DisplayState, Target } from '../types.ts'
import { herdOrder } from './herd.ts'

/** dw.seat.2 What a game master decides. */
export const masterOrders = (s: DisplayState): Planned[] => [
  ...nextOrders(s),
  ...leadOrders(s),
  ...herdOrder(s),
  ...masterAttacks(s),
  ...restOrders(s),
]

/** Whom it goes for and how it passes, where the book leaves that open. */
function nextWords(s: DisplayState, { goal, side }: CommandOf<'zombie-next'>): string {
  const parts = [
    goal === undefined ? '' : `for ${shortName(nameOf(viewOf(s), humanName(goal)))}`,
    side === undefined ? '' : `passing on the ${side}`,
  ]
  return parts.filter(Boolean).join(', ') || 'by the book'
}

function nextOrders(s: DisplayState): Planned[] {
  const byZombie = new Map<number, CommandOf<'zombie-next'>[]>()
  for (const c of offered(s, 'zombie-next')) byZombie.set(c.zombie, [...(byZombie.get(c.zombie) ?? []), c])
  if (byZombie.size === 0) return []
  const target = (n: number, all: readonly CommandOf<'zombie-next'>[]): Target => ({
    place: zombieName(n),
    title: `Zombie ${n} acts`,
    subtitle: 'as the book says',
    mark: zombieName(n),
    variants: all.map((c) => plain(`Zombie ${n}: ${nextWords(s, c)}`, [c], { label: capital(nextWords(s, c)) })),
    notes: [],
  })
  return [
    planned(
      {
        id: 'next',
        label: 'By the book',
        icon: 'book',
        key: 'B',
        detail: `${count(byZombie.size)} left`,
        aims: 'figure',
      },
      () => new Map([...byZombie].map(([n, all]) => [zombieName(n), () => target(n, all)])),
    ),
  ]
}

/** Whoever is chosen goes where the game master wants, or stays. */
function leadOrders(s: DisplayState): Planned[] {
  const chosen = chosenZombie(s)
  const moves = offered(s, 'zombie-move').filter((c) => c.zombie === chosen?.n)
  if (!chosen || moves.length === 0) return []
  return [leadOrder(s, chosen.n, moves), ...moves.filter(({ path }) => path.length === 0).map(stayOrder)]
}

function leadOrder(s: DisplayState, n: number, moves: readonly CommandOf<'zombie-move'>[]): Planned {
  const moveTo = (place: string): Command | null => {
    const point = centreNamed(place, viewOf(s), s.options)
    return point && { do: 'zombie-move', zombie: n, path: [[point.x, point.y]] }
  }
  return {
    order: {
      id: 'lead',
      label: 'Lead it',
      icon: 'steps',
      key: 'M',
      detail: `zombie ${n}`,
      aims: 'square',
      enabled: true,
    },
    targets: () =>
      moves.flatMap(({ path }) => {
        const end = path.at(-1)
        return end ? [pointName({ x: end[0], y: end[1] })] : []
      }),
    at: (place) => {
      const command = moveTo(place)
      if (!command || refused(s, command)) return null
      return {
        place,
        title: `Zombie ${n} to ${place}`,
        subtitle: '',
        mark: zombieName(n),
        variants: [plain(`Lead zombie ${n} there`, [command])],
        notes: [],
      }
    },
    refusal: (place) => {
      const command = place === null ? null : moveTo(place)
      return command && refused(s, command)
    },
  }
}

function stayOrder(command: CommandOf<'zombie-move'>): Planned {
  const { zombie: n } = command
  return simple(
    { id: 'leave-it', label: 'Leave it', icon: 'pause', key: 'O', detail: `zombie ${n} stays` },
    {
      title: `Zombie ${n} stays`,
      subtitle: '',
      mark: zombieName(n),
      variants: [plain(`Zombie ${n} stays where it is`, [command])],
      notes: [],
    },
  )
}

function masterAttacks(s: DisplayState): Planned[] {
  const attacks = offered(s, 'zombie-attack')
  if (attacks.length === 0) return []
  const words = ({ zombie, human }: CommandOf<'zombie-attack'>): string =>
    `Zombie ${zombie} attacks ${nameOf(viewOf(s), humanName(human))}`
  const target = (c: CommandOf<'zombie-attack'>): Target => ({
    place: humanName(c.human),
    title: words(c),
    subtitle: '',
    mark: zombieName(c.zombie),
    variants: attacks.filter((one) => one.human === c.human).map((one) => plain(words(one), [one])),
    notes: [],
  })
  return [
    planned(
      { id: 'attack', label: 'Attack', icon: 'bite', key: 'F', detail: 'whom it bites', aims: 'figure' },
      () => new Map(attacks.map((c) => [humanName(c.human), () => target(c)])),
    ),
  ]
}

/** Where each of the rest would go by the book, as everybody stands now. */
function restAhead(s: DisplayState): readonly Going[] {
  const look = lookOf(s)
  return waiting(s).flatMap((n) => {
    const zombie = zombieOf(viewOf(s), n)
    const { end, lunge } = zombie ? look.deed(zombie) : { end: null, lunge: null }
    return end ? [{ figure: zombieName(n), to: pointName(end), prey: lunge && humanName(lunge.human.n) }] : []
  })
}

/** "Seven walk, two of them up to somebody." */
function restWords(s: DisplayState): string {
  const left = waiting(s).length
  const ahead = restAhead(s)
  const reach = ahead.filter(({ prey }) => prey).length
  const walk = `${capital(count(ahead.length))} of ${count(left)} ${plural(ahead.length, 'walks', 'walk')}`
  return reach === 0 ? `${walk}.` : `${walk}; ${count(reach)} ${plural(reach, 'gets', 'get')} at somebody.`
}

const waiting = (s: DisplayState): readonly number[] => [
  ...new Set([...offered(s, 'zombie-next'), ...offered(s, 'zombie-move')].map(({ zombie }) => zombie)),
]

function restOrders(s: DisplayState): Planned[] {
  const target = (c: Command): Target => ({
    place: '',
    title: 'The rest of them by the book',
    subtitle: restWords(s),
    mark: 'zombie 1',
    variants: [plain('Let the rest act by the book', [c])],
    notes: [],
    ahead: restAhead(s),
  })
  return offered(s, 'rest').map((c) =>
    planned(
      { id: 'rest', label: 'The rest shamble on', icon: 'next', key: 'E', detail: 'by the book', aims: 'dialog' },
      () => new Map([['', () => target(c)]]),
    ),
  )
}

/** The zombie that can be led and is nearest to a human. */
export function nearestToPrey(s: DisplayState): string | null {
  const view = viewOf(s)
  const able = [
    ...new Set(
      commandsOf(s).flatMap((c) =>
        c.do === 'zombie-next' || c.do === 'zombie-move' || c.do === 'zombie-attack' ? [c.zombie] : [],
      ),
    ),
  ]
  const prey = view.humans.filter(isInPlay)
  const far = (n: number): number => {
    const z = zombieOf(view, n)
    return z ? Math.min(...prey.map(({ at }) => Math.hypot(at.x - z.at.x, at.y - z.at.y))) : 1e9
  }
  const [first, ...rest] = able
  if (first === undefined) return null
  return zombieName(rest.reduce((best, n) => (far(n) < far(best) ? n : best), first))
}
