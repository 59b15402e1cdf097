import { RequestScheduler, type Slot } from '@/platform/front/request-scheduler'

const BULKHEADS = {
  money: { atOnce: 2, longestWaitMs: 10_000 },
  ready: { atOnce: 4, longestWaitMs: 2_000 },
  other: { atOnce: 2, longestWaitMs: 2_000 },
  carts: { atOnce: 4, perClient: 2, longestWaitMs: 2_000 },
}

/** Simulates an event loop: each turn runs what is due, and work takes its declared time. */
function eventLoop() {
  let time = 0
  let due: { at: number; callback: () => void }[] = []
  return {
    clock: {
      now: () => time,
      after: (ms: number, callback: () => void) => void due.push({ at: time + ms, callback }),
    },
    work: (ms: number) => void (time += ms),
    turn() {
      if (due.every(({ at }) => at > time)) time = Math.min(...due.map(({ at }) => at), time + 1)
      const now = due.filter(({ at }) => at <= time)
      due = due.filter((one) => !now.includes(one))
      for (const { callback } of now) callback()
    },
    isIdle: () => due.length === 0,
    time: () => time,
  }
}

let loop: ReturnType<typeof eventLoop>
let scheduler: RequestScheduler<'ready' | 'other' | 'carts'>
let started: string[]
let refused: string[]
let slots: Map<string, Slot>
beforeEach(() => {
  loop = eventLoop()
  scheduler = new RequestScheduler(BULKHEADS, loop.clock)
  started = []
  refused = []
  slots = new Map()
})

function ask(bulkhead: keyof typeof BULKHEADS, name: string, client = 'someone') {
  return scheduler.enter(bulkhead, client, {
    start(slot) {
      started.push(name)
      slots.set(name, slot)
    },
    refuse: () => refused.push(name),
  })
}

function turns(count: number): void {
  for (let turn = 0; turn < count; turn += 1) loop.turn()
}

test('money starts in the next turn, whatever waits', () => {
  for (let turn = 0; turn < 100; turn += 1) ask('ready', `page ${turn}`)
  ask('money', 'first')
  ask('money', 'second')
  turns(1)
  expect(started.slice(0, 2)).toEqual(['first', 'second'])
})

test('of all else one starts in each turn of the event loop', () => {
  for (let turn = 0; turn < 3; turn += 1) ask('ready', `page ${turn}`)
  expect(started).toEqual([])
  loop.turn()
  expect(started).toEqual(['page 0'])
  loop.turn()
  expect(started).toEqual(['page 0', 'page 1'])
})

test('one client has its own limit, so that another starts at once', () => {
  for (let turn = 0; turn < 9; turn += 1) ask('carts', `flood ${turn}`, 'attacker')
  turns(5)
  expect(started).toEqual(['flood 0', 'flood 1'])
  ask('carts', 'cart', 'buyer')
  turns(2)
  expect(started).toEqual(['flood 0', 'flood 1', 'cart'])
  slots.get('flood 0')?.release()
  turns(2)
  expect(started.at(-1)).toBe('flood 2')
  turns(5)
  expect(started).toHaveLength(4)
})

test('a full bulkhead holds up no other, and the next one starts as soon as one has ended', () => {
  for (const name of ['search 0', 'search 1', 'search 2']) ask('other', name)
  ask('ready', 'page')
  turns(10)
  expect(started).toEqual(['page', 'search 0', 'search 1'])
  slots.get('search 0')?.release()
  turns(1)
  expect(started.at(-1)).toBe('search 2')
})

test('money has a bulkhead too, whose next one starts as soon as one has ended', () => {
  for (const name of ['first', 'second', 'third']) ask('money', name)
  turns(1)
  expect(started).toEqual(['first', 'second'])
  slots.get('first')?.release()
  turns(1)
  expect(started.at(-1)).toBe('third')
})

test('clients take turns, in the order of their own requests', () => {
  for (let turn = 0; turn < 500; turn += 1) ask('other', `flood ${turn}`, '10.0.0.1')
  ask('other', 'a', '10.0.0.2')
  ask('other', 'b', '10.0.0.3')
  ask('other', 'c', '10.0.0.3')
  for (let turn = 0; turn < 6; turn += 1) {
    turns(3)
    slots.forEach((slot) => slot.release())
  }
  expect(started.slice(0, 6)).toEqual(['flood 0', 'a', 'b', 'flood 1', 'c', 'flood 2'])
})

test('while money moves, one other request is in flight, and then none for as long as it took', () => {
  ask('money', 'payment')
  ask('ready', 'page 0')
  ask('ready', 'page 1')
  turns(1)
  expect(started).toEqual(['payment', 'page 0'])
  loop.work(20)
  turns(1)
  expect(started).toHaveLength(2)
  slots.get('page 0')?.release()
  const ended = loop.time()
  while (started.length < 3) loop.turn()
  expect(loop.time() - ended).toBe(20)
})

test('the end of the payment ends the rest', () => {
  ask('money', 'payment')
  ask('ready', 'page 0')
  ask('ready', 'page 1')
  turns(1)
  slots.get('payment')?.release()
  turns(1)
  expect(started).toEqual(['payment', 'page 0', 'page 1'])
})

test('payments without end and a request that doesn’t end starve nobody', () => {
  ask('money', 'payment')
  for (let turn = 0; turn < 4; turn += 1) {
    ask('ready', `page ${turn}`)
    ask('other', `search ${turn}`)
  }
  while (loop.time() < 1_000) loop.turn()
  expect(started.filter((name) => name.startsWith('page'))).toHaveLength(4)
  expect(started.filter((name) => name.startsWith('search'))).toHaveLength(2)
})

/** Passes time in which the event loop runs. */
function pass(ms: number): void {
  for (const until = loop.time() + ms; loop.time() < until;) {
    loop.work(10)
    loop.turn()
  }
}

test('what waits too long is refused', () => {
  for (const name of ['search 0', 'search 1', 'search 2']) ask('other', name)
  pass(1_900)
  expect(refused).toEqual([])
  pass(300)
  expect([started, refused]).toEqual([['search 0', 'search 1'], ['search 2']])
  // No work remains for a timer.
  turns(2)
  expect(loop.isIdle()).toBe(true)
})

test('time in which the process didn’t run is no wait', () => {
  for (const name of ['search 0', 'search 1', 'search 2']) ask('other', name)
  turns(2)
  loop.work(5_000)
  pass(1_800)
  expect(refused).toEqual([])
  pass(300)
  expect(refused).toEqual(['search 2'])
})

test('money waits longer', () => {
  for (const name of ['pay 0', 'pay 1', 'pay 2']) ask('money', name)
  pass(9_000)
  expect(refused).toEqual([])
  pass(1_200)
  expect(refused).toEqual(['pay 2'])
})

test('money that comes while others rest starts in the next turn, too', () => {
  ask('money', 'payment')
  ask('ready', 'page 0')
  ask('ready', 'page 1')
  turns(1)
  loop.work(40)
  slots.get('page 0')?.release()
  ask('money', 'second')
  turns(1)
  expect(started).toEqual(['payment', 'page 0', 'second'])
})

test('a client that leaves makes room, and its request never starts', () => {
  const leave = ask('ready', 'page 0')
  ask('ready', 'page 1')
  leave()
  leave()
  turns(5)
  expect(started).toEqual(['page 1'])
})

test('a request that waits for its client holds no slot', () => {
  for (const name of ['upload 0', 'upload 1', 'search']) ask('other', name)
  turns(5)
  slots.get('upload 0')?.release()
  turns(1)
  expect(started).toEqual(['upload 0', 'upload 1', 'search'])
  slots.get('upload 0')?.hold()
  slots.get('upload 1')?.release()
  ask('other', 'next')
  turns(5)
  expect(started).not.toContain('next')
})

test.each([
  ['pages that take 2 ms', 'ready', 2],
  ['searches that take 15 ms', 'other', 15],
] as const)('500 connections that ask for %s don’t hold up a payment', (_, bulkhead, ms) => {
  const flood = () =>
    scheduler.enter(bulkhead, 'attacker', {
      start(slot) {
        loop.work(ms)
        slot.release()
        // The next requests are read in the next turn.
        loop.clock.after(0, flood)
      },
      refuse: () => loop.clock.after(0, flood),
    })
  for (let turn = 0; turn < 500; turn += 1) flood()
  turns(100)
  const began = loop.time()
  let hops = 40
  let answered = 0
  scheduler.enter('money', 'buyer', {
    start(slot) {
      // Each query of a payment takes a turn of the event loop.
      const hop = () => {
        hops -= 1
        if (hops > 0) return loop.clock.after(0.5, hop)
        answered = loop.time()
        return slot.release()
      }
      hop()
    },
    refuse: () => undefined,
  })
  while (answered === 0) loop.turn()
  expect(answered - began).toBeLessThan(40 * ms)
})
