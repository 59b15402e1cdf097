import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Jobs without the shared helpers (docs/reliability.md), and why they can't starve. */
const BY_ITSELF: Record<string, string> = {
  sendMail: 'One row, claimed by moving its next try ahead.',
  sendRefund: 'One row, claimed by moving its next try ahead.',
  processEvent: 'One row, claimed by moving its next try ahead.',
  remindOfRide: 'One row.',
  sendGiftCard: 'One row.',
  sendTaxRecord: 'One row.',
  startPrices: 'One row.',
  startOffer: 'One row.',
  startBikeEdit: 'One row.',
  runImport:
    'One row; its lines go on behind the last batch, and a bad line is a fault of the table.',
  makeExport: 'One row, leased by one worker, which begins again after a crash.',
  purgeExports: 'One statement.',
  sendIssue: 'One row; its deliveries are taken by their next try, which each failure moves.',
  makePicture: 'One row, claimed by moving its next try ahead.',
  makeBuildPicture: 'One row, the most urgent, claimed by moving its next try ahead.',
  planStandardPictures: 'One transaction after each change of the catalog.',
  noticeLowStock: 'One statement marks what it takes.',
  upsertDailyTotals: 'One statement.',
  followWeeks: 'One calculation.',
  purgeDelays: 'One statement.',
  sendWebhooks:
    'Each webhook has turns of its own; its deliveries are claimed by their due time, which each failure moves.',
  purgeWebhookEvents: 'Each pass deletes what it took, so that none stays in front.',
  purgeRawEmails: 'Each pass deletes what it took, so that none stays in front.',
}
const PURGES = /^purge/u
const HELPERS = /\b(?:workThrough|runSteps|enqueueDue)\b/u
const LOOPS = /\b(?:for|while) \(/u

const read = (file: string) => readFileSync(file, 'utf8')
const JOBS = 'server/job-list.ts'

function importedJobs(): Map<string, string> {
  const found = new Map<string, string>()
  for (const [, names = '', from = ''] of read(JOBS).matchAll(
    /import \{([^}]*)\} from '@\/([^']+)'/g,
  )) {
    for (const name of names.split(',').map((one) => one.trim())) {
      if (name !== '' && !name.startsWith('type ')) found.set(name, fileOf(name, from))
    }
  }
  return found
}

function fileOf(name: string, from: string): string {
  const direct = `${from}.ts`
  if (!from.match(/^server\/[a-z-]+$/u)) return direct
  const index = join(from, 'index.ts')
  const line = new RegExp(`export \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`, 'u').exec(
    read(index),
  )
  return join(dirname(index), `${line?.[1]}.ts`)
}

const jobs = [...importedJobs()].filter(([, file]) => /^server\/(?!kernel\/jobs)/u.test(file))
const dueLists = jobs.filter(([name]) => /^list(?:Due|Open)/u.test(name))
const workers = jobs.filter(([name]) => !/^list(?:Due|Open)/u.test(name))

test('every list of due rows goes by their due time, which failures move', () => {
  expect(dueLists.length).toBe(14)
  for (const [name, file] of dueLists) {
    const [, body = ''] = read(file).split(new RegExp(`(?:function|const) ${name}\\b`, 'u'))
    const [own = ''] = body.split(/\n\}/u)
    expect([name, own.includes('listDueRows(')]).toEqual([name, true])
  }
})

test('every round works row by row through the shared helper, or says why it can’t starve', () => {
  expect(workers.length).toBeGreaterThan(30)
  for (const [name, file] of workers) {
    const isShared = HELPERS.test(read(file))
    const isStatement = PURGES.test(name) && !LOOPS.test(read(file))
    expect([name, isShared || isStatement || name in BY_ITSELF]).toEqual([name, true])
  }
})

test('every job is in the table of docs/reliability.md', () => {
  const listed = read('docs/reliability.md')
  for (const name of [...workers, ...dueLists].map(([one]) => one)) {
    expect([name, listed.includes(`\`${name}\``)]).toEqual([name, true])
  }
})

/** Files that lock rows with SKIP LOCKED, which is how batches are claimed. */
const SKIPPING = [
  'server/community/forum/purge-queries.ts',
  'server/community/forum/sync-search.ts',
  'server/kernel/mail/queries.ts',
  'server/office/csv/queries.ts',
  'server/office/newsletter/queries.ts',
  'server/office/stock/queries.ts',
  'server/office/webhooks/queries.ts',
  'server/payments/attempts/event-queries.ts',
  'server/payments/refunds/refund-queries.ts',
]

test('batches are taken nowhere else', () => {
  const found = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map((file) => `server/${file}`)
    // Inbound email has its own tests.
    .filter((file) => file.endsWith('.ts') && !file.startsWith('server/support/inbound/'))
    .filter((file) => /skip locked|skipLocked/u.test(read(file)))
  expect(found.sort()).toEqual(SKIPPING)
})

test('every name on the list is a job', () => {
  const names = workers.map(([name]) => name)
  expect(
    Object.keys(BY_ITSELF).filter((name) => name !== 'purgeDelays' && !names.includes(name)),
  ).toEqual([])
})
