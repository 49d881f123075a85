import { type Force, type ForceHuman, readyForce } from '@shamble/even-death/forces'
import { describe, expect, it } from 'vitest'
import {
  armed,
  chosenUnit,
  choosing,
  disarmed,
  type Draft,
  draftOf,
  faultsOf,
  firstOf,
  left,
  offeredTo,
  perkFault,
  placeOf,
  withHerd,
  withoutUnit,
  withPerk,
  withRank,
  withTwin,
  withUnit,
} from './draft.ts'
import { sorted } from './library.ts'
import { exactlyWords, idleWords, leftWords, othersWords, strengthWords, whereWords } from './words.ts'

const kestrel = readyForce('kestrel-platoon')
const draft = (force: Force = kestrel.force, points = 200): Draft => draftOf('military', points, 'Kestrel', force)
const human = (over: Partial<ForceHuman> = {}): ForceHuman => ({
  is: 'human',
  unit: 'veteran',
  weapons: ['lmg', 'pistol'],
  perks: [],
  ...over,
})
const one = (over: Partial<ForceHuman> = {}): Draft => draft([human(over)])
const weapons = (d: Draft): readonly string[] => {
  const unit = chosenUnit(d)
  return unit?.is === 'human' ? unit.weapons : []
}

describe('a force is built', () => {
  it('[ed.force.2] a weapon goes into the hand that is chosen, and there it is put down again', () => {
    expect(weapons(armed(one(), 'rifle'))).toEqual(['rifle', 'pistol'])
    expect(weapons(armed({ ...one(), hand: 1 }, 'rifle'))).toEqual(['lmg', 'rifle'])
    expect(weapons(armed(one(), 'lmg'))).toEqual(['pistol'])
    expect(weapons(disarmed(one(), 1))).toEqual(['lmg'])
    expect(weapons(armed(one({ weapons: [] }), 'bow'))).toEqual(['bow'])
  })

  it('[ed.force.3] the next weapon goes into the empty hand: the same twice, if one likes', () => {
    const bow = armed(one({ weapons: [] }), 'bow')
    expect(bow.hand).toBe(1)
    expect(weapons(armed(bow, 'bow'))).toEqual(['bow', 'bow'])
  })

  it('[ed.force.5] another perk of a level takes the place of the first, and goes when it is pressed again', () => {
    const perks = (d: Draft): unknown => (chosenUnit(d) as ForceHuman).perks
    const medic = withPerk(one(), 'medic')
    expect(perks(withPerk(medic, 'athletic'))).toEqual(['athletic'])
    expect(perks(withPerk(withPerk(medic, 'parkour'), 'medic'))).toEqual(['parkour'])
  })

  it('[ed.force.8] Concentration is chosen with its kind, and changed to the other', () => {
    const boss = draftOf('bandits', 200, '', [human({ unit: 'boss' })])
    const shooting = withPerk(boss, 'concentration', 'shooting')
    expect(faultsOf(shooting)).toEqual([])
    expect(chosenUnit(withPerk(shooting, 'concentration', 'melee'))).toMatchObject({ concentration: 'melee' })
    expect(chosenUnit(withPerk(shooting, 'concentration', 'shooting'))).not.toHaveProperty('concentration')
  })

  it('[ed.force.6] [ed.force.7] says why a perk cannot be had', () => {
    expect(perkFault(human(), 'specialist')?.clause).toBe('ed.force.7')
    expect(perkFault(human(), 'stoic')?.clause).toBe('ed.force.5')
    expect(perkFault(human({ perks: ['medic'] }), 'athletic')).toBeNull()
  })

  it('[ed.force.10] a herd is bought by its class, and holds any number in it', () => {
    const herd = withUnit(draftOf('zombies', 200, '', []), firstOf({ kind: 'regular' }))
    expect(left(withHerd(herd, { size: 12 }))).toBe(170)
    expect(chosenUnit(withHerd(herd, { size: 40 }))).toMatchObject({ size: 15 })
    expect(chosenUnit(withHerd(herd, { kind: 'fast' }))).toMatchObject({ kind: 'fast', size: 5 })
  })

  it('units are added, doubled, promoted and struck off; the open one stays on the list', () => {
    const all = withTwin(choosing(draft(), 6), 6)
    expect([all.force.length, all.chosen, all.title]).toEqual([8, 7, 'Kestrel, changed'])
    const fewer = withoutUnit(all, 7)
    expect([fewer.force.length, fewer.chosen, fewer.title]).toEqual([7, 6, 'Kestrel, changed'])
    expect(chosenUnit(withRank(one(), 'commander'))).toMatchObject({ unit: 'commander', weapons: ['lmg', 'pistol'] })
    expect(offeredTo('survivors')).toHaveLength(4)
    expect(offeredTo('zombies')).toHaveLength(3)
  })

  it('[ed.force.12] every fault has its place on the list', () => {
    const wrong = draft([human(), human({ perks: ['stoic'] })], 50)
    expect(faultsOf(wrong).map((fault) => [placeOf(fault), whereWords(wrong.force, fault)])).toEqual([
      [null, 'The whole force'],
      [1, 'Unit 2, Veteran'],
    ])
  })
})

describe('what the builder says', () => {
  it('what is left, and how strong it is', () => {
    expect(leftWords(200, kestrel.force)).toBe('Exactly 200.')
    expect(leftWords(150, kestrel.force)).toBe('50 over.')
    expect(strengthWords('military', kestrel.force)).toBe('Seven people, seven selections a round.')
    expect(strengthWords('zombies', readyForce('stray-herd').force)).toBe('Two herds of 25 zombies in all.')
  })

  it('[ed.perks.18] what nobody has any use for, and what would use the last points', () => {
    expect(idleWords([human({ perks: ['scavenger'] })])).toBe('Expert Scavenger does nothing in a plain battle.')
    expect(idleWords([human()])).toBeNull()
    expect(exactlyWords(human(), 45, [human()])).toBe(
      'Instead of the LMG, a Projectile Explosive brings you to exactly 45.',
    )
    expect(exactlyWords(human(), 40, [human()])).toBeNull()
  })

  it('[ed.force.13] of others only who has locked and who is building', () => {
    expect(othersWords(['the Bandits'], ['the Zombies', 'the Survivors'])).toBe(
      'The Bandits have locked. The Zombies and the Survivors are building.',
    )
    expect(othersWords([], [])).toBe('')
  })
})

describe('one’s own forces', () => {
  const kept = (id: string, document: unknown) => ({ id, game: 'even-death', title: id, touched: 1, document })

  it('a record that is no force is one broken card among the good ones', () => {
    const good = { faction: 'military', title: 'Mine', force: kestrel.force }
    const bad = [
      null,
      { ...good, faction: 'vikings' },
      { ...good, force: [{ is: 'human', unit: 'veteran' }] },
      { ...good, force: [{ is: 'herd', kind: 'fast', size: 1.5 }] },
    ]
    const { kept: forces, broken } = sorted({
      kept: [kept('good', good), ...bad.map((document, i) => kept(`bad ${i}`, document))],
      broken: [{ id: 'lost', title: 'Without a title', record: 7 }],
    })
    expect(forces).toEqual([{ id: 'good', ...good }])
    expect(broken.map(({ id }) => id)).toEqual(['lost', 'bad 0', 'bad 1', 'bad 2', 'bad 3'])
  })
})
