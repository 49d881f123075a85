/** The end of the game: what became of everybody, the course of it, and luck. */
import { ATTACK, type Event, HEALING, HELIPAD, type Marine, type View, WEAPONS } from '@shamble/evac/page'
import type { OptionValues } from '@shamble/kernel'
import { Tally } from '../../../words/tally.ts'
import type { EndReport, Series, Way, Won } from '../../../play/game-display.ts'
import { S } from '../place.ts'
import { isAlive, nameOf } from '../read.ts'
import { isAway, isSpared } from './away.ts'
import { allOf } from '../../../words/all-of.ts'
import { capital, count, listed, plural } from '../../../words/plain.ts'
import { weaponWord } from './plain.ts'
import type { Story } from '../types.ts'

const FACES = [1, 2, 3, 4, 5, 6] as const

/** How many faces of a d6 do something. */
const faces = (does: (face: number) => boolean): number => FACES.filter(does).length / 6

const fromRow = (table: readonly { readonly from: number }[], row: number): number => table[row]?.from ?? 7

/** ev.attack.3 What hits, and what kills outright, with these modifiers. */
function attackLuck(book: Tally, event: Extract<Event, { e: 'attacked' }>, name: string, oneMisses: boolean): void {
  const bonus = event.total - event.face
  const hits = (face: number): boolean => face + bonus >= fromRow(ATTACK, 1) && !(oneMisses && face === 1)
  book.success(name, `attacks, ${weaponWord(event.weapon)}`, 'hits', faces(hits), event.result !== 'miss')
}

function diceLuck(book: Tally, events: readonly Event[], view: View, options: OptionValues): void {
  for (const event of events) {
    if (event.e === 'attacked') {
      attackLuck(book, event, nameOf(view, event.seat), options['naturalOneMisses'] === true)
      if (WEAPONS[event.weapon].automatic)
        book.success(nameOf(view, event.seat), 'shots of bursts', 'natural 1s', 1 / 6, event.face === 1)
    } else if (event.e === 'healed') {
      const bonus = event.total - event.face
      const heals = faces((face) => face + bonus >= fromRow(HEALING, 1))
      book.success(nameOf(view, event.seat), 'healing', 'successes', heals, event.restored > 0)
    } else if (event.e === 'battered') {
      book.success(
        'The dead',
        'doors battered',
        'broken',
        faces((face) => face >= event.needs),
        event.broken,
      )
    }
  }
}

/** Zombie dice: each is a fair die of its kind. */
function zombieLuck(book: Tally, entries: Story): void {
  for (const { rolled } of entries)
    for (const [clause, sides, face] of rolled)
      if (clause === 'ev.spawn.5' || clause === 'ev.pop.11')
        book.die('The dead', clause === 'ev.spawn.5' ? 'spawn dice' : 'dice of new tiles', 'zombies', sides, face)
}

/** One value at the end of every turn, the set-up as turn 0. */
function course(events: readonly Event[]): Series[] {
  const living: number[] = []
  const dead: number[] = []
  const killed: number[] = []
  let marines = 0
  let zombies = 0
  let kills = 0
  const close = (): void => {
    living.push(marines)
    dead.push(zombies)
    killed.push(kills)
  }
  for (const event of events) {
    if (event.e === 'deployed') marines++
    if (event.e === 'died') marines--
    if (event.e === 'zombie placed') zombies++
    if (event.e === 'zombie killed' || event.e === 'zombie withdrawn') zombies--
    if (event.e === 'zombie killed') kills++
    if (event.e === 'turn began') close()
  }
  close()
  return [
    { label: 'Marines alive', tone: 'living', values: living },
    { label: 'Zombies on the map', tone: 'dead', values: dead },
    { label: 'Zombies killed', tone: 'plain', values: killed },
  ]
}

function headline(view: View): string {
  const away = view.marines.filter((m) => isAway(view, m)).length
  const all = view.marines.length
  if (!view.outcome) return 'The game is not over'
  if (view.outcome.clause === 'ev.win.10')
    return view.outcome.winners.includes('marines') ? 'The dead give up' : 'The patrol gives up'
  if (!view.outcome.winners.includes('marines'))
    return view.outcome.clause === 'ev.win.9' ? 'The chopper does not come' : 'Nobody gets on'
  if (all === 1) return 'The one marine gets on'
  return away === all
    ? `${capital(allOf(all))} get on`
    : `${capital(count(away))} of ${count(all)} ${plural(away, 'gets', 'get')} on`
}

function deathOf(events: readonly Event[], seat: string): string {
  let turn = 0
  let biter: number | null = null
  for (const event of events) {
    if (event.e === 'turn began') turn = event.turn
    if (event.e === 'bitten' && event.marine === seat) biter = event.zombie
    if (event.e === 'grenade thrown') biter = null
    if (event.e === 'died' && event.marine === seat)
      return biter === null ? `died in turn ${turn}, in a blast` : `died in turn ${turn}, bitten by zombie ${biter}`
  }
  return 'died'
}

function ending(view: View, m: Marine): string {
  if (!view.outcome) return 'is alive'
  if (isSpared(view)) return 'came through'
  return isAway(view, m) ? 'got on' : 'was left behind'
}

const isBlow = ({ weapon }: Extract<Event, { readonly e: 'attacked' }>): boolean =>
  weapon === 'knife' || weapon === 'unarmed'

/** "4 kills with 3 shots, one blow and 2 grenades": of a burst every shot counts, and a grenade may kill several. */
function deedsOf(events: readonly Event[], { seat, kills, shots }: Marine): string {
  const grenades = events.filter((event) => event.e === 'grenade thrown' && event.seat === seat).length
  const blows = events.filter((event) => event.e === 'attacked' && event.seat === seat && isBlow(event)).length
  const fired = shots - blows
  const attacks = [
    ...(fired > 0 || grenades + blows === 0 ? [`${fired} ${plural(fired, 'shot')}`] : []),
    ...(blows > 0 ? [`${blows} ${plural(blows, 'blow')}`] : []),
  ]
  const thrown = grenades > 0 ? [`${grenades} ${plural(grenades, 'grenade')}`] : []
  return `${kills} ${plural(kills, 'kill')} with ${listed([...attacks, ...thrown])}`
}

function fate(view: View, events: readonly Event[], m: Marine): string {
  const deeds = deedsOf(events, m)
  if (!isAlive(m)) return `${deathOf(events, m.seat)}; ${deeds}`
  return `${ending(view, m)} with ${m.hp} ${plural(m.hp, 'hit point')}; ${deeds}`
}

/** "Ito fell in turn 6. Ten zombies were killed, three of nine tiles turned over. The helipad was never found." */
function storyOf(view: View, events: readonly Event[]): string {
  let turn = 0
  const deaths = new Map<number, string[]>()
  let pad = ''
  const tiles = view.tiles.filter(({ up }) => up).length
  for (const event of events) {
    if (event.e === 'turn began') turn = event.turn
    if (event.e === 'died') deaths.set(turn, [...(deaths.get(turn) ?? []), nameOf(view, event.marine)])
    if (event.e === 'tile flipped' && event.id === HELIPAD)
      pad = `The helipad was found at ${event.tile} ${turn === 0 ? 'before the first turn' : `in turn ${turn}`}.`
  }
  const kills = view.marines.reduce((sum, m) => sum + m.kills, 0)
  const killed = `${capital(count(kills))} ${plural(kills, 'zombie was', 'zombies were')} killed`
  const turned = `${count(tiles)} of ${count(view.tiles.length)} tiles were turned over`
  const falls = [...deaths].map(([at, names], i) => `${listed(names)} ${i === 0 ? 'fell ' : ''}in turn ${at}`)
  const fallen = falls.length > 0 ? `${falls.join(', ')}. ` : ''
  return `${fallen}${killed}, ${turned}. ${pad === '' ? 'The helipad was never found.' : pad}`
}

/** Every square a marine stood on, in order. */
function waysOf(view: View, events: readonly Event[]): Way[] {
  const ways = new Map<string, [number, number][]>()
  const go = (seat: string, at: readonly [number, number]): void => {
    const point: [number, number] = [(at[0] - 0.5) * S, (at[1] - 0.5) * S]
    ways.set(seat, [...(ways.get(seat) ?? []), point])
  }
  for (const event of events) {
    if (event.e === 'deployed') go(event.seat, event.at)
    if (event.e === 'stepped') go(event.seat, event.onto)
  }
  return view.marines.map((m) => ({ figure: m.seat, points: ways.get(m.seat) ?? [], fell: !isAlive(m) }))
}

export function won({ outcome, marines }: View): Won | null {
  if (!outcome) return null
  return outcome.winners.includes('marines')
    ? { who: 'The marines win', seats: marines.map(({ seat }) => seat) }
    : { who: 'The dead win', seats: ['Z'] }
}

export function report(story: Story, view: View, options: OptionValues): EndReport {
  const events = story.flatMap((entry) => entry.events)
  const book = new Tally()
  diceLuck(book, events, view, options)
  zombieLuck(book, story)
  return {
    headline: headline(view),
    fates: view.marines.map((m) => ({ figure: m.seat, words: fate(view, events, m) })),
    series: course(events),
    luck: book.rows,
    story: storyOf(view, events),
    ways: waysOf(view, events),
  }
}
