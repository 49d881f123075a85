/** How strong forces are, as a bot reckons: their worth, less what their people have lost; the dead count a little less. */
import { worthOf, peopleIn, mostVitality } from '../roster.ts'
import { type CampaignForce, isHuman, type Look } from '../state.ts'
import { drawnIn } from '../rules/47-sides.ts'

/** In percent, so that nothing is rounded before it is compared. */
const OF_THE_DEAD = 90

/** Vitality that is left, and what there could be. */
function vitalityOf(force: CampaignForce): { readonly now: number; readonly most: number } {
  const people = peopleIn(force)
  return {
    now: people.reduce((sum, { vitality }) => sum + vitality, 0),
    most: people.reduce((sum, one) => sum + mostVitality(one), 0),
  }
}

/** How much of its vitality a force has lost, in percent. */
export function hurtIn(force: CampaignForce): number {
  const { now, most } = vitalityOf(force)
  return most === 0 ? 0 : Math.floor((100 * (most - now)) / most)
}

/** In hundredths of a point. */
export function strengthOf(force: CampaignForce): number {
  if (!isHuman(force.owner)) return OF_THE_DEAD * worthOf(force)
  const { now, most } = vitalityOf(force)
  return most === 0 ? 0 : Math.floor((100 * worthOf(force) * now) / most)
}

/** Of every faction that a battle would draw in, the strongest that it can send, together. */
export const oppositionTo = (look: Look, force: CampaignForce): number =>
  drawnIn(look, force).reduce((sum, { forces }) => sum + Math.max(...forces.map(strengthOf)), 0)

/** Whether it is so many times as strong, in percent, as all whom a battle would draw in. */
export const isWorthFighting = (look: Look, force: CampaignForce, percent: number): boolean =>
  100 * strengthOf(force) >= percent * oppositionTo(look, force)
