/** The bike list. */
export const bikeList = {
  title: 'E-Bikes',
  description:
    'Three carbon e-bikes, built to order: choose size, color and every part, and see price, weight, range and delivery date of your own build at once.',
  heading: 'Three bikes, built the way you ride',
  lead: 'Every bike is made for one rider. Pick one, change what you like, and see what it costs, weighs and how far it goes while you do.',
  configure: 'Configure',
  configureBike: (title: string) => `Configure ${title}`,
  from: 'From',
  range: 'Range',
  weight: 'Weight',
  power: 'Motor',
  sizes: 'Sizes',
  colors: 'Colors',
  nextDelivery: 'Next delivery',
  motorAndBrakes: 'Motor and brakes',
  rangeNote: 'Range in Tour mode on rolling ground with a rider of 80 kg.',
} as const
