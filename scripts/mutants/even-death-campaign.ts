import type { Mutant } from './plan.ts'

const CAMPAIGN = 'packages/games/even-death/campaign'

type Change = readonly [text: string, instead: string]

/** A rule file, the tests beside it, and what is broken in it. */
const broken = (file: string, test: string, changes: readonly Change[]): Mutant[] =>
  changes.map(([text, instead]) => ({
    file: `${CAMPAIGN}/${file}`,
    text,
    instead,
    tests: [`${CAMPAIGN}/${test}`],
  }))

/** The clauses of the campaign of Even Death May Die: each broken where it is applied. */
export const EVEN_DEATH_CAMPAIGN: readonly Mutant[] = [
  ...broken('rules/42-setup.ts', 'rules/42-setup.test.ts', [
    ['.sort((a, b) => b - a)', '.sort((a, b) => a - b)'],
    ['freeNeighbours(look, place).length >= 2', 'freeNeighbours(look, place).length >= 1'],
    ['const at = placeAt(y, x)', 'const at = placeAt(x, y)'],
    ["if (one === two) return refuse('ed.camp-setup.6', 'Two different tiles are fortified.')", ''],
  ]),
  ...broken('rules/42-lists.ts', 'rules/42-setup.test.ts', [
    ['isHuman(one) || book.countsZombiePlayer()', 'isHuman(one)'],
    ['Math.min(book.hordesPerPlayer * players, book.hordeLimit)', 'book.hordesPerPlayer * players'],
    [' && forcesAt(state, at).length === 0', ''],
  ]),
  ...broken('rules/43-limits.ts', 'rules/43-rules.test.ts', [
    ['forcesOf(state, faction).length < (', 'forcesOf(state, faction).length <= ('],
    [' && (isHuman(faction) || placesOf(state, faction).length === 0)', ''],
    ['setTile(t, place, { controller: null })', 'setTile(t, place, { controller: null, structure: null })'],
  ]),
  ...broken('rules/44-start.ts', 'rules/44-turn.test.ts', [
    [
      `  step<Transaction>('ed.camp-turn.4', 'farms', farm),
  step<Transaction>('ed.camp-turn.3', 'upkeep', payUpkeep),`,
      `  step<Transaction>('ed.camp-turn.3', 'upkeep', payUpkeep),
  step<Transaction>('ed.camp-turn.4', 'farms', farm),`,
    ],
    ['if (!isHuman(faction) || isFirst(t)) return', 'if (!isHuman(faction)) return'],
    ["rolled === 'infected' && unit.perks.includes('immune')", '(false as boolean)'],
    ['suppliesOf(t.state, faction) > 0) return', 'suppliesOf(t.state, faction) > 1) return'],
    ['  !isFirst(look) &&\n', ''],
    ['const passed = face >= needed', 'const passed = face > needed'],
    ["placesOf(state, 'zombies').filter((place) => !isOccupied(state, place))", "placesOf(state, 'zombies')"],
  ]),
  ...broken('rules/44-start.ts', 'rules/43-rules.test.ts', [["  mayHaveMore(look, 'zombies') &&\n", '']]),
  ...broken('rules/44-start.ts', 'rules/45-actions.test.ts', [
    ['isHuman(faction) ? farmsOf(t, faction) : 0', 'farmsOf(t, faction)'],
  ]),
  ...broken('rules/44-turn.ts', 'rules/44-turn.test.ts', [['if (!isFirst(t)) countPoints', 'countPoints']]),
  ...broken('rules/44-turn.ts', 'rules/51-search.test.ts', [
    ['turns: turns + 1, eager: false', 'turns: turns + 1, eager'],
  ]),
  ...broken('rules/44-turn.ts', 'rules/45-actions.test.ts', [['  state.healed = Object.freeze([])\n', '']]),
  ...broken('rules/44-turn.ts', 'rules/50-train.test.ts', [['  state.trained = Object.freeze([])\n', '']]),
  ...broken('rules/44-turn.ts', 'rules/57-points.test.ts', [
    ['t.book.winsAtOnce()', 't.book.actions > 0'],
    [
      `  step<Transaction>('ed.camp-vp.1', 'victory points', (t) => {
    if (!isFirst(t)) countPoints(t, onTurn(t))
  }),
  ...START,`,
      `  ...START,
  step<Transaction>('ed.camp-vp.1', 'victory points', (t) => {
    if (!isFirst(t)) countPoints(t, onTurn(t))
  }),`,
    ],
  ]),
  ...broken('rules/44-actions.ts', 'rules/43-rules.test.ts', [
    ["command.do === 'move' && pair.some(({ id }) => id === command.force)", "command.do === 'move'"],
  ]),
  ...broken('rules/45-move.ts', 'rules/43-rules.test.ts', [
    ['|| after < 1)', '|| after < 0)'],
    ['after - 1, met', 'after, met'],
  ]),
  ...broken('rules/46-control.ts', 'rules/45-actions.test.ts', [
    ['setTile(t, at, { controller: faction })', 'setTile(t, at, { controller: faction, structure: null })'],
  ]),
  ...broken('rules/47-sides.ts', 'rules/47-battle.test.ts', [
    ['.sort((a, b) => place(a) - place(b))', '.sort((a, b) => place(b) - place(a))'],
    ['worthOf(b) - worthOf(a)', 'worthOf(a) - worthOf(b)'],
    ['if (only && more.length === 0)', 'if (only)'],
  ]),
  ...broken('rules/47-battle.ts', 'rules/47-battle.test.ts', [
    ['brains: rowFor(second).brains', 'brains: rowFor(third).brains'],
    ['against.length === 0)', 'against.length < 2)'],
  ]),
  ...broken('rules/47-result.ts', 'rules/47-battle.test.ts', [
    ['!samePerson(holders[proposal.by], holders[seat]) && ', ''],
    ['proposal.battle !== BY_HAND', '(false as boolean)'],
  ]),
  ...broken('rules/47-home.ts', 'rules/47-battle.test.ts', [
    ["told.fate === 'alive' || told.fate === 'withdrawn'", "told.fate === 'alive'"],
    ["told.infected ? 'infected' : one.health", "told.infected ? 'infected' : 'healthy'"],
    ["if (left.length === 0) removeForce(t, force, 'drawn')", "if (left.length < 3) removeForce(t, force, 'drawn')"],
    ['t.book.regroups() ?', 't.book.actions > 0 ?'],
    ["if (!mayHaveMore(t, 'zombies'))", 'if (t.book.actions < 0)'],
    ["    setPlayer(t, 'zombies', { out: false })\n", ''],
    ["if (winner !== null) bank(t, winner, 'battle')", "if (winner === sides[0]?.faction) bank(t, winner, 'battle')"],
  ]),
  ...broken('rules/47-after.ts', 'rules/47-battle.test.ts', [
    ['return worth > most', 'return worth >= most'],
    ['left.pop()', 'left.shift()'],
    ['zombiesOf(herds, kind) > zombiesOf(before, kind)', 'zombiesOf(herds, kind) > 99'],
    ['herdsOf(herds, kind) > herdsOf(before, kind)', 'herdsOf(herds, kind) > 99'],
    ['if (!isOver && ', 'if (isOver && '],
    ['.filter((place) => !isOccupied(state, place))', ''],
  ]),
  ...broken('battles/zones.ts', 'battles/battles.test.ts', [
    ['initiator: band(opposite(only), BAND.one)', 'initiator: band(only, BAND.one)'],
    ['others.some((other) => other === first) ? CORNER : 0', 'others.length > 0 ? CORNER : 0'],
    ['others.some((other) => other === last) ? SIZE - CORNER : SIZE', 'SIZE'],
    ['several: 6', 'several: 12'],
  ]),
  ...broken('battles/possible.ts', 'battles/battles.test.ts', [
    ['vitality - person.vitality + bitten', 'vitality - person.vitality'],
    ['if (arisen > turned)', 'if (arisen > turned + 1)'],
    ['if (left.size > 1) faults', 'if (left.size > 2) faults'],
    ['rounds > roundLimit)', 'rounds > roundLimit + 1)'],
    ['findIndex((one) => one.id === id) < i', 'findIndex((one) => one.id === id) > i'],
  ]),
  ...broken('rules/48-build.ts', 'rules/45-actions.test.ts', [
    ['if (controller !== owner)', 'if (controller === null && owner === null)'],
    ['structure === null ? null', "structure !== 'farm' ? null"],
  ]),
  ...broken('rules/49-heal.ts', 'rules/45-actions.test.ts', [
    ['if (done.includes(at))', 'if (done.length > 9)'],
    ['supplies > 0 ? null', 'supplies >= 0 ? null'],
    ['if (tile.controller !== owner)', 'if (tile.controller === null)'],
  ]),
  ...broken('rules/50-changes.ts', 'rules/50-train.test.ts', [
    ['one.vitality + mostVitality({ unit }) - mostVitality(one)', 'mostVitality({ unit })'],
    ['next.points <= points', 'next.points < points'],
    ['sum + WEAPONS[id].points, promotion)', 'sum + WEAPONS[id].points, 0)'],
    ['gained === 0 && perks.length === 0', '(false as boolean)'],
    ["one.health === 'infected' && perks.includes('immune')", '(false as boolean)'],
  ]),
  ...broken('rules/50-train.ts', 'rules/50-train.test.ts', [
    ['if (cost > TRAINING_POINTS)', 'if (cost >= TRAINING_POINTS)'],
    ['return worth > most', 'return worth >= most'],
    ['tileAt(look.state, place).controller === owner && ', ''],
    ['recruits !== undefined && !look.book.trainsRecruits()', '(false as boolean)'],
  ]),
  ...broken('rules/51-search.ts', 'rules/51-search.test.ts', [
    ['(hasScavenger(force) ? 1 : 0)', "peopleIn(force).filter(({ perks }) => perks.includes('scavenger')).length"],
    ['return result >= 1 && result <= 8', 'return result >= 0 && result <= 9'],
    [
      'people.filter((one) => worthOfUnit(one) <= SEARCH_WORTH)',
      'people.filter((one) => worthOfUnit(one) < SEARCH_WORTH)',
    ],
    ['away(one) === least', 'away(one) >= least'],
    ['worthOf(one) + worth <= book.pointsLimit', 'worthOf(one) + worth < book.pointsLimit'],
    ['  tileAt(state, at).controller === owner\n', '  tileAt(state, at).controller !== owner\n'],
    ["!playerOf(state, 'zombies').out", "playerOf(state, 'zombies').turns >= 0"],
  ]),
  ...broken('rules/52-raid.ts', 'rules/52-others.test.ts', [
    [' && controller !== owner', ''],
    ['addSupplies(t, owner, by)', 'addSupplies(t, owner, 1)'],
  ]),
  ...broken('rules/52-raid.ts', 'rules/45-actions.test.ts', [
    ['controller !== null && isHuman(controller) && ', 'controller !== null && '],
  ]),
  ...broken('rules/53-pillage.ts', 'rules/52-others.test.ts', [
    ['face >= PILLAGE_ON', 'face > PILLAGE_ON'],
    ['setTile(t, at, { structure: null })', 'setTile(t, at, { structure: null, controller: faction })'],
  ]),
  ...broken('rules/54-drop.ts', 'rules/52-others.test.ts', [
    ['const passed = face >= needed', 'const passed = face > needed'],
    ['tileAt(state, place).controller === null && ', ''],
    [' && !isOccupied(state, place)', ''],
    ['tileAt(state, at).controller === owner', 'tileAt(state, at).controller !== at as never'],
  ]),
  ...broken('rules/55-zombify.ts', 'rules/52-others.test.ts', [
    ['const passed = face >= ZOMBIFY_ON', 'const passed = face > ZOMBIFY_ON'],
    ['Math.min(ZOMBIFY_POINTS, book.pointsLimit - worthOf(horde))', 'ZOMBIFY_POINTS'],
    ['zombifyRoom(look, force) < LEAST', 'zombifyRoom(look, force) <= LEAST'],
    ['book.zombiesNeedControl() && ', 'book.actions < 0 && '],
  ]),
  ...broken('rules/56-feast.ts', 'rules/52-others.test.ts', [['CLASSES[classOf(size)]', 'size > 0 ? 15 : 0']]),
  ...broken('rules/57-points.ts', 'rules/57-points.test.ts', [
    ['if (all >= needed)', 'if (all > needed)'],
    ['Math.floor(supplies / SUPPLIES_FOR_A_POINT)', 'Math.ceil(supplies / SUPPLIES_FOR_A_POINT)'],
    ['(places.length - towns - cities)', 'places.length'],
    ['    (faction) => citiesOf(t, faction),\n', ''],
    ['    (faction) => placesOf(t.state, faction).length,\n  ])', '  ])'],
  ]),
  ...broken('procedures.ts', 'rules/57-points.test.ts', [
    ['state.round === book.turnLimit', 'state.round + 1 === book.turnLimit'],
  ]),
  ...broken('supplies.ts', 'rules/44-turn.test.ts', [
    ["isPerson(unit) && unit.health === 'sick'", "isPerson(unit) && unit.health !== 'healthy'"],
    ['if (before === 0 && now > 0) cureSick', 'if (before === 0 && now > 1) cureSick'],
    ['Math.max(0, before + by)', 'before + by'],
  ]),
  ...broken('map.ts', 'rules/43-rules.test.ts', [
    ['here.accessible && beyond.accessible && !isBlocked', 'here.accessible && beyond.accessible'],
    ['here.accessible && beyond.accessible', 'here.accessible'],
  ]),
  ...broken('content/map-faults.ts', 'content/content.test.ts', [
    ['shut > MOST_INACCESSIBLE', 'shut > MOST_INACCESSIBLE + 1'],
    ['towns < LEAST.towns', 'towns < 1'],
  ]),
]
