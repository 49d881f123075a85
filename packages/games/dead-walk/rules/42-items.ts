/** dw.items Things that are found and used: antiseptic, radios. Keys, petrol and batteries are for vehicles (dw.vehicle). */
import { type Refusal, refuse } from '@shamble/kernel'
import {
  change,
  type Human,
  humanOf,
  isInPlay,
  type Item,
  type Look,
  type Noise,
  type State,
  theHuman,
} from '../state.ts'
import { contactWords, humanBody, isInCloseCombat, touches } from './01-figures.ts'
import { type Action, canPay, combatRefusal, costOfDeed, firstOf, pay, payRefusal } from './04-actions.ts'

const itemOf = ({ items }: Human, id: number, kind: Item['kind']): Item | undefined =>
  items.find((item) => item.id === id && item.kind === kind)

/** dw.items.1, dw.items.2 A body in base contact that could still rise. */
function corpseRefusal(look: Look, human: Human, corpse: Human | undefined): Refusal | null {
  if (corpse?.status !== 'dead') return refuse('dw.items.1', 'Antiseptic is for the dead who have not turned.')
  if (corpse.neverRises) return refuse('dw.items.1', `${corpse.name} will not rise.`)
  return touches(look, humanBody(human), humanBody(corpse))
    ? null
    : refuse(
        'dw.items.2',
        `${human.name} does not touch the body of ${corpse.name}${contactWords(look, human, corpse)}.`,
      )
}

/** dw.items.1, dw.items.2 */
export const useAntiseptic: Action<'use-antiseptic'> = {
  choices: (look, human) => {
    const item = human.items.find(({ kind }) => kind === 'antiseptic')
    if (!item || !canPay(human, costOfDeed(look, 'use-antiseptic')) || isInCloseCombat(look, human)) return []
    return look.state.humans
      .filter((one) => look.book.mayRise(one) && corpseRefusal(look, human, one) === null)
      .map(({ n }) => ({ do: 'use-antiseptic', with: item.id, corpse: n }))
  },
  check: (look, human, command) =>
    firstOf(
      () => combatRefusal(look, human),
      () =>
        itemOf(human, command.with, 'antiseptic')
          ? null
          : refuse('dw.items.1', `${human.name} has no such antiseptic.`),
      () => corpseRefusal(look, human, humanOf(look.state, command.corpse)),
      () => payRefusal(human, costOfDeed(look, 'use-antiseptic')),
    ),
  take: (t, human, command) => {
    pay(t, human, costOfDeed(t, 'use-antiseptic'))
    human.items = Object.freeze(human.items.filter(({ id }) => id !== command.with))
    theHuman(t.state, command.corpse).neverRises = true
    t.emit({ e: 'antiseptic used', clause: 'dw.items.1', human: human.n, corpse: command.corpse, left: human.ap })
  },
}

/** dw.items.3 Its holder switches it on or off. */
export const switchRadio: Action<'switch-radio'> = {
  choices: (look, human) => {
    if (!human.items.some(isRadio)) return []
    if (!canPay(human, costOfDeed(look, 'switch-radio')) || isInCloseCombat(look, human)) return []
    return human.items.filter(isRadio).map(({ id }) => ({ do: 'switch-radio', radio: id }))
  },
  check: (look, human, { radio }) =>
    firstOf(
      () => combatRefusal(look, human),
      () => (itemOf(human, radio, 'radio') ? null : refuse('dw.items.3', `${human.name} holds no such radio.`)),
      () => payRefusal(human, costOfDeed(look, 'switch-radio')),
    ),
  take: (t, human, { radio }) => {
    pay(t, human, costOfDeed(t, 'switch-radio'))
    human.items = Object.freeze(human.items.map((item) => (item.id === radio ? switched(item) : item)))
    const on = itemOf(human, radio, 'radio')?.on === true
    t.emit({ e: 'radio switched', clause: 'dw.items.3', human: human.n, on, left: human.ap })
  },
}

const isRadio = ({ kind }: Item): boolean => kind === 'radio'

function switched({ on, ...item }: Item): Item {
  return on ? Object.freeze(item) : change<Item>(item, { on: true })
}

const isPlaying = (item: Item | null): boolean => item?.on === true

/** dw.items.3, dw.zsense.5 Where radios are playing: with whoever carries them, and where they were dropped. */
export function radiosOn({ humans, lying }: Pick<State, 'humans' | 'lying'>): Pick<Noise, 'at' | 'on'>[] {
  return [
    ...humans.filter((human) => isInPlay(human) && human.items.some(isPlaying)),
    ...lying.filter(({ item }) => isPlaying(item)),
  ].map(({ at, on }) => ({ at, on }))
}
