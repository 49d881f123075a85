/** Words that were wrong once, or would be: what no sentence of the page may contain. */

interface Fault {
  readonly wrong: RegExp
  /** A sentence that has it. */
  readonly example: string
}

export const FAULTS: readonly Fault[] = [
  { wrong: /undefined|null|NaN|\[object/, example: 'Ito fires at undefined.' },
  { wrong: / {2}| [.,;:?]|[,;:][.?]|\.\./, example: 'Ito  fires .' },
  { wrong: /\b0 (cm|in)\b/, example: 'Di jumps 0 cm.' },
  // Letters that are said with a vowel first have "an"; herds are called by letters.
  {
    wrong: /(?<!herds? )\ba (?!one|use|uni)[aeiou]|\ban (?!SMG|HE\b|hour|heir|FBI)[^aeiou\d\s]/i,
    example: 'Di takes a axe.',
  },
  {
    wrong:
      /(takes|drops|leaves|gives|uses|has|picks up) (pistol|revolver|rifle|carbine|sub machinegun|machete|axe|kitchen|pump|radio|grenade|medkit|knife|SMG|health kit|pipe bomb)/,
    example: 'Di drops kitchen knife.',
  },
  {
    wrong: / by (a bite|a shot|a blow|a tripwire|a bear trap|fire|wounds)(?<!(killed|cut|hurt|used up) by .*)[,.]/,
    example: 'Di is dead, by a bite.',
  },
  { wrong: /\bthe own\b|\bnext own\b/, example: 'Di treats the own wounds.' },
  { wrong: /\b(him|his|her|hers|he|she)\b/, example: 'The chainsaw of Di cuts him.' },
  {
    wrong: /\b(units|squares|points|rounds|zombies|dice) less\b|\bless (units|squares|points|rounds|zombies|dice)\b/,
    example: 'Di walks two units less.',
  },
  { wrong: /(?<!the )\b(wound|fear) test(:| with)/, example: 'Di fear test: 7.' },
  {
    wrong:
      /(?<![Zz]ombie )\b(one|1) (units|squares|rounds|points|zombies|shots|clips|wounds|turns|tiles|parts|doors)\b/,
    example: 'Di has 1 units.',
  },
  {
    wrong:
      /(?<![Zz]ombie )\b(two|three|four|[2-9]|\d\d+) (unit|square|round|point|zombie|shot|clip|wound|turn|tile|part|door)\b/,
    example: 'Di has 2 unit.',
  },
  { wrong: /\b([a-z]+(?: [a-z]+)?) and (?:an? )?\1(?: |[.,])(?!reload)/i, example: 'Di leaves bandages and bandages.' },
  { wrong: /\bof them \(|\bd6 = /, example: 'Di has a revolver, one of them (17+11).' },
  // Who, what happened, what it means; dice come after it, in brackets.
  { wrong: /\b(die|dice)\b[^.]*\bshows?\b/, example: 'The spawn die shows 4: four zombies.' },
  { wrong: /: \d[\d+−]*( = −?\d+)?(, | against )/, example: 'Di tests fear: 4+4+1 = 9 against 4, shaken.' },
  { wrong: /^Who (comes|is|hides)\b[^?]*$/, example: 'Who comes over the edge: 4, 6, one.' },
  { wrong: /(?<!\.)\bmoral\b/, example: 'Di loses 2 moral.' },
  { wrong: /\b[HZMP]\d+\b|\bGM\b/, example: 'Z12 bites Di.' },
  // What nobody would say.
  { wrong: /\b[Aa]ll two\b/, example: 'All two get away.' },
  { wrong: /\bbot rule \d/, example: 'Zombie bot rule 2b: it guards the helipad.' },
  {
    wrong: /\b(an elimination|a fall) \(rolled|: (falls|eliminated|stunned)(\.| \()/,
    example: 'Zombie 10: falls (rolled 4).',
  },
  {
    wrong: /\btakes? (\S+) wounds? from [^,]*, (one|two|three|1|2|3) in all(?<=takes one .*, (one|1) in all)/,
    example: 'Di takes one wound from a bite, 1 in all.',
  },
  { wrong: /\bis to act\b|\bled nowhere\b|\bunits to walk\.|, all the same$/, example: 'Ito is to act.' },
]

/** A line without its dice and its clause. */
const bare = (sentence: string): string => sentence.replace(/ \([^)]*\)|\.? [a-z]+\.[a-z-]+\.\d+$/g, '').toLowerCase()

/** Whether a line says over again what the one before has said: "Zombie 3 falls (rolled 4)." and "Zombie 3 falls." */
export const isSaidAgain = (sentence: string, before: string): boolean =>
  sentence !== before && !sentence.includes('(') && bare(before).includes(bare(sentence)) && bare(sentence) !== ''

/** What is wrong with a sentence. */
export const faultsIn = (sentence: string): readonly string[] =>
  FAULTS.flatMap(({ wrong }) => {
    const found = wrong.exec(sentence)
    return found ? [`"${found[0]}" in: ${sentence}`] : []
  })
