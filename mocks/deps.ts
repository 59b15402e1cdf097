import type { Deps } from '@/server/kernel/deps'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import { createConnections } from '@/server/office'
import { creditProvider, providersFromEnvironment } from '@/server/payments'
import { realDeps } from '@/server/real-deps'

/** Takes evidence without sending it anywhere, so that the form of a dispute can be tried. */
const EVIDENCE: Pick<PaymentProvider, 'sendEvidence' | 'uploadEvidence'> = {
  sendEvidence: async () => undefined,
  uploadEvidence: async ({ key }) => `file_${key}`,
}

/** Returns the API's dependencies without any that leaves this machine, whatever the settings. */
export function mockDeps(): Deps {
  const deps = realDeps()
  const { db, secret, shopUrl } = deps
  const sandbox = providersFromEnvironment({ db, secret, shopUrl }, {})
  return {
    ...deps,
    // Any keys count as valid, and payments stay in the sandbox.
    connections: {
      ...createConnections({ ...deps, env: {}, attempt: async () => undefined }),
      now: async () => ({}),
    },
    providers: [
      ...sandbox.map((provider) => ({ ...provider, ...EVIDENCE })),
      creditProvider(db, secret),
    ],
    taxService: null,
    socials: [],
    mail: null,
    inbound: null,
    isOutboxOpen: true,
    staffSecondFactor: 'off',
  }
}
