import { createServices, type Services } from '@/services/services'

/** Creates in-process services for each call, so that no visitor's data is shared with another. */
export function pageServices(): Services {
  return createServices()
}
