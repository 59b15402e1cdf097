import { countryInSentence } from '@/utils/country-in-sentence'

const COUNTS = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** Texts of the home page. Every sentence must be true of the current shop. */
export const home = {
  hero: {
    configure: 'Configure yours',
    built: 'How it is built',
    pictured: (title: string, size: string, color: string) =>
      `Shown: ${title}, size ${size}, ${color}`,
    figures: 'Specs of the bike shown',
  },
  details: {
    motor: {
      title: 'The motor sits low.',
      text: 'Between the pedals, in the frame, where its weight belongs.',
      alt: (title: string) => `Motor, cranks and chain of the ${title}`,
    },
    paint: {
      title: 'Every part is your choice.',
      text: 'Fork, bar, brakes, display: the picture and the price follow each one.',
      alt: (title: string) => `Head tube, fork and bar of the ${title}`,
    },
  },
  bikes: {
    heading: (count: number) =>
      count < COUNTS.length ? `${COUNTS[count - 1]} to start from` : 'Bikes to start from',
    lead: (country: string, tax: string | null) =>
      `Each one is a complete bike, and you can change every part. Specs are for the bikes shown. Prices and dates are for ${countryInSentence(country)}, ${tax ? `with ${tax}` : 'before tax'}.`,
    price: 'Price',
    range: 'Range',
    weight: 'Weight',
    power: 'Motor',
    arrives: 'Order today, arrives',
    colors: 'Colors',
    sizes: 'Sizes',
    owners: 'Owners say',
    rating: (mean: number, count: number) => `${mean.toFixed(1)} out of 5, ${count} reviews`,
    configure: 'Configure',
    configureBike: (title: string) => `Configure ${title}`,
    leads: {
      power: 'Our strongest motor',
      range: 'Our longest range',
      weight: 'Our lightest bike',
      price: 'Our lowest price',
    },
    rangeNote:
      'Range: the model’s estimate plus or minus 20%, in Tour mode on rolling terrain, with an 80 kg (176 lb) rider at 20 °C (68 °F). The configurator shows the formula.',
  },
} as const
