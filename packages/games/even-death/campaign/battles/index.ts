/** ed.camp-battle Battles beside a campaign: the match that is played, and what its end tells. */
export { battleBeside } from './match.ts'
export { resultFaults, resultRefusal } from './possible.ts'
export { resultFrom } from './read.ts'
export { campaignZones } from './zones.ts'
