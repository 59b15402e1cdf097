/** The home page. Every sentence is true of what the shop does today. */
export const home = {
  navigation: 'Main',
  hero: {
    heading: 'Your bike does not exist yet.',
    lead: 'Choose the frame size, the color and every part. You see what it costs, what it weighs, how far it goes and the day it arrives. Then we build it.',
    configure: 'Configure yours',
    built: 'How it is built',
    pictured: (title: string, size: string, color: string) =>
      `In the picture: ${title}, size ${size}, ${color}`,
    figures: 'Figures of the bike in the picture',
  },
  bikes: {
    heading: 'Three to start from',
    lead: (country: string) =>
      `Each of them is a complete bike, and every part of it can be another. The figures are those of the bike in the picture. Country of delivery: ${country}.`,
    price: 'Price',
    range: 'Range',
    weight: 'Weight',
    power: 'Motor',
    arrives: 'Ordered today, arrives',
    colors: 'Colors',
    sizes: 'Sizes',
    owners: 'Owners say',
    rating: (mean: number, count: number) => `${mean.toFixed(1)} of 5, ${count} reviews`,
    configure: 'Configure',
    configureBike: (title: string) => `Configure ${title}`,
    rangeNote:
      'Range: a band of 20 % around the model’s figure in Tour mode on rolling ground, with a rider of 80 kg at 20 °C. The configurator shows the formula.',
  },
} as const
