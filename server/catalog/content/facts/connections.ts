import { blockPlaceholder, table, type Placeholders, type ShopFacts } from './shop-facts'

/** Services that receive personal data, as far as the shop is connected to them. */
export const connectionPlaceholders: Placeholders = {
  'payment.processors': blockPlaceholder(processors),
  'payment.refunds': blockPlaceholder(refundsTable),
  'mail.processors': blockPlaceholder(mailProcessors),
  'login.services': blockPlaceholder(loginServices),
}

const PROCESSORS: Readonly<Record<string, string>> = {
  stripe:
    '**Stripe** (Stripe, Inc.) takes card payments. It receives the amount, the order number, your email address and what you enter on its page. We never see your card number.',
  paypal:
    '**PayPal** (PayPal, Inc.) takes payments from PayPal accounts. It receives the amount and the order number, and tells us whether you paid.',
}

const TAX_PROCESSORS: Readonly<Record<string, string>> = {
  stripe:
    '**Stripe Tax** (Stripe, Inc.) calculates the tax of orders to countries whose prices exclude tax. It receives the shipping address without your name, the prices of the items and the order number.',
}

function processors({ providers, taxService }: ShopFacts): string {
  const known = [
    ...providers.flatMap(({ id }) => PROCESSORS[id] ?? []),
    ...[taxService?.id].flatMap((id) => TAX_PROCESSORS[id ?? ''] ?? []),
  ]
  if (known.length === 0) return 'We’re not using any payment services right now.'
  return known.map((text) => `- ${text}`).join('\n')
}

const REFUNDS: Readonly<Record<string, string>> = {
  stripe: 'the same card, where it arrives within a few business days after we send it',
  paypal: 'the same account, where it arrives within a few business days after we send it',
  bank: 'the account you name',
}

function refundsTable({ providers }: ShopFacts): string {
  const rows = providers.flatMap(({ id, title }) => {
    const target = REFUNDS[id]
    return target === undefined ? [] : [[title, target]]
  })
  return table(
    ['You paid by', 'We refund'],
    [...rows, ['Store credit', 'your store credit, right away']],
  )
}

/** Items of a list; empty if no email is sent or received. */
function mailProcessors({ mail, inbound }: ShopFacts): string {
  const texts = [
    mail && '**Our email provider** delivers our emails: your address and what we write to you.',
    inbound?.postmark &&
      '**Postmark** (ActiveCampaign, LLC) receives your replies to our emails and passes them on to us.',
  ]
  return texts.flatMap((text) => (text ? `- ${text}` : [])).join('\n')
}

function loginServices({ socials }: ShopFacts): string {
  if (socials.length === 0) return ''
  const names = socials.map(({ title }) => title).join(' or ')
  return `If you log in with ${names}, that service gives us your name, your email address and its ID for you. This only happens when you click its button.`
}
