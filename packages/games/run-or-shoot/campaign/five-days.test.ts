import { BY_HAND } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { PS_IDS } from '../content/survivors.ts'
import { runOrShoot } from '../testing.ts'
import { UMPIRE } from '../state.ts'
import { runOrShootCampaign } from './game.ts'
import { campaign, dayWon, kept, named, newCampaign, report, resultOfDay, team } from './testing.ts'

describe('the five days', () => {
  it('[rs.scenario.19] are played in order with the same team, won or lost, each once', () => {
    const s = newCampaign()
    for (const [i, survivor] of PS_IDS.slice(0, 4).entries()) s.do(`S${i + 1}`, { do: 'choose', survivor })
    const days = []
    for (let day = 1; day <= 5; day++) {
      const { beside } = s.pending ?? {}
      days.push(beside?.options['scenario'])
      expect(beside).toMatchObject({ game: 'run-or-shoot', part: day - 1, options: { survivors: 4 } })
      report(s, {}, { won: day % 2 === 0 })
      if (day < 5) s.do('S1', { do: 'ready' })
    }
    expect(days).toEqual(['number-nine', 'shopping-list', 'night-school', 'dust-off', 'last-boat'])
    expect(s.state.record.map(({ won }) => won)).toEqual([false, true, false, true, false])
    expect(s.outcome).toMatchObject({ winners: [UMPIRE], clause: 'rs.scenario.19' })
  })

  it('[rs.scenario.19] whoever is played on a day comes with hits, things, rounds and test as he is', () => {
    const dot = kept('p-dot', { hits: 2, pistol: 1, items: ['kit'], tested: 'immune' })
    const s = campaign({ team: team(dot, kept('n3')), options: { survivors: 2 }, saved: [kept('n1')], dead: ['n4'] })
    const beside = s.pending?.beside
    expect(beside?.options['roster']).toEqual({ people: [dot, kept('n3')], others: [kept('n1')], absent: ['n4'] })
    expect(runOrShoot.settle(beside?.options ?? {})).toMatchObject({ ok: true })
  })

  it('[rs.scenario.19] the seats of a smaller team are filled up from the first, each with its own person', () => {
    const people = team(kept('p-dot'), kept('p-petra'), kept('p-gwen'))
    const s = campaign({ team: people.filter((_one, i) => i !== 1) })
    expect(s.pending?.beside?.holders).toEqual({ S1: { person: 'S1' }, S2: { person: 'S3' }, U: { person: 'U' } })
  })

  it.each([
    [5, 'legend', ['S1', 'S2', 'S3', 'S4']],
    [4, 'survivors', ['S1', 'S2', 'S3', 'S4']],
    [3, 'remnant', ['S1', 'S2', 'S3', 'S4']],
    [2, 'fallen', [UMPIRE]],
    [0, 'fallen', [UMPIRE]],
  ])('[rs.scenario.19] with %i days won the end is: %s', (won, ending, winners) => {
    const s = campaign({ day: 5, record: [1, 2, 3, 4].map((day) => dayWon(day, day < won)) })
    report(s, {}, { won: won > 0 })
    expect(s.outcome).toMatchObject({ winners })
    expect(s.state.ending).toBe(ending)
  })

  it('[rs.scenario.19] with nobody left to go on the campaign is over, and the days that were won count', () => {
    const gone = PS_IDS.slice(1).map((who) => ({
      seat: 'S2',
      person: kept(who),
      day: 1,
      fate: 'killed' as const,
    }))
    const record = [1, 2, 3].map((day) => dayWon(day, true))
    const s = campaign({ day: 4, record, gone, team: team(kept('p-dot')) })
    report(s, { 'p-dot': null }, { won: false })
    expect(s.events.map(({ e }) => e)).toContain('nobody left')
    expect([s.state.ending, s.state.record.length]).toEqual(['remnant', 4])
  })

  it('[rs.scenario.19] a campaign that is given up is judged by its days', () => {
    expect(campaign().do('S1', { do: 'give-up' }).state.ending).toBe('fallen')
  })

  it('[rs.scenario.19] a report is of the day at hand and of these people, as they can be', () => {
    const s = campaign()
    const refused = (...told: Parameters<typeof resultOfDay> extends [unknown, ...infer Rest] ? Rest : never): string =>
      s.refused('S1', { do: 'report', result: resultOfDay(s.state, ...told), battle: BY_HAND }).clause
    expect(refused({}, { scenario: 'last-boat' })).toBe('rs.scenario.19')
    expect(refused({}, { team: [kept('p-dot')] })).toBe('rs.scenario.19')
    expect(refused({}, { grade: null })).toBe('rs.scenario.19')
    expect(refused({ 'p-dot': { hits: 4 } })).toBe('rs.injury.1')
    expect(refused({ 'p-dot': { items: ['kit', 'kit', 'kit', 'kit', 'torch'] } })).toBe('rs.carry.3')
    expect(refused({ 'p-dot': { pistol: 7 } })).toBe('rs.reload.1')
    expect(refused({}, { saved: [kept('n3'), kept('n3')] })).toBe('rs.scenario.19')
    expect(refused({}, { saved: [kept('n3', { hits: 1 })] })).toBe('rs.injury.2')
    const tested = campaign({ team: team(kept('p-dot', { tested: 'infected' })) })
    const healed = resultOfDay(tested.state, { 'p-dot': { tested: 'immune' } })
    expect(tested.refused('S1', { do: 'report', result: healed, battle: BY_HAND }).clause).toBe('rs.infection.4')
    expect(s.state.record).toEqual([])
  })

  it('[rs.scenario.19] house rules hold on every day, but not what the campaign itself says', () => {
    const faultAt = (house: object): string | null => {
      const settled = runOrShootCampaign.settle({ house: house as never })
      return settled.ok ? null : settled.fault.at
    }
    expect(faultAt({ psHits: 5 })).toBeNull()
    expect(faultAt({ psHits: 99 })).toBe('options.house.psHits')
    expect(faultAt({ scenario: 'last-boat' })).toBe('options.house.scenario')
    expect(faultAt({ nothing: 1 })).toMatch(/^options\.house/)
    const s = campaign({ options: { house: { psHits: 5, difficulty: 'easy' } } })
    expect(s.pending?.beside?.options).toMatchObject({ psHits: 5, difficulty: 'easy' })
    report(s, { 'p-dot': { hits: 4 } })
    expect(named(s, 'p-dot').hits).toBe(2)
  })
})

describe('a night', () => {
  it('[rs.scenario.19] heals two hits of everybody, and of whoever was hurt one stays', () => {
    const s = report(campaign(), { 'p-dot': { hits: 3 }, 'p-petra': { hits: 2 }, 'p-tariq': { hits: 1 } })
    expect(s.state.team.map(({ person }) => person.hits)).toEqual([1, 1, 1, 0])
    const told = s.events.filter(({ e }) => e === 'healed')
    expect(told).toMatchObject([
      { who: 'p-dot', by: 2, hits: 1 },
      { who: 'p-petra', by: 1, hits: 1 },
    ])
    const all = campaign({ options: { house: { fullHealing: true } } })
    report(all, { 'p-dot': { hits: 3 }, 'p-petra': { hits: 2 }, 'p-tariq': { hits: 1 } })
    expect(all.state.team.map(({ person }) => person.hits)).toEqual([1, 0, 0, 0])
  })

  it('[rs.scenario.19] [rs.secrecy.20] opens who is infected, and lets each of them throw three dice', () => {
    const dice = ['rs.scenario.19 d10: 1', 'rs.scenario.19 d10: 9', 'rs.scenario.19 d10: 5']
    const s = report(campaign({ dice }), { 'p-dot': { tested: 'infected' }, 'p-gwen': { tested: 'immune' } })
    expect(s.events.filter(({ e }) => e === 'test opened')).toMatchObject([
      { who: 'p-dot', result: 'infected' },
      { who: 'p-gwen', result: 'immune' },
    ])
    expect(s.events.filter(({ e }) => e === 'rolled at dawn')).toMatchObject([{ who: 'p-dot', faces: [1, 9, 5] }])
    expect(s.state.team).toHaveLength(4)
    expect(named(s, 'p-dot').tested).toBe('infected')
  })

  it('[rs.scenario.19] a single 0 kills, nobody rises, and what he had lies there for the others', () => {
    const s = report(campaign({ dice: [4, 0, 7] }), { 'p-dot': { tested: 'infected', items: ['kit'], pistol: 2 } })
    expect(s.state.gone).toMatchObject([{ seat: 'S1', person: { who: 'p-dot' }, day: 1, fate: 'found dead' }])
    expect(s.state.heap).toEqual({
      weapons: [
        { kind: 'pistol', rounds: 2 },
        { kind: 'shotgun', rounds: 7 },
      ],
      items: ['kit'],
    })
    s.do('S1', { do: 'replace', survivor: 'p-imre', items: ['stun', 'torch', 'kit'] })
    s.do('S1', { do: 'hand', from: null, to: 'p-imre', thing: 'kit' })
    expect(s.refused('S1', { do: 'hand', from: null, to: 'p-imre', thing: 'shotgun' }).clause).toBe('rs.carry.2')
    s.do('S1', { do: 'ready' })
    expect(s.events.find(({ e }) => e === 'stayed behind')).toMatchObject({ weapons: ['pistol', 'shotgun'], items: [] })
    expect(s.state.heap).toEqual({ weapons: [], items: [] })
  })

  it('[rs.scenario.19] the dead of the day throw nothing, and after the last day nobody does', () => {
    const dead = report(campaign(), { 'p-dot': null, 'p-petra': { tested: 'immune' } })
    expect(dead.state.gone).toMatchObject([{ person: { who: 'p-dot' }, fate: 'killed' }])
    const last = report(campaign({ day: 5 }), { 'p-dot': { tested: 'infected', hits: 3 } })
    expect(last.outcome).not.toBeNull()
    expect(named(last, 'p-dot').hits).toBe(3)
  })

  it('[rs.scenario.19] the dead are replaced by a free PS with half of his things, or by somebody who was saved', () => {
    const s = report(campaign(), { 'p-petra': null, 'p-gwen': null }, { saved: [kept('n3')] })
    expect([s.asks, s.owe]).toEqual(['replace', ['S2']])
    const refused = (survivor: string, items?: string[]): string =>
      s.refused('S2', { do: 'replace', survivor, ...(items && { items }) } as never).clause
    expect(refused('p-petra', [])).toBe('rs.scenario.19')
    expect(refused('p-dot', [])).toBe('rs.scenario.19')
    expect(refused('p-imre', ['kit', 'torch'])).toBe('rs.scenario.19')
    expect(refused('p-imre', ['kit', 'torch', 'HE'])).toBe('rs.scenario.19')
    expect(refused('p-imre', ['kit', 'kit', 'torch'])).toBe('rs.scenario.19')
    expect(refused('n4')).toBe('rs.scenario.19')
    expect(refused('n3', ['kit'])).toBe('rs.scenario.19')
    s.do('S2', { do: 'replace', survivor: 'p-imre', items: ['stun', 'molotov', 'kit'] })
    expect(named(s, 'p-imre')).toEqual(kept('p-imre', { items: ['stun', 'molotov', 'kit'] }))
    s.do('S4', { do: 'replace', survivor: 'n3' })
    expect(s.state.team.map(({ seat, person }) => [seat, person.who])).toEqual([
      ['S1', 'p-dot'],
      ['S2', 'p-imre'],
      ['S3', 'p-tariq'],
      ['S4', 'n3'],
    ])
    expect(s.state.saved).toEqual([])
  })

  it('[rs.scenario.19] every way to bring half of the things is offered, and no other', () => {
    const s = report(campaign(), { 'p-dot': null })
    const choices = s.offered('S1').filter((one) => one.do === 'replace' && one.survivor === 'p-imre')
    // Seven things listed, three of them pistol reloads: three are brought.
    expect(choices).toHaveLength(4 + 6 + 4 + 1)
    expect(new Set(choices.map((one) => JSON.stringify(one))).size).toBe(choices.length)
  })

  it('[rs.scenario.19] with nobody left to replace him the team goes on smaller, until somebody is saved', () => {
    const gone = ['p-imre', 'p-ambrose'].map((who) => ({
      seat: 'S1',
      person: kept(who as 'p-imre'),
      day: 1,
      fate: 'killed' as const,
    }))
    const s = report(campaign({ day: 2, gone }), { 'p-dot': null })
    expect(s.asks).toBe('get ready')
    expect(s.do('S1', { do: 'ready' }).pending?.beside?.options['survivors']).toBe(3)
    report(s, {}, { saved: [kept('n5')] })
    expect([s.asks, s.owe]).toEqual(['replace', ['S1']])
  })

  it('[rs.scenario.19] [rs.reload.2] guns are refilled only from reloads that are carried', () => {
    const s = report(campaign(), {
      'p-dot': { pistol: 1, main: { kind: 'shotgun', rounds: 3 }, items: ['reload:pistol'] },
    })
    expect(s.refused('S1', { do: 'reload', survivor: 'p-dot', gun: 'shotgun' }).clause).toBe('rs.reload.2')
    expect(s.refused('S1', { do: 'reload', survivor: 'p-tariq', gun: 'pistol' }).clause).toBe('rs.reload.3')
    expect(s.refused('S1', { do: 'reload', survivor: 'p-dot', gun: 'sniper' }).clause).toBe('rs.reload.4')
    s.do('S1', { do: 'reload', survivor: 'p-dot', gun: 'pistol' })
    expect(named(s, 'p-dot')).toMatchObject({ pistol: 6, main: { rounds: 3 }, items: [] })
  })

  it('[rs.scenario.19] [rs.setup.8] all things are kept, go round within the limits, and nothing is added', () => {
    const s = report(campaign(), { 'p-dot': { items: ['food', 'kit'] } })
    expect(named(s, 'p-dot').items).toEqual(['food', 'kit'])
    const hand = (from: string | null, to: string | null, thing: string) =>
      ({ do: 'hand', from, to, thing }) as Parameters<typeof s.do>[1]
    expect(s.refused('S1', hand('p-dot', 'p-gwen', 'kit')).clause).toBe('rs.carry.3')
    expect(s.refused('S1', hand('p-dot', 'p-gwen', 'HE')).clause).toBe('rs.setup.8')
    expect(s.refused('S1', hand('p-dot', 'p-dot', 'kit')).clause).toBe('rs.setup.8')
    s.do('S1', hand('p-gwen', null, 'stun')).do('S1', hand('p-dot', 'p-gwen', 'food'))
    expect(named(s, 'p-gwen').items).toContain('food')
    s.do('S1', hand(null, 'p-dot', 'stun')).do('S1', hand('p-dot', null, 'shotgun'))
    s.do('S1', hand('p-petra', 'p-dot', 'rifle')).do('S1', hand(null, 'p-petra', 'shotgun'))
    expect([named(s, 'p-dot').main, named(s, 'p-petra').main]).toEqual([
      { kind: 'rifle', rounds: 6 },
      { kind: 'shotgun', rounds: 7 },
    ])
  })
})
