/** What the scenario asks, and what the advanced rules know of whoever is chosen. */
import { type Human, humanOf, isMet, type Look, type ScenarioGoal } from '@shamble/dead-walk/page'
import { Clause, Unfold } from '../../table/book.tsx'
import type { Situation } from '../../table/face.ts'
import { activeHuman, chosenHuman, lookOf, scenarioOf, shortName, viewOf } from './read.ts'
import { goalSentences } from './words/goals.ts'
import { type SheetRow, sheetOf } from './words/sheet.ts'

/** Whether enough survive is known only at the end. */
const isDone = (look: Look, goal: ScenarioGoal): boolean =>
  (goal.is !== 'survive' || look.state.outcome !== null) && isMet(look, goal)

const KINDS: Readonly<Record<SheetRow['kind'], string>> = { skill: 'skill', quirk: 'quirk', psychosis: 'psychosis' }

function Row({ kind, title, does, clause, used }: SheetRow) {
  return (
    <div class={`${kind === 'skill' ? '' : 'bad'}${used ? ' used' : ''}`}>
      <dt>
        {title}
        <small>{used ? 'used this turn' : KINDS[kind]}</small>
      </dt>
      <dd>
        {does} <Clause id={clause} />
      </dd>
    </div>
  )
}

/** dw.archetype.7 Skills, quirks and psychoses with what they do; folded away by whoever knows them. */
function Sheet({ look, human }: { readonly look: Look; readonly human: Human }) {
  const shown = sheetOf(look, human)
  if (!shown) return null
  const { rows, trained, trauma, level } = shown
  const facts = [
    trained === null ? '' : `Trained: ${trained}.`,
    trauma === null ? '' : `Trauma ${trauma.points} of ${trauma.limit}.`,
    level === null ? '' : `Level ${level.level}, experience ${level.xp}.`,
  ].filter(Boolean)
  return (
    <section class="block dw-sheet" aria-label={`Sheet of ${human.name}`}>
      <h2 class="blk cap">
        Sheet <span class="end">{shortName(human.name)}</span>
      </h2>
      {rows.length > 0 && (
        <p class="dw-chips">
          {rows.map(({ id, kind, title, used }) => (
            <span key={id} class={`${kind === 'skill' ? '' : 'bad'}${used ? ' used' : ''}`}>
              {title}
              {used && <small> used</small>}
            </span>
          ))}
        </p>
      )}
      <details>
        <summary>{rows.length > 0 ? 'What these do' : 'More'}</summary>
        <div class="more" tabIndex={0}>
          <Unfold>
            <dl>
              {rows.map((row) => (
                <Row key={row.id} {...row} />
              ))}
            </dl>
            {facts.length > 0 && <p class="facts">{facts.join(' ')}</p>}
          </Unfold>
        </div>
      </details>
    </section>
  )
}

export function Beside(s: Situation) {
  const look = lookOf(s)
  const view = viewOf(s)
  const { full, partial } = scenarioOf(s.options)
  const parts = full.is === 'all' ? full.of : [full]
  const fullWords = goalSentences(look, full).join(' ')
  const lesser = goalSentences(look, partial).join(', ')
  const human = chosenHuman(s) ?? activeHuman(view) ?? humanOf(view, 1)
  return (
    <>
      <section class="block dw-tasks" aria-label="Task">
        <h2 class="blk cap">Task</h2>
        <ul class="dw-task">
          {parts.map((goal) => (
            <li key={goalSentences(look, goal).join()} class={isDone(look, goal) ? 'met' : ''}>
              <i />
              <span>{goalSentences(look, goal).join(', ')}</span>
            </li>
          ))}
          {lesser !== fullWords && (
            <li class={isDone(look, partial) ? 'met' : ''}>
              <i />
              <span>At least: {lesser}</span>
            </li>
          )}
        </ul>
      </section>
      {human && <Sheet look={look} human={human} />}
    </>
  )
}
