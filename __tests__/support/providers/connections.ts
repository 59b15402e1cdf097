import type { Connections } from '@/contract/office/connections/connections'
import { createConnections } from '@/server/office'
import type { Variables } from '@/server/office/connections/key-variables'
import { tryVariables } from '@/server/office/connections/try-keys'
import { silentLog } from '@/server/kernel/ports/log'

import { freshOffice } from '../fixtures'
import { dataOf } from '../member-shop'
import { openMailServer, type MailServer } from '../mail/mail-server'
import { FakePayPal } from './fake-paypal'
import { FakeStripe } from './fake-stripe'
import type { TestShop } from '../shop'

/** Connections of one process, with doubles of the payment providers. */
export function connectionsOf({ deps }: Pick<TestShop, 'deps'>, env: Variables) {
  const { db, clock, secret, shopUrl } = deps
  return createConnections({
    ...{ db, clock, secret, shopUrl, env, log: silentLog },
    attempt: (connection, variables) =>
      tryVariables(connection, variables, async (domain) => domain !== 'nowhere.example'),
  })
}

/** An office whose payments and mail follow the entered keys. */
export function freshConnections() {
  const opened = freshOffice('connections')
  const { shop, office } = opened
  const doubles = {} as { stripe: FakeStripe; payPal: FakePayPal; mail: MailServer }
  const bases = (): Variables => ({
    STRIPE_API_BASE: doubles.stripe.server.origin,
    PAYPAL_API_BASE: doubles.payPal.server.origin,
  })
  const connectBy = (env: Variables = {}) => {
    shop.deps.connections = connectionsOf(shop, { ...bases(), ...env })
  }
  beforeEach(async () => {
    doubles.stripe = await FakeStripe.start()
    doubles.stripe.now = () => shop.clock.now().getTime()
    doubles.payPal = await FakePayPal.start()
    doubles.mail = await openMailServer(0, 'shop@example.com:app-password')
    connectBy()
  })
  afterEach(async () => {
    await doubles.stripe.server.close()
    await doubles.payPal.server.close()
    await doubles.mail.close()
  })
  const read = async () => dataOf<Connections>(await office('GET'))
  return {
    ...opened,
    ...{ doubles, bases, connectBy, read },
    set: (slot: string, keys: Record<string, string>) => office('PUT', `/${slot}`, { keys }),
    of: async (name: string) => (await read()).connections.find((one) => one.name === name),
  }
}
