import { askForToken } from './paypal/client'
import { payPalSettings, stripeSettings, type Environment } from './providers-from-environment'
import { callStripe, stripeClient } from './stripe/client'

const TIMEOUT_MS = 6_000

/** Makes the lightest call that needs valid keys. @throws ProviderKeyRefused, ProviderUnreachable */
export async function tryProviderKeys(
  provider: 'stripe' | 'paypal',
  env: Environment,
): Promise<void> {
  const shopUrl = ''
  if (provider === 'stripe') {
    const settings = stripeSettings(env, shopUrl)
    if (!settings) return
    const stripe = await stripeClient({ ...settings, timeoutMs: TIMEOUT_MS })()
    await callStripe(stripe.charges.list({ limit: 1 }))
    return
  }
  const settings = payPalSettings(env, shopUrl)
  if (settings) await askForToken({ ...settings, timeoutMs: TIMEOUT_MS })
}
