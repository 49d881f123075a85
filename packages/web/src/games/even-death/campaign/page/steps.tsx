/** After a battle: what is settled, what is asked now, what comes by itself. */
import './page.css'

export interface Step {
  readonly title: string
  readonly says: string
  readonly state: 'done' | 'now' | 'ahead'
}

const HEARD: Readonly<Record<Step['state'], string>> = { done: ', done', now: ', now', ahead: '' }

export const Steps = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol class="war-steps" aria-label="What comes of the battle, step by step">
    {steps.map(({ title, says, state }, i) => (
      <li key={title} class={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
        <b class="mono" aria-hidden="true">
          {state === 'done' ? '✓' : i + 1}
        </b>
        <span>
          {title}
          <span class="vh">{HEARD[state]}</span>
          <small>{says}</small>
        </span>
      </li>
    ))}
  </ol>
)
