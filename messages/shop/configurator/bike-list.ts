export const bikeList = {
  title: 'E-Bikes',
  description:
    'E-bikes built to order. Choose the size, color and every part, and see your price, weight, range and delivery date right away.',
  heading: 'Bikes built the way you ride',
  lead: 'Every bike is made for one rider. Pick one, change what you like, and watch the price, weight and range update as you go.',
  configure: 'Configure',
  configureBike: (title: string) => `Configure ${title}`,
  price: (tax: string | null) => (tax ? `Price, incl. ${tax}` : 'Price'),
  range: 'Range',
  weight: 'Weight',
  power: 'Motor',
  sizes: 'Sizes',
  colors: 'Colors',
  nextDelivery: 'Next delivery',
  motorAndBrakes: 'Motor and brakes',
  rangeNote: 'Range in Tour mode on rolling terrain with an 80 kg (176 lb) rider.',
} as const
