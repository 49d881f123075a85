/** Outcomes of odds, in words and with a tone for the bar. */
export interface OddsWords {
  readonly words: string
  readonly tone: 'good' | 'half' | 'bad'
}

const FEW = 8
const MANY = 15

/** How much somebody loses, in three sizes: the dice add up to far too many sums for a bar. */
const loses = (damage: number): OddsWords =>
  damage >= MANY
    ? { words: `${MANY} or more`, tone: 'good' }
    : damage >= FEW
      ? { words: `${FEW} to ${MANY - 1}`, tone: 'half' }
      : { words: `up to ${FEW - 1}`, tone: 'bad' }

function attackWords(parts: readonly string[]): OddsWords {
  const killed = parts.filter((part) => part === 'kill').length
  const hurt = parts.filter((part) => part === 'hurt').length
  if (parts.length > 1) {
    if (killed > 0) return { words: killed === 2 ? 'both killed' : 'one killed', tone: 'good' }
    if (hurt > 0) return { words: hurt === 2 ? 'both hurt' : 'one hurt', tone: 'half' }
    return { words: 'no damage', tone: 'bad' }
  }
  if (killed === 1) return { words: 'killed', tone: 'good' }
  return parts[0] === 'hurt' ? { words: 'hurt', tone: 'half' } : { words: 'no damage', tone: 'bad' }
}

/** The first thing that happened decides. */
export function oddsWords(key: string): OddsWords {
  const parts = key.split(', ')
  const attacks = parts.filter((part) => part === 'kill' || part === 'hurt' || part === 'no damage')
  if (attacks.length > 0) return attackWords(attacks)
  const dies = parts.find((part) => part.endsWith(' dies'))
  if (dies) return { words: dies, tone: 'good' }
  const loss = /loses (\d+)$/.exec(parts[0] ?? '')?.[1]
  if (loss !== undefined) return loses(Number(loss))
  const killed = /^(\d+) killed$/.exec(parts[0] ?? '')?.[1]
  if (killed !== undefined) return { words: `${killed} killed`, tone: killed === '0' ? 'bad' : 'good' }
  return { words: parts[0] ?? key, tone: 'half' }
}
