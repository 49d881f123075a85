/** What the dead did, in a sentence: who came, whom they reached, what came of it. */
import { capital, count, listed, plural } from '../words/plain.ts'
import type { Deed, Lead } from './game-display.ts'

type NameOf = (figure: string) => string

const CLOSE_IN: readonly Lead[] = ['smell', 'sight', 'call', 'sound', 'walk']

const figuresOf = (deeds: readonly Deed[]): ReadonlySet<string> => new Set(deeds.map(({ figure }) => figure))

/** By whom, in the order in which they were met. */
function by<T>(deeds: readonly Deed[], victim: (deed: Deed) => string | undefined, of: (mine: readonly Deed[]) => T) {
  const victims = [...new Set(deeds.flatMap((deed) => victim(deed) ?? []))]
  return victims.map((one) => ({ one, of: of(deeds.filter((deed) => victim(deed) === one)) }))
}

/** What the senses are said as, where several have led them. */
const BY: readonly (readonly [Lead, string])[] = [
  ['sight', 'by sight'],
  ['sound', 'by sound'],
  ['smell', 'by smell'],
  ['call', 'called by others'],
]

/** ", twelve by sound and three by sight": what most of them had in common says it already where it was one thing. */
function ledBy(deeds: readonly Deed[]): string {
  const led = BY.map(([lead, words]) => {
    const n = figuresOf(deeds.filter((deed) => deed.lead === lead)).size
    return { n, words: `${count(n)} ${words}` }
  }).filter(({ n }) => n > 0)
  if (led.length < 2) return ''
  return `, ${listed(led.toSorted((a, b) => b.n - a.n).map(({ words }) => words))}`
}

const victimOf = ({ about: [first] }: Deed): string | undefined => first

/** "four", or who it is where it is only one. */
const who = (figures: ReadonlySet<string>, nameOf: NameOf): string =>
  figures.size === 1 ? listed([...figures].map(nameOf)) : count(figures.size)

/** Whom the only one that closes in goes for. */
function onWhom(deeds: readonly Deed[], nameOf: NameOf): string {
  const [first] = deeds.flatMap((deed) => victimOf(deed) ?? [])
  return figuresOf(deeds).size === 1 && first !== undefined ? ` on ${nameOf(first)}` : ''
}

function moves(deeds: readonly Deed[], nameOf: NameOf): string[] {
  const led = (...by: readonly Lead[]): readonly Deed[] => deeds.filter(({ lead }) => by.includes(lead))
  const said = (some: readonly Deed[], what: string): string[] =>
    some.length === 0 ? [] : [`${who(figuresOf(some), nameOf)} ${what}`]
  const close = led(...CLOSE_IN)
  return [
    ...said(led('emerge'), 'came out'),
    ...said(led('rise'), 'rose'),
    ...said(close, `closed in${onWhom(close, nameOf)}${ledBy(close)}`),
    ...said(led('wander'), 'wandered'),
    ...said(led('notice'), 'noticed somebody'),
  ]
}

const isFight = ({ lead }: Deed): boolean => lead === 'attack'

/** Whom they got at, unless what they did to him says so. */
function reached(deeds: readonly Deed[], nameOf: NameOf): string[] {
  const fought = new Set(deeds.filter(isFight).map(victimOf))
  const all = by(
    deeds.filter(({ reaches }) => !fought.has(reaches)),
    ({ reaches }) => reaches,
    (mine) => figuresOf(mine).size,
  )
  return all.length === 0 ? [] : [listed(all.map(({ one, of }) => `${count(of)} reached ${nameOf(one)}`))]
}

/** "Frank took three bites and Earl one; Skye is dead; Owl fought them off". */
function attacks(deeds: readonly Deed[], nameOf: NameOf): string[] {
  const all = by(deeds.filter(isFight), victimOf, (mine) => ({
    isDead: mine.some(({ came }) => came === 'killed'),
    bites: mine.filter(({ came }) => came === 'hurt').length,
  }))
  const named = (some: typeof all): string => listed(some.map(({ one }) => nameOf(one)))
  const dead = all.filter(({ of }) => of.isDead)
  const bitten = all.filter(({ of }) => !of.isDead && of.bites > 0)
  const free = all.filter(({ of }) => !of.isDead && of.bites === 0)
  const took = bitten.map(({ one, of: { bites } }, i) =>
    i === 0 ? `${nameOf(one)} took ${count(bites)} ${plural(bites, 'bite')}` : `${nameOf(one)} ${count(bites)}`,
  )
  return [
    ...(took.length > 0 ? [listed(took)] : []),
    ...(free.length > 0 ? [`${named(free)} fought them off`] : []),
    ...(dead.length > 0 ? [`${named(dead)} ${plural(dead.length, 'is', 'are')} dead`] : []),
  ]
}

function doors(deeds: readonly Deed[]): string[] {
  const tried = deeds.filter(({ lead }) => lead === 'door')
  const broke = new Set(tried.filter(({ came }) => came === 'broke').flatMap(({ about }) => about.slice(0, 1)))
  const held = new Set(tried.flatMap(({ about }) => about.slice(0, 1)).filter((door) => !broke.has(door)))
  const said = (n: number, what: string): string[] => (n === 0 ? [] : [`${count(n)} ${plural(n, 'door')} ${what}`])
  return [...said(broke.size, 'broke'), ...said(held.size, 'held')]
}

/** Those who were not there before, and those who are no more. */
function cameAndWent(deeds: readonly Deed[]): string[] {
  const led = (by: Lead): number => figuresOf(deeds.filter(({ lead }) => lead === by)).size
  const [n, gone] = [led('come'), led('end')]
  return [
    ...(n > 0 ? [`${count(n)} more came`] : []),
    ...(gone > 0 ? [`${count(gone)} ${plural(gone, 'was', 'were')} destroyed`] : []),
  ]
}

/** "Eleven closed in; two reached Delgado; Delgado took one bite." Empty if they did nothing. */
export function summaryOf(deeds: readonly Deed[], nameOf: NameOf): string {
  const parts = [
    ...moves(deeds, nameOf),
    ...reached(deeds, nameOf),
    ...doors(deeds),
    ...attacks(deeds, nameOf),
    ...cameAndWent(deeds),
  ]
  return parts.length === 0 ? '' : `${capital(parts.join('; '))}.`
}
