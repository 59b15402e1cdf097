import { createServices, type Services } from '@/services/services'

/**
 * The services of a page on the server: the same modules as in the browser, answered in process.
 * Made per call, so nothing of one visitor can reach another.
 * @example const { bikes } = await pageServices().configurator.bikes()
 */
export function pageServices(): Services {
  return createServices()
}
