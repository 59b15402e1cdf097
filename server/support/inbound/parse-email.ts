import type { Deps } from '@/server/kernel/deps'
import { DomainError } from '@/server/kernel/errors/domain-error'
import type { SharedBody } from '@/server/kernel/http/body'
import { createConcurrencyLimiter } from '@/server/kernel/ports/concurrency-limiter'
import { createWorkerThread } from '@/server/kernel/ports/worker-thread'

import type { RawEmail } from '../tickets/queries'
import type { ParserTask } from './email-parser'
import { beginAttempt, endAttempt, failAttempt } from './raw-emails'
import type { ParserResult, PostmarkBounce } from './read-postmark'
import { UNREADABLE, type ReceivedEmail } from './received-email'

/** Timeout of the parser; the largest email takes three seconds. */
const LIMIT_MS = 20_000
const MEMORY_MB = 384
const IDLE_MS = 10_000

const thread = createWorkerThread<ParserTask, ParserResult>({
  name: 'email-parser',
  source: 'server/support/inbound/email-parser.ts',
  memoryMb: MEMORY_MB,
  idleMs: IDLE_MS,
})
/** Parse one email at a time, so that a malicious email delays only other emails. */
const inTurn = createConcurrencyLimiter({ atOnce: 1, mostWaiting: 50 })

type ParserDeps = Pick<Deps, 'db' | 'clock' | 'log'>

interface DeliveredEmail extends SharedBody {
  as: 'mime' | 'postmark'
}

/** Parses an email; its envelope after two crashes. @throws DomainError malformed_json, server_busy */
export async function parseEmail(
  deps: ParserDeps,
  { as, content, digest }: DeliveredEmail,
): Promise<{ email: ReceivedEmail; raw: RawEmail }> {
  return inTurn(async () => {
    // Start first: if the program doesn't load, this must not count as an attempt of the email.
    await thread.start()
    const until = new Date(deps.clock.now().getTime() + 2 * LIMIT_MS)
    const attempt = await beginAttempt(deps, { digest, format: as, until })
    const read = attempt.isAllowed
      ? await attemptToRead(deps, { as, raw: content }, attempt)
      : await readEnvelope(as, content)
    const email = { ...read, fallbackId: read.fallbackId || digest }
    return { email, raw: { id: attempt.id, content } }
  })
}

async function attemptToRead(
  deps: ParserDeps,
  task: ParserTask & { as: DeliveredEmail['as'] },
  { id, isLast }: { id: number; isLast: boolean },
): Promise<ReceivedEmail> {
  const result = await thread.run(task, LIMIT_MS).catch((error: unknown) => {
    deps.log.warn({ err: error, isLast }, 'an email ended the thread that reads emails')
    return null
  })
  if (result) {
    await endAttempt(deps.db, id)
    return requireEmail(result)
  }
  await failAttempt(deps, id)
  if (isLast) return readEnvelope(task.as, task.raw)
  throw new DomainError('server_busy', 'This email takes too long to read.', { retryAfter: 60 })
}

/** Invalid JSON has no envelope to read. */
async function readEnvelope(as: DeliveredEmail['as'], raw: Uint8Array): Promise<ReceivedEmail> {
  if (as === 'postmark') return UNREADABLE
  return requireEmail(await thread.run({ as: 'envelope', raw }, LIMIT_MS))
}

function requireEmail({ email, malformed }: ParserResult): ReceivedEmail {
  if (email) return email
  throw new DomainError('malformed_json', malformed ?? 'Not an email.')
}

/** @throws DomainError malformed_json, server_busy */
export async function parseBounce(raw: Uint8Array): Promise<PostmarkBounce> {
  const { bounce, malformed } = await inTurn(() => thread.run({ as: 'bounce', raw }, LIMIT_MS))
  if (bounce) return bounce
  throw new DomainError('malformed_json', malformed ?? 'Not a bounce of Postmark.')
}
