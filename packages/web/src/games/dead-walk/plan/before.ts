/** Placing, choosing who acts, dealing hits, going on with a saw, and the game master. */
import {
  type Command,
  type CommandOf,
  type Dealing,
  dealingIn,
  figureName,
  type Human,
  isInPlay,
  isZombieFigure,
  numberOfFigure,
  zombieOf,
} from '@shamble/dead-walk/page'
import { plain, planned, simple } from '../../../plan/plan.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import { centreNamed, pointName } from '../place.ts'
import {
  callingOf,
  chosenZombie,
  commandsOf,
  humanName,
  lookOf,
  nameOf,
  offered,
  placeOfFigure,
  refused,
  shortName,
  viewOf,
  zombieName,
} from '../read.ts'
import { templateFor } from './templates.ts'
import { commandWords } from './deeds.ts'
import type { Planned, DisplayState, Target } from '../types.ts'

/** dw.setup.6 Where somebody starts: any point of the deployment zone. */
export function placingOrders(s: DisplayState): Planned[] {
  const all = offered(s, 'place')
  const human = viewOf(s).humans.find(({ n }) => n === all[0]?.human)
  if (!human) return []
  const at = (place: string): Target | null => {
    const point = centreNamed(place, viewOf(s), s.options)
    if (!point) return null
    const command: Command = { do: 'place', human: human.n, at: [point.x, point.y] }
    if (refused(s, command)) return null
    return {
      place,
      title: `${human.name} at ${pointName(point)}`,
      subtitle: 'in the deployment zone',
      mark: callingOf(human),
      variants: [plain(`Place ${shortName(human.name)} here`, [command])],
      notes: [],
    }
  }
  return [
    {
      order: {
        id: 'place',
        label: 'Place',
        icon: 'human',
        key: 'P',
        detail: shortName(human.name),
        aims: 'square',
        enabled: true,
      },
      targets: () => all.map((c) => pointName({ x: c.at[0], y: c.at[1] })),
      at,
      refusal: (place) => {
        const point = centreNamed(place, viewOf(s), s.options)
        return point && refused(s, { do: 'place', human: human.n, at: [point.x, point.y] })
      },
    },
  ]
}

/** dw.turn.7 Who acts next. */
export function activateOrders(s: DisplayState, chosen: Human | undefined): Planned[] {
  const all = offered(s, 'activate')
  const view = viewOf(s)
  const named = (c: CommandOf<'activate'>): Human | undefined => view.humans.find(({ n }) => n === c.human)
  const orders: Planned[] = []
  const target = (c: CommandOf<'activate'>): Target => {
    const human = named(c)
    return {
      place: humanName(c.human),
      title: `Activate ${human?.name ?? ''}`,
      subtitle: human?.doubled ? 'everything costs double' : 'all action points at once',
      mark: human ? callingOf(human) : 'civilian',
      variants: [plain(`Activate ${human?.name ?? ''}`, [c])],
      notes: [{ value: '', words: 'an activation is finished before the next begins', clause: 'dw.turn.6' }],
    }
  }
  const own = all.find((c) => c.human === chosen?.n)
  if (own && chosen)
    orders.push(
      simple(
        { id: 'activate', label: 'Activate', icon: 'human', key: 'A', detail: shortName(chosen.name) },
        target(own),
      ),
    )
  const others = all.filter((c) => c.human !== chosen?.n)
  if (others.length > 0)
    orders.push(
      planned(
        {
          id: 'other',
          label: 'Somebody else',
          icon: 'swap',
          key: 'O',
          detail: listed(others.map((c) => shortName(named(c)?.name ?? ''))),
          aims: 'figure',
        },
        () => new Map(others.map((c) => [humanName(c.human), () => target(c)])),
      ),
    )
  for (const c of offered(s, 'rest'))
    orders.push(
      simple(
        { id: 'rest', label: 'Rest', icon: 'flag', key: 'E', detail: 'nobody else acts' },
        {
          title: 'Nobody else acts',
          subtitle: 'in this phase',
          mark: chosen ? callingOf(chosen) : 'civilian',
          variants: [
            plain(
              'Nobody else acts this turn',
              [c],
              all.length > 0
                ? { warning: `${listed(all.map((one) => shortName(named(one)?.name ?? '')))} will not act. Go on?` }
                : {},
            ),
          ],
          notes: [],
        },
      ),
    )
  return orders
}

/** Every way to choose so many of these, in their order; no more than a few. */
function choicesOf<T>(all: readonly T[], many: number): T[][] {
  if (many === 0) return [[]]
  return all.flatMap((one, i) => choicesOf(all.slice(i + 1), many - 1).map((rest) => [one, ...rest]))
}
const MOST_DEALS = 10

/** dw.machinegun.7 Everybody one before anybody a second, eliminations to those who come first, friends last. */
function dealTo({ hits, targets }: Dealing, first: readonly number[]): CommandOf<'deal'> {
  const order = [...first, ...targets.filter((one) => !first.includes(one))]
  const zombies = order.filter(isZombieFigure)
  const everyone = [...zombies, ...order.filter((one) => !isZombieFigure(one))]
  const spare = zombies.length > 0 ? zombies : everyone
  const weight = (die: number): number => (hits[die] === 'elim' ? 1 : 0)
  const dealt = new Array<number>(hits.length)
  const inOrder = [...hits.keys()].sort((i, j) => weight(j) - weight(i) || i - j)
  for (const [k, die] of inOrder.entries()) dealt[die] = everyone[k] ?? spare[(k - everyone.length) % spare.length] ?? 0
  return { do: 'deal', hits: dealt.map(figureName) }
}

/** "1 and 3 eliminated, 2 down, Dawson hit": what becomes of everybody. */
function dealWords(s: DisplayState, { hits, targets }: Dealing, deal: CommandOf<'deal'>): string {
  const resultOf = (target: number): string => {
    const own = hits.filter((_, i) => deal.hits[i] === figureName(target))
    if (own.length === 0) return 'unhurt'
    return isZombieFigure(target) ? (own.includes('elim') ? 'eliminated' : 'down') : 'hit'
  }
  const named = (result: string): string => {
    const who = targets.filter((one) => resultOf(one) === result)
    const names = who.map((one) =>
      isZombieFigure(one) ? String(numberOfFigure(one)) : nameOf(viewOf(s), figureName(one)),
    )
    return who.length === 0 ? '' : `${listed(names)} ${result}`
  }
  return ['eliminated', 'down', 'hit', 'unhurt'].map(named).filter(Boolean).join(', ')
}

/** dw.machinegun.6 Hits that have fallen are dealt: who is eliminated, where not everybody is. */
export function dealOrders(s: DisplayState): Planned[] {
  const dealing = dealingIn(viewOf(s))
  if (!dealing) return []
  const { hits, targets } = dealing
  const zombies = targets.filter(isZombieFigure)
  const gone = Math.min(zombies.length, hits.filter((one) => one === 'elim').length)
  const deals = [
    ...offered(s, 'deal'),
    ...(zombies.length <= MOST_DEALS ? choicesOf(zombies, gone).map((first) => dealTo(dealing, first)) : []),
  ]
  const byWords = new Map<string, CommandOf<'deal'>>()
  for (const deal of deals) {
    const words = dealWords(s, dealing, deal)
    if (!byWords.has(words) && byWords.size < MOST_DEALS && refused(s, deal) === null) byWords.set(words, deal)
  }
  const told = `${count(gone)} of ${count(targets.length)} can be eliminated`
  return [
    simple(
      {
        id: 'deal',
        label: 'Deal the hits',
        icon: 'target',
        key: 'D',
        detail: `${count(hits.length)} ${plural(hits.length, 'hit')}`,
      },
      {
        title: 'Who gets the hits?',
        subtitle: capital(gone === targets.length ? 'there are enough for everybody' : told),
        mark: 'military',
        variants: [...byWords].map(([words, deal]) => plain('Deal them so', [deal], { label: capital(words) })),
        notes: [
          { value: '', words: 'everybody gets one before anybody gets a second', clause: 'dw.machinegun.7' },
          { value: '', words: 'friends under the template count as well', clause: 'dw.machinegun.7' },
        ],
      },
    ),
  ]
}

/** dw.chainsaw.2, dw.machinegun.8 Another target at once, or stop. */
export function goOnOrders(s: DisplayState, human: Human | undefined): Planned[] {
  const stop = offered(s, 'stop')[0]
  const saws = offered(s, 'saw-on')
  const orders: Planned[] = []
  if (saws.length > 0 && human)
    orders.push(
      planned(
        { id: 'saw-on', label: 'Saw on', icon: 'saw', key: 'S', detail: 'a natural 6', aims: 'figure' },
        () =>
          new Map(
            saws.map((c) => [
              placeOfFigure(c.target),
              (): Target => ({
                place: placeOfFigure(c.target),
                title: commandWords(s, human, c),
                subtitle: 'at no cost',
                mark: placeOfFigure(c.target),
                variants: [plain(commandWords(s, human, c), [c], { odds: true })],
                notes: [],
              }),
            ]),
          ),
      ),
    )
  const weapon = human?.weapons.find(({ type }) => type === 'machinegun')
  if (offered(s, 'rake').length > 0 && human && weapon)
    orders.push({
      order: {
        id: `fire ${weapon.id}`,
        label: 'Second burst',
        icon: 'rifle',
        key: 'F',
        detail: `up to ${lengthWords(lookOf(s).book.machinegun.shift)} aside`,
        aims: 'square',
        enabled: true,
      },
      targets: () => offered(s, 'rake').map((c) => pointName({ x: c.at[0], y: c.at[1] })),
      at: (place) => {
        const point = centreNamed(place, viewOf(s), s.options)
        const template = point && templateFor(s, human, weapon, point)
        if (!template || refused(s, template.command)) return null
        return {
          place,
          title: template.title,
          subtitle: template.subtitle,
          mark: callingOf(human),
          variants: [plain('Fire the second burst', [template.command], { odds: true })],
          notes: template.notes,
        }
      },
      refusal: (place) => {
        const point = centreNamed(place, viewOf(s), s.options)
        const template = point && templateFor(s, human, weapon, point)
        return template ? refused(s, template.command) : null
      },
    })
  if (stop)
    orders.push(
      simple(
        { id: 'stop', label: 'Stop here', icon: 'flag', key: 'E', detail: 'and go on' },
        { title: 'Stop here', subtitle: '', mark: 'civilian', variants: [plain('Stop here', [stop])], notes: [] },
      ),
    )
  return orders
}

/** dw.seat.2 What a game master decides. */
export const masterOrders = (s: DisplayState): Planned[] => [
  ...nextOrders(s),
  ...leadOrders(s),
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
  const { n } = chosen
  const moveTo = (place: string): Command | null => {
    const point = centreNamed(place, viewOf(s), s.options)
    return point && { do: 'zombie-move', zombie: n, path: [[point.x, point.y]] }
  }
  const lead: Planned = {
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
  const stays = moves
    .filter(({ path }) => path.length === 0)
    .map((c) =>
      simple(
        { id: 'leave-it', label: 'Leave it', icon: 'pause', key: 'O', detail: `zombie ${n} stays` },
        {
          title: `Zombie ${n} stays`,
          subtitle: '',
          mark: zombieName(n),
          variants: [plain(`Zombie ${n} stays where it is`, [c])],
          notes: [],
        },
      ),
    )
  return [lead, ...stays]
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

function restOrders(s: DisplayState): Planned[] {
  const left = new Set([...offered(s, 'zombie-next'), ...offered(s, 'zombie-move')].map(({ zombie }) => zombie)).size
  return offered(s, 'rest').map((c) =>
    simple(
      { id: 'rest', label: 'The rest', icon: 'next', key: 'E', detail: 'by the book' },
      {
        title: 'The rest of them by the book',
        subtitle: `${count(left)} ${plural(left, 'zombie')}`,
        mark: 'zombie 1',
        variants: [plain('Let the rest act by the book', [c])],
        notes: [],
      },
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
