export const homePage = {
  title: 'Electric bikes, built after you order',
  description:
    'E-bikes, each built after you order. Choose the size, color and every part, and see the price, weight, range and arrival date before you pay.',
} as const
