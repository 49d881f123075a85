/**
 * A force as text that people paste to each other, and that reads back: a line with the faction, then one for each unit.
 *
 *     Survivors "Mill Lane" 200
 *     Hardened Survivor: Shotgun, Large Blade [Medic, Quick Reloader, Stoic] (45)
 *     2 x Regular Zombies 15 (30)
 */
import type { Clause } from '../clauses.ts'
import { FACTION_TITLES, type Faction, PROFILES, ZOMBIES } from '../tables/profiles.ts'
import { CONCENTRATIONS, PERKS, type PerkId } from '../tables/perks.ts'
import { WEAPONS, type WeaponId } from '../tables/weapons.ts'
import { costOf, type Force, type ForceHuman, type ForceUnit, MOST_UNITS, unitCost } from './force.ts'
import { isFaction } from './ready.ts'

export interface NamedForce {
  readonly faction: Faction
  readonly title: string
  readonly force: Force
}

export interface TextFault {
  readonly clause: Clause
  /** `line 3` */
  readonly at: string
  readonly why: string
}

export function forceText({ faction, title, force }: NamedForce): string {
  const head = [FACTION_TITLES[faction], ...(title === '' ? [] : [`"${title}"`]), `${costOf(force)}`].join(' ')
  const lines: { text: string; count: number }[] = []
  for (const unit of force) {
    const text = `${unitText(unit)} (${unitCost(unit)})`
    const last = lines.at(-1)
    if (last?.text === text) last.count++
    else lines.push({ text, count: 1 })
  }
  return [head, ...lines.map(({ text, count }) => (count === 1 ? text : `${count} x ${text}`)), ''].join('\n')
}

function unitText(unit: ForceUnit): string {
  if (unit.is === 'herd') return `${ZOMBIES[unit.kind].title} ${unit.size}`
  const weapons = unit.weapons.map((id) => WEAPONS[id].title).join(', ')
  const perks = unit.perks.map((id) => perkText(id, unit)).join(', ')
  return `${PROFILES[unit.unit].title}${weapons === '' ? '' : `: ${weapons}`}${perks === '' ? '' : ` [${perks}]`}`
}

const perkText = (id: PerkId, { concentration }: ForceHuman): string =>
  id === 'concentration' && concentration !== undefined ? `${PERKS[id].title} ${concentration}` : PERKS[id].title

export type ReadText =
  | { readonly ok: true; readonly value: NamedForce }
  | { readonly ok: false; readonly fault: TextFault }

/** Whether a force is legal is not asked here: `forceFaults` says. */
export function readForceText(text: string): ReadText {
  const lines = text.split('\n').map((line, i) => ({ line: line.trim(), at: `line ${i + 1}` }))
  const [head, ...rest] = lines.filter(({ line }) => line !== '')
  const found = head && /^(\w+)(?: "([^"]*)")?(?: \d+)?$/.exec(head.line)
  const faction = found?.[1]?.toLowerCase() ?? ''
  if (!head || !isFaction(faction)) {
    return wrong(
      head?.at ?? 'line 1',
      'ed.setup.1',
      'The first line names the faction: Survivors, Military, Bandits, Zombies.',
    )
  }
  const force: ForceUnit[] = []
  for (const { line, at } of rest) {
    const read = readLine(line)
    if (typeof read === 'string') return wrong(at, 'ed.force.12', read)
    if (force.length + read.count > MOST_UNITS)
      return wrong(at, 'ed.force.12', `These are more than ${MOST_UNITS} units.`)
    if (read.cost !== null && read.cost !== unitCost(read.unit)) {
      return wrong(at, 'ed.force.1', `This costs ${unitCost(read.unit)}, not ${read.cost}.`)
    }
    for (let i = 0; i < read.count; i++) force.push(read.unit)
  }
  return { ok: true, value: { faction, title: found?.[2] ?? '', force } }
}

const wrong = (at: string, clause: Clause, why: string): ReadText => ({ ok: false, fault: { at, clause, why } })

interface Line {
  readonly count: number
  readonly unit: ForceUnit
  readonly cost: number | null
}

/** `2 x Regular Zombies 15 (30)` or `Thug: Blunt, Pistol [Athletic] (25)`; a sentence if it is neither. */
function readLine(line: string): Line | string {
  const found =
    /^(?:(\d{1,3}) x )?([^:[\]()]*?)(?: (\d+))?(?:: ([^[\]()]*?))?(?: ?\[([^[\]]*)\])?(?: ?\((\d+)\))?$/.exec(line)
  if (!found) return `This line cannot be read: ${line}`
  const [, count = '1', title = '', size, weapons, perks, cost] = found
  const unit = size === undefined ? readHuman(title, weapons, perks) : readHerd(title, Number(size))
  if (typeof unit === 'string') return unit
  return { count: Number(count), unit, cost: cost === undefined ? null : Number(cost) }
}

function readHerd(title: string, size: number): ForceUnit | string {
  const kind = idOf(ZOMBIES, title)
  return kind === null ? `There are no zombies called ${title}.${meant(ZOMBIES, title)}` : { is: 'herd', kind, size }
}

function readHuman(title: string, weaponText = '', perkTexts = ''): ForceUnit | string {
  const unit = idOf(PROFILES, title)
  if (unit === null) return `There is no unit called ${title}.${meant(PROFILES, title)}`
  const weapons: WeaponId[] = []
  for (const word of wordsOf(weaponText)) {
    const id = idOf(WEAPONS, word)
    if (id === null || id === 'unarmed') return `There is no weapon called ${word}.${meant(WEAPONS, word)}`
    weapons.push(id)
  }
  const perks: PerkId[] = []
  let concentration: ForceHuman['concentration']
  for (const word of wordsOf(perkTexts)) {
    const kind = CONCENTRATIONS.find((one) => word.toLowerCase() === `concentration ${one}`)
    const id = kind === undefined ? idOf(PERKS, word) : 'concentration'
    if (id === null) return `There is no perk called ${word}.${meant(PERKS, word)}`
    perks.push(id)
    concentration = kind ?? concentration
  }
  return concentration === undefined
    ? { is: 'human', unit, weapons, perks }
    : { is: 'human', unit, weapons, perks, concentration }
}

const wordsOf = (list: string): string[] =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')

/** The row of a table with this title, however it is written. */
function idOf<Id extends string>(table: Readonly<Record<Id, { readonly title: string }>>, title: string): Id | null {
  const wanted = title.trim().toLowerCase()
  for (const id in table) if (Object.hasOwn(table, id) && table[id].title.toLowerCase() === wanted) return id
  return null
}

/** How many letters are to be put in, left out, put otherwise or swapped with the next to make one word of another. */
function slips(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const above = rows[i - 1] ?? []
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const put = (above[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped = isSwap ? (rows[i - 2]?.[j - 2] ?? 0) + 1 : put
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, put, swapped))
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

/** So many slips are one word misspelt, more are another word. */
const MOST_SLIPS = 3

/** " LMG?": what was most likely meant, if anything was. */
function meant(table: Readonly<Record<string, { readonly title: string }>>, word: string): string {
  const wanted = word.trim().toLowerCase()
  const near = Object.values(table)
    .map(({ title }) => ({ title, far: slips(wanted, title.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)[0]
  return near && near.far <= Math.min(MOST_SLIPS, near.title.length / 2) ? ` ${near.title}?` : ''
}
