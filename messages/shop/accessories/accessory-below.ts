import type { Cents } from '@/domain/kit/money'
import { money } from '@/utils/format'

export const accessoryBelow = {
  bundle: {
    title: 'What’s in it',
    quantity: (count: number) => `${count} ×`,
    saved: (apart: Cents, saved: Cents) =>
      `One by one, that’s ${money(apart)}. Together, you save ${money(saved)}.`,
  },

  needs: 'Needs',
  needsLink: (bike: string) => `Add it to the ${bike} in the configurator`,
  delivery: 'Delivered price',
  related: 'Goes well with',

  gift: {
    steps: 'How it works',
    how: [
      'We email the code to the address on your order as soon as you’ve paid, or to someone else on the day you choose. Nothing ships, so there’s no shipping charge.',
      'Forward the email or print it. Anyone with the code can redeem it once, under Credits in the dashboard.',
      'The credit pays for anything in the shop, in one order or several. It never expires.',
      'You don’t pay tax on a gift card. Tax applies to what you buy with it.',
    ],
  },
} as const
