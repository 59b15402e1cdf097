import { audit, openMoneyShop, rememberStock, type MoneyShop } from './money-shop'

/**
 * A shop with doubles of its providers for each test of the file, audited after it.
 * @example let shop: MoneyShop; withMoneyShop((opened) => (shop = opened))
 */
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
