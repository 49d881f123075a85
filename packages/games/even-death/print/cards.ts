/** A card for every kind of human, and for every kind of herd in each of its sizes. */
import type { CardPrint } from '@shamble/print'
import { CLASSES, FACTION_TITLES, PROFILES, type Profile, ZOMBIES, type ZombieKind } from '../tables/profiles.ts'
import { perkText, toughnessText } from './words.ts'

const armourText = (armour: boolean): string => (armour ? ' Armour: one die more.' : '')

const perksText = ({ perks, has }: Profile): string => {
  const chosen = perks === 0 ? 'No perks.' : `A perk of each level up to ${perks}.`
  return has.length === 0 ? chosen : `${perkText(has)}. ${chosen}`
}

const human = (profile: Profile): CardPrint => ({
  id: profile.title,
  title: profile.title,
  family: `${FACTION_TITLES[profile.faction]}, ${profile.points} points`,
  art: profile.faction === 'military' ? 'soldier' : 'civilian',
  says: `Moves ${profile.movement} inches. Toughness ${toughnessText(profile.toughness)}.${armourText(profile.armour)} ${perksText(profile)}`,
  dark: false,
  boxes: profile.vitality,
  count: 2,
})

const herd = ({ title, movement, armour, runner, classes }: ZombieKind): CardPrint[] =>
  classes.map(({ toughness, points }, i) => {
    const least = (CLASSES[i - 1] ?? 0) + 1
    const most = CLASSES[i] ?? least
    return {
      id: `${title} ${least}-${most}`,
      title: `${title} ${least}-${most}`,
      family: `Herd, ${points} points`,
      art: 'zombie 2',
      says: `Moves ${movement} inches. Toughness ${toughnessText(toughness)}.${armourText(armour)}${runner ? ' Climbs, splits and merges without a check.' : ''}`,
      dark: true,
      boxes: most,
      count: 2,
    }
  })

export const CARDS: readonly CardPrint[] = [
  ...Object.values(PROFILES).map(human),
  ...Object.values(ZOMBIES).flatMap(herd),
]
