import type { Db } from '@/server/kernel/db/client'
import type { PaymentProvider } from '@/server/kernel/ports/payments'
import { bankProvider } from './bank-provider'
import { guardedProvider } from './guarded-provider'
import { payPalProvider } from './paypal/provider'
import { sandboxProvider } from './sandbox-provider'
import { stripeProvider } from './stripe/provider'

type Environment = Record<string, string | undefined>

function environment(): Environment {
  return {
    STRIPE_SECRET_KEY: process.env.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRETS: process.env.STRIPE_WEBHOOK_SECRETS,
    STRIPE_API_BASE: process.env.STRIPE_API_BASE,
    STRIPE_FILES_BASE: process.env.STRIPE_FILES_BASE,
    PAYPAL_CLIENT_ID: process.env.PAYPAL_CLIENT_ID,
    PAYPAL_CLIENT_SECRET: process.env.PAYPAL_CLIENT_SECRET,
    PAYPAL_WEBHOOK_IDS: process.env.PAYPAL_WEBHOOK_IDS,
    PAYPAL_MERCHANT_ID: process.env.PAYPAL_MERCHANT_ID,
    PAYPAL_API_BASE: process.env.PAYPAL_API_BASE,
    BANK_ACCOUNT: process.env.BANK_ACCOUNT,
    SANDBOX_PAYMENTS: process.env.SANDBOX_PAYMENTS,
  }
}

interface Shop {
  db: Db
  secret: string
  shopUrl: string
}

/** Lists providers with keys, in checkout order, and the sandbox if there are none or on request. */
export function providersFromEnvironment(
  { db, secret, shopUrl }: Shop,
  env: Environment = environment(),
): PaymentProvider[] {
  const real = [stripeFrom(env, shopUrl), payPalFrom(env, shopUrl)].filter((one) => one !== null)
  const bank = env.BANK_ACCOUNT ? [bankProvider({ db, secret, account: env.BANK_ACCOUNT })] : []
  const hasSandbox = env.SANDBOX_PAYMENTS
    ? env.SANDBOX_PAYMENTS === 'on'
    : real.length + bank.length === 0
  return [
    ...real.map((one) => guardedProvider(one)),
    ...bank,
    // Sandbox orders stay readable after the sandbox is switched off.
    { ...sandboxProvider(db), isInternal: !hasSandbox },
  ]
}

function stripeFrom(env: Environment, shopUrl: string): PaymentProvider | null {
  if (!env.STRIPE_SECRET_KEY) return null
  return stripeProvider({
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecrets: listOf(env.STRIPE_WEBHOOK_SECRETS),
    apiBase: env.STRIPE_API_BASE,
    filesBase: env.STRIPE_FILES_BASE,
    shopUrl,
  })
}

function payPalFrom(env: Environment, shopUrl: string): PaymentProvider | null {
  if (!env.PAYPAL_CLIENT_ID || !env.PAYPAL_CLIENT_SECRET) return null
  return payPalProvider({
    clientId: env.PAYPAL_CLIENT_ID,
    clientSecret: env.PAYPAL_CLIENT_SECRET,
    webhookIds: listOf(env.PAYPAL_WEBHOOK_IDS),
    apiBase: (env.PAYPAL_API_BASE ?? 'https://api-m.sandbox.paypal.com').replace(/(?<!\/)\/+$/, ''),
    merchantId: env.PAYPAL_MERCHANT_ID,
    shopUrl,
  })
}

function listOf(text: string | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
}
