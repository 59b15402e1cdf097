/** What follows the purchase on the page of an accessory. */
export const accessoryBelow = {
  needs: 'Needs',
  needsLink: (bike: string) => `Add it to the ${bike} in the configurator`,
  delivery: 'At your door',
  related: 'Goes with it',

  gift: {
    steps: 'How it works',
    how: [
      'The code comes to the e-mail address of your order as soon as the payment is in. Nothing is shipped, so there is no delivery to pay.',
      'Forward the mail or print it: whoever has the code redeems it once, in the dashboard under Credits.',
      'The amount then pays for anything in the shop, in one order or several. It does not expire.',
      'A gift card is not taxed when you buy it; what is bought with it is.',
    ],
  },
} as const
