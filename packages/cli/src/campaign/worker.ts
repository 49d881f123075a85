import { answerGames } from '../sim/worker-side.ts'
import { campaignNo, type CampaignSpec, lineOf } from './series.ts'

answerGames((spec: CampaignSpec, game) => lineOf(spec.of, campaignNo(spec, game)))
