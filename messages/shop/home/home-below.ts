import { countryInSentence } from '@/utils/country-in-sentence'
import { dateShort } from '@/utils/format'

/** Texts of the lower part of the home page, lazy-loaded near the viewport. */
export const homeBelow = {
  built: {
    heading: 'How it is built',
    blueprint: (title: string, size: string) => `Geometry of the ${title} in size ${size}`,
    caption: (title: string, size: string) =>
      `${title}, size ${size}, in millimeters and degrees. We build the frame, and draw every picture here, from these numbers.`,
    facts: (fewest: number, most: number) => [
      {
        title: 'One at a time',
        text: `We don’t keep finished bikes in a warehouse. Yours takes ${fewest} to ${most} business days, depending on the model. If a color or part takes longer, you’ll see how much before you choose it.`,
      },
      {
        title: 'Drawn from its numbers',
        text: 'Choose L instead of M, and the frame on your screen grows by as many millimeters as the real one. You can print your build’s geometry table.',
      },
      {
        title: 'One price',
        text: 'The configurator, cart, checkout and order all add up to the same cent. You see shipping and tax for your country before you enter your name.',
      },
      {
        title: 'Your own build sheet',
        text: 'Your order page lists the size, color and every part of your bike, so you can print and keep it. All you need is the link, no account.',
      },
    ],
  },
  delivery: {
    heading: 'Your delivery date, and what sets it',
    lead: 'We count the factory’s business days, skip weekends and holidays, and add the days in transit. Your slowest choice sets the date. The configurator tells you which one it is and offers a faster alternative if there is one.',
    choose: 'Bike shown in the calendar',
    calendar: (title: string, today: string) => `${title}, ordered on ${dateShort(today)}`,
    summary: (days: { working: number; ready: string; transit: number; arrives: string }) =>
      `${days.working} business days at the factory, ready ${dateShort(days.ready)}, then ${days.transit} days in transit. Arrives ${dateShort(days.arrives)}.`,
    legend: {
      factory: 'At the factory',
      closed: 'Closed',
      transit: 'In transit',
      arrival: 'Arrives',
    },
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    table: (country: string) =>
      `Standard bikes ordered today, shipped to ${countryInSentence(country)}.`,
    bike: 'Bike',
    workingDays: 'Business days at the factory',
    transitDays: 'Days in transit',
    arrives: 'Arrives',
  },
  help: {
    heading: 'Ask before you order',
    lead: 'Not sure about a size or part? Write to us. Real people answer during these hours.',
    write: 'Send an email',
    contact: 'Contact',
  },
} as const
