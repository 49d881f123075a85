import type { Event } from '@shamble/evac'

type Words = { readonly [E in Event['e']]?: (event: Extract<Event, { e: E }>) => string | null }

const counted = (n: number, thing: string): string => (n === 1 ? `1 ${thing}` : `${n} ${thing}s`)

/** What a player wants to know before the dice fall. */
const WORDS: Words = {
  'burst ended': ({ because }) => (because === 'natural 1' ? 'the burst ends' : null),
  healed: ({ restored }) => `${restored} HP restored`,
  searched: ({ found }) => `search: ${found}`,
  battered: ({ broken }) => (broken ? 'the door breaks' : 'the door holds'),
  bitten: ({ marine }) => `${marine} is bitten`,
  died: ({ marine }) => `${marine} dies`,
  'tile flipped': ({ tile, id }) => `${id} at ${tile}`,
  'doors rolled': ({ doors }) => counted(doors, 'door'),
  'zombies rolled': ({ zombies }) => counted(zombies, 'zombie'),
  'game over': ({ winner }) => `${winner} win`,
}

function attackWords(events: readonly Event[]): string[] {
  const count = (name: Event['e']): number => events.filter(({ e }) => e === name).length
  const kills = count('zombie killed')
  const downs = count('knocked down')
  if (kills + downs === 0) return count('attacked') > 0 ? ['miss'] : []
  return [
    ...(kills > 0 ? [kills === 1 ? 'kill' : `${kills} kills`] : []),
    ...(downs > 0 ? [downs === 1 ? 'knock down' : `${downs} knocked down`] : []),
  ]
}

const wordsOf = (events: readonly Event[]): string[] => [
  ...attackWords(events),
  ...events.flatMap((event) => (WORDS[event.e] as ((event: Event) => string | null) | undefined)?.(event) ?? []),
]

/** What came of a command in a few words; the phase after it counts only if the command itself left nothing to chance. */
export function tellEvac(events: readonly Event[]): string {
  const next = events.findIndex(({ e }) => e === 'phase began')
  const own = wordsOf(next < 0 ? events : events.slice(0, next))
  const told = own.length > 0 ? own : wordsOf(events)
  return told.join(', ') || 'nothing by chance'
}
