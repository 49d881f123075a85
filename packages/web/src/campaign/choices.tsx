import { Clause, Unfold } from '../play/clause.tsx'
import { Button } from '../ui/button.tsx'
import type { Choice } from './campaign-display.ts'

/** The answers to a question, those of a kind together, what ends it last. */
export function Choices<Command>({
  choices,
  onTake,
}: {
  readonly choices: readonly Choice<Command>[]
  readonly onTake: (choice: Choice<Command>) => void
}) {
  const groups = [...new Set(choices.filter(({ isEnd }) => !isEnd).map(({ group }) => group ?? ''))]
  const ends = choices.filter(({ isEnd }) => isEnd)
  return (
    <div class="choices">
      {groups.map((group) => (
        <section key={group} {...(group ? { 'aria-label': group } : {})}>
          {group && <h3 class="cap">{group}</h3>}
          <ul>
            {choices
              .filter((choice) => !choice.isEnd && (choice.group ?? '') === group)
              .map((choice) => (
                <li key={JSON.stringify(choice.command)} class="choice">
                  <Unfold>
                    <button type="button" class="take" onClick={() => onTake(choice)}>
                      <b>{choice.label}</b>
                      {choice.says && <span>{choice.says}</span>}
                    </button>
                    {choice.clause && <Clause id={choice.clause} />}
                  </Unfold>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {ends.length > 0 && (
        <div class="ends">
          {ends.map((choice) => (
            <Button key={choice.label} kind={groups.length === 0 ? 'go' : 'plain'} onClick={() => onTake(choice)}>
              {choice.label}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
