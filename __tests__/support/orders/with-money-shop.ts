import { audit, openMoneyShop, rememberStock, type MoneyShop } from './money-shop'

/** Opens a shop with provider doubles before each test, and audits it afterward. */
export function withMoneyShop(take: (shop: MoneyShop) => void, { isAudited = true } = {}): void {
  let shop: MoneyShop
  beforeEach(async () => {
    shop = await openMoneyShop()
    await rememberStock(shop.db)
    take(shop)
  })
  afterEach(async () => {
    if (isAudited) await audit(shop)
    await shop.close()
  })
}
