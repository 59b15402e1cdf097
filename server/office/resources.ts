import { campaignsRouter } from './campaigns/routes'

/** Routers of the resources of the back office. */
export const resourceRouters = [campaignsRouter]
