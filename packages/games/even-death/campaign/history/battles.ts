/** What the chronicle says of battles, and of whoever is out. */
import { BY_HAND } from '@shamble/kernel'
import { figures, listed, many, Side, side, somebody } from './names.ts'
import { capital, type Sentences } from './turns.ts'

export const BATTLES: Sentences = {
  'battle begins': ({ at, sides }, names) =>
    `A battle at ${names.tile(at)}: ${listed(sides.map(({ force }) => names.force(force)))}.`,
  'behaviour rolled': ({ decay, brains, hunger }) => `The dead are ${decay}, ${brains} and ${hunger}.`,
  'battle over': ({ winner, rounds, battle }) =>
    `${winner === null ? 'Nobody wins it' : `${Side(winner)} win it`} in ${many(rounds, 'round')}${
      battle === BY_HAND ? ', fought elsewhere' : ''
    }.`,
  'person after battle': ({ force, profile, fate, infected, lost }, names) => {
    const who = `${capital(somebody(profile))} of ${names.force(force)}`
    if (fate === 'dead') return `${who} is dead.`
    if (fate === 'turned') return `${who} has turned.`
    if (infected) return `${who} is infected${lost > 0 ? ` and lost ${lost} vitality` : ''}.`
    return lost > 0 ? `${who} lost ${lost} vitality.` : null
  },
  'herds after battle': ({ force, from, to }, names) => {
    const count = (herds: readonly { readonly size: number }[]): number =>
      herds.reduce((sum, { size }) => sum + size, 0)
    return `${capital(names.force(force))} has ${count(to)} zombies left of ${count(from)}.`
  },
  'points banked': ({ faction, by, for: what }) =>
    what === 'battle' ? `${Side(faction)} have ${many(by, 'victory point')} for it.` : null,
  'force removed': ({ force, because }, names) =>
    because === 'nobody left' ? `Nobody is left of ${names.force(force)}.` : `${capital(names.force(force))} is lost.`,
  retreated: ({ force, to }, names) => `${capital(names.force(force))} regroups at ${names.tile(to)}.`,
  regrouped: ({ force, to }, names) => `${capital(names.force(force))} is ${many(to.length, 'herd')} now.`,
  'horde arose': ({ force, at, units }, names) =>
    `${figures(units)} have risen at ${names.tile(at)}: ${names.force(force)}.`,
  'zombies vanished': ({ at }, { tile }) => `The dead of ${tile(at)} go astray.`,
  'player out': ({ faction }) => `Nothing is left of ${side(faction)}.`,
  'player back': ({ faction }) => `${Side(faction)} are back.`,
}
