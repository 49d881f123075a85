/** ed.camp-train A Training Ground: weapons, promotions, or a new force. */
import { type Refusal, refuse } from '@shamble/kernel'
import { costOf, type Force } from '../../forces/force.ts'
import { readyFor } from '../../forces/ready.ts'
import { PROFILE_IDS, profileOf } from '../../tables/profiles.ts'
import { type Action, actingIn } from '../action.ts'
import type { Change, CommandOf } from '../commands.ts'
import { adjacentTo, type Place } from '../map.ts'
import { TRAINING_POINTS } from '../numbers.ts'
import { addForce, enlisted, listRefusal, peopleIn, personIn, setForce, setMember } from '../roster.ts'
import { type CampaignForce, forceOf, forcesOf, type Look, type Person, tileAt, type Transaction } from '../state.ts'
import { takeSupplies } from '../supplies.ts'
import { isOccupied, mayHaveMore } from './43-limits.ts'
import { serviceRefusal } from './49-heal.ts'
import { changed, changeRefusal, costOfChange } from './50-changes.ts'

type Train = CommandOf<'train'>

/** ed.camp-train.1, ed.camp-train.2 Whether this force can train at all. */
export const canTrain = (look: Look, force: CampaignForce): Refusal | null =>
  serviceRefusal(look, force, {
    clause: 'ed.camp-train.1',
    ruling: 'ed.camp-train.2',
    structure: 'training-ground',
    called: 'Training Ground',
    done: look.state.trained,
  })

/** ed.camp-train.5 Tiles in which a new force of its faction can appear. */
export const foundingTiles = (look: Look, { at, owner }: CampaignForce): Place[] =>
  mayHaveMore(look, owner)
    ? adjacentTo(look.book.map, at).filter(
        (place) => tileAt(look.state, place).controller === owner && !isOccupied(look.state, place),
      )
    : []

/** Everybody of a force as the changes make them. */
const changedUnits = ({ units }: CampaignForce, changes: readonly Change[]) =>
  units.map((unit) => {
    const change = changes.find((one) => one.unit === unit.id)
    return unit.is === 'human' && change ? changed(unit, change) : unit
  })

/** ed.camp-train.3 */
function changesRefusal(force: CampaignForce, changes: readonly Change[]): Refusal | null {
  const units = changes.map(({ unit }) => unit)
  if (new Set(units).size < units.length) return refuse('ed.camp-train.3', 'Somebody is on the list twice.')
  for (const change of changes) {
    const one = personIn(force, change.unit)
    if (!one) return refuse('ed.camp-train.3', 'There is nobody with this number in the force.')
    const refusal = changeRefusal(one, change)
    if (refusal) return refusal
  }
  return null
}

/** What is spent on the people of the force. */
export const trainingCost = (
  force: CampaignForce,
  { changes = [], recruits = [] }: Pick<Train, 'changes' | 'recruits'>,
): number =>
  changes.reduce((sum, change) => {
    const one = personIn(force, change.unit)
    return sum + (one ? costOfChange(one, change) : 0)
  }, costOf(recruits))

/** ed.camp-train.3, ed.camp-train.4, ed.camp-train.6 */
function modifyRefusal(look: Look, force: CampaignForce, command: Train): Refusal | null {
  const { changes = [], recruits } = command
  if (recruits !== undefined && !look.book.trainsRecruits())
    return refuse('ed.camp-train.4', 'Recruits do not join a force by training.')
  const refusal = changesRefusal(force, changes) ?? (recruits && listRefusal(force.owner, TRAINING_POINTS, recruits))
  if (refusal) return refusal
  const cost = trainingCost(force, command)
  if (cost > TRAINING_POINTS)
    return refuse('ed.camp-train.1', `This takes ${cost} points, and there are ${TRAINING_POINTS}.`)
  const worth = costOf([...changedUnits(force, changes), ...(recruits ?? [])])
  const most = look.book.pointsLimit
  return worth > most
    ? refuse('ed.camp-train.6', `The force would be worth ${worth} points, and ${most} is the most.`)
    : null
}

/** ed.camp-train.5 */
function foundRefusal(look: Look, force: CampaignForce, found: NonNullable<Train['found']>): Refusal | null {
  if (!mayHaveMore(look, force.owner))
    return refuse('ed.camp-train.5', `You have ${look.book.forceLimit} forces, and no more are allowed.`)
  if (!foundingTiles(look, force).includes(found.at))
    return refuse(
      'ed.camp-train.5',
      'A new force appears directly next to this one, in a tile of yours in which nobody is.',
    )
  return listRefusal(force.owner, TRAINING_POINTS, found.units)
}

export function trainRefusal(look: Look, force: CampaignForce, command: Train): Refusal | null {
  const refusal = canTrain(look, force)
  if (refusal) return refusal
  const { changes, recruits, found } = command
  const modifies = changes !== undefined || recruits !== undefined
  if (found === undefined)
    return modifies ? modifyRefusal(look, force, command) : refuse('ed.camp-train.1', 'Say what is trained.')
  if (modifies) return refuse('ed.camp-train.2', 'The points are not split between this force and a new one.')
  return foundRefusal(look, force, found)
}

function applyChanges(t: Transaction, id: number, changes: readonly Change[]): void {
  for (const change of changes) {
    const one = personIn(actingIn(t, id), change.unit)
    if (!one) continue
    const after = changed(one, change)
    setMember(t, id, after)
    if (after.unit === one.unit) continue
    const { vitality } = after
    t.emit({
      e: 'promoted',
      clause: 'ed.camp-train.3',
      force: id,
      unit: one.id,
      from: one.unit,
      to: after.unit,
      vitality,
    })
  }
}

/** ed.camp-train.4 House rule. */
function addRecruits(t: Transaction, id: number, recruits: Force): void {
  const units = recruits.map((unit) => enlisted(t, unit))
  const { owner, units: before } = actingIn(t, id)
  setForce(t, id, { units: [...before, ...units] })
  t.emit({ e: 'recruited', clause: 'ed.camp-train.4', faction: owner, force: id, units })
}

function foundForce(t: Transaction, { owner }: CampaignForce, { at, units }: NonNullable<Train['found']>): void {
  const members = units.map((unit) => enlisted(t, unit))
  const { id } = addForce(t, owner, at, members)
  t.emit({ e: 'founded', clause: 'ed.camp-train.5', faction: owner, force: id, at, units: members })
}

function train(t: Transaction, force: CampaignForce, command: Train): void {
  const { changes = [], recruits, found } = command
  const { owner, id, at } = force
  takeSupplies(t, owner, 1)
  t.state.trained = Object.freeze([...t.state.trained, at])
  const points = found ? costOf(found.units) : trainingCost(force, command)
  t.emit({ e: 'trained', clause: 'ed.camp-train.1', faction: owner, force: id, at, points, changes })
  applyChanges(t, id, changes)
  if (recruits) addRecruits(t, id, recruits)
  if (found) foundForce(t, force, found)
}

/** Each promotion of somebody that is not too dear. */
const promotions = (one: Person): Change[] =>
  PROFILE_IDS.filter((id) => profileOf(id).faction === profileOf(one.unit).faction)
    .filter((id) => profileOf(id).points > profileOf(one.unit).points)
    .map((profile) => ({ unit: one.id, profile }))

/** Lists of training are endless: each promotion by itself, and the ready-made force in each tile. */
function choicesFor(look: Look, force: CampaignForce): Train[] {
  if (canTrain(look, force)) return []
  const alone = (change: Change): Train => ({ do: 'train', force: force.id, changes: [change] })
  const units = readyFor(force.owner, TRAINING_POINTS)
  return [
    ...peopleIn(force)
      .flatMap(promotions)
      .map(alone)
      .filter((command) => modifyRefusal(look, force, command) === null),
    ...foundingTiles(look, force).map((at): Train => ({ do: 'train', force: force.id, found: { at, units } })),
  ]
}

export const TRAIN: Action<'train'> = {
  choices: (look, faction) => forcesOf(look.state, faction).flatMap((force) => choicesFor(look, force)),
  refusal: (look, _faction, command) => trainRefusal(look, actingIn(look, command.force), command),
  take(t, _faction, command) {
    const force = forceOf(t.state, command.force)
    if (force) train(t, force, command)
  },
}
