/** ed.split, ed.merge, ed.zombie-actions What a herd declares, thinks over and then arranges. */
import type { Command, CommandOf, Herd } from '@shamble/even-death/page'
import { type OrderDraft, plain } from '../../../plan/plan.ts'
import { count, listed, plural } from '../../../words/plain.ts'
import { activeUnit, offered, refused } from '../read.ts'
import type { DisplayState, Planned, Target, Variant } from '../types.ts'
import { herdName, unitTitle, zombieCalled, zombieName } from '../words/titles.ts'
import { arrangementIn, commandFor, goingsOf } from './formation.ts'
import { brainNotes } from './handling.ts'
import { note } from './notes.ts'
import { type Shown, shownFor } from './shown.ts'

/** An order that is aimed at zombies or herds, with the commands that each means, as far as the rules take them. */
function aimed(
  draft: OrderDraft,
  targets: () => readonly string[],
  s: DisplayState,
  commandsAt: (place: string) => readonly Command[],
  shown: (commands: readonly Command[]) => Shown,
): Planned {
  return {
    order: { ...draft, enabled: true },
    targets,
    at: (place) => {
      const lawful = commandsAt(place).filter((command) => refused(s, command) === null)
      return lawful.length === 0 ? null : { place, ...shown(lawful) }
    },
    refusal: (place) => {
      const [command] = place === null ? [] : commandsAt(place)
      return command ? refused(s, command) : null
    },
  }
}

const THROWN = { odds: true, dice: 'D8' } as const

function splitOrders(s: DisplayState, herd: Herd): Planned[] {
  const all = offered(s, 'split')
  if (all.length === 0) return []
  const commandsAt = (place: string): Command[] => {
    const z = zombieCalled(s.view, place)
    return z && herd.zombies.includes(z) ? [{ do: 'split', zombie: z.id }] : []
  }
  const notes = [
    ...brainNotes(s, herd, 'split'),
    note('', 'then you say where they go; others may follow it', 'ed.split.3'),
  ]
  return [
    aimed(
      { id: 'split', label: 'Split up', icon: 'swap', key: 'P', detail: 'press who goes', aims: 'figure' },
      () => all.map(({ zombie }) => zombieName(zombie)),
      s,
      commandsAt,
      (commands) =>
        shownFor(
          s.view,
          herd,
          'Split up',
          commands.map((c) => plain('Split up from this zombie', [c], THROWN)),
          notes,
        ),
    ),
  ]
}

type Merge = CommandOf<'merge'>

/** The herds from which zombies are taken. */
const herdsOf = (s: DisplayState, zombies: readonly number[]): Herd[] =>
  s.view.herds.filter((herd) => herd.zombies.some(({ id }) => zombies.includes(id)))

/** Herds nearby: as many of one as there is room for, as many of all, or a single zombie. */
function mergeOrders(s: DisplayState, herd: Herd): Planned[] {
  const all = offered(s, 'merge')
  if (all.length === 0) return []
  const commandsAt = (place: string): Merge[] => {
    const z = zombieCalled(s.view, place)
    if (z && !herd.zombies.includes(z)) return [{ do: 'merge', zombies: [z.id] }]
    return all.filter(({ zombies }) => herdsOf(s, zombies).some(({ id }) => herdName(id) === place))
  }
  const variantOf = (command: Command): Variant => {
    const zombies = command.do === 'merge' ? command.zombies : []
    const from = listed(herdsOf(s, zombies).map((one) => unitTitle(s.view, one)))
    return plain(`Take in ${count(zombies.length)} of ${from}`, [command], THROWN)
  }
  const shown = (commands: readonly Command[]): Shown => {
    const from = herdsOf(
      s,
      commands.flatMap((c) => (c.do === 'merge' ? c.zombies : [])),
    )
    const notes = [
      ...brainNotes(s, herd, 'merge'),
      ...(from.some(({ used }) => used)
        ? [note('!', 'with zombies that have been used this herd is used, too', 'ed.merge.5', true)]
        : []),
    ]
    return shownFor(s.view, herd, 'Merge', commands.map(variantOf), notes)
  }
  const near = herdsOf(
    s,
    all.flatMap(({ zombies }) => zombies),
  )
  const detail = `${count(near.length)} ${plural(near.length, 'herd')} near`
  return [
    aimed(
      { id: 'merge', label: 'Merge', icon: 'human', key: 'Q', detail, aims: 'figure' },
      () => near.map(({ id }) => herdName(id)),
      s,
      commandsAt,
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
