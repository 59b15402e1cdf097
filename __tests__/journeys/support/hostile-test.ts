import { HostilePeople } from './hostile-people'
import { register } from './member'
import { test } from './shop-test'
import { expectNothingRan, XssTrap } from './xss-trap'

/** Time limit for filling a real shop and walking through it 69 times. */
export const HOSTILE_MS = 8 * 60_000

export interface Hostile {
  trap: XssTrap
  people: HostilePeople
}

export const hostile = test.extend<{ hostile: Hostile }>({
  hostile: async ({ browser, request, shop, email }, provide) => {
    const trap = await XssTrap.open(browser)
    await register(trap.page, email)
    await shop.makeAdministrator(email)
    const staff = (await trap.page.context().cookies()).find(({ name }) => name === 'access_token')
    await provide({ trap, people: new HostilePeople(request, shop, staff?.value ?? '') })
    expectNothingRan(trap)
    await trap.close()
  },
})
