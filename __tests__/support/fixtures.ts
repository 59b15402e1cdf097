import { registerAdmin } from './admins'
import { as, register, type Member } from './members'
import { openTestShop, type TestShop } from './shop'

type Options = Parameters<typeof openTestShop>[0]

/** Opens a fixture before each test. The returned object has its properties from then on. */
export const fresh = <Fixture extends object>(open: () => Promise<Fixture>) =>
  fixture(beforeEach, open)

/** Opens a fixture once for all tests of the file. */
export const shared = <Fixture extends object>(open: () => Promise<Fixture>) =>
  fixture(beforeAll, open)

export function freshShop(options?: Options): TestShop {
  const shop = fresh(() => openTestShop(options))
  afterEach(() => shop.close())
  return shop
}

export function sharedShop(options?: Options): TestShop {
  const shop = shared(() => openTestShop(options))
  afterAll(() => shop.close())
  return shop
}

/** A shop with an owner; `office` sends the owner's requests to the back office, below a path. */
export const freshOffice = (path = '', options?: Options) => office(freshShop(options), fresh, path)

export const sharedOffice = (path = '', options?: Options) =>
  office(sharedShop(options), shared, path)

/** A new member for each test of a shared shop. */
export function freshMember(shop: TestShop, name = 'Ada'): Member {
  let count = 0
  return fresh(() => register(shop, `${name}${(count += 1)}`))
}

function office(shop: TestShop, open: typeof fresh, base: string) {
  const admin = open(() => registerAdmin(shop))
  return {
    shop,
    admin,
    office: (method: string, path = '', body?: unknown, headers?: Record<string, string>) =>
      as(shop, admin)(method, `/api/backoffice/${base}${path}`, body, headers),
  }
}

function fixture<Fixture extends object>(
  before: typeof beforeEach,
  open: () => Promise<Fixture>,
): Fixture {
  const opened = {} as Fixture
  before(async () => void Object.assign(opened, await open()))
  return opened
}
