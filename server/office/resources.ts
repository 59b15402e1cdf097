import { campaignsRouter } from './campaigns/routes'
import { promotionsRouter } from './promo/routes'

/** Routers of the resources of the back office. */
export const resourceRouters = [campaignsRouter, promotionsRouter]
