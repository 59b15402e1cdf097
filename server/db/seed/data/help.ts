import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A shelf of the help center; its topics lie in a file of the same name. */
export interface SeedHelpCategory {
  slug: string
  title: string
  description: string
}

export interface SeedHelpTopic {
  slug: string
  category: string
  position: number
  title: string
  description: string
  keywords: string[]
  source: string
}

/** In the order of the help center. */
export const seedHelpCategories: readonly SeedHelpCategory[] = [
  {
    slug: 'charging-and-battery',
    title: 'Charging and battery',
    description: 'Charging, storing and replacing your battery.',
  },
  {
    slug: 'riding-and-assist',
    title: 'Riding and assist',
    description: 'Range, modes, rain, the law and display messages.',
  },
  {
    slug: 'fit-and-sizes',
    title: 'Choosing, fit and sizes',
    description: 'Which bike, which size and how to set it up.',
  },
  {
    slug: 'assembly-and-care',
    title: 'Assembly and care',
    description: 'Unboxing, torque, tires, brakes, service and spare parts.',
  },
  {
    slug: 'orders-and-delivery',
    title: 'Orders and delivery',
    description: 'When it arrives, what shipping costs and how to change an order.',
  },
  {
    slug: 'payment-and-refunds',
    title: 'Payment and refunds',
    description: 'Payment methods, promo codes, gift cards, invoices and refunds.',
  },
  {
    slug: 'returns-and-warranty',
    title: 'Returns and warranty',
    description: 'Returning an order, and what to do when something breaks.',
  },
  {
    slug: 'dealers-and-test-rides',
    title: 'Dealers and test rides',
    description: 'Try it first, have it assembled or find a repair shop.',
  },
  {
    slug: 'account-and-privacy',
    title: 'Account and privacy',
    description: 'Login, security, your data and what we don’t do with it.',
  },
]

/** Words that people use for the same thing. */
export const seedHelpSynonyms: readonly string[][] = [
  ['tire', 'tyre', 'wheel', 'rubber'],
  ['bike', 'bicycle', 'ebike', 'cycle'],
  ['battery', 'accumulator', 'akku', 'pack'],
  ['charger', 'adapter', 'plug'],
  ['charge', 'recharge', 'load'],
  ['range', 'distance', 'mileage', 'autonomy'],
  ['return', 'withdraw', 'withdrawal', 'exchange'],
  ['refund', 'reimbursement', 'moneyback'],
  ['cancel', 'cancellation', 'annul', 'revoke'],
  ['delivery', 'shipping', 'shipment', 'dispatch', 'postage'],
  ['price', 'cost', 'fee'],
  ['invoice', 'bill', 'receipt'],
  ['warranty', 'guarantee'],
  ['broken', 'defective', 'faulty', 'damaged', 'defect'],
  ['repair', 'fix', 'mend'],
  ['saddle', 'seat'],
  ['flat', 'puncture'],
  ['torque', 'tightening', 'tighten', 'newton'],
  ['assemble', 'assembly', 'build', 'unbox', 'mount'],
  ['dealer', 'shop', 'store', 'retailer', 'showroom'],
  ['login', 'signin', 'logon'],
  ['account', 'profile', 'user'],
  ['delete', 'erase', 'remove', 'close'],
  ['coupon', 'voucher', 'promo', 'discount', 'code'],
  ['stolen', 'theft', 'thief', 'robbed'],
  ['winter', 'cold', 'frost', 'snow', 'freezing'],
  ['speed', 'fast', 'mph', 'kmh'],
  ['legal', 'law', 'license', 'regulation'],
  ['pressure', 'psi', 'bar', 'inflate'],
  ['service', 'maintenance', 'inspection'],
  ['brake', 'rotor', 'disc'],
  ['spare', 'replacement', 'part'],
  ['car', 'vehicle', 'carrier'],
  ['plane', 'airplane', 'flight', 'airline'],
  ['test', 'demo', 'trial'],
  ['weight', 'heavy', 'load'],
  ['email', 'mail', 'mailbox'],
  ['size', 'fit', 'frame'],
]

const FOLDER = path.join(__dirname, 'help')

/** The topics lie beside this file as Markdown, one file for each category, each topic with its head on top. */
export function seedHelpTopics(): SeedHelpTopic[] {
  return seedHelpCategories.flatMap(({ slug }) => topicsOf(slug))
}

function topicsOf(category: string): SeedHelpTopic[] {
  const [, ...parts] = readFileSync(path.join(FOLDER, `${category}.md`), 'utf8').split(/^---\n/m)
  return Array.from({ length: parts.length / 2 }, (_, position) => {
    const head = headOf(parts[position * 2] ?? '')
    const keywords = head('keywords').split(', ')
    return {
      slug: head('slug'),
      title: head('title'),
      description: head('description'),
      source: (parts[position * 2 + 1] ?? '').trim(),
      ...{ category, position, keywords },
    }
  })
}

function headOf(text: string): (name: string) => string {
  const lines = new Map(text.split('\n').map((line) => [line.split(':', 1)[0], line]))
  return (name) => {
    const value = lines
      .get(name)
      ?.slice(name.length + 1)
      .trim()
    if (!value) throw new Error(`A help topic has no ${name}: ${text}`)
    return value
  }
}
