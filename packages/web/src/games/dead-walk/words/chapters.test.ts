/** Lines of single chapters. */
import type { View } from '@shamble/dead-walk/page'
import { expect, it } from 'vitest'
import { plain } from '../../../play/log-item.ts'
import type { LogLine } from '../../../play/game-display.ts'
import { cm, situationOf, staged } from '../testing.ts'
import { climbing } from './05-climbing.ts'
import { shooting } from './10-shooting.ts'
import { grenade } from './14-grenade.ts'
import { chainsaw } from './17-chainsaw.ts'
import { closeCombat } from './17-close-combat.ts'
import { harm } from './19-harm.ts'
import { heal } from './20-heal.ts'
import { wounds } from './20-wounds.ts'
import { zombify } from './21-zombify.ts'
import { armedZombies } from './22-armed-zombies.ts'
import { moral } from './23-moral.ts'
import { zombieAttacks } from './29-zombie-attacks.ts'
import { finds } from './42-finds.ts'

const scene = {
  view: situationOf(staged({ humans: [{ name: 'Private Dawson', at: cm(30, 34) }] })).view as View,
  after: [],
}

const said = (line: LogLine): string => plain(line.words, (id) => id)

it('[dw.quirk.14] a wound test says what is added to its die, and why', () => {
  const told = wounds['wound tested'](
    {
      e: 'wound tested',
      clause: 'dw.wounds.2',
      human: 1,
      face: 3,
      modifiers: [{ clause: 'dw.quirk.14', value: -1 }],
      wounds: 2,
      survived: false,
    },
    scene,
  )
  expect(said(told)).toBe('H1 succumbs to two wounds (rolled 3−1 = 2). dw.wounds.2')
  expect(told.roll?.parts).toEqual([{ value: '−1', words: 'somebody Sexy near', clause: 'dw.quirk.14' }])
})

it('[dw.shooting.12] the die that picks a friend is shown with whom it picked', () => {
  const stray = { e: 'stray hit', clause: 'dw.shooting.12', human: 1 } as const
  expect(shooting['stray hit']({ ...stray, face: 4 }, scene).roll?.dice).toEqual([
    { sides: 6, face: 4, result: 'Private Dawson', mark: 'bad' },
  ])
  expect(shooting['stray hit']({ ...stray, face: null }, scene).roll).toBeUndefined()
})

it('[dw.zombify.2] the die of a corpse is shown with its limit', () => {
  const tested = {
    e: 'zombification tested',
    clause: 'dw.zombify.2',
    human: 1,
    face: 4,
    limit: 5,
    turned: true,
  } as const
  expect(zombify['zombification tested'](tested, scene).roll?.verdict).toBe('Below 5 it rises')
})

it.each([
  ['fragmentation', 'The fragmentation grenade goes off at 30.0,34.0 and reaches 5 cm around. dw.grenade.10'],
  ['molotov', 'The Molotov cocktail goes off at 30.0,34.0 and reaches 5 cm around. dw.grenade.10'],
] as const)('[dw.grenade.10] a grenade is called by its name: %s', (kind, words) => {
  const at = { x: 3000, y: 3400 }
  const exploded = { e: 'exploded', clause: 'dw.grenade.10', grenade: kind, at, confined: false, radius: 500 } as const
  expect(said(grenade.exploded(exploded))).toBe(words)
})

it('[dw.grenade.6] an incendiary grenade is thrown with its article', () => {
  const die = { face: 5, modifiers: [] }
  const aim = { x: 3000, y: 3400 }
  const told = grenade.thrown({
    e: 'thrown',
    clause: 'dw.grenade.6',
    human: 1,
    weapon: 'hand-grenades',
    grenade: 'incendiary',
    aim,
    die,
    strays: 0,
    left: 2,
  })
  expect(said(told)).toBe('H1 throws an incendiary grenade at 30.0,34.0: on target (rolled 5). dw.grenade.6')
})

it.each([
  [
    'H1 shoots zombie 3 at close quarters with the pistol: no die is needed, 9 left. dw.shooting.19',
    closeCombat['shot close'].alone(
      {
        e: 'shot close',
        clause: 'dw.shooting.19',
        human: 1,
        weapon: 'pistol',
        target: 'Z3',
        dice: [],
        loaded: 9,
        left: 2,
      },
      scene,
    ),
  ],
  [
    'Zombie 3 fires the pistol at H1 and misses (rolled 2). The pistol is empty. dw.armedz.3',
    armedZombies['zombie fired']({
      e: 'zombie fired',
      clause: 'dw.armedz.3',
      zombie: 3,
      weapon: 'pistol',
      target: 'H1',
      face: 2,
      hit: false,
      loaded: 0,
    }),
  ],
  [
    'Zombie 3 attacks H1 again and bites (rolled 6, needed 6). dw.zattack.3',
    zombieAttacks['zombie attacked'](
      {
        e: 'zombie attacked',
        clause: 'dw.zattack.3',
        zombie: 3,
        human: 1,
        round: 2,
        face: 6,
        modifiers: [],
        needed: 6,
        hit: true,
      },
      scene,
    ),
  ],
  [
    'H1 loses 2 morale, 8 left. dw.moral.1',
    moral['moral lost']({ e: 'moral lost', clause: 'dw.moral.1', human: 1, by: 2, bmv: 8 }),
  ],
  [
    'H1 has a revolver (17+11). dw.search.12',
    finds.found(
      {
        e: 'found',
        clause: 'dw.search.12',
        human: 1,
        faces: [17, 11],
        quantity: [1],
        things: [{ weapon: 'revolver' }],
      },
      scene,
    ),
  ],
  [
    'H1 has three hand grenades (17+11). dw.search.12',
    finds.found(
      {
        e: 'found',
        clause: 'dw.search.12',
        human: 1,
        faces: [17, 11],
        quantity: [3],
        things: [{ weapon: 'hand-grenades' }],
      },
      scene,
    ),
  ],
  [
    'H1 jumps down, 2 AP left. dw.movement.11',
    climbing.jumped({
      e: 'jumped',
      clause: 'dw.movement.11',
      human: 1,
      at: { x: 0, y: 0 },
      on: null,
      distance: 0,
      face: null,
      fell: false,
      cost: 1,
      left: 2,
    }),
  ],
  [
    'H1 binds up a wound: one healed, none left. dw.heal.2',
    heal.healed({ e: 'healed', clause: 'dw.heal.2', human: 1, patient: 1, by: 1, wounds: 0, left: 2 }),
  ],
  [
    'H1 is cut by the chainsaw. dw.chainsaw.4',
    chainsaw['chainsaw mishap']({ e: 'chainsaw mishap', clause: 'dw.chainsaw.4', human: 1, face: 1, what: 'hit' }),
  ],
  [
    'H1 gives up and dies. dw.psychosis.16',
    harm.eliminated({
      e: 'eliminated',
      clause: 'dw.psychosis.16',
      figure: 'H1',
      at: { x: 0, y: 0 },
      by: null,
      from: 'despair',
    }),
  ],
] as const)('%s', (words, told) => {
  expect(said(told)).toBe(words)
})
