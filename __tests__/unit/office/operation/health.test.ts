import { healthOf, type HealthFacts } from '@/domain/office/operation/operation'

const FACTS: HealthFacts = {
  ...{ answerMs: 1, workerMs: 1_000, queueMs: null, hasMail: true, mailMs: null },
  ...{ failedMails: 0, failedEvents: 0, waitingEvents: 0, failedRefunds: 0 },
  ...{ taxFallbacks: 0, taxJobs: { failing: 0, set_aside: 0 } },
  ...{ hasBackups: true, backupMs: 0, failingJobs: 0, setAsideJobs: 0 },
}
const HOUR_MS = 3_600_000

test.each([
  ['good', { backupMs: 26 * HOUR_MS }],
  ['bad', { backupMs: 26 * HOUR_MS + 1 }],
  ['bad', { backupMs: null }],
  ['warn', { hasBackups: false, backupMs: null }],
] as const)('backups are %s where %j', (state, facts) => {
  expect(healthOf({ ...FACTS, ...facts }).backups).toBe(state)
})

test.each([
  ['good', { queueMs: 60_000 }],
  ['warn', { queueMs: 60_001 }],
  ['warn', { failingJobs: 1 }],
  ['bad', { queueMs: 600_001, failingJobs: 1 }],
  ['bad', { setAsideJobs: 1 }],
] as const)('background jobs are %s where %j', (state, facts) => {
  expect(healthOf({ ...FACTS, ...facts }).queue).toBe(state)
})

test.each([
  ['good', {}],
  ['warn', { taxFallbacks: 1 }],
  ['warn', { taxJobs: { failing: 1, set_aside: 0 } }],
  ['bad', { taxFallbacks: 1, taxJobs: { failing: 0, set_aside: 1 } }],
] as const)('taxes are %s where %j', (state, facts) => {
  expect(healthOf({ ...FACTS, ...facts }).taxes).toBe(state)
})
