import { accessoriesRoutes } from '@/contract/shop/accessories/accessories'
import { addressesRoutes } from '@/contract/account/addresses/addresses'
import { certificatesRoutes } from '@/contract/account/certificates/certificates'
import { countriesRoutes } from '@/contract/shop/countries/countries'
import { creditsRoutes } from '@/contract/account/credits/credits'
import { dealersRoutes } from '@/contract/community/dealers/dealers'
import { goodsRoutes } from '@/contract/shop/goods/goods'
import { savedBuildsRoutes } from '@/contract/account/saved-builds/saved-builds'
import { stockAlertsRoutes } from '@/contract/shop/goods/stock-alerts'
import { homeRoutes } from '@/contract/shop/home/home'
import { newsletterRoutes } from '@/contract/community/newsletter/newsletter'
import { promoRoutes } from '@/contract/shop/promo/promo'
import { reviewsRoutes } from '@/contract/shop/reviews/reviews'

import { clientOf } from './http/client-of'
import type { Http } from './http/http'

/** Services of visitors whose calls are exactly their routes. */
export const shopServices = (http: Http) => ({
  accessories: clientOf(http, accessoriesRoutes),
  addresses: clientOf(http, addressesRoutes, { list: 'addresses' }),
  certificates: clientOf(http, certificatesRoutes),
  countries: clientOf(http, countriesRoutes),
  credits: clientOf(http, creditsRoutes),
  dealers: clientOf(http, dealersRoutes, { places: 'places' }),
  goods: clientOf(http, goodsRoutes),
  home: clientOf(http, homeRoutes, { bikes: 'bikes' }),
  newsletter: clientOf(http, newsletterRoutes),
  promo: clientOf(http, promoRoutes),
  reviews: clientOf(http, reviewsRoutes),
  savedBuilds: clientOf(http, savedBuildsRoutes),
  stockAlerts: clientOf(http, stockAlertsRoutes),
})
