import type { Db } from '@/server/kernel/db/client'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import { bankProvider } from './bank-provider'
import { withEarlierKeys } from './earlier-keys'
import { guardedProvider } from './guarded-provider'
import type { PayPalSettings } from './paypal/client'
import { payPalProvider } from './paypal/provider'
import { sandboxProvider } from './sandbox-provider'
import type { StripeSettings } from './stripe/client'
import { stripeProvider } from './stripe/provider'
import { tillProviders } from './till-providers'

export type Environment = Readonly<Record<string, string | undefined>>

interface Shop {
  db: Db
  secret: string
  shopUrl: string
}

/**
 * Lists providers with keys, in checkout order, and the sandbox if there are none or on request.
 * @param earlier variables of other keys, which end payments that were begun with them
 */
export function providersFromEnvironment(
  { db, secret, shopUrl }: Shop,
  env: Environment,
  earlier: readonly Environment[] = [],
): PaymentProvider[] {
  const real = [
    (from: Environment) => guarded(stripeSettings(from, shopUrl), stripeProvider),
    (from: Environment) => guarded(payPalSettings(from, shopUrl), payPalProvider),
    (from: Environment) =>
      from.BANK_ACCOUNT ? bankProvider({ db, secret, account: from.BANK_ACCOUNT }) : null,
  ].flatMap((make) => {
    const others = earlier.map(make).filter((one) => one !== null)
    return withEarlierKeys(make(env), others) ?? []
  })
  const hasSandbox = env.SANDBOX_PAYMENTS
    ? env.SANDBOX_PAYMENTS === 'on'
    : real.every(({ isInternal }) => isInternal)
  // Sandbox orders stay readable after the sandbox is switched off.
  const sandbox = { ...sandboxProvider(db), isInternal: !hasSandbox }
  return [...real, ...tillProviders(), sandbox]
}

const guarded = <Settings>(
  settings: Settings | null,
  make: (settings: Settings) => PaymentProvider,
) => settings && guardedProvider(make(settings))

export function stripeSettings(env: Environment, shopUrl: string): StripeSettings | null {
  if (!env.STRIPE_SECRET_KEY) return null
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecrets: listOf(env.STRIPE_WEBHOOK_SECRETS),
    apiBase: env.STRIPE_API_BASE,
    filesBase: env.STRIPE_FILES_BASE,
    shopUrl,
  }
}

export function payPalSettings(env: Environment, shopUrl: string): PayPalSettings | null {
  if (!env.PAYPAL_CLIENT_ID || !env.PAYPAL_CLIENT_SECRET) return null
  return {
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    webhookIds: listOf(env.PAYPAL_WEBHOOK_IDS),
    apiBase: (env.PAYPAL_API_BASE ?? 'https://api-m.sandbox.paypal.com').replace(/(?<!\/)\/+$/, ''),
    merchantId: env.PAYPAL_MERCHANT_ID,
    shopUrl,
  }
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}
