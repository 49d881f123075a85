/** People and the dead on the table, few nodes each: there may be hundreds. */
import { type Herd, type Human, isOnTable, type View, type Zombie, type ZombieId } from '@shamble/even-death/page'
import { sameJson } from '@shamble/kernel'
import type { XY } from '@shamble/table'
import { Component } from 'preact'
import { sidesFor } from '../../board/measured/names.ts'
import { rim } from '../../board/measured/rim.ts'
import { degrees } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { Initial, Name, type NameSide } from '../../board/names.tsx'
import { DeadOne, Living } from './marks.tsx'
import { heartOf } from './place.ts'
import { type StateMark, statesOf } from './states.ts'
import { herdName, humanName, unitTitle, zombieName } from './words/titles.ts'

export type Ring = 'none' | 'legal' | 'target'

const place = ({ x, y }: XY): { transform: string } => ({ transform: `translate(${px(x)}px, ${px(y)}px)` })
const turnOf = (facing: XY): string => degrees({ x: 0, y: 0 }, facing).toFixed(0)

const RingMark = ({ ring }: { readonly ring: Ring }) =>
  ring === 'none' ? null : ring === 'legal' ? (
    <circle class="ring-legal" r="18.500" />
  ) : (
    <circle class="ring-target" r="20" stroke-dasharray="15.700 15.700" transform="rotate(-22.500)" />
  )

/** By the first state that matters most: a sign at the shoulder. */
const SIGNS: Readonly<Record<StateMark['id'], string>> = {
  down: 'M-6 3h12M-3-2l3 3 3-3',
  fear: 'M0-6v6M0 3.500v1.500',
  sick: 'M0-6c3 4 4 5.500 4 7.500a4 4 0 0 1-8 0c0-2 1-3.500 4-7.500z',
  aim: 'M-6 0h4M2 0h4M0-6v4M0 2v4',
  reload: 'M-3-6h6l-1 4 1 8h-6l-1-8z',
  climb: 'M-3-6V6M3-6V6M-3-2h6M-3 2h6',
  carry: 'M-5-4H5V5H-5zM-5-4 5 5',
}

function StateSigns({ marks }: { readonly marks: readonly StateMark[] }) {
  return (
    <>
      {marks.slice(0, 3).map(({ id, bad }, i) => (
        <g key={id} class={bad ? 'state bad' : 'state'} transform={`translate(${15 + i * 3} ${-14 + i * 13})`}>
          <circle r="7.500" />
          <path transform="scale(.75)" d={SIGNS[id]} />
        </g>
      ))}
    </>
  )
}

interface PersonProps {
  readonly human: Human
  readonly called: string
  readonly ring: Ring
  readonly side: NameSide
  /** ed.turn.1 It has had its turn. */
  readonly used: boolean
}

class PersonFigure extends Component<PersonProps> {
  override shouldComponentUpdate(next: PersonProps): boolean {
    const { human, called, ring, side, used } = this.props
    return (
      !sameJson(next.human, human) ||
      next.called !== called ||
      next.ring !== ring ||
      next.side !== side ||
      next.used !== used
    )
  }
  override render({ human, called, ring, side, used }: PersonProps) {
    const { on, off } = rim(human.most, human.most - human.vitality)
    const marks = statesOf(human)
    const classes = ['fig m named', human.down ? 'prone' : '', used ? 'used' : '']
    return (
      <g
        class={classes.filter(Boolean).join(' ')}
        style={place(human.at)}
        data-figure={humanName(human.id)}
        data-states={marks.map(({ words }) => words).join('; ')}
      >
        <g class="all">
          <circle r="17" class="l-under" />
          {!human.down && (
            <path class="mnose" transform={`rotate(${turnOf(human.facing)})`} d="M17-4.500 23.500 0 17 4.500z" />
          )}
          <path class="hp-on" d={on} />
          <path class="hp-off" d={off} />
          <g class="body" transform={`translate(-19 -19) scale(.95)${human.down ? ' rotate(90 20 20)' : ''}`}>
            <Living profile={human.profile} />
          </g>
          {human.down && <path class="lies" d="M-15 17.500h30" />}
          {human.on !== null && <path class="stands-on" d="M-13 20h26M-9 23.500h18" />}
          <StateSigns marks={marks} />
          <RingMark ring={ring} />
          {called !== '' && <Initial name={called} />}
          {called !== '' && <Name name={called} side={side} />}
          {called !== '' && marks.length > 0 && side === 'under' && (
            <text class="mstates" y="44">
              {marks.map(({ words }) => words).join(', ')}
            </text>
          )}
        </g>
      </g>
    )
  }
}

export interface FiguresShown {
  readonly view: View
  readonly ringOf: (figure: string) => Ring
}

/** Names are as large on the screen however small the board is; see .mname. */
const nameSize = (scale: number): number => Math.max(1, NAME / scale)
const NAME = 1.04

/** People who stand on the table. */
export function PeopleLayer({
  view,
  ringOf,
  names,
  scale,
  width,
}: FiguresShown & { readonly names: boolean; readonly scale: number; readonly width: number }) {
  const people = view.humans.filter(isOnTable)
  const at = (p: XY): readonly [number, number] => [px(p.x), px(p.y)]
  const dead = view.herds.filter(isOnTable).flatMap(({ zombies }) => zombies.map((z) => at(z.at)))
  const named = people.map((human) => ({ name: unitTitle(view, human), at: at(human.at) }))
  const sides = sidesFor(named, [...dead, ...named.map((one) => one.at)], { size: nameSize(scale), width })
  return (
    <g class="living">
      {people.map((human, i) => (
        <PersonFigure
          key={human.id}
          human={human}
          called={names ? (named[i]?.name ?? '') : ''}
          ring={ringOf(humanName(human.id))}
          side={sides[i] ?? 'under'}
          used={human.used && view.onTurn === human.seat}
        />
      ))}
    </g>
  )
}

interface ZombieProps {
  readonly z: Zombie
  readonly kind: ZombieId
  readonly ring: Ring
  readonly fresh: boolean
  readonly leads: boolean
  /** ed.cover.2 Of the target in hand: it has cover, or is not seen at all. */
  readonly hidden: 'no' | 'covered' | 'unseen'
}

class ZombieFigure extends Component<ZombieProps> {
  override shouldComponentUpdate(next: ZombieProps): boolean {
    const { z, kind, ring, fresh, leads, hidden } = this.props
    return (
      !sameJson(next.z, z) ||
      next.kind !== kind ||
      next.ring !== ring ||
      next.fresh !== fresh ||
      next.leads !== leads ||
      next.hidden !== hidden
    )
  }
  override render({ z, kind, ring, fresh, leads, hidden }: ZombieProps) {
    return (
      <g class="fig z" style={place(z.at)} data-figure={zombieName(z.id)}>
        <g class="zall" transform="scale(.86)">
          <g class="body" transform="translate(-20 -20)">
            <DeadOne id={z.id} kind={kind} down={z.down} />
          </g>
          {leads && <circle class="leads" r="17.500" />}
          {fresh && <circle class="ring-new" r="17.500" />}
          {z.locked !== null && <path class="bites" d="M-6 17l3-4 3 4 3-4 3 4" />}
          {hidden !== 'no' && <path class={`hides ${hidden}`} d="M-13 17.500h26" />}
          <RingMark ring={ring} />
        </g>
      </g>
    )
  }
}

/** What is known of each zombie of the target in hand. */
export interface HiddenOf {
  readonly herd: number
  /** By the place of each among its zombies. */
  readonly hidden: readonly ('no' | 'covered' | 'unseen')[]
}

export interface HerdsShown extends FiguresShown {
  readonly fresh: ReadonlySet<number>
  /** The leaders in hand, by herd. */
  readonly leaders: ReadonlyMap<number, number>
  readonly covered: HiddenOf | null
}

/** The dead, herd by herd. */
export function DeadLayer({ view, ringOf, fresh, leaders, covered }: HerdsShown) {
  // A herd is one thing: what is aimed at it is shown at the zombie in its midst.
  const ringAt = (herd: Herd, z: Zombie): Ring => {
    const own = ringOf(zombieName(z.id))
    return own === 'none' && z === heartOf(herd) && ringOf(herdName(herd.id)) === 'legal' ? 'legal' : own
  }
  return (
    <g class="dead">
      {view.herds
        .filter(isOnTable)
        .map((herd: Herd) =>
          herd.zombies.map((z, i) => (
            <ZombieFigure
              key={z.id}
              z={z}
              kind={herd.kind}
              ring={ringAt(herd, z)}
              fresh={fresh.has(z.id)}
              leads={leaders.get(herd.id) === z.id}
              hidden={covered?.herd === herd.id ? (covered.hidden[i] ?? 'no') : 'no'}
            />
          )),
        )}
    </g>
  )
}
