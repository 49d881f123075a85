/** ed.split, ed.merge, ed.zombie-actions What a herd declares, thinks over and then arranges. */
import { type Command, type CommandOf, type Herd, herdOf } from '@shamble/even-death/page'
import { type OrderDraft, plain } from '../../../plan/plan.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { activeUnit, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target } from '../types.ts'
import { herdName, titleOf, zombieCalled, zombieName } from '../words/titles.ts'
import { arrangementIn, commandFor, goingsOf } from './formation.ts'
import { brainNotes } from './handling.ts'
import { note } from './notes.ts'
import { shownFor } from './shown.ts'

/** An order that is aimed at zombies or herds, if the rules take the command that this means. */
function aimed(
  draft: OrderDraft,
  targets: () => readonly string[],
  s: DisplayState,
  commandAt: (place: string) => Command | null,
  shown: (command: Command, place: string) => Target,
): Planned {
  return {
    order: { ...draft, enabled: true },
    targets,
    at: (place) => {
      const command = commandAt(place)
      return command && refused(s, command) === null ? shown(command, place) : null
    },
    refusal: (place) => {
      const command = place === null ? null : commandAt(place)
      return command && refused(s, command)
    },
  }
}

function splitOrders(s: DisplayState, herd: Herd): Planned[] {
  const all = offered(s, 'split')
  if (all.length === 0) return []
  const commandAt = (place: string): Command | null => {
    const z = zombieCalled(s.view, place)
    return z && herd.zombies.includes(z) ? { do: 'split', zombie: z.id } : null
  }
  const shown = (command: Command, place: string): Target => ({
    place,
    ...shownFor(
      s.view,
      herd,
      'Split up',
      [plain('Split up from this zombie', [command], { odds: true, dice: 'D8' })],
      [...brainNotes(s, herd, 'split'), note('', 'then you say where they go; others may follow it', 'ed.split.3')],
    ),
  })
  return [
    aimed(
      { id: 'split', label: 'Split up', icon: 'swap', key: 'P', detail: 'press who goes', aims: 'figure' },
      () => all.map(({ zombie }) => zombieName(zombie)),
      s,
      commandAt,
      shown,
    ),
  ]
}

/** Which herd a zombie is of. */
const herdWith = (s: DisplayState, zombie: number): Herd | undefined =>
  s.view.herds.find(({ zombies }) => zombies.some(({ id }) => id === zombie))

function mergeOrders(s: DisplayState, herd: Herd): Planned[] {
  const all = offered(s, 'merge')
  if (all.length === 0) return []
  const herdsIn = ({ zombies }: CommandOf<'merge'>): number[] => [
    ...new Set(zombies.flatMap((id) => herdWith(s, id)?.id ?? [])),
  ]
  const groups = new Map(all.map((c) => [herdsIn(c).map(herdName).join(' '), c]))
  const commandAt = (place: string): Command | null => {
    const z = zombieCalled(s.view, place)
    return groups.get(place) ?? (z && !herd.zombies.includes(z) ? { do: 'merge', zombies: [z.id] } : null)
  }
  const shown = (command: Command, place: string): Target => {
    const taken = command.do === 'merge' ? command.zombies : []
    const from = [...new Set(taken.flatMap((id) => herdWith(s, id)?.id ?? []))]
    const title = `Take in ${count(taken.length)} of ${listed(from.map((id) => titleOf(s.view, id)))}`
    const isUsed = from.some((id) => herdOf(s.view, id)?.used === true)
    const notes = [
      ...brainNotes(s, herd, 'merge'),
      ...(isUsed ? [note('!', 'they have been used: this herd is used, too', 'ed.merge.5', true)] : []),
    ]
    const variants = [plain(title, [command], { odds: true, dice: 'D8' })]
    return { place, ...shownFor(s.view, herd, 'Merge', variants, notes) }
  }
  return [
    aimed(
      {
        id: 'merge',
        label: 'Merge',
        icon: 'human',
        key: 'Q',
        detail: `${count(all.length)} ${plural(all.length, 'way')}`,
        aims: 'figure',
      },
      () => [...groups.keys()].filter((name) => !name.includes(' h')),
      s,
      commandAt,
      shown,
    ),
  ]
}

/** Where they go, as the table proposes it or as zombies were dragged. */
export function arrangeOrders(s: DisplayState): Planned[] {
  const [offer] = offered(s, 'arrange')
  if (!offer) return []
  const herd = activeUnit(s.view)
  const notes = [note('', 'drag single zombies before you agree', 'ed.zombie-actions.5')]
  const target = (): Target => {
    const formation = arrangementIn(s)
    const command = formation ? commandFor(formation) : offer
    const shown = shownFor(s.view, herd, 'Where they go', [plain('Arrange them so', [command])], notes)
    return { place: '', ...shown, ...(formation && { ahead: goingsOf(formation) }) }
  }
  return [
    {
      order: {
        id: 'arrange',
        label: 'Arrange',
        icon: 'dead',
        key: 'A',
        detail: 'as shown',
        aims: 'dialog',
        enabled: true,
      },
      targets: () => [''],
      at: (place) => (place === '' ? target() : null),
      refusal: () => null,
    },
  ]
}

export const herdOrders = (s: DisplayState, herd: Herd): Planned[] => [...splitOrders(s, herd), ...mergeOrders(s, herd)]
