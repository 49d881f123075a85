/** Zeds and people on the table, few nodes each: there may be hundreds. */
import { sameJson } from '@shamble/kernel'
import { HITS, isCorpse, isInPlay, isPS, type SeenZed, type Survivor, type View } from '@shamble/run-or-shoot/page'
import type { XY } from '@shamble/table'
import { Component } from 'preact'
import { Body } from '../../board/art.tsx'
import { sidesFor } from '../../board/measured/names.ts'
import { Initial, Name, type NameSide } from '../../board/names.tsx'
import { rim } from '../../board/measured/rim.ts'
import { degrees } from '../../board/measured/shapes.ts'
import { px } from '../../board/measured/units.ts'
import { ICONS } from '../../ui/icons.ts'
import { Living, Zed } from './art.tsx'
import { calledBy, survivorName, zedName } from './words/titles.ts'

/** Under what is laid on the table: hit, only touched by it, or shielded from it by a wall. */
export type Ring = 'none' | 'legal' | 'target' | 'hit' | 'edge' | 'spared'

const place = ({ x, y }: XY): { transform: string } => ({ transform: `translate(${px(x)}px, ${px(y)}px)` })

const turnOf = (facing: XY): string => degrees({ x: 0, y: 0 }, facing).toFixed(0)

/** In a box of 20. */
export const SHIELD = 'M0-10 8-7V0c0 6-4 8.500-8 10-4-1.500-8-4-8-10v-7z'

const RingMark = ({ ring }: { readonly ring: Ring }) =>
  ring === 'none' ? null : ring === 'legal' ? (
    <circle class="ring-legal" r="18.500" />
  ) : ring === 'spared' ? (
    <path class="ring-spared" d={SHIELD} />
  ) : (
    <circle
      class={`ring-target${ring === 'target' ? '' : ` ${ring}`}`}
      r="20"
      stroke-dasharray={ring === 'edge' ? '5 10.700' : '15.700 15.700'}
      transform="rotate(-22.5)"
    />
  )

/** An arrow for somebody above the level that is shown, or below it. */
const LevelMark = ({ level, shown }: { readonly level: number; readonly shown: number }) =>
  level === shown ? null : (
    <g class="lvl" transform="translate(13 -13)">
      <circle r="6.500" />
      <path d={level > shown ? 'M-3.500 2 0-2.500 3.500 2' : 'M-3.500-2 0 2.500 3.500-2'} />
    </g>
  )

const Flame = ({ turns }: { readonly turns: number }) => (
  <g class="burning">
    <circle class="beads" r="16.500" />
    <path class="flm" transform="translate(5 -24) scale(.62)" d={ICONS.flame[0]} />
    <text class="bt" x="14" y="-10">
      {turns}
    </text>
  </g>
)

/** Sound that goes out from an open mouth. */
const Groan = () => <path class="groan" d="M-17-8a19 19 0 0 0 0 16M-21.500-11a25 25 0 0 0 0 22" />

interface ZedProps {
  readonly z: SeenZed
  readonly shown: number
  readonly ring: Ring
  readonly fresh: boolean
  readonly groans: boolean
  readonly touches: boolean
  /** Others stand so close that its number is written on it, not beside it. */
  readonly pressed: boolean
}

/** As large as its base, beside an ordinary one. */
const scaleOf = ({ kind }: SeenZed): number => (kind === 'tank' ? 1.72 : 0.86)

const POSTURES: Readonly<Record<SeenZed['posture'], string>> = {
  standing: '',
  crouching: 'M-14 15q14 7 28 0',
  springing: 'M-15 12q15-9 30 0M11 7l4 5-6 1',
  sitting: 'M-13 16h26M-13 12v4M13 12v4',
}

class ZedFigure extends Component<ZedProps> {
  override shouldComponentUpdate(next: ZedProps): boolean {
    const { z, shown, ring, fresh, groans, touches, pressed } = this.props
    return (
      !sameJson(next.z, z) ||
      next.shown !== shown ||
      next.ring !== ring ||
      next.fresh !== fresh ||
      next.groans !== groans ||
      next.touches !== touches ||
      next.pressed !== pressed
    )
  }
  override render({ z, shown, ring, fresh, groans, touches, pressed }: ZedProps) {
    const k = scaleOf(z)
    const classes = ['fig z', z.mode === 'drifting' ? 'drifts' : '', z.level === shown ? '' : 'off-level']
    const hasNose = !z.down && (z.facing.x !== 0 || z.facing.y !== 0)
    const posture = POSTURES[z.posture]
    return (
      <g class={classes.filter(Boolean).join(' ')} style={place(z.at)} data-figure={zedName(z.n)}>
        <g class="zall" transform={`scale(${k})`}>
          {hasNose && (
            <path class="znose" transform={`rotate(${turnOf(z.facing)})`} d="M13.500-4.500 19.500 0 13.500 4.500z" />
          )}
          <g class="body" transform="translate(-20 -20)">
            <Zed n={z.n} kind={z.kind} down={z.down} />
          </g>
          {posture !== '' && <path class="posture" d={posture} />}
          {groans && <Groan />}
          {z.burning > 0 && <Flame turns={z.burning} />}
          {fresh && <circle class="ring-new" r="17.500" />}
          {touches && <circle class="ring-touch" r="15.500" />}
          <RingMark ring={ring} />
        </g>
        {z.hits > 0 && (
          <g class="tally" transform={`translate(${-15 * k} ${-13 * k})`}>
            <circle r="7.500" />
            <text y="3.800">{z.hits}</text>
          </g>
        )}
        <LevelMark level={z.level} shown={shown} />
        <text class={pressed ? 'zid pressed' : 'zid'} {...(pressed ? { x: 0, y: 5 } : { x: 8 * k, y: 17 * k })}>
          {z.n}
        </text>
      </g>
    )
  }
}

export interface ZedsShown {
  readonly view: View
  readonly level: number
  readonly ringOf: (figure: string) => Ring
  readonly fresh: ReadonlySet<number>
  readonly touching: ReadonlySet<number>
}

/** Of so many the numbers can be read from farther away. */
const FEW = 30

/** In units: who has somebody so near below or beside him has no room for his number there. */
const PRESSED = 290

/** Zeds whose numbers would lie over others: found by squares as large as that, since there may be hundreds. */
function pressedIn(zeds: readonly SeenZed[]): ReadonlySet<number> {
  const squares = new Map<string, SeenZed[]>()
  const square = (z: SeenZed, dx = 0, dy = 0): string =>
    `${Math.floor(z.at.x / PRESSED) + dx},${Math.floor(z.at.y / PRESSED) + dy}`
  for (const z of zeds) squares.set(square(z), [...(squares.get(square(z)) ?? []), z])
  const isNear = (a: SeenZed, b: SeenZed): boolean => a !== b && Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < PRESSED
  const around = [-1, 0, 1]
  return new Set(
    zeds
      .filter((z) =>
        around.some((dx) => around.some((dy) => squares.get(square(z, dx, dy))?.some((o) => isNear(z, o)))),
      )
      .map(({ n }) => n),
  )
}

export function ZedLayer({ view, level, ringOf, fresh, touching }: ZedsShown) {
  const groaning = new Set(view.groans.map(({ n }) => n))
  const pressed = pressedIn(view.zeds)
  return (
    <g class={view.zeds.length <= FEW ? 'dead few' : 'dead'}>
      {view.zeds.map((z) => (
        <ZedFigure
          key={z.n}
          z={z}
          shown={level}
          ring={ringOf(zedName(z.n))}
          fresh={fresh.has(z.n)}
          groans={groaning.has(z.n)}
          touches={touching.has(z.n)}
          pressed={pressed.has(z.n)}
        />
      ))}
    </g>
  )
}

interface PersonProps {
  readonly s: Survivor
  readonly shown: number
  readonly ring: Ring
  readonly called: string
  readonly side: NameSide
  readonly look: string
}

/** A claw over whoever is held down. */
const Pin = () => <path class="pin" d="M-13-9 0-2 13-9M-13 0 0 7 13 0" />

/** rs.boomer.7 Turns for which he is followed. */
const Slime = ({ turns }: { readonly turns: number }) => (
  <g class="slime" transform="translate(-13 12)">
    <path d="M0-9c4.500 5 6.500 7 6.500 10.500a6.500 6.500 0 0 1-13 0C-6.500-2-4.500-4 0-9z" />
    <text y="5">{turns}</text>
  </g>
)

class PersonFigure extends Component<PersonProps> {
  override shouldComponentUpdate(next: PersonProps): boolean {
    const { look, ring, called, shown, side } = this.props
    return (
      next.look !== look || next.ring !== ring || next.called !== called || next.shown !== shown || next.side !== side
    )
  }
  override render({ s, shown, ring, called, side }: PersonProps) {
    const { on, off } = rim(isPS(s) ? HITS.ps : HITS.nps, s.hits)
    const classes = ['fig m named', s.down ? 'prone' : '', isPS(s) ? '' : 'npc', s.level === shown ? '' : 'off-level']
    return (
      <g class={classes.filter(Boolean).join(' ')} style={place(s.at)} data-figure={survivorName(s.n)}>
        <g class="all" transform="scale(.84)">
          <circle r="17" class="l-under" />
          {!s.down && <path class="mnose" transform={`rotate(${turnOf(s.facing)})`} d="M17-4.500 23.500 0 17 4.500z" />}
          <path class="hp-on" d={on} />
          <path class="hp-off" d={off} />
          <g class="body" transform={`translate(-17.600 -17.600) scale(.88)${s.down ? ' rotate(90 20 20)' : ''}`}>
            <Living who={s.who} />
          </g>
          {s.down && <path class="lies" d="M-15 17.500h30" />}
          {s.pinnedBy !== null && <Pin />}
          {s.slime > 0 && <Slime turns={s.slime} />}
          {s.torchLit && <path class="lamp" d="M13-12l3-3M10-16l1-4M16-9l4-1" />}
          <LevelMark level={s.level} shown={shown} />
          <RingMark ring={ring} />
          {called !== '' && <Initial name={called} />}
          {called !== '' && <Name name={called} side={side} />}
        </g>
      </g>
    )
  }
}

const lookOf = (s: Survivor): string =>
  `${s.at.x},${s.at.y},${s.level},${s.facing.x},${s.facing.y},${s.hits},${s.down},${s.pinnedBy},${s.slime},${s.torchLit},${s.who},${s.status}`

/** Where somebody stands, in units of the board. */
const takenPlaces = (view: View) =>
  [...view.survivors.filter(isInPlay), ...view.zeds].map(({ at }) => [px(at.x), px(at.y)] as const)

export interface PeopleShown {
  readonly view: View
  readonly level: number
  readonly ringOf: (figure: string) => Ring
  readonly names: boolean
  /** Screen pixels to a unit of the board, and how wide it is. */
  readonly scale: number
  readonly width: number
}

/** Names are as large on the screen however small the board is; see .mname. */
const nameSize = (scale: number): number => Math.max(1, NAME / scale)
const NAME = 1.04

export function PeopleLayer({ view, level, ringOf, names, scale, width }: PeopleShown) {
  const size = nameSize(scale)
  const people = view.survivors.filter(isInPlay)
  const named = people.map((s) => ({ name: calledBy(s.who), at: [px(s.at.x), px(s.at.y)] as const }))
  const sides = sidesFor(named, takenPlaces(view), { size, width })
  return (
    <g class="living">
      {people.map((s, i) => (
        <PersonFigure
          key={s.n}
          s={s}
          shown={level}
          look={lookOf(s)}
          ring={ringOf(survivorName(s.n))}
          called={names ? calledBy(s.who) : ''}
          side={sides[i] ?? 'under'}
        />
      ))}
    </g>
  )
}

/** rs.injury.9 Corpses: some of them stand up. */
export function CorpseLayer({ view, level }: Pick<PeopleShown, 'view' | 'level'>) {
  return (
    <g class="corpses">
      {view.survivors
        .filter((s) => isCorpse(view, s))
        .map((s) => (
          <g
            key={s.n}
            class={s.level === level ? '' : 'off-level'}
            transform={`translate(${px(s.at.x)} ${px(s.at.y)})`}
            data-figure={survivorName(s.n)}
          >
            <g transform="scale(.8) translate(-20 -20)">
              <Body />
            </g>
            <text class="mname" y="22">
              {calledBy(s.who)}
            </text>
          </g>
        ))}
    </g>
  )
}
