import {
  choices,
  conditional,
  count,
  email,
  flag,
  line,
  money,
  optional,
} from '@/contract/kit/resource/field'
import { date, decimal, id, prefilled, records } from '@/contract/kit/resource/more-fields'
import { resource, type EntryOf } from '@/contract/kit/resource/resource'
import {
  areApart,
  isTimeZone,
  MOST_AT_ONCE,
  MOST_FEE_DAYS,
  MOST_NOTICE_HOURS,
  RIDE_MINUTES,
} from '@/domain/community/dealers/dealer'
import { DEALER_SERVICES } from '@/domain/community/dealers/dealers'
import {
  closedDaysOf,
  closedText,
  rideBikesOf,
  rideBikesText,
  weekHours,
  weekText,
} from '@/domain/office/dealers/dealer-form'

const { min, max } = RIDE_MINUTES
const MINUTES = { least: 0, most: 1440 }

const hours = records(
  {
    weekday: count({ least: 1, most: 7 }, { about: '1 is Monday' }),
    opens: count(MINUTES, { about: 'Since midnight, by the dealer’s clock, as `closes`' }),
    closes: count(MINUTES, {}),
  },
  {
    ...{ most: 70, toForm: weekText, read: weekHours },
    wrong: 'Enter hours such as 10 AM–6 PM; they must not overlap.',
    isValid: (week) => week.every(({ opens, closes }) => opens < closes) && areApart(week),
    about: 'Several intervals a day leave a break between them',
    example: [{ weekday: 2, opens: 600, closes: 780 }],
  },
)

const closedDays = records(
  {
    date: date({ wrong: 'Enter a day.', example: '2030-12-24' }),
    reason: line(80, { required: 'Say why, such as Christmas.', example: 'Christmas Eve' }),
  },
  {
    ...{ most: 600, toForm: closedText, read: closedDaysOf, wrong: 'Name each day once.' },
    isValid: (days) => new Set(days.map((one) => one.date)).size === days.length,
    about: 'Holidays and breaks; days that are over go on their own',
  },
)

export const dealerships = resource('dealerships', {
  nouns: {
    ...{ code: 'dealership', one: 'dealer', a: 'a dealer', many: 'dealers' },
    exists: 'A dealer of this name at this address is there already.',
  },
  path: '/api/backoffice/dealers',
  read: 'settings.read',
  write: 'settings.write',
  fields: {
    title: line(80, { required: 'Enter the name of the dealer.', example: 'Radhaus Nord' }),
    note: line(300, {
      required: 'Enter a sentence that visitors read.',
      example: 'Two floors of bikes.',
    }),
    street: line(120, { required: 'Enter the street address.', example: 'Am Ring 3' }),
    postcode: line(20, { example: '10119' }),
    city: line(80, { required: 'Enter the city.', example: 'Berlin' }),
    region: line(60, { example: '', about: 'State or province, where addresses have one' }),
    country_id: id({ required: 'Choose a country.', example: 15 }),
    lat: decimal(
      { least: -90, most: 90 },
      { wrong: 'Enter degrees from -90 to 90, or click on the map.', example: 52.5 },
    ),
    lng: decimal(
      { least: -180, most: 180 },
      { wrong: 'Enter degrees from -180 to 180, or click on the map.', example: 13.4 },
    ),
    time_zone: line(60, {
      required: 'Choose the time zone of the hours.',
      ...{ example: 'Europe/Berlin', about: 'IANA time zone of the opening hours' },
    }),
    phone: line(40, { required: 'Enter the phone number.', isPhone: true, example: '+49 30 12' }),
    email: email({ wrong: 'Enter an email address, such as name@example.com.' }),
    services: prefilled(choices(DEALER_SERVICES, { example: ['sale', 'assembly'] }), 'sale'),
    hours,
    closed_days: closedDays,
    ride_minutes: prefilled(
      count({ least: min, most: max }, { wrong: 'Enter 15 to 480 minutes.', example: 60 }),
      '60',
    ),
    ride_notice_hours: prefilled(
      count(
        { least: 0, most: MOST_NOTICE_HOURS },
        { wrong: 'Enter 0 to 336 hours.', about: 'How much earlier a test ride has to be booked' },
      ),
      '20',
    ),
    rides_at_once: optional(
      count(
        { least: 1, most: MOST_AT_ONCE },
        {
          wrong: 'Enter a number from 1 to 50, or leave it empty.',
          about: 'How many ride at the same time; null for as many as there are bikes',
        },
      ),
    ),
    assembly_fee: conditional(
      money({
        ...{ wrong: 'Enter an amount, such as 139 or 139.50.', example: 139.5 },
        about: 'Per bike, without tax; null where the dealer assembles no bikes',
      }),
    ),
    assembly_days: conditional(
      count(
        { least: 0, most: MOST_FEE_DAYS },
        {
          ...{ wrong: 'Enter a number of days from 0 to 60.', example: 3 },
          about: 'Business days that assembly adds to a delivery; null with the fee',
        },
      ),
    ),
    bikes: records(
      { bike_id: id({ required: 'Choose a bike.' }), size_id: id({ required: 'Choose a size.' }) },
      {
        ...{ most: 200, toForm: rideBikesText, read: rideBikesOf },
        wrong: 'Choose from the bikes and their sizes.',
        about: 'Bikes to look at and to ride, by model and size',
      },
    ),
    is_active: flag({ blank: true, about: 'Whether visitors see the dealer' }),
  },
  computed: { country_title: line(80, { example: 'Germany' }) },
  when: {
    assembly_fee: ({ services }) => services.includes('assembly'),
    assembly_days: ({ services }) => services.includes('assembly'),
  },
  check: ({ time_zone }) =>
    time_zone === undefined || isTimeZone(time_zone)
      ? {}
      : { time_zone: 'Choose a time zone of the list.' },
})

export type Dealership = EntryOf<typeof dealerships>
