/** What happened, one sentence an event, names first; what belongs together in one line. */
import { AMMUNITION, type Die, type Event, ITEMS, type View, WEAPONS, type WeaponId } from '@shamble/dead-walk/page'
import type { XY } from '@shamble/table'
import type { LogLine } from '../../../table/face.ts'
import {
  capitalised,
  cited,
  figures,
  type Line,
  line,
  mono,
  name,
  runFrom,
  type Told,
  toldLines,
  type Word,
  Zombie,
  zombie,
} from '../../../words/phrases.ts'
import { capital, count, plural, signed } from '../../../words/plain.ts'
import { lengthWords } from '../../../board/measured/units.ts'
import { humanName, nameOf, optionsFor, placeOfFigure, zombieName } from '../read.ts'
import { advancedLine } from './advanced-log.ts'
import {
  at,
  By,
  by,
  compass,
  dieOf,
  type EventOf,
  gun,
  left,
  numeral,
  OpeningWord,
  oneDie,
  openingWord,
  partsOf,
  placeWord,
  plainDie,
  rollOf,
  sumText,
  thingWords,
  who,
} from './lines.ts'
import { HARMS, modifierWords, RESULTS, SENSES } from './parts.ts'

const PHASES = { setup: 'set-up', tests: 'tests', humans: 'humans', zombies: 'zombies' } as const

const MARKS: Readonly<Partial<Record<Event['e'], NonNullable<LogLine['mark']>>>> = {
  'room explored': 'turned',
  wounded: 'hurt',
  'left the table': 'goal',
  'goal met': 'goal',
  graded: 'goal',
  turned: 'died',
  'survivor found': 'turned',
  psychosis: 'hurt',
  crashed: 'hurt',
  'vehicle left': 'goal',
}

/** Hits of dice: "2 eliminated, 1 falls". */
function tally(dice: readonly Pick<Die, 'result'>[]): string {
  const elim = dice.filter(({ result }) => result === 'elim').length
  const fall = dice.filter(({ result }) => result === 'fall').length
  return [elim > 0 ? `${elim} ${plural(elim, 'elimination')}` : '', fall > 0 ? `${fall} ${plural(fall, 'fall')}` : '']
    .filter(Boolean)
    .join(', ')
}

/** dw.autofire.9 Everybody whom a burst at several may hit, in the order of the dice that pick among them. */
const mayBeHit = (targets: EventOf<'declared'>['targets']): Word[] =>
  targets.length < 2
    ? []
    : [' (may hit ', ...targets.flatMap((id, i): Word[] => [...(i === 0 ? [] : [', ']), by(id)]), ')']

function burstLine(event: EventOf<'burst'>, view: View): Line {
  const { human, weapon, dice, loaded, clause } = event
  const hits = tally(dice)
  const words: Word[] = [
    who(human),
    ` fires the ${gun(weapon)}: `,
    // One by one, so that a line may end between two of them.
    ...dice.flatMap(({ face, modifiers }, i): Word[] => [...(i === 0 ? [] : [', ']), mono(sumText(face, modifiers))]),
    hits ? `, ${hits}` : ', no hit',
    '.',
  ]
  return {
    ...line('fight', 'target', cited(words, clause), [humanName(human)]),
    roll: rollOf(
      `${nameOf(view, humanName(human))}, ${gun(weapon)}`,
      dice.map((die) => dieOf(die)),
      clause,
      {
        parts: partsOf(dice[0]?.modifiers ?? []),
        verdict: `${hits || 'No hit'}; ${loaded} left`,
        seat: view.humans[human - 1]?.seat ?? '',
      },
    ),
  }
}

function dicedLine(events: readonly EventOf<'diced for'>[]): Line {
  const words: Word[] = []
  events.forEach((event, i) => {
    words.push(...(i === 0 ? [By(event.figure)] : [', ', by(event.figure)]))
    words.push(': ', mono(sumText(event.die.face, event.die.modifiers)), ` ${RESULTS[event.die.result]}`)
  })
  const [first] = events as readonly [EventOf<'diced for'>]
  return {
    ...line(
      'fight',
      'target',
      cited([...words, '.'], first.clause),
      events.map((event) => placeOfFigure(event.figure)),
    ),
    roll: rollOf(
      'Under the template',
      events.map((event) => dieOf(event.die, `${event.figure.slice(1)}: ${RESULTS[event.die.result]}`)),
      first.clause,
      { parts: partsOf(first.die.modifiers) },
    ),
  }
}

/** dw.ammo.2, dw.ammo.3 "2 clips for the pistol", "3 hand grenades". */
function supplyWords(weapon: WeaponId, clips: number): string {
  const ammunition = WEAPONS[weapon].fire?.ammunition
  if (!ammunition) return `${clips} for the ${gun(weapon)}`
  const { title, perClip, loads } = AMMUNITION[ammunition]
  const pieces = clips * perClip
  const words = `${pieces} ${pieces === 1 ? title.replace(/s$/, '') : title}`
  return loads === null ? words : `${words} for the ${gun(weapon)}`
}

/** dw.lurch.2, dw.lurch.4 A die that is high enough may still lead nowhere. */
function lurchWords({ into, face }: EventOf<'lurched'>, view: View): string {
  if (into) return 'lurches into contact'
  return face >= Number(optionsFor(view)['lurchScore'] ?? 5) ? 'but something is in the way' : 'no lurch'
}

/** What is declared: bursts of automatic fire, else shots or throws. */
function shotWord(weapon: WeaponId): 'burst' | 'throw' | 'shot' {
  const fire = WEAPONS[weapon].fire
  return fire?.mode === 'automatic' ? 'burst' : fire?.ammunition === 'thrown' ? 'throw' : 'shot'
}

/** Several hits of one volley: who got which. */
function dealtLine(events: readonly EventOf<'hit dealt'>[], view: View): Line {
  const [first] = events as readonly [EventOf<'hit dealt'>]
  const targets = [...new Set(events.map(({ figure }) => figure))]
  const words = targets.flatMap((figure, i): Word[] => {
    const own = events.filter((one) => one.figure === figure)
    const told = own.length === 1 ? RESULTS[(own[0] as EventOf<'hit dealt'>).result] : tally(own)
    return [...(i === 0 ? [] : ['; ']), by(figure), ` (${told})`]
  })
  const told = line(
    'fight',
    'target',
    cited(['The hits go to ', ...words, '.'], first.clause),
    targets.map(placeOfFigure),
  )
  const dice = events.flatMap(({ face, figure }) =>
    face === null ? [] : [plainDie(face, nameOf(view, placeOfFigure(figure)))],
  )
  return dice.length === 0 ? told : { ...told, roll: rollOf('Whom they hit', dice, first.clause) }
}

function fearLine(event: EventOf<'fear tested'>, view: View): Line {
  const { human, faces, modifiers = [], score, value, terms, passed, clause } = event
  const added = modifiers.map((one) => signed(one.value)).join('')
  if (faces.length === 0)
    return line('rule', 'heart', cited([who(human), ' need not test fear this time.'], clause), [humanName(human)])
  const words: Word[] = [
    who(human),
    ' fear test: ',
    mono(`${faces.join('+')}${added} = ${score}`),
    ' against ',
    mono(numeral(value)),
    passed ? ', holds.' : ', shaken. Every action costs double this turn.',
  ]
  return {
    ...line(passed ? 'dice' : 'rule', passed ? 'dice' : 'warn', cited(words, clause), [humanName(human)]),
    roll: rollOf(
      `Fear test of ${nameOf(view, humanName(human))}`,
      faces.map((face, i) => plainDie(face, i === 0 ? '' : passed ? 'holds' : 'shaken', passed ? 'plain' : 'bad')),
      clause,
      {
        parts: [
          ...terms.map((term) => ({
            value: term.clause === 'dw.scope.5' ? numeral(term.value) : signed(term.value),
            words: modifierWords(term.clause),
            clause: term.clause,
          })),
          ...partsOf(modifiers).map((part) => ({ ...part, words: `${part.words}, on the dice` })),
        ],
        verdict: `${numeral(value)} or less holds`,
        seat: view.humans[human - 1]?.seat ?? '',
      },
    ),
  }
}

function attackLine(event: EventOf<'zombie attacked'>, view: View): Line {
  const { zombie: n, human, face, modifiers, needed, hit, clause } = event
  const words: Word[] = [
    Zombie(n),
    ' attacks ',
    who(human),
    ': ',
    mono(sumText(face, modifiers)),
    ` against ${needed}, `,
    hit ? 'bitten.' : 'misses.',
  ]
  return {
    ...line('fight', 'bite', cited(words, clause), [humanName(human), zombieName(n)]),
    roll: rollOf(
      `Zombie ${n} attacks ${nameOf(view, humanName(human))}`,
      [plainDie(face, hit ? 'hit' : 'miss', hit ? 'bad' : 'plain')],
      clause,
      { parts: partsOf(modifiers), verdict: `${needed} or more bites` },
    ),
  }
}

function struckLine(event: EventOf<'struck'>, view: View): Line {
  const { human, target, die, back, clause } = event
  const tool =
    event.with in WEAPONS
      ? gun(event.with as WeaponId)
      : event.with in ITEMS
        ? ITEMS[event.with as keyof typeof ITEMS].title
        : event.with
  const words: Word[] = [
    who(human),
    ' strikes ',
    by(target),
    ` with the ${tool}${back ? ' from behind' : ''}: `,
    mono(sumText(die.face, die.modifiers)),
    `, ${RESULTS[die.result]}.`,
  ]
  return {
    ...line('fight', 'club', cited(words, clause), [humanName(human), placeOfFigure(target)]),
    roll: rollOf(`${nameOf(view, humanName(human))}, ${tool}`, [dieOf(die)], clause, {
      parts: partsOf(die.modifiers),
      verdict: capital(RESULTS[die.result]),
      seat: view.humans[human - 1]?.seat ?? '',
    }),
  }
}

function closeLine(event: EventOf<'shot close'>, view: View): Line {
  const { human, weapon, target, dice, clause } = event
  const words: Word[] = [
    who(human),
    ' shoots ',
    by(target),
    ` at close quarters with the ${gun(weapon)}`,
    ...(dice.length > 0
      ? [
          ': ',
          mono(dice.map(({ face, modifiers }) => sumText(face, modifiers)).join(', ')),
          `, ${tally(dice) || 'no hit'}.`,
        ]
      : ['. No die is needed.']),
  ]
  const told = line('fight', 'target', cited(words, clause), [humanName(human), placeOfFigure(target)])
  return dice.length === 0
    ? told
    : {
        ...told,
        roll: rollOf(
          `${nameOf(view, humanName(human))}, close quarters`,
          dice.map((die) => dieOf(die)),
          clause,
          {
            parts: partsOf(dice[0]?.modifiers ?? []),
            seat: view.humans[human - 1]?.seat ?? '',
          },
        ),
      }
}

const ENTRIES: Readonly<Record<string, string>> = {
  A: 'A place at random: ',
  B: 'Who comes over the edge: ',
  C: 'Who is in the room: ',
  D: 'Who comes for the noise: ',
  E: 'Who comes for the noise: ',
}

/** Where a search is made. */
const hiding = ({ room, vehicle }: EventOf<'entry rolled'>): Word[] => {
  const place = room ?? vehicle
  return place === undefined ? ['Who comes: '] : ['Who hides in ', placeWord(place), ': ']
}

function entryLine(event: EventOf<'entry rolled'>): Line {
  const { method, faces, arrivals, clause } = event
  const words: Word[] = [
    ...(ENTRIES[method] === undefined ? hiding(event) : [ENTRIES[method]]),
    mono(faces.join(', ')),
    method === 'A' ? '.' : arrivals === 0 ? ', nobody.' : `, ${count(arrivals)}.`,
  ]
  return {
    ...line('dice', 'dice', cited(words, clause)),
    roll: rollOf(
      method === 'A' ? 'Where it is' : 'Arrivals',
      faces.slice(-6).map((face) => plainDie(face, '', 'plain', method === 'A' ? 20 : 6)),
      clause,
      { verdict: arrivals === 0 ? 'Nobody' : method === 'A' ? '' : `${arrivals}` },
    ),
  }
}

const METHODS: Readonly<Record<string, string>> = {
  printed: 'is there',
  A: 'is there',
  B: 'comes over the edge',
  C: 'was in the room',
  D: 'comes for the noise',
  E: 'comes for the noise',
  search: 'was hiding here',
  turned: 'rises',
}

const OPENINGS: Readonly<Record<string, string>> = {
  open: 'opens',
  closed: 'closes',
  barricaded: 'barricades',
  broken: 'breaks',
}

const GRADES: Readonly<Record<string, string>> = {
  'major-hero': 'a major victory of the heroes',
  'minor-hero': 'a minor victory of the heroes',
  'minor-zombie': 'a minor victory of the dead',
  'major-zombie': 'a major victory of the dead',
}
export const gradeWords = (grade: string | null): string => GRADES[grade ?? ''] ?? 'no result'

const WAITS: Readonly<Record<string, string>> = {
  crowd: 'finds no room',
  'no way': 'finds no way',
  held: 'stays in contact',
  barrier: 'stands before something shut',
  'at the sound': 'stands where the sound was',
  'game master': 'is left where it is',
}

/** One event by itself; null for what another line says. */
function tellOne(event: Event, view: View): Line | null {
  const told = wordsFor(event, view)
  const mark = event.e === 'eliminated' ? (event.figure.startsWith('Z') ? 'killed' : 'died') : MARKS[event.e]
  return told && mark ? { ...told, mark } : told
}

function wordsFor(event: Event, view: View): Line | null {
  const rule = (icon: string, words: readonly Word[], about: readonly string[] = []): Line =>
    line('rule', icon, cited(words, event.clause), about)
  const act = (icon: string, words: readonly Word[], human: number): Line =>
    line('rule', icon, cited(words, event.clause), [humanName(human)])
  switch (event.e) {
    case 'set up':
      return {
        ...rule('map', [
          name(event.scenario),
          `: ${count(event.humans)} ${plural(event.humans, 'human')}${event.zombies > 0 ? `, ${count(event.zombies)} ${plural(event.zombies, 'zombie')} to begin with` : ''}.`,
        ]),
        heading: 'Set-up',
      }
    case 'clips rolled':
      return oneDie(
        line(
          'dice',
          'dice',
          cited([who(event.human), ` has ${supplyWords(event.weapon, event.clips)}.`], event.clause),
          [],
        ),
        `Ammunition of ${nameOf(view, humanName(event.human))}`,
        event.face,
        supplyWords(event.weapon, event.clips),
        event.clause,
      )
    case 'placed':
      return line('move', 'human', cited([who(event.human), ' starts at ', at(event.at), '.'], event.clause), [
        humanName(event.human),
      ])
    case 'turn began':
      return null
    case 'phase began':
      return {
        ...line('phase', 'flag', [], []),
        heading: `Turn ${event.turn}, ${PHASES[event.phase]}`,
      }
    case 'zombie arrived':
      return event.method === 'turned'
        ? null
        : rule(
            'dead',
            [Zombie(event.zombie), ` ${METHODS[event.method] ?? 'comes'}, at `, at(event.at), '.'],
            [zombieName(event.zombie)],
          )
    case 'no zombie':
      return rule('dead', [
        event.why === 'cap' ? 'No more zombies: there are as many as may be.' : 'No zombie: there is no free place.',
      ])
    case 'entry rolled':
      return entryLine(event)
    case 'fear tested':
      return fearLine(event, view)
    case 'wound tested':
      return oneDie(
        rule(
          event.survived ? 'heart' : 'warn',
          [
            who(event.human),
            ` wound test with ${count(event.wounds)}`,
            ...(event.face === null ? [] : [': ', mono(sumText(event.face, event.modifiers ?? []))]),
            event.survived ? ', lives.' : ', succumbs.',
          ],
          [humanName(event.human)],
        ),
        `Wound test of ${nameOf(view, humanName(event.human))}`,
        event.face,
        event.survived ? 'lives' : 'dies',
        event.clause,
        event.survived ? 'plain' : 'bad',
      )
    case 'zombification tested':
      return oneDie(
        rule(
          'skull',
          [
            'The corpse of ',
            who(event.human),
            ': ',
            mono(String(event.face)),
            event.turned ? ', it rises.' : ', it lies still.',
          ],
          [humanName(event.human)],
        ),
        `Corpse of ${nameOf(view, humanName(event.human))}`,
        event.face,
        event.turned ? 'rises' : 'still',
        event.clause,
        event.turned ? 'bad' : 'plain',
      )
    case 'turned':
      return rule('skull', [who(event.human), ' is now ', zombie(event.zombie), '.'], [zombieName(event.zombie)])
    case 'fire spread':
      return oneDie(
        rule(
          'flame',
          [
            'The fire reaches ',
            by(event.figure),
            ': ',
            mono(String(event.face)),
            event.caught ? ', it catches.' : ', it does not catch.',
          ],
          [placeOfFigure(event.figure)],
        ),
        'Fire spreads',
        event.face,
        event.caught ? 'catches' : 'no',
        event.clause,
        event.caught ? 'bad' : 'plain',
      )
    case 'caught fire':
      return rule('flame', [By(event.figure), ' is on fire.'], [placeOfFigure(event.figure)])
    case 'burned':
      return oneDie(
        rule(
          'flame',
          [By(event.figure), ` burns, turn ${event.turns}: ${RESULTS[event.result]}.`],
          [placeOfFigure(event.figure)],
        ),
        'Fire',
        event.face,
        RESULTS[event.result],
        event.clause,
      )
    case 'fire out':
      return rule('flame', ['The fire of ', by(event.figure), ' is out.'], [placeOfFigure(event.figure)])
    case 'activated':
      return act(
        'chev',
        [who(event.human), ' acts: ', mono(`${event.ap} AP`), event.doubled ? ', everything costs double.' : '.'],
        event.human,
      )
    case 'activation ended':
      return event.left > 0
        ? act('flag', [who(event.human), ' ends, ', mono(`${event.left} AP`), ' unspent.'], event.human)
        : null
    case 'stun over':
      return rule('chev', [By(event.figure), ' recovers.'], [placeOfFigure(event.figure)])
    case 'moved':
      return line(
        'move',
        'steps',
        cited(
          [
            who(event.human),
            ' goes to ',
            at(event.path.at(-1) as XY),
            ', ',
            mono(`${event.cost} AP`),
            ...(event.stoppedBy === null ? [] : [', into contact with ', by(event.stoppedBy)]),
            '.',
          ],
          event.clause,
        ),
        [humanName(event.human)],
      )
    case 'climbed':
      return act(
        'ladder',
        [
          who(event.human),
          event.on === null ? ' climbs down' : ' climbs up',
          ' at ',
          placeWord(event.by),
          ...left(event.left),
          '.',
        ],
        event.human,
      )
    case 'jumped':
      return oneDie(
        act(
          'steps',
          [
            who(event.human),
            ` jumps ${lengthWords(event.distance)}`,
            ...(event.face === null ? [] : [': ', mono(sumText(event.face, event.modifiers ?? []))]),
            event.fell ? ' and falls' : '',
            ...left(event.left),
            '.',
          ],
          event.human,
        ),
        'Jump',
        event.face,
        event.fell ? 'falls' : 'lands',
        event.clause,
        event.fell ? 'bad' : 'plain',
      )
    case 'lay down':
      return act('down', [who(event.human), ' lies down', ...left(event.left), '.'], event.human)
    case 'stood up':
      return rule('up', [By(event.figure), ' stands up.'], [placeOfFigure(event.figure)])
    case 'opening changed':
      return rule(
        'door',
        event.human === null
          ? [OpeningWord(event.opening), ` ${OPENINGS[event.state] ?? event.state}.`]
          : [
              who(event.human),
              ` ${OPENINGS[event.state] ?? event.state} `,
              openingWord(event.opening),
              ...left(event.left),
              '.',
            ],
        [event.opening],
      )
    case 'room explored':
      return rule('map', [who(event.human), ' is the first in ', placeWord(event.room), '.'], [event.room])
    case 'left the table':
      return rule(
        'out',
        [
          who(event.human),
          ' leaves the table and is safe',
          event.carried.length > 0
            ? `, with ${count(event.carried.length)} ${plural(event.carried.length, 'marker')}`
            : '',
          '.',
        ],
        [],
      )
    case 'engine turned':
      return act(
        'engine',
        [who(event.human), ` turns the engine over: ${event.turns} of ${event.needed}.`],
        event.human,
      )
    case 'joined':
      return rule('human', [who(event.human), ' joins the team.'], [humanName(event.human)])
    case 'picked up':
      return act(
        'take',
        event.clause === 'dw.search.17'
          ? [who(event.human), ` takes ${thingWords(event.thing)}.`]
          : [who(event.human), ` picks up: ${thingWords(event.thing)}`, ...left(event.left), '.'],
        event.human,
      )
    case 'gave':
      return act(
        'give',
        [who(event.human), ` gives ${thingWords(event.thing)} to `, who(event.receiver), ...left(event.left), '.'],
        event.human,
      )
    case 'dropped':
      return act(
        'down',
        [who(event.human), ` ${event.clause === 'dw.search.17' ? 'leaves' : 'drops'} ${thingWords(event.thing)}.`],
        event.human,
      )
    case 'readied':
      return act(
        'swap',
        [
          who(event.human),
          event.weapons.length === 0 ? ' has empty hands' : ` takes in hand: ${event.weapons.map(gun).join(', ')}`,
          ...left(event.left),
          '.',
        ],
        event.human,
      )
    case 'reloaded':
      return act(
        'mag',
        [who(event.human), ` reloads the ${gun(event.weapon)}: `, mono(String(event.loaded)), ...left(event.left), '.'],
        event.human,
      )
    case 'jam cleared':
      return act(
        'mag',
        [who(event.human), ` clears the jam of the ${gun(event.weapon)}`, ...left(event.left), '.'],
        event.human,
      )
    case 'braced':
      return act('brace', [who(event.human), ' braces the machinegun', ...left(event.left), '.'], event.human)
    case 'healed':
      return act(
        'cross',
        [
          who(event.human),
          ' treats ',
          who(event.patient),
          `: ${count(event.by)} healed, ${event.wounds === 0 ? 'none' : count(event.wounds)} left.`,
        ],
        event.patient,
      )
    case 'extinguished':
      return oneDie(
        act(
          'flame',
          [
            who(event.human),
            ' fights the fire of ',
            by(event.figure),
            ': ',
            mono(String(event.face)),
            event.out ? ', out.' : ', it burns on.',
          ],
          event.human,
        ),
        'Extinguisher',
        event.face,
        event.out ? 'out' : 'burns on',
        event.clause,
      )
    case 'refuelled':
      return act('engine', [who(event.human), ' refuels the chainsaw', ...left(event.left), '.'], event.human)
    case 'restarted':
      return act('engine', [who(event.human), ' starts the chainsaw again', ...left(event.left), '.'], event.human)
    case 'corpse destroyed':
      return act('skull', [who(event.human), ' destroys the corpse of ', who(event.corpse), '.'], event.human)
    case 'declared':
      return line(
        'fight',
        'target',
        cited(
          [
            who(event.human),
            ` aims the ${gun(event.weapon)} at `,
            by(event.target),
            ...mayBeHit(event.targets),
            `: ${count(event.bursts)} ${plural(event.bursts, shotWord(event.weapon))}${event.sustained ? ', sustained' : ''}${event.aim > 0 ? `, aim ${signed(event.aim)}` : ''}, `,
            mono(`${event.cost} AP`),
            '.',
          ],
          event.clause,
        ),
        [humanName(event.human), ...event.targets.map(placeOfFigure)],
      )
    case 'burst':
      return burstLine(event, view)
    case 'jam rolled':
      return oneDie(
        rule(
          'warn',
          [`The ${gun(event.weapon)} of `, who(event.human), event.jammed ? ' jams.' : ' does not jam.'],
          [humanName(event.human)],
        ),
        'Jam',
        event.face,
        event.jammed ? 'jams' : 'no jam',
        event.clause,
        event.jammed ? 'bad' : 'plain',
      )
    case 'hit dealt':
      return oneDie(
        line(
          'fight',
          'target',
          cited(['The hit goes to ', by(event.figure), `: ${RESULTS[event.result]}.`], event.clause),
          [placeOfFigure(event.figure)],
        ),
        'Whom it hits',
        event.face,
        nameOf(view, placeOfFigure(event.figure)),
        event.clause,
      )
    case 'stray hit':
      return line('fight', 'warn', cited(['No hit: the shot strikes ', who(event.human), '.'], event.clause), [
        humanName(event.human),
      ])
    case 'sprayed':
      return line(
        'fight',
        'shotgun',
        cited(
          [
            who(event.human),
            ` fires a shell${event.free ? ', the second for free' : ''}, `,
            mono(String(event.loaded)),
            ' loaded',
            ...left(event.left),
            '.',
          ],
          event.clause,
        ),
        [humanName(event.human)],
      )
    case 'diced for':
      return dicedLine([event])
    case 'template placed':
      return line(
        'fight',
        'rifle',
        cited([who(event.human), ' rakes the place around ', at(event.at), '.'], event.clause),
        [humanName(event.human)],
      )
    case 'thrown':
      return {
        ...line(
          'fight',
          'grenade',
          cited(
            [
              who(event.human),
              ` throws a ${event.grenade} at `,
              at(event.aim),
              ': ',
              mono(sumText(event.die.face, event.die.modifiers)),
              event.strays === 0 ? ', on the point.' : ', it strays.',
            ],
            event.clause,
          ),
          [humanName(event.human)],
        ),
        roll: rollOf(
          'Accuracy',
          [plainDie(event.die.face, event.strays === 0 ? 'on the point' : 'strays')],
          event.clause,
          { parts: partsOf(event.die.modifiers) },
        ),
      }
    case 'strayed':
      return {
        ...rule('blast', [
          'It goes ',
          mono(lengthWords(event.distance)),
          ` ${compass(event.degrees)}`,
          event.at === null ? ' and off the table.' : '.',
        ]),
        roll: rollOf(
          'Deviation',
          event.faces.map((face) => plainDie(face, '')),
          event.clause,
          { verdict: `${lengthWords(event.distance)} ${compass(event.degrees)}` },
        ),
      }
    case 'exploded':
      return line(
        'fight',
        'blast',
        cited(
          [`The ${event.grenade} goes off at `, at(event.at), event.confined ? ', in a confined space.' : '.'],
          event.clause,
        ),
        [],
      )
    case 'dud':
      return rule('warn', ['It is a dud.'])
    case 'flamed':
      return line(
        'fight',
        'flame',
        cited([who(event.human), ' sends a jet of flame', ...left(event.left), '.'], event.clause),
        [humanName(event.human)],
      )
    case 'fuel checked':
      return oneDie(
        rule('flame', [event.empty ? 'The fuel is gone.' : 'There is fuel left.'], [humanName(event.human)]),
        'Fuel',
        event.face,
        event.empty ? 'empty' : 'enough',
        event.clause,
      )
    case 'flamethrower hit':
      return oneDie(
        rule(
          'warn',
          ['The flamethrower of ', who(event.human), event.explodes ? ' blows up.' : ' holds.'],
          [humanName(event.human)],
        ),
        'Flamethrower',
        event.face,
        event.explodes ? 'explodes' : 'holds',
        event.clause,
        event.explodes ? 'bad' : 'plain',
      )
    case 'shot close':
      return closeLine(event, view)
    case 'struck':
      return struckLine(event, view)
    case 'chainsaw mishap':
      return oneDie(
        rule(
          'warn',
          [
            'The chainsaw of ',
            who(event.human),
            event.what === 'hit' ? ' cuts him.' : event.what === 'stalls' ? ' stalls.' : ' is out of gas.',
          ],
          [humanName(event.human)],
        ),
        'Chainsaw',
        event.face,
        event.what,
        event.clause,
        'bad',
      )
    case 'break tried':
      return oneDie(
        rule(
          'out',
          [
            who(event.human),
            ` tries to break from ${count(event.opponents)}: `,
            mono(sumText(event.face, event.modifiers ?? [])),
            event.free ? ', gets away.' : ', is held.',
          ],
          [humanName(event.human)],
        ),
        `${nameOf(view, humanName(event.human))} breaks away`,
        event.face,
        event.free ? 'free' : 'held',
        event.clause,
        event.free ? 'good' : 'bad',
      )
    case 'fell':
      return line('fight', 'down', cited([By(event.figure), ' falls.'], event.clause), [placeOfFigure(event.figure)])
    case 'stunned':
      return line('fight', 'warn', cited([By(event.figure), ' is stunned.'], event.clause), [
        placeOfFigure(event.figure),
      ])
    case 'wounded':
      return line(
        'fight',
        'heart',
        cited(
          [
            who(event.human),
            ` takes ${count(event.by)} ${plural(event.by, 'wound')} by ${HARMS[event.from]}, `,
            mono(String(event.wounds)),
            ' now.',
          ],
          event.clause,
        ),
        [humanName(event.human)],
      )
    case 'eliminated':
      return event.figure.startsWith('Z')
        ? line('fight', 'skull', cited([By(event.figure), ' is eliminated.'], event.clause), [])
        : line('fight', 'skull', cited([By(event.figure), ` is dead, by ${HARMS[event.from]}.`], event.clause), [
            event.figure,
          ])
    case 'moral lost':
      return rule('warn', [who(event.human), ' loses moral: ', mono(String(event.bmv)), '.'], [humanName(event.human)])
    case 'moral regained':
      return rule(
        'heart',
        [who(event.human), ' regains moral: ', mono(String(event.bmv)), '.'],
        [humanName(event.human)],
      )
    case 'last of the group':
      return rule(
        'warn',
        [who(event.human), ' is the last: moral ', mono(String(event.bmv)), ', and nothing shakes it.'],
        [humanName(event.human)],
      )
    case 'noise':
      return rule(
        'ear',
        event.human === null
          ? ['Noise at ', at(event.at), '.']
          : ['The noise of ', who(event.human), ' is heard everywhere.'],
      )
    case 'noises faded':
      return null
    case 'zombie senses':
      return null
    case 'heading rolled':
      return oneDie(
        line(
          'dice',
          'dice',
          cited(
            [Zombie(event.zombie), ` wanders ${compass(event.degrees)}: `, mono(String(event.face)), '.'],
            event.clause,
          ),
          [zombieName(event.zombie)],
        ),
        `Direction of zombie ${event.zombie}`,
        event.face,
        compass(event.degrees),
        event.clause,
        'plain',
        20,
      )
    case 'zombie moved':
      return zombiesLine([event], view)
    case 'zombie waits':
      return line('move', 'pause', cited([Zombie(event.zombie), ` ${WAITS[event.why] ?? 'waits'}.`], event.clause), [
        zombieName(event.zombie),
      ])
    case 'zombie pounds':
      return line(
        'move',
        'door',
        cited([Zombie(event.zombie), ' pounds on ', openingWord(event.opening), '.'], event.clause),
        [zombieName(event.zombie), event.opening],
      )
    case 'zombie left':
      return line('move', 'out', cited([Zombie(event.zombie), ' leaves the table.'], event.clause), [])
    case 'lurched':
      return oneDie(
        line(
          'fight',
          'bite',
          cited(
            [
              Zombie(event.zombie),
              ' ends near ',
              who(event.human),
              ': ',
              mono(`d6 = ${event.face}`),
              `, ${lurchWords(event, view)}.`,
            ],
            event.clause,
          ),
          [zombieName(event.zombie), humanName(event.human)],
        ),
        `Lurch of zombie ${event.zombie}`,
        event.face,
        event.into ? 'lurches' : lurchWords(event, view),
        event.clause,
        event.into ? 'bad' : 'plain',
      )
    case 'barrier attacked':
      return {
        ...rule(
          'door',
          [
            `${capital(count(event.attackers))} pound on `,
            openingWord(event.opening),
            `, turn ${event.turns}`,
            ...(event.faces.length > 0 ? [': ', mono(event.faces.join(', '))] : []),
            event.broken ? '. It breaks.' : '. It holds.',
          ],
          [event.opening],
        ),
        ...(event.faces.length > 0
          ? {
              roll: rollOf(
                'Pounding',
                event.faces.map((face) => plainDie(face, face === 6 ? 'breaks' : '', face === 6 ? 'bad' : 'plain')),
                event.clause,
                { verdict: event.broken ? 'Broken' : 'Holds' },
              ),
            }
          : {}),
      }
    case 'zombie attacked':
      return attackLine(event, view)
    case 'zombie fired':
      return oneDie(
        line(
          'fight',
          'target',
          cited(
            [
              Zombie(event.zombie),
              ` fires the ${gun(event.weapon)} at `,
              by(event.target),
              ': ',
              mono(String(event.face)),
              event.hit ? ', hits.' : ', misses.',
            ],
            event.clause,
          ),
          [zombieName(event.zombie), placeOfFigure(event.target)],
        ),
        `Zombie ${event.zombie} fires`,
        event.face,
        event.hit ? 'hit' : 'miss',
        event.clause,
        event.hit ? 'bad' : 'plain',
      )
    case 'goal met':
      return event.what === 'engaged'
        ? rule('check', ['The task is begun: in a campaign, whoever lives through it learns from it.'])
        : rule('check', [`${capital(event.what)}.`])
    case 'lost':
      return rule('skull', [who(event.human), ' is left behind and lost.'], [])
    case 'seat handed over':
      return rule('bot', [
        `A bot goes on for ${event.seat === 'GM' ? 'the game master' : `player ${event.seat.slice(1)}`}.`,
      ])
    case 'graded':
      return rule('flag', [
        `${capital(gradeWords(event.grade))}: `,
        mono(`${event.survivors} of ${event.starters}`),
        ' survive.',
      ])
    default:
      return advancedLine(event, view)
  }
}

const SENSED: Readonly<Record<string, string>> = { smell: 'smell', sight: 'see', moan: 'are called to', sound: 'hear' }

/** Several of the dead who go for the same: one line. */
function zombiesLine(events: readonly EventOf<'zombie moved'>[], _view: View): Line {
  const [first] = events as readonly [EventOf<'zombie moved'>]
  const ids = events.map((event) => event.zombie)
  const goal: Word[] =
    first.why === 'heading'
      ? [ids.length === 1 ? ' wanders.' : ' wander.']
      : first.why === 'game master'
        ? [ids.length === 1 ? ' is led.' : ' are led.']
        : [
            ` ${ids.length === 1 ? SENSES[first.why] : SENSED[first.why]} `,
            ...(first.human === null ? ['a noise'] : [who(first.human)]),
            ids.length === 1 ? ' and comes to ' : ' and come.',
            ...(ids.length === 1 ? [at(first.path.at(-1) as XY), '.'] : []),
          ]
  const subject: Word[] =
    ids.length === 1
      ? [Zombie(first.zombie)]
      : ids.length <= 6
        ? capitalised(figures(ids))
        : [`${capital(count(ids.length))} zombies`]
  return line('move', 'steps', cited([...subject, ...goal], first.clause), ids.map(zombieName))
}

export const log = (event: Event, view: View): LogLine | null => tellOne(event, view)

/** Events whose own line adds nothing next to the ones around. */
const isSilent = ({ e }: Event): boolean => e === 'zombie senses' || e === 'zombie waits'

/** What is told together with the event at `i`. */
function gathered(events: readonly Event[], i: number, view: View): { line: Line; last: number } | null {
  const event = events[i] as Event
  if (event.e === 'zombie moved') {
    const same = (e: Event): boolean => e.e === 'zombie moved' && e.why === event.why && e.human === event.human
    const last = runFrom(events, i, same, (e) => e.e === 'zombie senses')
    const moved = events.slice(i, last + 1).filter((e): e is EventOf<'zombie moved'> => e.e === 'zombie moved')
    return { line: zombiesLine(moved, view), last }
  }
  if (event.e === 'zombie arrived' || (event.e === 'entry rolled' && event.method === 'A')) {
    const { method } = event
    const last = runFrom(
      events,
      i,
      (e) => e.e === 'zombie arrived' && e.method === method,
      (e) => e.e === 'entry rolled' && e.method === method && method === 'A',
    )
    const ids = events.slice(i, last + 1).flatMap((e) => (e.e === 'zombie arrived' ? [e.zombie] : []))
    if (ids.length < 2) return null
    const where =
      method === 'printed' || method === 'A'
        ? ' are on the table.'
        : method === 'search'
          ? ' were hiding here.'
          : ' come.'
    const words: Word[] = [
      ...(ids.length <= 8 ? capitalised(figures(ids)) : [`${capital(count(ids.length))} zombies`]),
      where,
    ]
    return { line: line('rule', 'dead', cited(words, event.clause), ids.map(zombieName)), last }
  }
  if (event.e === 'hit dealt') {
    const last = runFrom(
      events,
      i,
      (e) => e.e === 'hit dealt',
      () => false,
    )
    const dealt = events.slice(i, last + 1) as EventOf<'hit dealt'>[]
    return dealt.length === 1 ? null : { line: dealtLine(dealt, view), last }
  }
  if (event.e === 'diced for') {
    const last = runFrom(
      events,
      i,
      (e) => e.e === 'diced for',
      () => false,
    )
    return { line: dicedLine(events.slice(i, last + 1) as EventOf<'diced for'>[]), last }
  }
  if (event.e === 'zombie waits') {
    const last = runFrom(events, i, (e) => e.e === 'zombie waits' && e.why === event.why, isSilent)
    const ids = events.slice(i, last + 1).flatMap((e) => (e.e === 'zombie waits' ? [e.zombie] : []))
    if (ids.length < 3) return null
    const words: Word[] = [...capitalised(figures(ids.slice(0, 6))), ' wait.']
    return { line: line('move', 'pause', cited(words, event.clause), ids.map(zombieName)), last }
  }
  return null
}

export const lines = (events: readonly Event[], view: View): readonly Told[] =>
  toldLines(
    events,
    (from) => gathered(events, from, view),
    (event) => tellOne(event, view),
  )
