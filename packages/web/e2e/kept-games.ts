/** Games that are looked at: by the pictures of the README, and by the proof that no style sheet reaches into another part. */
import { deadWalk } from '@shamble/dead-walk'
import { evac } from '@shamble/evac'
import { anyMatch, type Holder, saveMatch } from '@shamble/kernel'
import { led, newCampaign } from '../src/games/dead-walk/campaign/testing.ts'
import { playedSave } from './games.ts'

/** Who holds the three marines; a bot plays the dead. */
export const marinesOf = (...people: readonly [string, string, string]): Readonly<Record<string, Holder>> => ({
  Z: { bot: 'competent' },
  ...Object.fromEntries(people.map((person, i) => [`M${i + 1}`, { person }])),
})

/** The third turn: Okafor alone at a crossing, the map half known. */
export const crossing = (holders: Readonly<Record<string, Holder>>): string =>
  playedSave(
    { game: evac, options: { scenario: 'S1', marines: 3 }, holders, secret: 'b' },
    ({ turn, phase }, asked) => turn === 3 && phase === 'marines' && asked === 'M1',
  )

/** A patrol that is over. */
export const patrolOver = (holders: Readonly<Record<string, Holder>>): string =>
  playedSave({ game: evac, options: { scenario: 'S2', marines: 3 }, holders, secret: 'a' }, () => false)

/** Mercy in its third turn: the car park before the clinic, and the dead have come. */
export const mercy = (): string =>
  playedSave(
    { game: deadWalk, options: { scenario: 'mercy', advanced: true }, holders: { P1: { person: 'You' } }, secret: 'c' },
    ({ turn, phase, activation }) => turn === 3 && phase === 'humans' && activation !== null,
  )

/** A campaign between its first two scenarios: somebody learns. */
export const learning = (): string =>
  JSON.stringify(
    saveMatch(anyMatch(led(newCampaign({ house: { levelTable: [2, 4, 6, 8, 10] } }), 2)), { private: true }),
  )
