import { z } from 'zod'

import {
  choices,
  conditional,
  count,
  email,
  line,
  money,
  moment,
  optional,
  terms,
  text,
} from '@/contract/kit/resource/field'
import { date, decimal, id, percent, records } from '@/contract/kit/resource/more-fields'
import { parseForm, resource, toFormValues } from '@/contract/kit/resource/resource'
import { schemasOf } from '@/contract/kit/resource/resource.schema'
import { cents, ZERO } from '@/domain/kit/money'
import { fromColumns, toColumns } from '@/server/kernel/resource/columns'

const AMOUNT = { wrong: 'Enter an amount.' }
const limits = resource('limits', {
  nouns: { code: 'test_limit', one: 'limit', a: 'a limit', many: 'limits' },
  path: '/api/backoffice/limits',
  read: 'marketing.read',
  write: 'marketing.write',
  fields: {
    name: line(40, { required: 'Enter a name.', isCode: true, example: 'spring' }),
    threshold: money({ ...AMOUNT, blank: ZERO }),
    cap: optional(money({ ...AMOUNT, least: 1 })),
    share: optional(percent({ wrong: 'Enter a percentage.' })),
    kinds: choices(['bike', 'spare', 'accessory']),
    most: optional(count({ least: 1, most: 99 }, { wrong: 'Enter 1 to 99.' })),
    ends_at: optional(moment()),
    note: text(20, { required: 'Enter a note.', example: 'One' }),
    contact: email({ wrong: 'Enter an email address.' }),
    words: terms({ least: 1, most: 2 }, { wrong: 'Enter 1 or 2 words.' }),
  },
})
const schemas = schemasOf(limits)
const body = schemas.add.body ?? z.never()
const VALUES = {
  ...{ name: 'spring', threshold: cents(19_99), cap: null, share: 1250, kinds: ['spare'], most: 3 },
  ...{ ends_at: '2026-12-27T00:00:33.000Z', words: ['tire', 'tyre'] },
  ...{ note: 'One\n\tTwo', contact: 'ada@example.com' },
}

it('has dollars on the wire and cents in code', () => {
  const wire = { ...VALUES, threshold: 19.99 }
  expect(z.decode(body, wire as never)).toEqual(VALUES)
  const entry = { ...VALUES, id: 'a', version: '7' }
  expect(z.encode(schemas.add.response, entry as never)).toEqual({
    ...wire,
    ...{ id: 'a', version: '7' },
  })
})

it('stores money in columns of cents and moments as dates', () => {
  const row = toColumns(limits.fields, VALUES)
  expect(row).toMatchObject({ threshold_cents: 1999, cap_cents: null, ends_at: expect.any(Date) })
  expect(fromColumns(limits.fields, row)).toEqual(VALUES)
})

it('stores values without a column in a JSON column, in which an earlier entry may lack one', () => {
  const json = { name: 'rest', members: ['cap', 'kinds'] }
  const row = toColumns(limits.fields, { ...VALUES, cap: cents(500) }, json)
  expect(row).toMatchObject({ threshold_cents: 1999, rest: { cap: 500, kinds: ['spare'] } })
  expect(row).not.toHaveProperty('kinds')
  const earlier = { ...row, rest: { kinds: ['spare'] } }
  expect(fromColumns(limits.fields, earlier, json)).toEqual(VALUES)
})

it('shows a moment in the time zone of the shop and keeps its seconds', () => {
  const form = toFormValues(limits, { ...VALUES, version: '7' })
  expect(form).toMatchObject({
    threshold: '19.99',
    cap: '',
    share: '12.5',
    most: '3',
    version: '7',
  })
  expect(form).toMatchObject({ kinds: 'spare', words: 'tire, tyre' })
  expect(form).toMatchObject({ ends_at: '2026-12-26T19:00' })
  expect(parseForm(limits, form, VALUES)).toEqual({ body: VALUES, faults: {} })
  const edited = parseForm(limits, { ...form, ends_at: '2026-07-01T08:00' }, VALUES)
  expect(edited.body.ends_at).toBe('2026-07-01T12:00:00.000Z')
})

it('reads an empty amount as its blank value', () => {
  const form = {
    ...toFormValues(limits, null),
    name: ' SPRING ',
    words: 'Tire, TIRE',
    contact: ' ａda@example.com ',
  }
  expect(parseForm(limits, form, null).body).toMatchObject({
    ...{ name: 'spring', threshold: 0, words: ['tire'], contact: 'ada@example.com' },
  })
})

it('reports the same message for a field of a form and of a request', () => {
  const form = {
    ...toFormValues(limits, null),
    threshold: '-',
    cap: '0',
    share: '101',
    most: '100',
    words: 'Tire, TIRE, tyre, wheel',
    note: 'A note that is too long',
    contact: 'ada@example',
  }
  const faults = {
    ...{ name: 'Enter a name.', threshold: 'Enter an amount.', cap: 'Enter an amount.' },
    ...{ share: 'Enter a percentage.', most: 'Enter 1 to 99.' },
    words: 'Enter 1 or 2 words.',
    note: 'Please shorten it to 20 characters or fewer.',
    contact: 'Enter an email address.',
  }
  expect(parseForm(limits, form, null).faults).toEqual(faults)
  const request = z.safeDecode(body, {
    ...{ ...VALUES, name: ' ', threshold: -1, cap: 0, share: 10_001, most: 100 },
    ...{ words: [], note: 'A note that is too long', contact: 'ada@example' },
  } as never)
  const issues = request.error?.issues.map(({ path, message }) => [path[0], message])
  expect(Object.fromEntries(issues ?? [])).toEqual(faults)
})

it('accepts a request without optional members, but not with unknown ones', () => {
  const { name, threshold, kinds, words, note, contact } = VALUES
  const rest = { name, kinds, words, note, contact }
  const wire = { ...rest, threshold: 19.99 }
  expect(z.decode(body, wire as never)).toEqual({ ...rest, threshold })
  expect(z.safeDecode(body, { ...wire, color: 'red' } as never).success).toBe(false)
})

const POINT = { wrong: 'Enter degrees.' }
const DAYS = { wrong: 'Name each day once.' }
const places = resource('places', {
  nouns: { code: 'test_place', one: 'place', a: 'a place', many: 'places' },
  path: '/api/backoffice/places',
  read: 'settings.read',
  write: 'settings.write',
  fields: {
    country_id: id({ required: 'Choose a country.' }),
    lat: decimal({ least: -90, most: 90 }, POINT),
    email: email({ wrong: 'Enter an email address.' }),
    services: choices(['sale', 'assembly']),
    fee: conditional(money({ wrong: 'Enter a fee.' })),
    days: records(
      { date: date({ wrong: 'Enter a day.' }) },
      {
        ...{ ...DAYS, most: 9 },
        toForm: (days) => days.map((day) => day.date).join(' '),
        read: (text) => text.split(' ').map((day) => ({ date: day })),
        isValid: (days) => new Set(days.map((day) => day.date)).size === days.length,
      },
    ),
  },
  when: { fee: ({ services }) => services.includes('assembly') },
})
const PLACE = {
  ...{ country_id: 15, lat: -52.5, email: 'ada@example.com', services: ['assembly'], fee: 5_00 },
  days: [{ date: '2026-12-24' }, { date: '2026-12-25' }],
}

it('restores numbers, ids, and records from a form', () => {
  const form = toFormValues(places, { ...PLACE, version: '7' })
  expect(form).toMatchObject({ lat: '-52.5', country_id: '15', days: '2026-12-24 2026-12-25' })
  expect(parseForm(places, form, null)).toEqual({ body: PLACE, faults: {} })
  const other = { ...form, services: 'sale', fee: 'none' }
  expect(parseForm(places, other, null)).toMatchObject({ body: { fee: null }, faults: {} })
})

it('reports the same message for their forms and requests', () => {
  const day = '2026-12-24'
  const wrong = { country_id: '', lat: '91', email: 'ada@', fee: '', days: `${day} ${day}` }
  const faults = {
    ...{ country_id: 'Choose a country.', lat: 'Enter degrees.', fee: 'Enter a fee.' },
    ...{ email: 'Enter an email address.', days: 'Name each day once.' },
  }
  const form = { ...toFormValues(places, { ...PLACE, version: '7' }), ...wrong }
  expect(parseForm(places, form, null).faults).toEqual(faults)
  const days = [{ date: day }, { date: day }]
  const request = z.safeDecode(schemasOf(places).add.body ?? z.never(), {
    ...{ ...PLACE, country_id: 0, lat: 91, email: 'ada@', fee: 5, days },
  } as never)
  const issues = request.error?.issues.map(({ path, message }) => [path[0], message])
  expect({ ...Object.fromEntries(issues ?? []), fee: faults.fee }).toEqual(faults)
})
