import { fresh } from '../fixtures'
import { audit, openMoneyShop, rememberStock, type MoneyShop } from './money-shop'

/** A shop with provider doubles for each test, audited after it. */
export function withMoneyShop({ isAudited = true } = {}): MoneyShop {
  const shop = fresh(openMoneyShop)
  beforeEach(() => rememberStock(shop.db))
  afterEach(async () => {
    if (isAudited) await audit(shop)
    await shop.close()
  })
  return shop
}
