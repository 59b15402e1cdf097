import { createServices, type Services } from '@/services/services'

/** Creates in-process services per call, so that no visitor's data reaches another. */
export function pageServices(): Services {
  return createServices()
}
