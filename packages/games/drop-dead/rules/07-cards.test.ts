import { describe, expect, it } from 'vitest'
import type { CardId } from '../content/cards.ts'
import { type DropDeadScene, earl, frank, offersOf, owl, scene, shuffling, skye, theOne, tile } from '../testing.ts'

const circle = tile('T34', [3, 0], 0, { resolved: false })

/** Earl beside an unresolved circle. */
const beside = (over: object = {}): DropDeadScene =>
  scene({ survivors: [earl({ at: [11, 1] }), frank()], tiles: [circle], ...over })
const enter = (s: DropDeadScene): DropDeadScene => s.do('P1', { do: 'step', to: [12, 1] })

describe('action cards', () => {
  it('[dd.cards.1] a circle takes the top card of the mixed deck', () => {
    const s = enter(beside({ deck: ['I08', 'E10', 'I06'] }))
    expect(s.event('card drawn')).toMatchObject({ card: 'I08', left: 2 })
    expect(s.state.deck).toEqual(['E10', 'I06'])
  })

  it('[dd.cards.2] an event is applied at once for whoever drew it, then discarded', () => {
    const s = enter(beside({ deck: ['E05', 'E10'], dice: ['dd.events.7 d6: 3 4'] }))
    expect(theOne(s, 'earl').health).toBe(118)
    expect(s.state.discard).toEqual(['E05'])
    expect(theOne(s, 'earl').items).toEqual([])
  })

  it('[dd.cards.3] an item is kept by whoever drew it', () => {
    const s = enter(beside({ deck: ['I09'] })).do('P1', { do: 'end' })
    expect(theOne(s, 'earl').items).toEqual(['I09'])
    expect(s.state.discard).toEqual([])
  })

  it('[dd.cards.4] a used item goes to the discard pile', () => {
    const s = scene({ survivors: [earl({ items: ['I09', 'I11'] })] }).do('P1', { do: 'use', card: 'I09' })
    expect(s.state.discard).toEqual(['I09'])
    expect(theOne(s, 'earl').items).toEqual(['I11'])
  })

  it('[dd.cards.5] without a card in the deck the discard pile is shuffled into a new one', () => {
    const pile: CardId[] = ['E10', 'I06', 'E03', 'I08']
    const order: CardId[] = ['I08', 'E03', 'E10', 'I06']
    const s = enter(beside({ deck: [], discard: pile, dice: [shuffling('dd.cards.5', pile, order)] }))
    expect(s.event('deck reshuffled').cards).toBe(4)
    expect(theOne(s, 'earl').items).toEqual(['I08'])
    expect(s.state.deck).toEqual(['E03', 'E10', 'I06'])
    expect(s.state.discard).toEqual([])
  })

  it('[dd.cards.6] the last card leaves the deck without a shuffle', () => {
    const s = enter(beside({ deck: ['I08'], discard: ['E10'] }))
    expect(s.state.deck).toEqual([])
    expect(s.state.discard).toEqual(['E10'])
    expect(s.story).not.toContain('dd.cards.5 deck reshuffled')
  })

  it('[dd.cards.7] with deck and discard pile empty no card is drawn, and the stop still holds', () => {
    const s = enter(beside({ deck: [], discard: [] }))
    expect(s.story).toContain('dd.cards.7 no card left')
    expect(s.state.turn?.stopped).toBe(true)
    expect(s.state.stirred).toBe(false)
  })

  it('[dd.cards.8] a car part card gives a token at once', () => {
    const s = enter(beside({ deck: ['I03'] }))
    expect(theOne(s, 'earl').carries).toBe(true)
    expect(s.event('part found')).toMatchObject({ clause: 'dd.cards.8', carried: true, at: [12, 1] })
  })

  it('[dd.cards.9] the car part card leaves the game, is no item and does not use up the item of the turn', () => {
    const s = enter(beside({ deck: ['I03'], survivors: [earl({ at: [11, 1], items: ['I11'] }), frank()] }))
    expect(s.state.partCards).toEqual(['I03'])
    expect(s.state.discard).toEqual([])
    expect(theOne(s, 'earl').items).toEqual(['I11'])
    expect(s.refused('P1', { do: 'use', card: 'I03' })).toMatchObject({ clause: 'dd.cards.9' })
    s.do('P1', { do: 'use', card: 'I11' })
  })

  it('[dd.cards.10] there is no limit of items held', () => {
    const s = enter(
      beside({
        deck: ['I12'],
        survivors: [earl({ at: [11, 1], items: ['I06', 'I07', 'I08', 'I09', 'I10', 'I11'] }), frank()],
      }),
    )
    expect(theOne(s, 'earl').items).toEqual(['I06', 'I07', 'I08', 'I09', 'I10', 'I11', 'I12'])
  })

  it('[dd.cards.11] items cannot be given', () => {
    const s = scene({ survivors: [earl({ items: ['I06'] }), frank()] })
    expect(offersOf(s, 'P1', 'give')).toEqual([])
    expect(s.refused('P1', { do: 'give', to: 'frank', item: 'I06' })).toMatchObject({ clause: 'dd.cards.11' })
  })

  it('[dd.cards.12] the items of the dead go to the discard pile', () => {
    const s = enter(
      beside({
        deck: ['E05'],
        survivors: [earl({ at: [11, 1], health: 2, items: ['I08', 'I06'] }), frank()],
        dice: ['dd.events.7: 1 1'],
      }),
    )
    expect(theOne(s, 'earl').items).toEqual([])
    expect(s.state.discard).toEqual(['I08', 'I06', 'E05'])
  })

  it('[dd.cards.13] nobody is asked whether to draw', () => {
    const s = enter(beside({ deck: ['E10'] }))
    expect(s.asks).toBe('act')
    expect(s.latest.map((e) => e.e)).toEqual(['stepped', 'stopped', 'card drawn', 'nothing happens'])
  })

  it('[dd.cards.14] the same circle gives an item or an event, as the deck lies', () => {
    expect(theOne(enter(beside({ deck: ['I06', 'E10'] })), 'earl').items).toEqual(['I06'])
    expect(enter(beside({ deck: ['E10', 'I06'] })).state.discard).toEqual(['E10'])
  })

  it('[dd.cards.15] a card is finished for everybody, with all deaths, before the game goes on', () => {
    const s = enter(
      beside({
        deck: ['E08'],
        survivors: [earl({ at: [11, 1], health: 3 }), skye({ at: [14, 2], health: 2 }), owl({ at: [15, 3] }), frank()],
        dice: ['dd.events.10: 5 6 4'],
      }),
    )
    expect(s.latest.flatMap((e) => (e.e === 'harmed' ? [e.survivor] : []))).toEqual(['earl', 'skye', 'owl'])
    expect([theOne(s, 'earl').status, theOne(s, 'skye').status]).toEqual(['undead', 'undead'])
    expect(theOne(s, 'owl').health).toBe(96)
    expect(s.owe).toEqual([theOne(s, 'frank').seat])
  })

  it('[dd.cards.16] items in hand lie open for all seats', () => {
    const s = enter(beside({ deck: ['I06'] }))
    for (const seat of ['P1', 'P2', null])
      expect(s.view(seat).survivors.find((one) => one.id === 'earl')?.items).toEqual(['I06'])
  })
})
