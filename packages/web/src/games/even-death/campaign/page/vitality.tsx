import './page.css'

interface VitalityProps {
  /** Of somebody unhurt. */
  readonly of: number
  readonly left: number
  /** Before the battle that is told of: what it has cost is hatched. */
  readonly was?: number
}

/** A square for each point: what is left is full, a new wound hatched, an older one empty. */
export function Vitality({ of, left, was = left }: VitalityProps) {
  const lost = was - left
  return (
    <span
      class="vitality"
      role="img"
      aria-label={`${left} of ${of} vitality${lost > 0 ? `, ${lost} lost in the battle` : ''}`}
    >
      {Array.from({ length: of }, (_, i) => (
        <i key={i} class={i < left ? '' : i < was ? 'wound' : 'off'} />
      ))}
    </span>
  )
}
