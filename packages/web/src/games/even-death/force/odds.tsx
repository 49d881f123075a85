/** What a unit would do to standard targets, and standard attackers to it. Exact; nothing is sampled. */
import {
  attacksOn,
  bitesBy,
  bitesOn,
  type BiteOdds,
  type ForceHerd,
  type ForceHuman,
  profileOf,
  type StandardOdds,
  weaponOdds,
  type WeaponOdds,
  WEAPONS,
} from '@shamble/even-death/forces'
import type { ComponentChildren } from 'preact'
import { Clause } from '../../../play/clause.tsx'
import { BlockHead, percent } from '../../../play/parts.tsx'
import { count, decimal, plural } from '../../../words/plain.ts'
import { rangeWords } from './words.ts'

/** A bar as tall as the chance of one wound or more, with the wounds that are expected. */
const Bar = ({ odds: { any, expected }, tone }: { readonly odds: StandardOdds; readonly tone: 'may' | 'dead' }) => (
  <span class={`fb-odds ${tone}`}>
    <i aria-hidden="true" style={{ '--p': any }} />
    <span>
      <b class="mono">{percent(any)}</b>
      <span class="vh"> for a wound or more, </span>
      <small class="mono">{decimal(expected)}</small>
      <span class="vh"> wounds expected</span>
    </span>
  </span>
)

const diceWords = ({ dice, number }: { readonly dice: number; readonly number: number }): string =>
  `${dice} ${plural(dice, 'die', 'dice')}, ${number}+`

const Legend = ({ children }: { readonly children?: ComponentChildren }) => (
  <p class="muted fb-legend">
    Tall bar: at least one wound. Beside it: wounds expected. Exact; nothing is sampled. {children}
  </p>
)

function weaponWords({ weapon, dice, needed }: WeaponOdds): string {
  const range = weapon === 'unarmed' ? 'contact' : rangeWords(weapon)
  return `${diceWords({ dice, number: needed })}, ${range}`
}

type Against = WeaponOdds['against'][number]

const isSoldier = ({ target }: Against): boolean => target.id.startsWith('soldier')

/** Guns meet a soldier in cover, blades one hand to hand. */
const waysOf = (rows: readonly WeaponOdds[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ against }) => against.filter(isSoldier).map(({ target }) => wayOf(target.id))))

const wayOf = (id: string): string => (id === 'soldier' ? 'hand to hand' : 'in cover')

/** A row for each weapon, a column for each target. */
function WeaponTable({ rows }: { readonly rows: readonly WeaponOdds[] }) {
  const [way, ...others] = waysOf(rows)
  const isSame = others.length === 0
  return (
    <table>
      <thead>
        <tr>
          <td />
          {rows[0]?.against.map((odds) => (
            <th key={odds.target.id} scope="col">
              {isSoldier(odds) ? `soldier${isSame ? ` ${way}` : ''}` : odds.target.id}
              <small class="mono">{diceWords(odds.target.toughness)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.weapon}>
            <th scope="row">
              {WEAPONS[row.weapon].title}
              <small class="mono">{weaponWords(row)}</small>
            </th>
            {row.against.map((odds) => (
              <td key={odds.target.id}>
                <Bar odds={odds} tone="may" />
                {isSoldier(odds) && !isSame && <small class="faint">{wayOf(odds.target.id)}</small>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function HumanOdds({ unit }: { readonly unit: ForceHuman }) {
  const rows = weaponOdds(unit)
  const bites = bitesOn(unit)
  const six = bites.at(-1)
  return (
    <>
      <section class="fb-does" aria-label="What it does to them">
        <BlockHead n={6} title="What it does to them">
          one attack{rows[0]?.secondThrow ? ', with one die of it rolled again' : ''}
        </BlockHead>
        <WeaponTable rows={rows} />
        <Legend>
          <Clause id="ed.shoot.8" />
        </Legend>
      </section>
      <section class="fb-bites" aria-label="What they do to it">
        <BlockHead n={7} title="What they do to it">
          one bite, {count(profileOf(unit.unit).vitality)} vitality
        </BlockHead>
        <Bites bites={bites} />
        {six && (
          <p class="muted">
            Six at its throat kill it from full vitality in <b class="mono">{percent(six.kill)}</b> of their bites. They
            bite twice a turn. <Clause id="ed.bite.12" />
          </p>
        )}
      </section>
    </>
  )
}

const Bites = ({ bites }: { readonly bites: readonly BiteOdds[] }) => (
  <ul>
    {bites.map((odds) => (
      <li key={odds.biters}>
        <Bar odds={odds} tone="dead" />
        <small>
          {odds.biters} {plural(odds.biters, 'biter')}
        </small>
      </li>
    ))}
  </ul>
)

export const HerdOdds = ({ unit }: { readonly unit: ForceHerd }) => (
  <>
    <section class="fb-bites" aria-label="What it does to them">
      <BlockHead n={6} title="What it does to them">
        one bite at a soldier in the open
      </BlockHead>
      <Bites bites={bitesBy(unit)} />
      <Legend>
        <Clause id="ed.bite.12" />
      </Legend>
    </section>
    <section class="fb-bites" aria-label="What they do to it">
      <BlockHead n={7} title="What they do to it">
        one attack each
      </BlockHead>
      <ul>
        {attacksOn(unit).map(({ weapon, odds }) => (
          <li key={weapon}>
            <Bar odds={odds} tone="may" />
            <small>{WEAPONS[weapon].title}</small>
          </li>
        ))}
      </ul>
      <p class="muted">
        The smaller it gets, the fewer dice it has. <Clause id="ed.herd.12" />
      </p>
    </section>
  </>
)
