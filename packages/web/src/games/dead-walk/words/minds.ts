/** Skills, quirks and psychoses in a few words each: what they do for somebody, and to him. */
import type { SkillId, Trait } from '@shamble/dead-walk/page'

/** What a use brings. */
export const SKILL_DOES: Readonly<Record<SkillId, string>> = {
  cool: 'one more on the value of this fear test',
  'fancy-move': 'the obstacle costs nothing extra',
  lucky: 'the find die is changed by one',
  'nerves-of-steel': 'the fear test is skipped',
  agile: 'the climb or jump is free',
  fearless: 'two off the score of this fear test',
  mechanics: 'half the action points',
  'first-aid': 'a wound is treated with bare hands',
  medic: 'somebody who turned may be brought back',
  motivate: 'one more on the fear value of everybody near',
  'lucky-bastard': 'the hit is rolled again',
  inspire: 'the throw is made again',
  snappy: 'one action point more, but not for movement',
  quick: '5 cm more if everything goes into movement',
  dodge: 'a step of 5 cm out of contact',
  hero: 'one action point more',
  aggressive: 'the failed die is rolled again',
  brace: 'two bursts of the machinegun without bracing it',
  cover: 'the rest is kept for when the dead move',
  'eagle-eye': 'long range does not count',
  'fast-reload': 'half the price of a reload',
  sharpshooter: 'soft cover does not count',
  unload: 'up to four shells for 1 AP each',
  ambidextrous: 'two handguns for the price of one',
  'deep-pockets': 'there may be a last magazine',
  frantic: 'one more strike for nothing',
  gunner: 'the machinegun eliminates on 4 or more',
  'martial-arts': 'an attack with bare hands',
  'combat-expert': 'two attacks for the price of one',
  reflex: 'an attack before theirs',
  tough: 'the wound test is rolled again',
  'chainsaw-maniac': 'the saw eliminates on 2 or more',
  'double-tap': 'two bursts for 1 AP, and a fall eliminates',
  killer: 'the whole magazine, like a machinegun',
  sniper: 'every hit on 2 or more eliminates',
  strong: 'every hit eliminates',
}

/** What is wrong with somebody. */
export const TRAIT_DOES: Readonly<Record<Trait, string>> = {
  clumsy: 'may fall at the first movement of a turn',
  criminal: 'must fire at the police within 10 cm',
  flinch: 'one less with firearms',
  indecisive: 'may hesitate, with fewer action points',
  macho: 'must fire at the dead in sight first',
  psycho: 'everybody within 10 cm has one less on dice',
  relative: 'may recognise one of the dead, and then attacks nobody',
  'scary-pants': 'may freeze with the dead within 10 cm',
  sexy: 'men within 10 cm have one less on dice',
  stupid: 'walks into the dead within 10 cm, and never breaks away',
  thick: 'may have fewer action points',
  berserk: 'may fire at whoever is nearest',
  charge: 'runs into the nearest of the dead',
  'mental-block': 'either moves or fires in a turn',
  terrified: 'goes no nearer to the dead, and never fights them hand to hand',
  depressive: 'two less on every shot',
  paranoid: 'must fire at a friend within 10 cm',
  scared: 'runs to a friend when the dead are near',
  schizophrenic: 'may lose a whole turn',
  hallucinate: 'must strike at a friend within 10 cm',
  rage: 'empties the magazine in one burst',
  despaired: 'may give up altogether',
}

/** What its die says: that it works, and that it does not. */
export const TRAIT_DIE: Readonly<Partial<Record<Trait, readonly [string, string]>>> = {
  clumsy: ['stumbles and falls', 'does not stumble'],
  indecisive: ['cannot decide', 'has decided'],
  relative: ['recognises a relative and attacks nobody this turn', 'recognises nobody'],
  'scary-pants': ['freezes and does nothing this turn', 'does not freeze'],
  thick: ['takes longer', 'keeps up'],
  berserk: ['fires at whoever is nearest', 'keeps control'],
  schizophrenic: ['is far away and does nothing this turn', 'keeps hold of things'],
  despaired: ['cannot go on', 'goes on'],
}

/** "must fire at Delgado", "must run". */
export const MUST: Readonly<Partial<Record<Trait, readonly [string, string]>>> = {
  criminal: ['must fire at ', 'must fire'],
  macho: ['must fire at ', 'must fire at the dead'],
  stupid: ['must walk into ', 'must walk into the dead'],
  charge: ['must run into ', 'must charge'],
  paranoid: ['must fire at ', 'must fire at a friend'],
  scared: ['must run to ', 'must run'],
  hallucinate: ['must strike at ', 'must strike at a friend'],
}
