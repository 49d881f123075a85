/** Placing, choosing who acts, dealing hits, going on with a saw, and the game master. */
import { type Command, type CommandOf, type Human, isInPlay, zombieOf } from '@shamble/dead-walk/page'
import { type Planned, plain, planned, simple, type Target } from '../../../plan/plan.ts'
import type { Situation } from '../../../table/face.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import { centreNamed, pointName } from '../place.ts'
import {
  callingOf,
  chosenZombie,
  commandsOf,
  humanName,
  nameOf,
  offered,
  placeOfFigure,
  refused,
  shortName,
  viewOf,
  zombieName,
} from '../read.ts'
import { templateFor } from './fire.ts'
import { commandWords } from './deeds.ts'

/** dw.setup.6 Where somebody starts: any point of the deployment zone. */
export function placingOrders(s: Situation): Planned[] {
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
export function activateOrders(s: Situation, chosen: Human | undefined): Planned[] {
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

/** dw.machinegun.6 The hits of the ten dice, dealt. */
export function dealOrders(s: Situation): Planned[] {
  const all = offered(s, 'deal')
  if (all.length === 0) return []
  const view = viewOf(s)
  const label = (c: CommandOf<'deal'>): string => {
    const counts = new Map<string, number>()
    for (const figure of c.hits) counts.set(figure, (counts.get(figure) ?? 0) + 1)
    return [...counts].map(([figure, n]) => `${nameOf(view, placeOfFigure(figure))} × ${n}`).join(', ') || 'no hits'
  }
  return [
    simple(
      {
        id: 'deal',
        label: 'Deal the hits',
        icon: 'target',
        key: 'D',
        detail: `${count(all[0]?.hits.length ?? 0)} hits`,
      },
      {
        title: 'Who gets the hits?',
        subtitle: 'everybody one before anybody a second',
        mark: 'military',
        variants: all.slice(0, 12).map((c) => plain(`Deal: ${label(c)}`, [c], { label: label(c) })),
        notes: [{ value: '', words: 'friends under the template count as well', clause: 'dw.machinegun.7' }],
      },
    ),
  ]
}

/** dw.chainsaw.2, dw.machinegun.8 Another target at once, or stop. */
export function goOnOrders(s: Situation, human: Human | undefined): Planned[] {
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
        detail: `within ${lengthWords(2000)}`,
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
export function masterOrders(s: Situation): Planned[] {
  const view = viewOf(s)
  const orders: Planned[] = []
  const next = offered(s, 'zombie-next')
  const words = (c: CommandOf<'zombie-next'>): string =>
    [
      c.goal === undefined ? '' : `for ${shortName(nameOf(view, humanName(c.goal)))}`,
      c.side === undefined ? '' : `passing on the ${c.side}`,
    ]
      .filter(Boolean)
      .join(', ') || 'by the book'
  const byZombie = new Map<number, CommandOf<'zombie-next'>[]>()
  for (const c of next) byZombie.set(c.zombie, [...(byZombie.get(c.zombie) ?? []), c])
  if (byZombie.size > 0)
    orders.push(
      planned(
        {
          id: 'next',
          label: 'By the book',
          icon: 'book',
          key: 'B',
          detail: `${count(byZombie.size)} left`,
          aims: 'figure',
        },
        () =>
          new Map(
            [...byZombie].map(([n, all]) => [
              zombieName(n),
              (): Target => ({
                place: zombieName(n),
                title: `Zombie ${n} acts`,
                subtitle: 'as the book says',
                mark: zombieName(n),
                variants: all.map((c) => plain(`Zombie ${n}: ${words(c)}`, [c], { label: capital(words(c)) })),
                notes: [],
              }),
            ]),
          ),
      ),
    )
  const chosen = chosenZombie(s)
  const movable = new Set(offered(s, 'zombie-move').map((c) => c.zombie))
  if (movable.size > 0 && chosen && movable.has(chosen.n)) {
    const moveTo = (place: string): Command | null => {
      const point = centreNamed(place, view, s.options)
      return point && { do: 'zombie-move', zombie: chosen.n, path: [[point.x, point.y]] }
    }
    orders.push({
      order: {
        id: 'lead',
        label: 'Lead it',
        icon: 'steps',
        key: 'M',
        detail: `zombie ${chosen.n}`,
        aims: 'square',
        enabled: true,
      },
      targets: () =>
        offered(s, 'zombie-move')
          .filter((c) => c.zombie === chosen.n && c.path.length > 0)
          .map((c) => {
            const [x, y] = c.path.at(-1) as [number, number]
            return pointName({ x, y })
          }),
      at: (place) => {
        const command = moveTo(place)
        if (!command || refused(s, command)) return null
        return {
          place,
          title: `Zombie ${chosen.n} to ${place}`,
          subtitle: '',
          mark: zombieName(chosen.n),
          variants: [plain(`Lead zombie ${chosen.n} there`, [command])],
          notes: [],
        }
      },
      refusal: (place) => {
        const command = place === null ? null : moveTo(place)
        return command && refused(s, command)
      },
    })
    for (const c of offered(s, 'zombie-move').filter((one) => one.zombie === chosen.n && one.path.length === 0))
      orders.push(
        simple(
          { id: 'leave-it', label: 'Leave it', icon: 'pause', key: 'O', detail: `zombie ${chosen.n} stays` },
          {
            title: `Zombie ${chosen.n} stays`,
            subtitle: '',
            mark: zombieName(chosen.n),
            variants: [plain(`Zombie ${chosen.n} stays where it is`, [c])],
            notes: [],
          },
        ),
      )
  }
  const attacks = offered(s, 'zombie-attack')
  if (attacks.length > 0)
    orders.push(
      planned(
        { id: 'attack', label: 'Attack', icon: 'bite', key: 'F', detail: 'whom it bites', aims: 'figure' },
        () =>
          new Map(
            attacks.map((c) => [
              humanName(c.human),
              (): Target => ({
                place: humanName(c.human),
                title: `Zombie ${c.zombie} attacks ${nameOf(view, humanName(c.human))}`,
                subtitle: '',
                mark: zombieName(c.zombie),
                variants: attacks
                  .filter((one) => one.human === c.human)
                  .map((one) => plain(`Zombie ${one.zombie} attacks ${nameOf(view, humanName(one.human))}`, [one])),
                notes: [],
              }),
            ]),
          ),
      ),
    )
  for (const c of offered(s, 'rest'))
    orders.push(
      simple(
        { id: 'rest', label: 'The rest', icon: 'next', key: 'E', detail: 'by the book' },
        {
          title: 'The rest of them by the book',
          subtitle: `${count(byZombie.size || movable.size)} ${plural(byZombie.size || movable.size, 'zombie')}`,
          mark: 'zombie 1',
          variants: [plain('Let the rest act by the book', [c])],
          notes: [],
        },
      ),
    )
  return orders
}

/** The zombie that can be led and is nearest to a human. */
export function nearestToPrey(s: Situation): string | null {
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
