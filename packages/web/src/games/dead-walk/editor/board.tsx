/** The table while it is built: its figures and markers, on the table of any measured game. */
import { SKETCH_FORM } from '@shamble/dead-walk/page'
import type { Point } from '@shamble/table'
import { Dead } from '../../../board/art.tsx'
import { useLayer } from '../../../board/layers.tsx'
import type { BoardShown } from '../../../editor/game-editor.ts'
import { MeasuredBoard, placedAt } from '../../../editor/measured/board.tsx'
import { Living } from '../art.tsx'
import { callingOf } from '../read.ts'
import '../board.css'
import { drawnOf } from './drawn.ts'
import type { OwnScenario, Person } from './own.ts'

const { perMeasure } = SKETCH_FORM
const place = (at: Point) => placedAt(at, perMeasure)

function PersonFigure({
  person,
  npc,
  index,
  tight,
}: {
  readonly person: Person
  readonly npc: boolean
  readonly index: number
  readonly tight: boolean
}) {
  if (!person.at) return null
  const short = person.name.split(' ').at(-1) ?? person.name
  return (
    <g class={npc ? 'fig m npc' : 'fig m'} style={place(person.at)} data-figure={`${npc ? 'N' : 'H'}${index + 1}`}>
      <g class="all">
        <circle r="16.800" class="l-under" />
        <circle r="15" class="l-rim" />
        <g class="body" transform="translate(-17.800 -17.800) scale(.89)">
          <Living calling={callingOf(person)} />
        </g>
        <text class={tight ? 'mname tight' : 'mname'} y="30">
          {/^\d+$/.test(short) ? person.name : short}
        </text>
      </g>
    </g>
  )
}

function Figures({ scenario }: { readonly scenario: OwnScenario }) {
  const { zombies, humans, npcs, markers } = scenario
  const people = [...npcs, ...(humans ?? [])]
  const isTight = ({ at: here }: Person): boolean =>
    people.some(
      ({ at: there }) =>
        here && there && there !== here && Math.abs(there[0] - here[0]) < 5 && Math.abs(there[1] - here[1]) < 4,
    )
  return (
    <>
      <g class="lying">
        {markers.map(({ id, item, at: where }, i) => (
          <g key={i} class="thing" style={place(where)} data-marker={id}>
            <rect x="-6" y="-6" width="12" height="12" rx="1.500" class="marker" />
            <path d={item === 'keys' ? 'M-4 3 4-3' : 'M-3.500 0h7M0-3.500v7'} />
            <text class="mname" y="18">
              {id}
            </text>
          </g>
        ))}
      </g>
      <g class="dead">
        {zombies.map(({ at: where, weapon }, i) => (
          <g key={i} class="fig z" style={place(where)} data-figure={`Z${i + 1}`}>
            <g class="body" transform="translate(-20 -20)">
              <Dead id={i + 1} down={false} />
            </g>
            {weapon && <path class="zarm" d="M-18 9h11M-15 9v4" />}
            <text class="zid" x="9" y="18.500">
              {i + 1}
            </text>
          </g>
        ))}
      </g>
      <g class="living">
        {npcs.map((person, i) => (
          <PersonFigure key={`n${i}`} person={person} npc index={i} tight={isTight(person)} />
        ))}
        {(humans ?? []).map((person, i) => (
          <PersonFigure key={`h${i}`} person={person} npc={false} index={i} tight={isTight(person)} />
        ))}
      </g>
    </>
  )
}

export function Board({ document: scenario, scale }: BoardShown<OwnScenario>) {
  const { map, humans, npcs, zombies, markers } = scenario
  const figures = useLayer([humans, npcs, zombies, markers], () => <Figures scenario={scenario} />)
  return (
    <MeasuredBoard map={map} drawn={drawnOf(map)} perMeasure={perMeasure} scale={scale} class="dw-board">
      {figures}
    </MeasuredBoard>
  )
}
