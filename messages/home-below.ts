import { dateShort } from '@/utils/format'

/** The lower part of the home page, whose code comes when it is near. */
export const homeBelow = {
  built: {
    heading: 'How it is built',
    blueprint: (title: string, size: string) => `Geometry of the ${title} in size ${size}`,
    caption: (title: string, size: string) =>
      `${title}, size ${size}, in millimeters and degrees: the numbers that the frame is made to, and that every picture here is drawn from.`,
    facts: (fewest: number, most: number) => [
      {
        title: 'One at a time',
        text: `No finished bike waits in a warehouse. Yours takes ${fewest} to ${most} working days, depending on the model; a color or part that needs longer says by how much before you choose it.`,
      },
      {
        title: 'Drawn from its numbers',
        text: 'Choose L instead of M, and the frame on your screen grows by the same millimeters as the real one. The geometry table of your build can be printed.',
      },
      {
        title: 'One price',
        text: 'Configurator, cart, checkout and order add up the same lines to the same cent. Delivery and tax for your country stand there before you type your name.',
      },
      {
        title: 'A build sheet of your own',
        text: 'The page of your order lists size, color and each part of your bike, to print and to keep. Its link opens it; you need no account.',
      },
    ],
  },
  delivery: {
    heading: 'A date, and what sets it',
    lead: 'We count the working days of the factory, leave out weekends and holidays, and add the days on the way. The slowest choice sets the date. The configurator names it and offers a quicker one where there is one.',
    choose: 'Bike of the calendar',
    calendar: (title: string, today: string) => `${title}, ordered on ${dateShort(today)}`,
    summary: (days: { working: number; ready: string; transit: number; arrives: string }) =>
      `${days.working} working days at the factory, finished on ${dateShort(days.ready)}, then ${days.transit} days on the way. Arrives on ${dateShort(days.arrives)}.`,
    legend: {
      factory: 'At the factory',
      closed: 'Closed',
      transit: 'On the way',
      arrival: 'Arrives',
    },
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    table: (country: string) =>
      `Bikes as they stand, ordered today. Country of delivery: ${country}.`,
    bike: 'Bike',
    workingDays: 'Working days at the factory',
    transitDays: 'Days on the way',
    arrives: 'Arrives',
  },
  help: {
    heading: 'Ask before you order',
    lead: 'Unsure about a size or a part? Write to us; people answer within these hours.',
    write: 'Write an e-mail',
    contact: 'Contact',
  },
} as const
