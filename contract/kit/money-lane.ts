import { api } from './api'
import type { RouteData } from './route'

/** Path patterns of the routes in the lane 'money', which `platform/front` gets when it is built. */
export const moneyLane = (): string[] => [
  ...new Set(
    Object.values(api).flatMap((feature) =>
      Object.values<RouteData>(feature).flatMap(({ lane, path }) => (lane ? [path] : [])),
    ),
  ),
]
