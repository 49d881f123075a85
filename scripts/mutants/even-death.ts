import type { Mutant } from './plan.ts'

/** What stands where the short way would show in Even Death May Die, and its traps: each broken once. */
export const EVEN_DEATH: readonly Mutant[] = [
  // ed.move.9, ed.move.11, ed.move.12
  {
    file: 'packages/games/even-death/rules/08-walk.ts',
    text: 'const half = Math.floor(left / 2)',
    instead: 'const half = Math.ceil(left / 2)',
    tests: ['packages/games/even-death/rules/08-move.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/08-walk.ts',
    text: 'for (const _ of grounds) {',
    instead: 'for (const _ of grounds.slice(0, 1)) {',
    tests: ['packages/games/even-death/rules/08-move.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/08-walk.ts',
    text: 'allowanceOn(look, unit, slowGroundsOn(look, path)).inches',
    instead: 'allowanceOn(look, unit, slowGroundsOn(look, { ...path, to: path.from })).inches',
    tests: ['packages/games/even-death/rules/08-move.test.ts'],
  },
  // ed.move.10
  {
    file: 'packages/games/even-death/rules/08-walk.ts',
    text: 'if (left >= LEAST_MOVE)',
    instead: 'if (left >= LEAST_MOVE - 1)',
    tests: ['packages/games/even-death/rules/08-move.test.ts'],
  },
  // ed.herd.4, ed.herd.7, ed.herd.8
  {
    file: 'packages/games/even-death/rules/12-arrange.ts',
    text: 'const most = inches(allowance) + look.book.followerSlack',
    instead: 'const most = inches(allowance) + 6 * look.book.followerSlack',
    tests: ['packages/games/even-death/rules/08-herd-move.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/12-arrange.ts',
    text: 'isBarredBy(look.facts.layout, round.barriers, CLEARANCE, z.at, at)',
    instead: 'isBarredBy(look.facts.layout, round.barriers, CLEARANCE, at, at)',
    tests: ['packages/games/even-death/rules/08-herd-move.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/12-arrange.ts',
    text: 'dot(at, way) <= Math.max(dot(to, way), dot(z.at, way))',
    instead: 'dot(at, way) <= Number.MAX_SAFE_INTEGER',
    tests: ['packages/games/even-death/rules/08-herd-move.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/12-arrange.ts',
    text: 'if (waiting.length > 0 && wasWhole) return null',
    instead: 'if (waiting.length > 0) return null',
    tests: ['packages/games/even-death/rules/08-herd-move.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/12-arrange.ts',
    text: '.filter((z) => isFree(z) && z.id !== leader.id)',
    instead: '.filter((z) => z.id !== leader.id)',
    tests: ['packages/games/even-death/rules/08-herd-move.test.ts'],
  },
  // ed.rambling.2, ed.rambling.7, ed.turn.7
  {
    file: 'packages/games/even-death/rules/13-rambling.ts',
    text: 'far < best.far ||',
    instead: 'far > best.far ||',
    tests: ['packages/games/even-death/rules/13-rambling.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/13-rambling.ts',
    text: 'after < best.after)',
    instead: 'after > best.after)',
    tests: ['packages/games/even-death/rules/13-rambling.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/10-hazard.ts',
    text: "who: (look, v) => (v.danger === 'passed' ? seatsFor(goingUnit(look, v)) : []),",
    instead: `who: (look, v) =>
      v.danger === 'passed'
        ? seatsFor(goingUnit(look, v)).map((seat) => herdOf(look.state, v.unit)?.mover ?? seat)
        : [],`,
    tests: ['packages/games/even-death/rules/08-herd-move.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/10-hazard.ts',
    text: 'onClock: (look, v) => [herdOf(look.state, v.unit) ? STOP : GO_ON]',
    instead: 'onClock: (look, v) => [herdOf(look.state, v.unit) ? GO_ON : STOP]',
    tests: [
      'packages/games/even-death/rules/08-herd-move.test.ts',
      'packages/games/even-death/rules/10-hazard.test.ts',
    ],
  },
  {
    file: 'packages/games/even-death/rules/06-turn.ts',
    text: 'if (unit) select(t, unit, true)',
    instead: 'if (unit) unit.used = true',
    tests: [
      'packages/games/even-death/rules/06-turn.test.ts',
      'packages/games/even-death/rules/34-psych.test.ts',
      'packages/games/even-death/rules/13-rambling.test.ts',
    ],
  },
  {
    file: 'packages/games/even-death/rules/07-activation.ts',
    text: '(!idle || (isHerd(unit) && unit.rambles))',
    instead: '!idle',
    tests: ['packages/games/even-death/rules/13-rambling.test.ts'],
  },
  // ed.sight.2 to ed.sight.6, ed.cover.2 to ed.cover.4
  {
    file: 'packages/games/even-death/rules/14-sight.ts',
    text: 'hiddenRays(look, from, to) > look.book.sightUpTo',
    instead: 'hiddenRays(look, from, to) >= look.book.sightUpTo',
    tests: ['packages/games/even-death/rules/14-sight.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/14-sight.ts',
    text: "sight === 'obscuring' && lower < height",
    instead: "sight === 'obscuring' && height > 0",
    tests: ['packages/games/even-death/rules/14-sight.test.ts', 'packages/games/even-death/rules/15-cover.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/14-sight.ts',
    text: 'obscuredSixteenths(look, from, to) <= 16 * look.book.obscuringDepth',
    instead: 'obscuredSixteenths(look, from, to) < 16 * look.book.obscuringDepth',
    tests: ['packages/games/even-death/rules/14-sight.test.ts', 'packages/games/even-death/rules/15-cover.test.ts'],
  },
  {
    file: 'packages/games/even-death/tables/units.ts',
    text: 'export const LOOK_OUT = 508',
    instead: 'export const LOOK_OUT = 0',
    tests: ['packages/games/even-death/rules/14-sight.test.ts', 'packages/games/even-death/rules/15-cover.test.ts'],
  },
  {
    file: 'packages/games/even-death/tables/units.ts',
    text: 'sixths: [1, 3, 5]',
    instead: 'sixths: [2, 4, 6]',
    tests: ['packages/games/even-death/rules/14-sight.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/15-cover.ts',
    text: 'hiddenRays(look, attacker, target) >= look.book.coverFrom ||',
    instead: 'hiddenRays(look, attacker, target) > look.book.coverFrom ||',
    tests: ['packages/games/even-death/rules/15-cover.test.ts', 'packages/games/even-death/rules/14-sight.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/15-cover.ts',
    text: 'obscuredSixteenths(look, attacker, target) > 0 ||',
    instead: 'obscuredSixteenths(look, attacker, target) > 16 * 1_524 ||',
    tests: ['packages/games/even-death/rules/17-shoot.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/15-cover.ts',
    text: 'return 2 * covered >= of && covered > 0',
    instead: 'return 2 * covered > of',
    tests: ['packages/games/even-death/rules/15-cover.test.ts', 'packages/games/even-death/rules/14-sight.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/15-cover.ts',
    text: 'hiddenRays(look, attacker, target) >= look.book.coverFrom ||',
    instead: `(hiddenRays(look, attacker, target) >= look.book.coverFrom &&
    hiddenRays(look, attacker, target) <= look.book.sightUpTo) ||`,
    tests: ['packages/games/even-death/rules/15-cover.test.ts', 'packages/games/even-death/rules/14-sight.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/15-cover.ts',
    text: 'return around.some(({ id }) => !own.has(id))',
    instead: 'return own.size >= 0',
    tests: ['packages/games/even-death/rules/17-shoot.test.ts'],
  },
  // ed.contact.3, ed.contact.4
  {
    file: 'packages/games/even-death/rules/16-contact.ts',
    text: 'isWithin(a.at, b.at, CONTACT.touching) || between.length > 0',
    instead: 'isWithin(a.at, b.at, CONTACT.touching)',
    tests: ['packages/games/even-death/rules/16-contact.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/16-contact.ts',
    text: 'terrainKind(kind).height - ground > HALF_HEIGHT',
    instead: 'terrainKind(kind).height - ground > 5 * HALF_HEIGHT',
    tests: ['packages/games/even-death/rules/16-contact.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/16-contact.ts',
    text: 'platform === undefined || terrainKind(platform.kind).height > CONTACT.lowPlatform',
    instead: 'platform === undefined',
    tests: ['packages/games/even-death/rules/16-contact.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/16-contact.ts',
    text: `if (!isWithin(a.at, b.at, CONTACT.beside)) return false
  return piecesBetween`,
    instead: `if (!isWithin(a.at, b.at, CONTACT.touching)) return false
  return piecesBetween`,
    tests: ['packages/games/even-death/rules/16-contact.test.ts'],
  },
  // ed.bite.5, ed.bite.7, ed.bite.9, ed.bite.18
  {
    file: 'packages/games/even-death/rules/19-ring.ts',
    text: 'distance2(a.at, human.at) - distance2(b.at, human.at) || a.id - b.id',
    instead: 'distance2(b.at, human.at) - distance2(a.at, human.at) || a.id - b.id',
    tests: ['packages/games/even-death/rules/19-bite.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/19-ring.ts',
    text: 'inContact(look, there, human) && !isWalledOff(look, z, there)',
    instead: 'inContact(look, there, human)',
    tests: ['packages/games/even-death/rules/19-bite.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/19-ring.ts',
    text: 'distance2(at, z.at) >= distance2(best, z.at)',
    instead: 'distance2(at, z.at) > distance2(best, z.at)',
    tests: ['packages/games/even-death/rules/19-bite.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/19-ring.ts',
    text: 'if (seated.length === held.length) return []',
    instead: 'if (seated.length < held.length) return []',
    tests: ['packages/games/even-death/rules/19-bite.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/19-ring.ts',
    text: 'placed.length === touching.length ? placed : touching.map(({ id, at }) => ({ zombie: id, at }))',
    instead: 'placed',
    tests: ['packages/games/even-death/rules/19-bite.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/19-bite.ts',
    text: 'herd.zombies.map((z) => (fresh.includes(z) ? change',
    instead: 'herd.zombies.map((z) => (fresh.length > 0 ? change',
    tests: ['packages/games/even-death/rules/19-bite.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/19-bite.ts',
    text: `  lockOn(t, unit, target)
`,
    instead: '',
    tests: ['packages/games/even-death/rules/19-bite.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/08-walk.ts',
    text: `  face(human, from, to)
  loosen(t, human)`,
    instead: '  face(human, from, to)',
    tests: ['packages/games/even-death/rules/08-move.test.ts', 'packages/games/even-death/rules/19-bite.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/16-contact.ts',
    text: 'if (zombies.length <= RING.places) return zombies',
    instead: 'if (zombies.length <= 2 * RING.places) return zombies',
    tests: ['packages/games/even-death/rules/19-bite.test.ts'],
  },
  // ed.herd.12, ed.wounds.6, ed.death.3 to ed.death.5
  {
    file: 'packages/games/even-death/rules/17-factors.ts',
    text: 'zombieClass(unit.kind, unit.zombies.length).toughness',
    instead: 'zombieClass(unit.kind, 15).toughness',
    tests: ['packages/games/even-death/rules/17-shoot.test.ts', 'packages/games/even-death/rules/30-wounds.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/30-wounds.ts',
    text: 'Math.sign(distance2(from, a.at) - distance2(from, b.at))',
    instead: 'Math.sign(distance2(from, b.at) - distance2(from, a.at))',
    tests: ['packages/games/even-death/rules/30-wounds.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/31-death.ts',
    text: 'if (before >= HERD.most)',
    instead: 'if (before > HERD.most)',
    tests: ['packages/games/even-death/rules/31-death.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/31-death.ts',
    text: "riseAlone(t, human, herd.seat, herd.kind, 'ed.death.5')",
    instead: "riseAlone(t, human, herd.seat, 'regular', 'ed.death.5')",
    tests: ['packages/games/even-death/rules/31-death.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/31-death.ts',
    text: `  tellClass(t, herd, before)
}

/** ed.infection.10 */`,
    instead: `}

/** ed.infection.10 */`,
    tests: ['packages/games/even-death/rules/31-death.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/12-herd.ts',
    text: 'used: state.onTurn === seat',
    instead: 'used: false',
    tests: ['packages/games/even-death/rules/31-death.test.ts', 'packages/games/even-death/rules/28-split.test.ts'],
  },
  // ed.activation.1 to ed.activation.4
  {
    file: 'packages/games/even-death/rules/07-activation.ts',
    text: `  ...traumaCheck,
  ...isolationCheck,`,
    instead: `  ...isolationCheck,
  ...traumaCheck,`,
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/07-activation.ts',
    text: `  ...fullHerdsCheck,
  ...infectionCheck,`,
    instead: `  ...infectionCheck,
  ...fullHerdsCheck,`,
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/07-selection.ts',
    text: 'if (unit !== null) run(t, unit)',
    instead: 'if (unit !== null && t.state.active?.forgoes === false) run(t, unit)',
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/34-psych.ts',
    text: 'changeActive(t, { forgoes: true })',
    instead: 'changeActive(t, {})',
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  // ed.psych.13, ed.psych.14, ed.psych.17, ed.morale.8
  {
    file: 'packages/games/even-death/rules/34-psych.ts',
    text: "return setMorale(t, human, 'shaken', 'ed.psych.13')",
    instead: "return setMorale(t, human, 'willing', 'ed.psych.13')",
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/34-psych.ts',
    text: "setMorale(t, human, 'willing', 'ed.morale.8')",
    instead: "setMorale(t, human, human.morale === 'broken' ? 'shaken' : 'willing', 'ed.morale.8')",
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/34-psych.ts',
    text: `    flee(t, human)
`,
    instead: '',
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  // trap: the flight belongs to Shaken only
  {
    file: 'packages/games/even-death/rules/34-psych.ts',
    text: "if (human.morale === 'shaken') {",
    instead: "if (human.morale !== 'willing') {",
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/34-flight.ts',
    text: '{ mayEnter: false }',
    instead: '{}',
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/34-flight.ts',
    text: 'gap2(other) < gap2(best)',
    instead: 'gap2(other) > gap2(best)',
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  // ed.perks.12, ed.perks.7, ed.aim.2
  {
    file: 'packages/games/even-death/rules/17-attack.ts',
    text: `  step('ed.shoot.8', 'toughness dice', rollToughness),
  ...reRoll,`,
    instead: `  ...reRoll,
  step('ed.shoot.8', 'toughness dice', rollToughness),`,
    tests: ['packages/games/even-death/rules/38-perks.test.ts', 'packages/games/even-death/rules/18-melee.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/38-reroll.ts',
    text: 'attack === null || attack.hits.length === 0 || woundsOf(attack) > 0',
    instead: 'attack === null || attack.hits.length === 0',
    tests: ['packages/games/even-death/rules/38-perks.test.ts', 'packages/games/even-death/rules/18-melee.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/25-reload.ts',
    text: 'return Math.max(0, printed - ',
    instead: 'return Math.max(Math.min(1, printed), printed - ',
    tests: ['packages/games/even-death/rules/20-actions.test.ts', 'packages/games/even-death/rules/17-shoot.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/17-shoot.ts',
    text: `  unit.aim = false
`,
    instead: '',
    tests: ['packages/games/even-death/rules/17-shoot.test.ts', 'packages/games/even-death/rules/20-actions.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/20-aim.ts',
    text: '!isHerd(unit) && unit.aim ?',
    instead: '!isHerd(unit) && unit.rerolled ?',
    tests: ['packages/games/even-death/rules/20-actions.test.ts'],
  },
  // ed.command.4, ed.shoot.12, ed.shoot.6
  {
    file: 'packages/games/even-death/tables/commands.ts',
    text: `cost: 3,
    until: 'next turn',
    says: '+1 to each toughness`,
    instead: `cost: 3,
    until: 'turn',
    says: '+1 to each toughness`,
    tests: ['packages/games/even-death/rules/21-command.test.ts', 'packages/games/even-death/rules/17-shoot.test.ts'],
  },
  {
    file: 'packages/games/even-death/tables/commands.ts',
    text: `cost: 3,
    until: 'next turn',
    says: 'Up to three`,
    instead: `cost: 3,
    until: 'turn',
    says: 'Up to three`,
    tests: ['packages/games/even-death/rules/21-command.test.ts', 'packages/games/even-death/rules/17-shoot.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/17-shoot.ts',
    text: 'h.id !== target.id && areFriends',
    instead: 'h.id === target.id && areFriends',
    tests: ['packages/games/even-death/rules/17-shoot.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/17-shoot.ts',
    text: `  emptied(unit, command.weapon)
`,
    instead: `  if (command.wasted !== true) emptied(unit, command.weapon)
`,
    tests: ['packages/games/even-death/rules/17-shoot.test.ts'],
  },
  // ed.climb.8, ed.climb.11, ed.climb.14
  {
    file: 'packages/games/even-death/rules/11-climb.ts',
    text: 'const done = before + distance - approach',
    instead: 'const done = distance - approach',
    tests: ['packages/games/even-death/rules/11-climb.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/11-climb.ts',
    text: "if (action === 'climb' || action === 'do-nothing') return",
    instead: "if (action !== 'bite') return",
    tests: ['packages/games/even-death/rules/11-climb.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/11-climb.ts',
    text: 'if (!isAllTaken(look',
    instead: 'if (isAllTaken(look',
    tests: ['packages/games/even-death/rules/11-climb.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/11-push.ts',
    text: 'if (!other || areFriends(look.state, unit.seat, other.seat)) return null',
    instead: 'if (!other) return null',
    tests: [
      'packages/games/even-death/rules/11-climb.test.ts',
      'packages/games/even-death/rules/11-herd-climb.test.ts',
    ],
  },
  {
    file: 'packages/games/even-death/rules/11-push.ts',
    text: 'const byId = [...inWay].sort((a, b) => idOfFigure(a) - idOfFigure(b) || a - b)',
    instead: 'const byId = [...inWay].sort((a, b) => idOfFigure(b) - idOfFigure(a) || a - b)',
    tests: [
      'packages/games/even-death/rules/11-climb.test.ts',
      'packages/games/even-death/rules/11-herd-climb.test.ts',
    ],
  },
  // ed.terrain.4 to ed.terrain.8
  {
    file: 'packages/games/even-death/rules/10-hazard.ts',
    text: 'b.after < a.after ||',
    instead: 'b.after > a.after ||',
    tests: ['packages/games/even-death/rules/08-herd-move.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/10-hazard.ts',
    text: 'v.goings = v.goings.filter(({ zombie }) => zombie !== first.zombie)',
    instead: 'v.goings = v.goings.filter(({ zombie }) => zombie === first.zombie)',
    tests: ['packages/games/even-death/rules/08-herd-move.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/10-hazard.ts',
    text: 'goings.some(({ legs }) =>',
    instead: 'goings.slice(0, 1).some(({ legs }) =>',
    tests: ['packages/games/even-death/rules/08-herd-move.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/10-hazard.ts',
    text: "psychRoll(t, unit, 'hazard')",
    instead: "psychCheck(t, unit, 'hazard')",
    tests: ['packages/games/even-death/rules/10-hazard.test.ts'],
  },
  // ed.split.3, ed.merge.2, ed.merge.5
  {
    file: 'packages/games/even-death/rules/28-split.ts',
    text: 'freeWayFault(look, { zombie, herd }, at, inches(SPLIT.follower))',
    instead: 'freeWayFault(look, { zombie, herd }, at, inches(9 * SPLIT.follower))',
    tests: ['packages/games/even-death/rules/28-split.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/28-placing.ts',
    text: "if (isInDanger(look, zombie, to)) return refuse('ed.split.3', 'Nobody is moved through dangerous ground.')",
    instead: '',
    tests: ['packages/games/even-death/rules/28-split.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/28-split.ts',
    text: `  made.used = true
`,
    instead: `  made.used = false
`,
    tests: ['packages/games/even-death/rules/28-split.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/29-merge.ts',
    text: 'other.seat === herd.seat && other.kind === herd.kind',
    instead: 'other.seat === herd.seat',
    tests: ['packages/games/even-death/rules/29-merge.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/29-merge.ts',
    text: 'if (from.some(({ used }) => used)) herd.used = true',
    instead: 'if (from.every(({ used }) => used)) herd.used = true',
    tests: ['packages/games/even-death/rules/29-merge.test.ts'],
  },
  // ed.victory.5, ed.victory.9, ed.victory.10
  {
    file: 'packages/games/even-death/rules/41-victory.ts',
    text: 'if (left.length === 0) end(t, [],',
    instead: 'if (left.length === 0) end(t, [1],',
    tests: ['packages/games/even-death/rules/41-victory.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/41-victory.ts',
    text: 'end(t, best.length === 1 ? best : [],',
    instead: 'end(t, best,',
    tests: ['packages/games/even-death/rules/06-turn.test.ts', 'packages/games/even-death/rules/41-victory.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/41-victory.ts',
    text: 'Math.floor((100 * now) / start)',
    instead: 'Math.ceil((100 * now) / start)',
    tests: ['packages/games/even-death/rules/06-turn.test.ts', 'packages/games/even-death/rules/41-victory.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/41-victory.ts',
    text: `  judgeGoal(t, false)
  const left`,
    instead: '  const left',
    tests: ['packages/games/even-death/rules/41-goals.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/41-victory.ts',
    text: '[...(state.onTurn === null ? [] : [state.onTurn]), ...state.order]',
    instead: '[...state.order]',
    tests: ['packages/games/even-death/rules/41-victory.test.ts', 'packages/games/even-death/rules/41-goals.test.ts'],
  },
  // trap: toughness is the number of dice
  {
    file: 'packages/games/even-death/rules/34-psych.ts',
    text: 'profileOf(profile).toughness.dice',
    instead: 'profileOf(profile).toughness.number',
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/35-brain.ts',
    text: 'zombieClass(kind, size).toughness.dice',
    instead: 'zombieClass(kind, size).toughness.number',
    tests: ['packages/games/even-death/rules/35-brain.test.ts'],
  },
  // trap: armour is a die more
  {
    file: 'packages/games/even-death/rules/17-factors.ts',
    text: '(hasArmour(unit) ? 1 : 0)',
    instead: '(hasArmour(unit) ? 0 : 0)',
    tests: [
      'packages/games/even-death/rules/17-shoot.test.ts',
      'packages/games/even-death/rules/18-melee.test.ts',
      'packages/games/even-death/rules/19-bite.test.ts',
    ],
  },
  // trap: only Moves with a rambling herd
  {
    file: 'packages/games/even-death/rules/19-bite.ts',
    text: "if (herd.rambles) return refuse('ed.bite.1'",
    instead: "if (herd.used) return refuse('ed.bite.1'",
    tests: ['packages/games/even-death/rules/19-bite.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/27-zombie-actions.ts',
    text: 'if (rambles) return refuse',
    instead: 'if (rambles && zombies.length > 15) return refuse',
    tests: ['packages/games/even-death/rules/13-rambling.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/23-getup.ts',
    text: 'return isHerd(unit) && unit.rambles ?',
    instead: 'return isHerd(unit) && unit.used ?',
    tests: ['packages/games/even-death/rules/13-rambling.test.ts'],
  },
  // trap: Runner
  {
    file: 'packages/games/even-death/rules/35-brain.ts',
    text: "['climb', 'split', 'merge']",
    instead: "['climb', 'split', 'merge', 'get-up']",
    tests: [
      'packages/games/even-death/rules/27-zombie-actions.test.ts',
      'packages/games/even-death/rules/20-actions.test.ts',
    ],
  },
  {
    file: 'packages/games/even-death/rules/35-brain.ts',
    text: "['climb', 'split', 'merge']",
    instead: "['climb', 'split', 'merge', 'hazard']",
    tests: [
      'packages/games/even-death/rules/27-zombie-actions.test.ts',
      'packages/games/even-death/rules/08-herd-move.test.ts',
    ],
  },
  // trap: accuracy of a bite
  {
    file: 'packages/games/even-death/rules/19-bite.ts',
    text: 'needed: BITE_ACCURACY - (many - 1)',
    instead: 'needed: BITE_ACCURACY - (many - (target.down ? 0 : 1))',
    tests: ['packages/games/even-death/rules/19-bite.test.ts'],
  },
  // trap: who turns
  {
    file: 'packages/games/even-death/rules/31-death.ts',
    text: "(how === 'infection' || (how === 'bite'",
    instead: "(human.health === 'infected' || how === 'infection' || (how === 'bite'",
    tests: ['packages/games/even-death/rules/31-death.test.ts'],
  },
  // trap: the Broken stay Broken
  {
    file: 'packages/games/even-death/rules/32-infected.ts',
    text: "if (human.morale !== 'broken') setMorale",
    instead: "if (human.health === 'infected') setMorale",
    tests: ['packages/games/even-death/rules/30-wounds.test.ts'],
  },
  // trap: no dodging of checks
  {
    file: 'packages/games/even-death/rules/07-activation.ts',
    text: `  ...infectionCheck,
  actions,`,
    instead: `  actions,
  ...infectionCheck,`,
    tests: ['packages/games/even-death/rules/34-psych.test.ts'],
  },
  // trap: infection is not secondary
  {
    file: 'packages/games/even-death/rules/17-factors.ts',
    text: "unit.health === 'sick' && !book.countsSecondary() ? 0",
    instead: '!book.countsSecondary() ? 0',
    tests: ['packages/games/even-death/rules/19-bite.test.ts', 'packages/games/even-death/rules/39-states.test.ts'],
  },
  // trap: nobody out of reach
  {
    file: 'packages/games/even-death/content/buildings.ts',
    text: "[door('south', 1.75), window('north', 1.75)]",
    instead: "[door('south', 1.75)]",
    tests: ['packages/games/even-death/content/content.test.ts'],
  },
  {
    file: 'packages/games/even-death/rules/16-contact.ts',
    text: 'if (Math.abs(high - low) > HALF_HEIGHT) return besideLowPlatform(look, a, b)',
    instead: 'if (Math.abs(high - low) > HALF_HEIGHT) return false',
    tests: ['packages/games/even-death/rules/16-contact.test.ts'],
  },
]
